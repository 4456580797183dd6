import { useAtom } from 'jotai';
import { useState } from 'react';
import { AI_BTC_ID } from '#src/domain/coins.ts';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import { AiIncomeCurve } from './ai-income-curve.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { type CalculatorInputs, calculatorInputsAtom } from './calculator.atoms.ts';
import styles from './calculator.module.css';
import { IncomeSource } from './income-source.tsx';
import { IncomeTable } from './income-table.tsx';
import { useIncome } from './use-income.ts';
import { useIncomeWords } from './use-income-words.ts';

/** Fields, the table of incomes, where they come from, and for AI(BTC) its curve. */
export function CalculatorPanel({ id }: { id: string }) {
  const [inputs, setInputs] = useAtom(calculatorInputsAtom);
  const [isTouched, setTouched] = useState(false);
  const income = useIncome(inputs);
  const { sentence } = useIncomeWords();
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
          {/* Figures that come by themselves are not announced; those somebody asked for are. */}
          <p className="vh" role="status" aria-live="polite" aria-busy={income.isLoading}>
            {isTouched && sentence(income)}
          </p>
        </div>
      </div>
      {income.coin.id === AI_BTC_ID && <AiIncomeCurve />}
    </div>
  );
}
