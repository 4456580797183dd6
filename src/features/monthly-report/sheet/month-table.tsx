import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coin } from '#src/domain/coins.ts';
import { formatIncome } from '#src/domain/money.ts';
import { MONTH_DAYS } from '#src/domain/month.ts';
import { splitHashrate } from '#src/domain/units.ts';
import { useFormats, useMoney } from '#src/i18n/formats.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { SheetCoin, SheetCurve, SheetTable } from '#src/parts/sheet/sheet-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import type { MonthRow } from '../month.model.ts';
import type { MonthEntry } from '../use-month.ts';
import styles from './month-table.module.css';

interface MonthTableProps {
  entries: readonly MonthEntry[];
  cnyPerUsd: number | undefined;
}

const columns = ['coin', 'average', 'peak', 'share', 'days', 'price', 'income'] as const;

/** Every coin with its month. */
export function MonthTable({ entries, cnyPerUsd }: MonthTableProps) {
  const { t } = useTranslation('monthly-report');
  return (
    <SheetTable
      className={styles.table}
      caption={t('table.caption')}
      columns={columns.map((name) => ({ name, label: t(`table.${name}`, { days: MONTH_DAYS }) }))}
    >
      {entries.map(({ coin, row }) => (
        <MonthTableRow key={coin.id} coin={coin} row={row} cnyPerUsd={cnyPerUsd} />
      ))}
    </SheetTable>
  );
}

interface MonthTableRowProps {
  coin: Coin;
  row: MonthRow | null | undefined;
  cnyPerUsd: number | undefined;
}

/** One coin's month; each cell carries its column's name for the card look. Rendered again only when its own responses have changed. */
const MonthTableRow = memo(function MonthTableRow({ coin, row, cnyPerUsd }: MonthTableRowProps) {
  const { t } = useTranslation('monthly-report');
  const { percent, beijingDay, usd } = useFormats();
  const cell = (column: 'average' | 'peak' | 'share' | 'price' | 'income', content: (row: MonthRow) => ReactNode) => (
    <td {...tableRoles.cell} data-column={column} data-label={t(`table.${column}`, { days: MONTH_DAYS })}>
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
      <td {...tableRoles.cell} data-column="days" data-label={t('table.days', { days: MONTH_DAYS })}>
        <SheetCurve values={row?.days.map(({ poolHs }) => poolHs)} />
      </td>
      {cell('price', ({ figures }) => (
        <>
          <Figure value={usd(figures.lastPriceUsd)} />
          <span className={styles.detail}>{figures.priceChange !== undefined && <RatioChange ratio={figures.priceChange} />}</span>
        </>
      ))}
      {cell('income', (known) => (
        <MonthIncome row={known} cnyPerUsd={cnyPerUsd} />
      ))}
    </tr>
  );
});

interface MonthIncomeProps {
  row: MonthRow;
  cnyPerUsd: number | undefined;
}

/** What one unit earned in the month: money at each day's price, and the coins it was paid in. */
function MonthIncome({ row: { coin, figures, unit }, cnyPerUsd }: MonthIncomeProps) {
  const { t } = useTranslation('monthly-report');
  const money = useMoney();
  if (coin.proofOfWorkEndedAtMs !== null) return <span className={styles.none}>{t('none')}</span>;
  return (
    <>
      <Figure value={money({ USD: figures.incomeUsdPerUnit }, cnyPerUsd)} tone="ember" />
      <span className={styles.detail}>
        {t('coinsPerUnit', { coins: formatIncome(figures.incomePerUnit), symbol: coin.incomeSymbol, unit })}
      </span>
    </>
  );
}
