import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { coinBySymbol, isListed } from '#src/domain/coins.ts';
import { clockText, nextPaymentWindow, paymentState, type PaymentTimes, paymentTimes } from '#src/domain/schedule.ts';
import { useFigureMoment, useFormats } from '#src/i18n/formats.ts';
import { brand } from '#src/lib/brand.ts';
import { now } from '#src/lib/clock.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
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
        {!brand.hasSources && <PayoutTable />}
        <OtherMinimums ruled={brand.hasSources ? [] : payoutRows.map(({ coin }) => coin.id)} />
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
  const stated = unknown ?? (kind === 'notStated' || kind === 'several' ? t(`payouts.${kind}`) : beijing);
  const here = useTimesHere(times, madeAtMs);
  return (
    <FactList
      variant="figures"
      className={styles.window}
      facts={[
        { label: t('payouts.beijing'), value: stated },
        { label: t('payouts.here'), value: here?.window ?? unknown ?? '--' },
        { label: t('payouts.today'), value: here?.state ?? unknown ?? '--' },
      ]}
    />
  );
}

/** The window by the visitor's clock, and where today stands in it; undefined without times, as on the prerendered page. */
function useTimesHere(times: PaymentTimes | undefined, madeAtMs: number | undefined) {
  const { t } = useTranslation('wallet');
  const { time } = useFormats();
  const { isNow } = useFigureMoment(madeAtMs);
  if (!times) return undefined;
  const nowMs = now();
  const { opensAtMs, closesAtMs } = nextPaymentWindow(nowMs, times);
  const window = opensAtMs === closesAtMs ? time(opensAtMs) : `${time(opensAtMs)}–${time(closesAtMs)}`;
  // Of a pool with a single time the end of its payouts is unknown; an old copy says nothing of today.
  const state = !isNow ? t('payouts.copyOnly') : times.closesMin === null ? '--' : t(`payouts.state.${paymentState(nowMs, times)}`);
  return { window, state };
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

const isMined = ({ coin }: (typeof payoutRows)[number]) => coin.proofOfWorkEndedAtMs === null;

/** The coins with a payout rule of their own; what can no longer be mined is behind a fold. */
function PayoutTable() {
  const { t } = useTranslation('wallet');
  const { minimumOf } = useMinimum();
  const columns = payoutColumns(t, minimumOf);
  const table = (rows: typeof payoutRows, caption: string) => (
    <DataTable
      className={styles.table}
      caption={<caption className="vh">{caption}</caption>}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
  return (
    <>
      {table(payoutRows.filter(isMined), t('payouts.caption'))}
      <details className={styles.former}>
        <summary>{t('payouts.former')}</summary>
        {table(
          payoutRows.filter((row) => !isMined(row)),
          t('payouts.former'),
        )}
      </details>
    </>
  );
}

/** What a row says; `minimumOf` is the pool's own least balance of a coin. */
function payoutColumns(
  t: TFunction<'wallet'>,
  minimumOf: ReturnType<typeof useMinimum>['minimumOf'],
): readonly Column<(typeof payoutRows)[number]>[] {
  return [
    {
      id: 'coin',
      label: t('payouts.coin'),
      cell: ({ coin }) => (
        <span className={styles.coin}>
          <img src={coin.icon} alt="" width={28} height={28} loading="lazy" decoding="async" />
          {coin.symbol}
        </span>
      ),
    },
    { id: 'rule', label: t('payouts.rule'), cell: ({ id }) => t(`payouts.rules.${id}`) },
    {
      id: 'minimum',
      label: t('payouts.minimum'),
      cell: ({ coin, minimum }) => <Minimum of={minimum === undefined ? minimumOf(coin.id) : String(minimum)} symbol={coin.symbol} />,
    },
  ];
}

/** Of a coin that is mined along with another the pool may state it in that one's row alone. */
function Minimum({ of, symbol }: { of: string | undefined; symbol: string }) {
  const { t } = useTranslation('wallet');
  return of === undefined ? t('payouts.inTable') : <Figure value={of} unit={symbol} />;
}
