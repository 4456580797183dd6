import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { splitHashrate } from '#src/domain/units.ts';
import { useFormats, useMoney } from '#src/i18n/formats.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { SheetCoin, SheetCurve, SheetTable } from '#src/parts/sheet/sheet-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import { monthIncome, type MonthRow } from '../month.model.ts';
import type { MonthEntry } from '../use-month.ts';
import styles from './month-table.module.css';

interface MonthTableProps {
  entries: readonly MonthEntry[];
  /** Of the report, that are over. */
  fullDays: number;
  cnyPerUsd: number | undefined;
}

const columns = ['coin', 'average', 'peak', 'share', 'days', 'price', 'income'] as const;

/** Every coin with its month. */
export function MonthTable({ entries, fullDays, cnyPerUsd }: MonthTableProps) {
  const { t } = useTranslation('monthly-report');
  return (
    <SheetTable
      className={styles.table}
      caption={t('table.caption')}
      columns={columns.map((name) => ({ name, label: t(`table.${name}`, { days: fullDays }) }))}
    >
      {entries.map((entry) => (
        <MonthTableRow key={entry.coin.id} {...entry} fullDays={fullDays} cnyPerUsd={cnyPerUsd} />
      ))}
    </SheetTable>
  );
}

type MonthTableRowProps = MonthEntry & Pick<MonthTableProps, 'fullDays' | 'cnyPerUsd'>;

/** One coin's month; each cell carries its column's name for the card look. Rendered again only when its own responses have changed. */
const MonthTableRow = memo(function MonthTableRow({ coin, row, side, within, fullDays, cnyPerUsd }: MonthTableRowProps) {
  const { t } = useTranslation('monthly-report');
  const { percent, beijingDay, usd } = useFormats();
  const cell = (column: 'average' | 'peak' | 'share' | 'price' | 'income', content: (row: MonthRow) => ReactNode) => (
    <td {...tableRoles.cell} data-column={column} data-label={t(`table.${column}`, { days: fullDays })}>
      {row && content(row)}
      {row === null && <span className={styles.none}>--</span>}
      {row === undefined && <Skeleton width="8ch" />}
    </td>
  );
  return (
    <tr {...tableRoles.row}>
      <SheetCoin icon={coin.icon} symbol={coin.symbol} />
      {cell('average', ({ figures }) => (
        <Figure {...splitHashrate(figures.averageHs, 'H/s')} />
      ))}
      {cell('peak', ({ figures }) => (
        <>
          <Figure {...splitHashrate(figures.peakHs, 'H/s')} />
          <span className={styles.detail}>{beijingDay(figures.peakDayMs)}</span>
        </>
      ))}
      {cell('share', ({ figures }) => (figures.networkShare === undefined ? '--' : <Figure value={percent(figures.networkShare)} />))}
      <td {...tableRoles.cell} data-column="days" data-label={t('table.days', { days: fullDays })}>
        <SheetCurve values={row?.days.map(({ poolHs, isRunning }) => (isRunning ? undefined : poolHs))} isNeutral />
      </td>
      {cell('price', ({ figures }) => (
        <>
          <Figure value={usd(figures.lastPriceUsd)} />
          <span className={styles.detail}>{figures.priceChange !== undefined && <RatioChange ratio={figures.priceChange} />}</span>
        </>
      ))}
      {cell('income', (known) => (
        <MonthIncome row={known} side={side} within={within} cnyPerUsd={cnyPerUsd} />
      ))}
    </tr>
  );
});

type MonthIncomeProps = Pick<MonthTableRowProps, 'side' | 'within' | 'cnyPerUsd'> & { row: MonthRow };

/** What one unit earned in the month: money at each day's price, and the coins it was paid in, with those mined along. */
function MonthIncome({ row, side, within, cnyPerUsd }: MonthIncomeProps) {
  const { t } = useTranslation('monthly-report');
  const money = useMoney();
  if (row.coin.proofOfWorkEndedAtMs !== null) return <span className={styles.none}>{t('none')}</span>;
  const { text, usd, toldDays, fullDays } = monthIncome(row, side);
  return (
    <>
      <Figure value={money({ USD: usd }, cnyPerUsd)} tone="ember" />
      <span className={styles.detail}>
        {t('coinsPerUnit', { coins: text, unit: row.unit })}
        {within && <> · {t('within', { symbol: within })}</>}
        {toldDays > 0 && toldDays < fullDays && <> · {t('toldDays', { told: toldDays, days: fullDays })}</>}
      </span>
    </>
  );
}
