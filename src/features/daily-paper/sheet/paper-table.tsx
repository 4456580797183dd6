import { useTranslation } from 'react-i18next';
import { reportedCoins } from '#src/domain/coins.ts';
import { tableRoles } from '#src/ui/table-roles.ts';
import { type PaperRow, TREND_DAYS } from '../paper.model.ts';
import { PaperTableRow } from './paper-table-row.tsx';
import styles from './paper-table.module.css';

const columns = ['coin', 'price', 'change', 'trend', 'network', 'difficulty', 'next', 'income'] as const;

/** Every coin with its figures. The explicit roles keep it a table where the style sheet makes cards of its rows (decision H3). */
export function PaperTable({ rows }: { rows: readonly PaperRow[] | undefined }) {
  const { t } = useTranslation('daily-paper');
  const lines = rows ? rows.map((row) => ({ coin: row.coin, row })) : reportedCoins.map((coin) => ({ coin, row: undefined }));
  return (
    <table className={styles.table} {...tableRoles.table}>
      <caption className="vh">{t('table.caption')}</caption>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {columns.map((column) => (
            <th key={column} {...tableRoles.columnHeader} data-column={column}>
              {t(`table.${column}`, { days: TREND_DAYS })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {lines.map(({ coin, row }) => (
          <PaperTableRow key={coin.id} coin={coin} row={row} />
        ))}
      </tbody>
    </table>
  );
}
