import { useEffect, useState } from 'react';
import type { CalculatorInputs } from './calculator.atoms.ts';
import { PAUSE_MS } from './calculator.constants.ts';

/** What was typed, once there has been a pause; another coin counts at once (spec 9). */
export function useSettled(inputs: CalculatorInputs): CalculatorInputs {
  const [settled, setSettled] = useState(inputs);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(inputs), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [inputs]);
  return settled.coinId === inputs.coinId ? settled : inputs;
}
