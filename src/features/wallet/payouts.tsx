import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { coinBySymbol, isListed } from '#src/domain/coins.ts';
import { clockText, nextPaymentWindow, paymentState, type PaymentTimes, paymentTimes } from '#src/domain/schedule.ts';
import { useFigureMoment, useFormats } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';
import { OtherMinimums, useMinimum } from './minimums.tsx';
import styles from './payouts.module.css';
import frame from './wallet-page.module.css';

/** When the pool pays, and from which balance on. */
export function PayoutSchedule() {
  const { t } = useTranslation('wallet');
  return (
    <section id="payouts" className={frame.section} aria-labelledby="payouts-title">
      <div className={layout.stack}>
        <h2 id="payouts-title" className={typography.h3}>
          {t('payouts.title')}
        </h2>
        <p className={typography.body}>{t('payouts.lede')}</p>
      </div>
      <div className={styles.content}>
        <PayoutWindow />
        <PayoutTable />
        <OtherMinimums ruled={payoutRows.map(({ coin }) => coin.id)} />
        <p className={typography.small}>
          {/* The blank before the link is the sentence's own: Chinese has none. */}
          {t('payouts.others')}
          <Link className={typography.link} to="/" hash="pool-coins">
            {t('payouts.table')}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** When the pool pays, as its list states it: one time for all coins that state any, none, or several. */
function useStatedTimes() {
  const { data: list, isPending } = useApiQuery(coinListQuery());
  const stated = useMemo(() => {
    const texts = list?.data.filter(isListed).flatMap(({ paymentTime }) => (paymentTimes(paymentTime) ? [paymentTime] : []));
    return texts && [...new Set(texts)];
  }, [list]);
  const [only] = stated ?? [];
  const kind = stated === undefined ? 'unknown' : stated.length === 0 ? 'notStated' : stated.length > 1 ? 'several' : 'one';
  return { kind, times: kind === 'one' && only !== undefined ? paymentTimes(only) : undefined, madeAtMs: list?.madeAt, isPending } as const;
}

/** The daily window in Beijing's time and in the visitor's, and where today stands. */
function PayoutWindow() {
  const { t } = useTranslation('wallet');
  const { kind, times, madeAtMs, isPending } = useStatedTimes();
  const unknown = isPending ? <Skeleton width="10ch" /> : kind === 'unknown' ? '--' : undefined;
  const { opensMin, closesMin } = times ?? {};
  const beijing = [opensMin, closesMin].flatMap((minutes) => (typeof minutes === 'number' ? clockText(minutes) : [])).join('–');
  return (
    <dl className={styles.window}>
      <div>
        <dt>{t('payouts.beijing')}</dt>
        <dd>{unknown ?? (kind === 'notStated' || kind === 'several' ? t(`payouts.${kind}`) : beijing)}</dd>
      </div>
      <Here times={times} madeAtMs={madeAtMs} unknown={unknown ?? '--'} />
    </dl>
  );
}

interface HereProps {
  times: PaymentTimes | undefined;
  /** When the pool's list was made, ms. */
  madeAtMs: number | undefined;
  /** Stands where there are no times. */
  unknown: ReactNode;
}

/** Zone and clock are the visitor's: the prerendered page has placeholders of the final size. */
function Here({ times, madeAtMs, unknown }: HereProps) {
  const { t } = useTranslation('wallet');
  const { time } = useFormats();
  const { isNow } = useFigureMoment(madeAtMs);
  const nowMs = now();
  const { opensAtMs, closesAtMs } = times ? nextPaymentWindow(nowMs, times) : { opensAtMs: 0, closesAtMs: 0 };
  const own = opensAtMs === closesAtMs ? time(opensAtMs) : `${time(opensAtMs)}–${time(closesAtMs)}`;
  // Of a pool that names a single time nobody knows when it has sent all; an old copy says nothing of today.
  const state = !isNow ? t('payouts.copyOnly') : times?.closesMin == null ? '--' : t(`payouts.state.${paymentState(nowMs, times)}`);
  return (
    <>
      <div>
        <dt>{t('payouts.here')}</dt>
        <dd>{times ? own : unknown}</dd>
      </div>
      <div>
        <dt>{t('payouts.today')}</dt>
        <dd className={styles.state}>{times ? state : unknown}</dd>
      </div>
    </>
  );
}

/**
 * The payout rules, those of the coin that is no longer mined last; `minimum` is the least balance that is sent, in coins, where the
 * specification names one, else the pool does.
 */
const rules = [
  { id: 'etc', symbol: 'ETC', minimum: 0.1 },
  { id: 'doge', symbol: 'DOGE', minimum: undefined },
  { id: 'ethErc20', symbol: 'ETH', minimum: 0.1 },
  { id: 'ethOkc', symbol: 'ETH', minimum: 0.01 },
] as const;

export const payoutRows = rules.flatMap(({ id, symbol, minimum }) => {
  const coin = coinBySymbol(symbol);
  return coin ? [{ id, coin, minimum }] : [];
});

/** The coins with a payout rule of their own. */
function PayoutTable() {
  const { t } = useTranslation('wallet');
  const { minimumOf } = useMinimum();
  return (
    <table className={styles.table}>
      <caption className="vh">{t('payouts.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('payouts.coin')}</th>
          <th scope="col">{t('payouts.rule')}</th>
          <th scope="col">{t('payouts.minimum')}</th>
        </tr>
      </thead>
      <tbody>
        {payoutRows.map(({ id, coin, minimum }) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.coin}>
                <img src={coin.icon} alt="" width={28} height={28} loading="lazy" decoding="async" />
                {coin.symbol}
              </span>
            </th>
            <td>{t(`payouts.rules.${id}`)}</td>
            <td>
              <Minimum of={minimum === undefined ? minimumOf(coin.id) : String(minimum)} symbol={coin.symbol} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of a coin that is mined along with another the pool may tell it in that one's row alone. */
function Minimum({ of, symbol }: { of: string | undefined; symbol: string }) {
  const { t } = useTranslation('wallet');
  return of === undefined ? t('payouts.inTable') : <Figure value={of} unit={symbol} />;
}
