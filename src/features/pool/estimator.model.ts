import type { NumberLimits } from '#src/domain/number-text.ts';
import { type Mined, type UnitIncome, unitIncome } from '#src/domain/unit-income.ts';
import type { HashrateUnit } from '#src/domain/units.ts';
import { product } from '#src/domain/known.ts';

/** At most 10 characters. */
export const ESTIMATOR_LIMITS: NumberLimits = { integers: 10, decimals: 10, length: 10, empty: '' };

/** What every row opens with. */
export const INITIAL_AMOUNT = '1';

/** What a hashrate brings in a day, before electricity; a part that the pool does not state is undefined. */
export interface Estimate extends Omit<UnitIncome, 'unit' | 'coins'> {
  coins: number;
}

/** The pool's daily income times the amount in `unit`. Undefined without an amount ('', '.') or without an income. */
export function estimate(mined: Mined, amount: string, unit: HashrateUnit): Estimate | undefined {
  const count = /\d/.test(amount) ? Number(amount) : Number.NaN;
  const income = unitIncome(mined, unit);
  const coins = product(income.coins, count);
  if (coins === undefined) return undefined;
  const { CNY, USD } = income.money;
  return { coins, side: product(income.side, count), money: { CNY: product(CNY, count), USD: product(USD, count) } };
}
