import { product } from '#src/domain/known.ts';
import type { NumberLimits } from '#src/domain/number-text.ts';
import { type HashrateUnit, toHs } from '#src/domain/units.ts';
import { type Mined, unitIncome } from './unit-income.model.ts';

/** Spec 2: at most 10 characters. */
export const ESTIMATOR_LIMITS: NumberLimits = { integers: 10, decimals: 10, length: 10, empty: '' };

/** What every row opens with (spec 4). */
export const INITIAL_AMOUNT = '1';

/** What a hashrate brings in a day, before electricity; a part that the pool does not tell is undefined. */
export interface Estimate {
  coins: number;
  /** Mined on the side: LTC only. */
  doge: number | undefined;
  /** Worth of all of it. */
  cny: number | undefined;
}

/** The pool's daily income times the amount in `unit`. Undefined without an amount ('', '.') or without an income. */
export function estimate(mined: Mined, amount: string, unit: HashrateUnit): Estimate | undefined {
  const hashrateHs = toHs(/\d/.test(amount) ? Number(amount) : Number.NaN, unit);
  const income = unitIncome(mined);
  const coins = product(income.coins, hashrateHs);
  return coins === undefined ? undefined : { coins, doge: product(income.doge, hashrateHs), cny: product(income.cny, hashrateHs) };
}
