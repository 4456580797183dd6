import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { reportedCoins } from '#src/domain/coins.ts';
import { SheetTable } from '#src/parts/sheet/sheet-table.tsx';
import { type PaperRow, TREND_DAYS } from '../paper.model.ts';
import { PaperTableRow } from './paper-table-row.tsx';
import styles from './paper-table.module.css';

const columns = ['coin', 'price', 'change', 'trend', 'network', 'difficulty', 'next', 'income'] as const;

/** Every coin with its figures. */
export const PaperTable = memo(function PaperTable({ rows }: { rows: readonly PaperRow[] | undefined }) {
  const { t } = useTranslation('daily-paper');
  const lines = rows ? rows.map((row) => ({ coin: row.coin, row })) : reportedCoins.map((coin) => ({ coin, row: undefined }));
  return (
    <SheetTable
      className={styles.table}
      caption={t('table.caption')}
      columns={columns.map((name) => ({ name, label: t(`table.${name}`, { days: TREND_DAYS }) }))}
    >
      {lines.map(({ coin, row }) => (
        <PaperTableRow key={coin.id} coin={coin} row={row} />
      ))}
    </SheetTable>
  );
});
