import type { NumberLimits } from '#src/domain/number-text.ts';

/** Spec 5: at most 8 integer digits and 2 decimals, an emptied field is 0; the fee stays within 0 to 100 percent. */
export const AMOUNT_LIMITS: NumberLimits = { integers: 8, decimals: 2, empty: '0' };
export const FEE_LIMITS: NumberLimits = { ...AMOUNT_LIMITS, max: 100 };

/** What is typed settles after this pause (spec 9). */
export const PAUSE_MS = 500;

/** TH/s as the pool's calculator spells it: its index in H, K, M, G, T, P, E (decision D). */
export const TERAHASH_INDEX = '4';

/** What a machine or two does, to start from; in the unit of the coin. */
export const DEFAULT_HASHRATE = '100';
