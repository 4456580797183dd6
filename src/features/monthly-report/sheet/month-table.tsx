import type { TFunction } from 'i18next';
import { memo, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { splitHashrate } from '#src/domain/units.ts';
import { useFormats, useMoney } from '#src/i18n/formats.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { SheetCoin, SheetCurve, SheetTable } from '#src/parts/sheet/sheet-table.tsx';
import type { Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { monthIncome, type MonthRow } from '../month.model.ts';
import type { MonthEntry } from '../use-month.ts';
import styles from './month-table.module.css';

interface MonthTableProps {
  entries: readonly MonthEntry[];
  /** In words. */
  period: string;
  /** Of the report, that are over. */
  fullDays: number;
  cnyPerUsd: number | undefined;
}

/** Every coin with its month. */
export function MonthTable({ entries, period, fullDays, cnyPerUsd }: MonthTableProps) {
  const { t } = useTranslation('monthly-report');
  const formats = useFormats();
  const columns = useMemo(() => monthColumns({ t, formats, fullDays, cnyPerUsd }), [t, formats, fullDays, cnyPerUsd]);
  return (
    <SheetTable
      className={styles.table}
      caption={t('table.caption', { period })}
      columns={columns}
      rows={entries}
      rowKey={({ coin }) => coin.id}
    />
  );
}

interface MonthColumns extends Pick<MonthTableProps, 'fullDays' | 'cnyPerUsd'> {
  t: TFunction<'monthly-report'>;
  formats: ReturnType<typeof useFormats>;
}

/** What the table says of a coin's month. */
function monthColumns({ t, formats: { percent, beijingDay, usd }, fullDays, cnyPerUsd }: MonthColumns): readonly Column<MonthEntry>[] {
  const cell = (content: (row: MonthRow) => ReactNode) => (entry: MonthEntry) => <MonthCell row={entry.row} content={content} />;
  return [
    { id: 'coin', label: t('table.coin'), cell: ({ coin }) => <SheetCoin icon={coin.icon} symbol={coin.symbol} /> },
    { id: 'average', label: t('table.average'), cell: cell(({ figures }) => <Figure {...splitHashrate(figures.averageHs, 'H/s')} />) },
    {
      id: 'peak',
      label: t('table.peak'),
      cell: cell(({ figures }) => (
        <>
          <Figure {...splitHashrate(figures.peakHs, 'H/s')} />
          <span className={styles.detail}>{beijingDay(figures.peakDayMs)}</span>
        </>
      )),
    },
    {
      id: 'share',
      label: t('table.share'),
      cell: cell(({ figures }) => (figures.networkShare === undefined ? '--' : <Figure value={percent(figures.networkShare)} />)),
    },
    { id: 'days', label: t('table.days'), cell: ({ row }) => <MonthCurve row={row} /> },
    {
      id: 'price',
      label: t('table.price'),
      cell: cell(({ figures }) => (
        <>
          <Figure value={usd(figures.lastPriceUsd)} />
          <span className={styles.detail}>{figures.priceChange !== undefined && <RatioChange ratio={figures.priceChange} />}</span>
        </>
      )),
    },
    {
      id: 'income',
      label: t('table.income', { days: fullDays }),
      cell: ({ row, side, within }) =>
        row ? <MonthIncome row={row} side={side} within={within} cnyPerUsd={cnyPerUsd} /> : <MissingMonth row={row} />,
    },
  ];
}

/** One figure of a coin's month. Rendered again only when the coin's own responses have changed: a month has many. */
const MonthCell = memo(function MonthCell({ row, content }: { row: MonthEntry['row']; content: (row: MonthRow) => ReactNode }) {
  return row ? content(row) : <MissingMonth row={row} />;
});

/** Stands for a figure that is under way, or that the pool does not have. */
function MissingMonth({ row }: { row: null | undefined }) {
  return row === null ? <span className={styles.none}>--</span> : <Skeleton width="8ch" />;
}

const MonthCurve = memo(function MonthCurve({ row }: Pick<MonthEntry, 'row'>) {
  return <SheetCurve values={row?.days.map(({ poolHs, isRunning }) => (isRunning ? undefined : poolHs))} isNeutral />;
});

type MonthIncomeProps = Pick<MonthEntry, 'side' | 'within'> & Pick<MonthTableProps, 'cnyPerUsd'> & { row: MonthRow };

/** What one unit earned in the month: money at each day's price, and the coins it was paid in, with those mined along. */
const MonthIncome = memo(function MonthIncome({ row, side, within, cnyPerUsd }: MonthIncomeProps) {
  const { t } = useTranslation('monthly-report');
  const money = useMoney();
  if (row.coin.proofOfWorkEndedAtMs !== null) return <span className={styles.none}>{t('none')}</span>;
  const { text, usd, knownDays, fullDays } = monthIncome(row, side);
  return (
    <>
      <Figure value={money({ USD: usd }, cnyPerUsd)} tone="ember" />
      <span className={styles.detail}>
        {t('coinsPerUnit', { coins: text, unit: row.unit })}
        {within && <> · {t('within', { symbol: within })}</>}
        {knownDays > 0 && knownDays < fullDays && <> · {t('knownDays', { known: knownDays, days: fullDays })}</>}
      </span>
    </>
  );
});
