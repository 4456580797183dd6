import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { coinBySymbol } from '#src/domain/coins.ts';
import { AppError, errorKindOf } from '#src/lib/app-error.ts';
import { useIsSlow } from '#src/state/use-is-slow.ts';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FarmFigure, FarmFigures } from '../farm-figures.tsx';
import type { FarmId } from '../farm-id.ts';
import { useFarm } from '../use-farm.ts';
import { FarmBody } from './farm-body.tsx';
import { FarmHead } from './farm-head.tsx';
import styles from './farm.module.css';
import { PaymentCard } from './payment-card.tsx';

/** One farm: what the pool's answer about it holds, and nothing it does not (decision C8). */
export function FarmView({ id }: { id: FarmId }) {
  const { t } = useTranslation(['overview', 'common']);
  const { copy: known, saved, error, isFetching, retry } = useFarm(id);
  // A farm of many workers is drawn in slices: all at once is a long task on a phone (issue 4).
  const copy = useDeferredValue(known);
  // Of the two coins only ETH has (decision F5).
  const hasEnded = coinBySymbol(id.coin)?.proofOfWorkEndedAtMs !== null;
  const again = (
    <Button variant="line" size="sm" isBusy={isFetching} onClick={retry}>
      {t('common:retry')}
    </Button>
  );
  const payment = <PaymentCard coin={id.coin} isSimulated={copy?.isSimulated ?? false} />;
  return (
    <div className={styles.view}>
      <FarmHead id={id} copy={copy} saved={saved} isFetching={isFetching} />
      {error && <FarmProblem error={error} hasCopy={copy !== undefined} action={again} />}
      {!copy && !error && <FarmSkeleton />}
      {copy?.data === null && (
        <Empty
          title={t('overview:noHashrate.title')}
          text={t(hasEnded ? 'overview:noHashrate.ethEnded' : 'overview:noHashrate.text', { coin: id.coin })}
          action={again}
        />
      )}
      {copy?.data && (
        <FarmBody id={id} farm={copy.data} madeAtMs={copy.madeAt} isSimulated={copy.isSimulated}>
          {payment}
        </FarmBody>
      )}
    </div>
  );
}

interface FarmProblemProps {
  error: Error;
  /** Saved figures stand below: a line is enough. */
  hasCopy: boolean;
  action: ReactNode;
}

/** Why there are no newer figures: the pool's own sentence where it gave one, else ours for the kind of fault. */
function FarmProblem({ error, hasCopy, action }: FarmProblemProps) {
  const { t } = useTranslation(['overview', 'common']);
  const kind = errorKindOf(error);
  const isOffline = kind === 'offline';
  const isRefusal = kind === 'api' || kind === 'auth';
  const sentence = (isRefusal && error instanceof AppError && error.message) || t(`common:errors.${kind}`);
  if (hasCopy) {
    return (
      <Notice tone="warning" icon={isOffline ? 'offline' : 'warning'} role="status" action={action}>
        {sentence} {t('overview:notRefreshed')}
      </Notice>
    );
  }
  return (
    <div role="alert">
      <Empty
        picture="mark"
        title={isOffline ? t('common:offline.noCopy') : t('overview:failed')}
        text={isOffline ? t('overview:onlySaved') : sentence}
        action={action}
      />
    </div>
  );
}

const words = ['hashrate', 'hashrate24h', 'workers', 'unpaid'] as const;

/** The figures' places while the pool is asked. */
function FarmSkeleton() {
  const { t } = useTranslation(['overview', 'common']);
  const isSlow = useIsSlow(true);
  return (
    <div aria-busy="true">
      <FarmFigures label={t('overview:figures.label')}>
        {words.map((word) => (
          <FarmFigure key={word} word={t(`overview:figures.${word}`)}>
            <Skeleton width="10ch" />
          </FarmFigure>
        ))}
      </FarmFigures>
      <p role="status">{isSlow && t('common:stillLoading')}</p>
    </div>
  );
}
