import { chainOf, type ChainHeight } from './coin-chains.ts';
import { DAY_MS, SECOND_MS } from './days.ts';
import { known, type Maybe } from './known.ts';

/** A height that a chain was seen at, and when, ms. */
export interface SeenHeight {
  readonly height: number;
  readonly atMs: number;
}

/** The height in a coin's record, with its time in unix seconds; undefined where one of both is not stated. */
export function seenHeight(record: { readonly height?: Maybe; readonly heightTime?: Maybe }): SeenHeight | undefined {
  const [height, seconds] = [known(record.height), known(record.heightTime)];
  return height === undefined || seconds === undefined ? undefined : { height, atMs: seconds * SECOND_MS };
}

/**
 * Height that a coin's chain is expected to have at a moment (ms), counted from where it was last seen, else from the catalogue's block; a fraction of a
 * block may remain. Throws for a coin without a known height.
 */
export function heightAt(coinId: number, atMs: number, seen?: SeenHeight): number {
  const from = chainHeight(coinId, seen);
  return from.height + (atMs - from.atMs) / SECOND_MS / from.secondsPerBlock;
}

/** Whether a node at this height has not loaded half of what its chain is known to have had; false for a coin without a known height. */
export function isLoadingAt(coinId: number, height: number): boolean {
  return height < (chainOf(coinId)?.height?.height ?? 0) / 2;
}

/** When a coin's chain is expected to reach a height, ms, counted as above. Throws for a coin without a known height. */
export function momentOfHeight(coinId: number, height: number, seen?: SeenHeight): number {
  const from = chainHeight(coinId, seen);
  return from.atMs + (height - from.height) * from.secondsPerBlock * SECOND_MS;
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

function chainHeight(coinId: number, seen?: SeenHeight): ChainHeight {
  const ofCatalogue = chainOf(coinId)?.height;
  if (!ofCatalogue) throw new Error(`no known height for coin ${coinId}`);
  return { ...ofCatalogue, ...seen };
}
