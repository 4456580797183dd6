import { useTranslation } from 'react-i18next';
import { tableRoles } from '#src/ui/table-roles.ts';
import { CoinDetails } from './coin-details.tsx';
import styles from './coin-panel.module.css';
import { HashrateTabs } from './hashrate-tabs.tsx';
import { PhoneFigures } from './phone-figures.tsx';
import { COLUMN_COUNT } from './pool.constants.ts';
import type { CoinRowData } from './use-coin-rows.ts';

interface CoinRowPanelProps {
  id: string;
  row: CoinRowData;
  isLoading: boolean;
}

/** What an open row shows: chart and details; mining addresses and the estimator join them below. */
export function CoinRowPanel({ id, row, isLoading }: CoinRowPanelProps) {
  const { t } = useTranslation('pool');
  return (
    <tr {...tableRoles.row} className={styles.row}>
      <td {...tableRoles.cell} colSpan={COLUMN_COUNT}>
        <div id={id} className={styles.panel} role="group" aria-label={t('row.details', { coin: row.coin.symbol })}>
          <PhoneFigures figures={row.figures} isLoading={isLoading} />
          <HashrateTabs coin={row.coin} />
          <CoinDetails coin={row.coin} record={row.record} knownInfo={row.info} />
        </div>
      </td>
    </tr>
  );
}
