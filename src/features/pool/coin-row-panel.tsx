import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tableRoles } from '#src/ui/table-roles.ts';
import { useIsNear } from '#src/ui/use-is-near.ts';
import styles from './coin-panel.module.css';
import { CoinRowRest } from './coin-row-rest.tsx';
import { HashrateTabs } from './hashrate-tabs.tsx';
import { PhoneFigures } from './phone-figures.tsx';
import { COLUMN_COUNT } from './pool.constants.ts';
import type { CoinRowData } from './use-coin-rows.ts';
import { useOpenCoin } from './use-open-coin.ts';

interface CoinRowPanelProps {
  id: string;
  row: CoinRowData;
  isLoading: boolean;
}

/** What an open row shows: the chart, and around it what is fetched once the row is near. */
export function CoinRowPanel({ id, row, isLoading }: CoinRowPanelProps) {
  const { t } = useTranslation('pool');
  const panel = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(panel);
  const open = useOpenCoin(row.coin, row.info);
  return (
    <tr {...tableRoles.row} className={styles.row}>
      <td {...tableRoles.cell} colSpan={COLUMN_COUNT}>
        <div ref={panel} id={id} className={styles.panel} role="group" aria-label={t('row.details', { coin: row.coin.symbol })}>
          <PhoneFigures figures={row.figures} isLoading={isLoading} />
          <HashrateTabs coin={row.coin} />
          <CoinRowRest row={row} open={open} isNear={isNear} />
        </div>
      </td>
    </tr>
  );
}
