import { useTranslation } from 'react-i18next';
import { NumberField } from '#src/parts/number-field.tsx';
import { SelectField } from '#src/ui/field.tsx';
import type { CalculatorInputs } from './calculator.atoms.ts';
import { AMOUNT_LIMITS, FEE_LIMITS } from './calculator.constants.ts';
import styles from './calculator.module.css';
import type { Income } from './use-income.ts';

interface CalculatorFormProps {
  inputs: CalculatorInputs;
  income: Pick<Income, 'coins' | 'coin' | 'poolFee'>;
  onChange: (change: Partial<CalculatorInputs>) => void;
}

/** Coin, hashrate in the coin's unit, and fee; each field refuses what is no amount (spec 5). */
export function CalculatorForm({ inputs, income: { coins, coin, poolFee }, onChange }: CalculatorFormProps) {
  const { t } = useTranslation('calculator');
  return (
    <div className={styles.form}>
      <SelectField
        label={t('coin')}
        value={String(coin.id)}
        options={coins.map(({ id, symbol }) => ({ value: String(id), label: symbol }))}
        // The fee typed for one coin is not another's.
        onChange={(id) => onChange({ coinId: Number(id), feePercent: null })}
      />
      <NumberField
        label={t('hashrate')}
        unit={coin.calculatorUnit}
        limits={AMOUNT_LIMITS}
        value={inputs.hashrate}
        onChange={(hashrate) => onChange({ hashrate })}
      />
      <NumberField
        label={t('fee')}
        unit="%"
        hint={t('feeHint')}
        limits={FEE_LIMITS}
        value={inputs.feePercent ?? poolFee ?? ''}
        onChange={(feePercent) => onChange({ feePercent })}
      />
    </div>
  );
}
