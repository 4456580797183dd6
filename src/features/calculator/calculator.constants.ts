/** What is typed settles after this pause (spec 9). */
export const PAUSE_MS = 500;

/** TH/s as the pool's calculator spells it: its index in H, K, M, G, T, P, E (decision D). */
export const TERAHASH_INDEX = '4';

/** What a machine or two does, to start from; in the unit of the coin. */
export const DEFAULT_HASHRATE = '100';

/** How often figures on the screen are asked for again while the page is visible. */
export const REFRESH_MS = 60_000;
