import { useTranslation } from 'react-i18next';
import { MONTH_DAYS } from '#src/domain/month.ts';
import { tableRoles } from '#src/ui/table-roles.ts';
import type { MonthEntry } from '../use-month.ts';
import { MonthTableRow } from './month-table-row.tsx';
import styles from './month-table.module.css';

interface MonthTableProps {
  entries: readonly MonthEntry[];
  cnyPerUsd: number | undefined;
}

const columns = ['coin', 'average', 'peak', 'share', 'days', 'price', 'income'] as const;

/** Every coin with its month. The explicit roles keep it a table where the style sheet makes cards of its rows (decision H3). */
export function MonthTable({ entries, cnyPerUsd }: MonthTableProps) {
  const { t } = useTranslation('monthly-report');
  return (
    <table className={styles.table} {...tableRoles.table}>
      <caption className="vh">{t('table.caption')}</caption>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {columns.map((column) => (
            <th key={column} {...tableRoles.columnHeader} data-column={column}>
              {t(`table.${column}`, { days: MONTH_DAYS })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {entries.map(({ coin, row }) => (
          <MonthTableRow key={coin.id} coin={coin} row={row} cnyPerUsd={cnyPerUsd} />
        ))}
      </tbody>
    </table>
  );
}
