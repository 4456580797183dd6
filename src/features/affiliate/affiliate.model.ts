import { type Maybe, product, quotient } from '#src/domain/known.ts';
import type { NumberLimits } from '#src/domain/number-text.ts';

/** Days the reward is projected over. */
export const rewardDays = [1, 30, 365] as const;

export interface RewardRow {
  readonly days: (typeof rewardDays)[number];
  /** What the invited miners earn, in coins; the reward does not make it smaller (spec 1). */
  readonly income: number | undefined;
  /** What the pool pays on top of it, in coins. */
  readonly reward: number | undefined;
}

interface RewardQuestion {
  /** Hashrate of the invited miners, TH/s. */
  readonly hashrateThs: number;
  /** Income of one TH/s in a day, in coins. */
  readonly incomePerThsDay: Maybe;
  /** The reward in percent of the income (spec 1: 0.5). */
  readonly percent: number;
}

/** The income of invited miners and the reward on it, over each of the spans. Without figures no amount is known. */
export function rewardRows({ hashrateThs, incomePerThsDay, percent }: RewardQuestion): readonly RewardRow[] {
  return rewardDays.map((days) => {
    const income = product(hashrateThs, incomePerThsDay, days);
    return { days, income, reward: quotient(product(income, percent), 100) };
  });
}

/** Cells of income that stand for one cell of reward: 0.5% is one in 200. */
export function cellsPerReward(percent: number): number {
  return Math.round(100 / percent);
}

/** Spec 5: at most 8 integer digits and 2 decimals. */
export const HASHRATE_LIMITS: NumberLimits = { integers: 8, decimals: 2, empty: '' };
