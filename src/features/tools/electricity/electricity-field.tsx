import { useTranslation } from 'react-i18next';
import { meanPrice, type UsualDay } from '#src/domain/electricity/electricity.ts';
import { FLAT_LIMITS, flatText } from '#src/domain/electricity/own-tariff.ts';
import { NumberField } from '#src/parts/number-field.tsx';
import { Button } from '#src/ui/button.tsx';
import { kwhPrice } from '../figures.ts';
import type { TariffOfTool } from './use-tariff.ts';
import styles from './electricity.module.css';

interface ElectricityFieldProps {
  tariff: Pick<TariffOfTool, 'tariff' | 'shown' | 'change'>;
  usual: UsualDay;
}

/** The price of a kWh that a tool counts with: the one, or of the hours what they come to (decision J11). */
export function ElectricityField({ tariff: { tariff, shown, change }, usual }: ElectricityFieldProps) {
  const { t } = useTranslation(['electricity', 'tools']);
  const label = t('tools:earnings.electricityPrice');
  if (tariff.kind === 'flat') {
    const text = flatText(tariff, shown);
    return (
      <NumberField
        label={label}
        unit={t(`electricity:unit.${tariff.flatIn ?? shown}`)}
        limits={FLAT_LIMITS}
        quantity={`${tariff.flatIn ?? shown}/kWh`}
        value={text}
        hint={text === '' ? t('tools:earnings.freeElectricity') : undefined}
        // Nothing is nothing in every currency: what is typed then is in the one that is shown.
        onChange={(flat) => change((before) => ({ ...before, flat, flatIn: flat === '' ? null : before.flatIn }))}
      />
    );
  }
  const prices = usual.prices.flatMap(({ perKwh }) => perKwh ?? []);
  const [from, to, mean] = [Math.min(...prices), Math.max(...prices), meanPrice(usual)].map((price) => kwhPrice(price, shown));
  return (
    <div className={styles.hourly}>
      <p className={styles.label}>{label}</p>
      <p>{t('electricity:hourly', { from, to, mean })}</p>
      <Button variant="line" size="sm" data-print="no" onClick={() => change((before) => ({ ...before, kind: 'flat' }))}>
        {t('electricity:onePrice')}
      </Button>
    </div>
  );
}
