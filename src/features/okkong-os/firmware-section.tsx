import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { errorKindOf } from '#src/lib/app-error.ts';
import { downloadsQuery } from '#src/parts/downloads-query.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Problem } from '#src/ui/problem.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { FirmwareList } from './firmware-list.tsx';
import { firmwareOf } from './firmware.model.ts';
import styles from './firmware.module.css';
import frame from './os-page.module.css';
import { TellMe } from './tell-me.tsx';

/** The packages to download, out of the site's list or the stored one. The address `?type=1` opens the page here (app/scroll-to-id.ts). */
export function FirmwareSection({ missing }: { missing: string | undefined }) {
  const { t } = useTranslation('okkong-os');
  const { data: response, error, isFetching, refetch } = useApiQuery(downloadsQuery());
  const isSample = response?.data.isSample ?? false;
  return (
    <section id="download" className={frame.section} aria-labelledby="os-packages" aria-busy={!response && !error}>
      <div className={frame.head}>
        <h2 id="os-packages" className={styles.title}>
          <span className={typography.h3}>{t('packages.title')}</span>
          {isSample && <Tag text={t('packages.sample')} tone="accent" />}
          <FigureAge of={response} hasLabel={false} isWarning />
        </h2>
        <p className={typography.body}>{t('packages.lede')}</p>
      </div>
      <MissingFile name={missing} />
      {isSample && <Notice action={<TellMe />}>{t('packages.sampleText')}</Notice>}
      {error && <ListProblem error={error} hasStored={response !== undefined} isBusy={isFetching} onRetry={() => void refetch()} />}
      {response && <FirmwareList packages={firmwareOf(response.data.files)} />}
      {!response && !error && <Skeleton shape="block" className={styles.pending} />}
      <p>
        <Link className={typography.link} to="/upgrade">
          {t('packages.upgrade')}
        </Link>
      </p>
    </section>
  );
}

/** What the server sends who opens the address of a file that is not offered (any more). It comes with the address, after hydration. */
function MissingFile({ name }: { name: string | undefined }) {
  const { t } = useTranslation('okkong-os');
  const isHydrated = useIsHydrated();
  if (name === undefined || !isHydrated) return null;
  return (
    <Notice tone="warning" role="status">
      {name === '' ? t('packages.missingUnnamed') : t('packages.missing', { name })}
    </Notice>
  );
}

interface ListProblemProps {
  error: Error;
  /** A stored list is shown below. */
  hasStored: boolean;
  isBusy: boolean;
  onRetry: () => void;
}

/** Why the list did not come, and the way to try again (DESIGN 10). */
function ListProblem({ error, hasStored, isBusy, onRetry }: ListProblemProps) {
  const { t } = useTranslation(['okkong-os', 'common']);
  const reason = useProblemText()(error);
  const isOffline = errorKindOf(error) === 'offline';
  return (
    <Problem
      isOffline={isOffline}
      line={hasStored ? t('common:twoSentences', { first: reason, second: t('packages.notRefreshed') }) : undefined}
      picture={isOffline ? 'mark' : 'cells'}
      title={isOffline ? t('common:offline.noCopy') : t('packages.failed')}
      text={isOffline ? t('common:offline.noCopyHint') : reason}
      action={
        <Button variant="line" size="sm" isBusy={isBusy} onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    />
  );
}
