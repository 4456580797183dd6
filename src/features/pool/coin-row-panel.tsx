import { useStore } from 'jotai';
import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tableRoles } from '#src/ui/table-roles.ts';
import { useIsNear } from '#src/ui/use-in-view.ts';
import styles from './coin-panel.module.css';
import { CoinRowRest } from './coin-row-rest.tsx';
import { HashrateTabs } from './hashrate-tabs.tsx';
import { PhoneFigures } from './phone-figures.tsx';
import { hasMovedRowsAtom } from './pool.atoms.ts';
import { COLUMN_COUNT } from './pool.constants.ts';
import type { CoinRowData } from './use-coin-rows.ts';
import { useOpenCoin } from './use-open-coin.ts';

interface CoinRowPanelProps {
  id: string;
  row: CoinRowData;
  isLoading: boolean;
}

/** What an open row shows: the chart, and around it what is fetched once the row is near. Memoised: a press that closes it draws it no more. */
export const CoinRowPanel = memo(function CoinRowPanel({ id, row, isLoading }: CoinRowPanelProps) {
  const { t } = useTranslation('pool');
  const panel = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(panel);
  const store = useStore();
  // Only rows that the visitor opens move: the one the page came with stands (DESIGN 5), also while it is being closed.
  const [moves] = useState(() => store.get(hasMovedRowsAtom));
  const open = useOpenCoin(row.coin, row.info);
  return (
    <tr {...tableRoles.row} className={styles.row}>
      <td {...tableRoles.cell} colSpan={COLUMN_COUNT}>
        <div
          ref={panel}
          id={id}
          className={styles.panel}
          data-moves={moves || undefined}
          role="group"
          aria-label={t('row.details', { coin: row.coin.symbol })}
        >
          <PhoneFigures figures={row.figures} isLoading={isLoading} />
          <HashrateTabs coin={row.coin} />
          <CoinRowRest row={row} open={open} isNear={isNear} />
        </div>
      </td>
    </tr>
  );
});
