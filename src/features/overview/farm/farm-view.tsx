import { useSetAtom } from 'jotai';
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { coinBySymbol } from '#src/domain/coins.ts';
import { type PaymentTimes, paymentTimes } from '#src/domain/schedule.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { errorKindOf, isOutOfReach } from '#src/lib/app-error.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { isEthLookedUpAtom } from '#src/state/eth-lookup.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { useIsSlow } from '#src/state/use-is-slow.ts';
import { useOwnConnectionNotice } from '#src/state/use-own-connection-notice.ts';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { Problem } from '#src/ui/problem.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FarmFigures } from '../farm-figures.tsx';
import { type FarmId, plainName } from '../farm-id.ts';
import { datedByFigures, nextPayout } from '../farm.model.ts';
import { useFarm } from '../use-farm.ts';
import { useFarmSilence } from '../use-farm-silence.ts';
import { useCoinMoney } from './coin-money.ts';
import { FarmBody } from './farm-body.tsx';
import { FarmHead } from './farm-head.tsx';
import styles from './farm.module.css';
import { PaymentCard } from './payment-card.tsx';

/** After this time the page says that the answer may never come. */
const SLOW_MS = 3_000;

interface FarmViewProps {
  id: FarmId;
  worker?: string | undefined;
  /** What its owner may ask to be told. */
  watchOf?: ((farm: FarmId & { name: string }) => ReactNode) | undefined;
}

/** One farm: what the pool's response about it holds, and nothing it does not. */
export function FarmView({ id, worker, watchOf }: FarmViewProps) {
  const { t } = useTranslation(['overview', 'common']);
  const { snapshot: known, saved, error, isFetching, retry } = useFarm(id);
  useFarmSilence(id.coin, known);
  // A farm of many workers is rendered in slices: all at once is a long task on a phone.
  const snapshot = useDeferredValue(known);
  // Of the two coins only ETH has.
  const hasEnded = coinBySymbol(id.coin)?.proofOfWorkEndedAtMs !== null;
  const setIsEthLookedUp = useSetAtom(isEthLookedUpAtom);
  useEffect(() => {
    if (id.coin === 'ETH') setIsEthLookedUp(true);
  }, [id.coin, setIsEthLookedUp]);
  const again = (
    <Button variant="line" size="sm" isBusy={isFetching} onClick={retry}>
      {t('common:retry')}
    </Button>
  );
  const isSlow = useIsSlow(isFetching, SLOW_MS);
  const times = useStatedTimes(id.coin);
  const figuresAtMs = datedByFigures(snapshot)?.madeAt;
  const { minPay } = useCoinMoney(id.coin);
  const payout = snapshot?.data && figuresAtMs !== undefined ? nextPayout(snapshot.data, { minPay, times }, figuresAtMs) : undefined;
  const isBelowMinimum = (payout?.minimum?.missing ?? 0) > 0;
  const payment = times && (
    <PaymentCard
      id={id}
      name={saved?.name || plainName(id)}
      farm={snapshot?.data ?? undefined}
      times={times}
      madeAtMs={figuresAtMs}
      isSimulated={snapshot?.isSimulated ?? false}
      isBelowMinimum={isBelowMinimum}
    />
  );
  return (
    <div className={styles.view}>
      <FarmHead id={id} snapshot={snapshot} saved={saved} isFetching={isFetching}>
        {!hasEnded && watchOf?.({ ...id, name: saved?.name ?? '' })}
      </FarmHead>
      <p role="status" className={styles.caption}>
        {isSlow && !error && t('overview:slow')}
      </p>
      {error && <FarmProblem error={error} hasStored={snapshot !== undefined} action={again} />}
      {!snapshot && !error && <FarmSkeleton />}
      {snapshot?.data === null && (
        <Empty
          title={t('overview:noHashrate.title')}
          text={t(hasEnded ? 'overview:noHashrate.ethEnded' : 'overview:noHashrate.text', { coin: id.coin })}
          action={again}
        />
      )}
      {snapshot?.data && figuresAtMs !== undefined && (
        <FarmBody
          {...{ id, worker, times, figuresAtMs }}
          farm={snapshot.data}
          madeAtMs={snapshot.madeAt}
          isSimulated={snapshot.isSimulated}
        >
          {payment}
        </FarmBody>
      )}
    </div>
  );
}

/** When the pool pays a coin; undefined while that is not known, and where the pool does not state it. */
function useStatedTimes(symbol: string): PaymentTimes | undefined {
  const records = useApiQuery(coinListQuery()).data?.data;
  const record = records?.find(({ coinType }) => coinType === coinBySymbol(symbol)?.id);
  return useMemo(() => record && paymentTimes(record.paymentTime), [record]);
}

interface FarmProblemProps {
  error: Error;
  /** Stored figures are shown below. */
  hasStored: boolean;
  action: ReactNode;
}

/** Why there are no newer figures: the pool's own sentence where it gave one, else ours for the kind of fault. */
function FarmProblem({ error, hasStored, action }: FarmProblemProps) {
  const { t } = useTranslation(['overview', 'common']);
  const sentence = useProblemText()(error);
  useOwnConnectionNotice();
  const isOffline = errorKindOf(error) === 'offline';
  const followedBy = (second: string) => t('common:twoSentences', { first: sentence, second });
  const onlySaved = t('overview:onlySaved');
  return (
    <Problem
      isOffline={isOffline}
      line={hasStored ? followedBy(t('overview:notRefreshed')) : undefined}
      title={isOffline ? t('common:offline.noCopy') : t('overview:failed')}
      text={isOffline ? onlySaved : isOutOfReach(error) ? followedBy(onlySaved) : sentence}
      action={action}
    />
  );
}

const figureNames = ['hashrate', 'hashrate24h', 'workers', 'incomeToday', 'unpaid', 'nextPayout'] as const;

/** The figures' places while the response is on its way. */
function FarmSkeleton() {
  const { t } = useTranslation('overview');
  return (
    <div aria-busy="true" className={styles.waiting}>
      <FarmFigures
        label={t('figures.label')}
        facts={figureNames.map((name) => ({ label: t(`figures.${name}`), value: <Skeleton width="10ch" /> }))}
      />
    </div>
  );
}
