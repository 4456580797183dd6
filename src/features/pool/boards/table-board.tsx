import { useTranslation } from 'react-i18next';
import { BoardAmount, BoardPanel } from '#src/parts/board/board-panel.tsx';
import { useAmount } from '#src/parts/board/board-settings.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import type { CoinRowData } from '../use-coin-rows.ts';
import { OldFigures } from '../old-figures.tsx';
import styles from './table-board.module.css';

const columns = ['coin', 'profit', 'price', 'poolHashrate', 'networkHashrate'] as const;

/** The pool's coins as large rows: what a unit earns, the price, and both hashrates. */
export function TableBoard({ rows }: { rows: readonly CoinRowData[] }) {
  const { t } = useTranslation('pool');
  return (
    <BoardPanel place="whole" aside={t('note')}>
      {/* Roles are spelled out because the upright layout takes the table's display away. */}
      <table className={styles.table} {...tableRoles.table}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th key={column} {...tableRoles.columnHeader} data-column={column}>
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {rows.map((row) => (
            <TableBoardRow key={row.coin.id} row={row} />
          ))}
        </tbody>
      </table>
    </BoardPanel>
  );
}

function TableBoardRow({ row: { coin, record, figures } }: { row: CoinRowData }) {
  const { t } = useTranslation('pool');
  const amount = useAmount();
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader} data-column="coin">
        <span className={styles.coin}>
          {coin.icon !== '' && <img src={coin.icon} alt="" width={34} height={34} decoding="async" />}
          <span>
            <b>{coin.symbol}</b>
            <span className={styles.second}>{coin.algorithm}</span>
            <OldFigures record={record} />
          </span>
        </span>
      </th>
      <td {...tableRoles.cell} data-column="profit">
        <BoardAmount value={figures?.income.value ?? '--'} unit={figures?.income.unit ?? ''} tone="ember" />
        <span className={styles.second}>
          {figures && t('row.perUnit', { money: amount(figures.incomeMoney), unit: figures.incomeUnit })}
        </span>
      </td>
      <td {...tableRoles.cell} data-column="price">
        <BoardAmount value={figures?.price ?? '--'} />
        <span className={styles.second}>{figures?.change && <RatioChange {...figures.change} />}</span>
      </td>
      <td {...tableRoles.cell} data-column="poolHashrate">
        <BoardAmount value={figures?.poolHashrate.value ?? '--'} unit={figures?.poolHashrate.unit ?? ''} />
      </td>
      <td {...tableRoles.cell} data-column="networkHashrate">
        {figures ? <Figure {...figures.networkHashrate} /> : '--'}
      </td>
    </tr>
  );
}
