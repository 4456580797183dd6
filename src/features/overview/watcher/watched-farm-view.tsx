import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { errorKindOf } from '#src/lib/app-error.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { useOwnConnectionNotice } from '#src/state/use-own-connection-notice.ts';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { Problem } from '#src/ui/problem.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { FarmBody } from '../farm/farm-body.tsx';
import styles from '../farm/farm.module.css';
import { datedByFigures } from '../farm.model.ts';
import { useWatchedFarm } from './use-watched-farm.ts';
import type { WatchedFarm } from './watcher.atoms.ts';

/** A farm for those who only look: what its owner's link shows, without its address and without anything to change. */
export function WatchedFarmView({ code }: { code: string }) {
  const { t } = useTranslation(['overview', 'common']);
  const { watched, error, isOver, isFetching, retry } = useWatchedFarm(code);
  const again = (
    <Button variant="line" size="sm" isBusy={isFetching} onClick={retry}>
      {t('common:retry')}
    </Button>
  );
  if (isOver) return <Empty title={t('overview:watcher.over')} text={t('overview:watcher.overText')} />;
  return (
    <div className={styles.view}>
      <WatchedHead watched={watched} />
      {error && <WatchedProblem error={error} hasCopy={watched !== undefined} retry={again} />}
      {!watched && !error && <Skeleton shape="block" />}
      {watched?.snapshot.data === null && (
        <Empty title={t('overview:noHashrate.title')} text={t('overview:watcher.noHashrate')} action={again} />
      )}
      {watched?.snapshot.data && (
        <FarmBody
          id={{ coin: watched.coin, address: '' }}
          farm={watched.snapshot.data}
          times={undefined}
          madeAtMs={watched.snapshot.madeAt}
          figuresAtMs={datedByFigures(watched.snapshot)?.madeAt ?? watched.snapshot.madeAt}
          isSimulated={watched.snapshot.isSimulated}
        >
          {null}
        </FarmBody>
      )}
    </div>
  );
}

/** What it is called, how old its figures are, and until when the link shows it. */
function WatchedHead({ watched }: { watched: WatchedFarm | undefined }) {
  const { t } = useTranslation('overview');
  const { dateTime } = useFormats();
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1 className={typography.pageTitle}>{watched?.name || t('watcher.farm')}</h1>
      </div>
      <div className={styles.age}>
        <FigureAge of={datedByFigures(watched?.snapshot)} />
      </div>
      {watched && (
        <div className={styles.state}>
          <Tag text={watched.coin} tone="accent" />
          <span className={styles.hint}>{t('watcher.until', { when: dateTime(watched.endsAtMs) })}</span>
          {!watched.showsMoney && <span className={styles.hint}>{t('watcher.noMoney')}</span>}
        </div>
      )}
    </header>
  );
}

function WatchedProblem({ error, hasCopy, retry }: { error: Error; hasCopy: boolean; retry: ReactNode }) {
  const { t } = useTranslation(['overview', 'common']);
  const sentence = useProblemText()(error);
  useOwnConnectionNotice();
  const isOffline = errorKindOf(error) === 'offline';
  const line = t('common:twoSentences', { first: sentence, second: t('overview:notRefreshed') });
  return (
    <Problem
      isOffline={isOffline}
      line={hasCopy ? line : undefined}
      title={isOffline ? t('common:offline.noCopy') : t('overview:failed')}
      text={sentence}
      action={retry}
    />
  );
}
