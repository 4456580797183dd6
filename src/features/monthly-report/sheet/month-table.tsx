import { useTranslation } from 'react-i18next';
import { MONTH_DAYS } from '#src/domain/month.ts';
import { SheetTable } from '#src/parts/sheet/sheet-table.tsx';
import type { MonthEntry } from '../use-month.ts';
import { MonthTableRow } from './month-table-row.tsx';
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
