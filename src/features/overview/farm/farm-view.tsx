import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { coinBySymbol } from '#src/domain/coins.ts';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import type { FarmId } from '../farm-id.ts';
import { useFarm } from '../use-farm.ts';
import { FarmBody } from './farm-body.tsx';
import { FarmHead } from './farm-head.tsx';
import { FarmProblem } from './farm-problem.tsx';
import { FarmSkeleton } from './farm-skeleton.tsx';
import styles from './farm-view.module.css';
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
