import { chainOf, type ChainHeight } from './coin-chains.ts';
import { DAY_MS, SECOND_MS } from './days.ts';

/** Height that a coin's chain is expected to have at a moment (ms); a fraction of a block may remain. Throws for a coin without a known height. */
export function heightAt(coinId: number, atMs: number): number {
  const known = chainHeight(coinId);
  return known.height + (atMs - known.atMs) / SECOND_MS / known.secondsPerBlock;
}

/** Whether a node at this height has not loaded half of what its chain is known to have had; false for a coin without a known height. */
export function isLoadingAt(coinId: number, height: number): boolean {
  return height < (chainOf(coinId)?.height?.height ?? 0) / 2;
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
  const known = chainOf(coinId)?.height;
  if (!known) throw new Error(`no known height for coin ${coinId}`);
  return known;
}
