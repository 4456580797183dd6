import { useTranslation } from 'react-i18next';
import type { Coin } from '#src/domain/coins.ts';
import { Icon } from '#src/ui/icon.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import styles from './coin-row.module.css';

interface CoinRowToggleProps {
  coin: Coin;
  isOpen: boolean;
  /** Whether its panel stands; the chevron turns with it. */
  hasPanel: boolean;
  panelId: string;
}

/** The button that opens a row. Its press is heard by the row, as is one anywhere else in it. */
export function CoinRowToggle({ coin, isOpen, hasPanel, panelId }: CoinRowToggleProps) {
  const { t } = useTranslation('pool');
  return (
    <td {...tableRoles.cell} data-column="toggle">
      <button
        type="button"
        className={styles.toggle}
        data-turned={hasPanel || undefined}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t('row.details', { coin: coin.symbol })}
      >
        <Icon name="chevron-down" size={16} />
      </button>
    </td>
  );
}
