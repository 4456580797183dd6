import type { PriceProfile } from '#src/domain/electricity/electricity.ts';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { ElectricityField } from '../electricity/electricity-field.tsx';
import type { TariffApi } from '../electricity/use-tariff.ts';
import tool from '../tool-sheet.module.css';
import styles from './fleet.module.css';

interface FleetPriceProps {
  tariff: TariffApi;
  usual: PriceProfile;
}

/** What electricity costs for all machines, and the currency that money is shown in. */
export function FleetPrice({ tariff, usual }: FleetPriceProps) {
  return (
    <div className={styles.price}>
      <ElectricityField tariff={tariff} usual={usual} />
      <CurrencySwitch of="all" className={tool.start} />
    </div>
  );
}
