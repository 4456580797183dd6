import { useTranslation } from 'react-i18next';
import { Field } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { leftAmount, typedAmount, typedFee } from './amount-input.model.ts';
import type { CalculatorInputs } from './calculator.atoms.ts';
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
  const fee = inputs.feePercent ?? poolFee ?? '';
  return (
    <div className={styles.form}>
      <SelectField
        label={t('coin')}
        value={String(coin.id)}
        options={coins.map(({ id, symbol }) => ({ value: String(id), label: symbol }))}
        // The fee typed for one coin is not another's.
        onChange={(id) => onChange({ coinId: Number(id), feePercent: null })}
      />
      <Field
        label={t('hashrate')}
        isNumeric
        unit={coin.calculatorUnit}
        autoComplete="off"
        value={inputs.hashrate}
        onChange={({ currentTarget }) => onChange({ hashrate: typedAmount(currentTarget.value, inputs.hashrate) })}
        onBlur={() => inputs.hashrate.endsWith('.') && onChange({ hashrate: leftAmount(inputs.hashrate) })}
      />
      <Field
        label={t('fee')}
        isNumeric
        unit="%"
        autoComplete="off"
        hint={t('feeHint')}
        value={fee}
        onChange={({ currentTarget }) => onChange({ feePercent: typedFee(currentTarget.value, fee || '0') })}
        onBlur={() => inputs.feePercent?.endsWith('.') && onChange({ feePercent: leftAmount(inputs.feePercent) })}
      />
    </div>
  );
}
