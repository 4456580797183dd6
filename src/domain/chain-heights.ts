import { DAY_MS, SECOND_MS } from './days.ts';

/** A block of a chain whose time is known, and how long a block takes since. */
interface ChainHeight {
  readonly height: number;
  readonly atMs: number;
  readonly secondsPerBlock: number;
}

/**
 * Where the chains stood whose reward follows the height, by coin id; at the block time of each rule, or slower where the chain is known to be.
 * BTC: the retarget of 2025-12-25 (bitbo.io). BCH, BSV: from block 840,000 (April 2024). LTC: from the halving at 2,520,000 (2023-08-02).
 * ETC, RVN, AIPG: as in the DAG calculator. ERG: from block 1,692,000 (middle of December 2025). FB: from the start of its mainnet (2024-09-09).
 */
const chainHeights: ReadonlyMap<number, ChainHeight> = new Map([
  [1, { height: 929_376, atMs: Date.UTC(2025, 11, 25), secondsPerBlock: 600 }],
  [2, { height: 930_720, atMs: Date.UTC(2025, 11, 25), secondsPerBlock: 600 }],
  [3, { height: 929_856, atMs: Date.UTC(2025, 11, 25), secondsPerBlock: 600 }],
  [4, { height: 3_024_000, atMs: Date.UTC(2025, 11, 25), secondsPerBlock: 150 }],
  [17, { height: 19_250_000, atMs: Date.UTC(2024, 1, 5), secondsPerBlock: 13.3 }],
  [18, { height: 2_100_000, atMs: Date.UTC(2022, 0, 11), secondsPerBlock: 60.4 }],
  [22, { height: 1_699_200, atMs: Date.UTC(2025, 11, 25), secondsPerBlock: 120 }],
  [44, { height: 0, atMs: Date.UTC(2023, 6, 3), secondsPerBlock: 60 }],
  [47, { height: 1_359_360, atMs: Date.UTC(2025, 11, 25), secondsPerBlock: 30 }],
]);

/** Height that a coin's chain is expected to have at a moment (ms); a fraction of a block may remain. Throws for a coin without a known height. */
export function heightAt(coinId: number, atMs: number): number {
  const known = chainHeight(coinId);
  return known.height + (atMs - known.atMs) / SECOND_MS / known.secondsPerBlock;
}

/** Whether a node at this height has not loaded half of what its chain is known to have had; false for a coin without a known height. */
export function isLoadingAt(coinId: number, height: number): boolean {
  return height < (chainHeights.get(coinId)?.height ?? 0) / 2;
}

/** When a coin's chain is expected to reach a height, ms. Throws for a coin without a known height. */
export function momentOfHeight(coinId: number, height: number): number {
  const known = chainHeight(coinId);
  return known.atMs + (height - known.height) * known.secondsPerBlock * SECOND_MS;
}

/** Days until a difficulty that has held since a moment changes, at the coin's block time; 0 where it follows every block or few of them. */
export function adjustInDays(
  { retargetBlocks, blockTimeS }: { readonly retargetBlocks: number | null; readonly blockTimeS: number },
  heldSinceMs: number | undefined,
  nowMs: number,
): number {
  if (retargetBlocks === null) return 0;
  const periodMs = retargetBlocks * blockTimeS * SECOND_MS;
  return Math.min(periodMs, Math.max(0, (heldSinceMs ?? nowMs) + periodMs - nowMs)) / DAY_MS;
}

function chainHeight(coinId: number): ChainHeight {
  const known = chainHeights.get(coinId);
  if (!known) throw new Error(`no known height for coin ${coinId}`);
  return known;
}
