import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { SectionHead } from '#src/ui/section-head.tsx';
import { type CalculatorInputs, calculatorInputsAtom } from '#src/parts/calculator-inputs.ts';
import styles from './calculator.module.css';
import { useSetAtom } from 'jotai';
import { RESET } from '#src/state/persisted-atom.ts';
import { AI_BTC_ID } from '#src/domain/coins.ts';
import { classNames } from '#src/ui/class-names.ts';
import { AiIncomeCurve } from './ai-income-curve.tsx';
import { IncomeSource, IncomeTable, useIncomeFormats } from './income-table.tsx';
import { type Income, useIncome } from './use-income.ts';
import { HashrateField, NumberField } from '#src/parts/number-field.tsx';
import { SelectField } from '#src/ui/field.tsx';
import type { NumberLimits } from '#src/domain/number-text.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';

const titleId = 'calculator-title';
const panelId = 'calculator-panel';

/** The income calculator, with another card beside it; closing it forgets what was typed, here and in the store. */
export function IncomeCalculator({ beside }: { beside: ReactNode }) {
  const { t } = useTranslation(['calculator', 'common']);
  const setInputs = useSetAtom(calculatorInputsAtom);
  const [isOpen, setOpen] = useState(true);
  const toggle = () => {
    if (isOpen) setInputs(RESET);
    setOpen(!isOpen);
  };
  return (
    <section id="calculator" className={layout.section} aria-labelledby={titleId}>
      <div className={layout.wrap}>
        <SectionHead titleId={titleId} title={t('title')} lede={t('lede')}>
          {/* One button for both, so that the focus stays where it is. */}
          <Button variant="line" size="sm" aria-expanded={isOpen} aria-controls={isOpen ? panelId : undefined} onClick={toggle}>
            <Icon name={isOpen ? 'close' : 'chevron-down'} size={16} />
            {isOpen ? t('common:close') : t('open')}
          </Button>
        </SectionHead>
        <div className={styles.pair} data-closed={!isOpen || undefined}>
          {isOpen && <CalculatorPanel id={panelId} />}
          <div className={styles.beside}>{beside}</div>
        </div>
      </div>
    </section>
  );
}

/** Fields, the table of incomes, where they come from, and for AI(BTC) its curve. */
function CalculatorPanel({ id }: { id: string }) {
  const inputs = useHydratedAtom(calculatorInputsAtom);
  const setInputs = useSetAtom(calculatorInputsAtom);
  const [isTouched, setTouched] = useState(false);
  const income = useIncome(inputs);
  const { sentence } = useIncomeFormats();
  const change = (changed: Partial<CalculatorInputs>) => {
    setTouched(true);
    // Several fields may have been set before hydration: each change adds to the last.
    setInputs((now) => ({ ...now, ...changed }));
  };
  return (
    <div id={id} className={styles.panel}>
      <div className={classNames(layout.card, styles.calculation)}>
        <CalculatorForm inputs={inputs} income={income} onChange={change} />
        <div className={styles.results}>
          <IncomeTable income={income} />
          <IncomeSource income={income} />
          {/* Only figures that follow a visitor's input are announced. */}
          <p className="vh" role="status" aria-live="polite" aria-busy={income.isLoading}>
            {isTouched && sentence(income)}
          </p>
        </div>
      </div>
      {income.coin.id === AI_BTC_ID && <AiIncomeCurve />}
    </div>
  );
}

/** At most 8 integer digits and 2 decimals, an emptied field is 0; the fee stays within 0 to 100 percent. */
const AMOUNT_LIMITS: NumberLimits = { integers: 8, decimals: 2, reverts: true, empty: '0' };
const FEE_LIMITS: NumberLimits = { ...AMOUNT_LIMITS, max: 100 };

interface CalculatorFormProps {
  inputs: CalculatorInputs;
  income: Pick<Income, 'coins' | 'coin' | 'poolFee' | 'isFeeUnstated'>;
  onChange: (change: Partial<CalculatorInputs>) => void;
}

/** Coin, hashrate in the coin's unit, and fee; each field refuses what is no amount. */
function CalculatorForm({ inputs, income: { coins, coin, poolFee, isFeeUnstated }, onChange }: CalculatorFormProps) {
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
      <HashrateField
        label={t('hashrate')}
        unit={coin.calculatorUnit}
        limits={AMOUNT_LIMITS}
        value={inputs.hashrate}
        onChange={(hashrate) => onChange({ hashrate })}
      />
      <NumberField
        label={t('fee')}
        unit="%"
        hint={t(isFeeUnstated ? 'feeUnstated' : 'feeHint')}
        limits={FEE_LIMITS}
        quantity="percent"
        value={inputs.feePercent ?? poolFee ?? ''}
        onChange={(feePercent) => onChange({ feePercent })}
      />
    </div>
  );
}
