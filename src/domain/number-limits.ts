import type { NumberLimits } from './number-text.ts';

/** What the number fields of the tools take, and with them the store and the links; an empty one counts as 0. */
export const FIGURE_LIMITS: NumberLimits = { integers: 8, decimals: 4, empty: '' };
/** A hashrate converted from a smaller unit keeps its digits. */
export const HASHRATE_LIMITS: NumberLimits = { integers: 9, decimals: 9, empty: '' };
export const WHOLE_LIMITS: NumberLimits = { integers: 9, decimals: 0, empty: '' };
export const PERCENT_LIMITS: NumberLimits = { integers: 3, decimals: 2, max: 100, empty: '' };
/** Hours of a day, and how often something may happen in one. */
export const DAY_LIMITS: NumberLimits = { integers: 2, decimals: 0, max: 24, empty: '' };
/** Digits of what a coin may cost and weigh. */
export const MARKET_LIMITS: NumberLimits = { integers: 12, decimals: 8, empty: '' };
