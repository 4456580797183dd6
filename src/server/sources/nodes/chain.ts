import * as z from 'zod';
import { SECOND_MS } from '#src/domain/days.ts';
import { numeric, unixSeconds } from '#src/contracts/values.ts';
import { SourceError } from '../poll/source-error.ts';
import type { CoreRpc } from './core-rpc.ts';

/** One header as it is needed here. */
export interface Header {
  readonly hash: string;
  readonly height: number;
  readonly timeMs: number;
  readonly difficulty: number;
  /** Hashes that all blocks up to this one stand for, expected. */
  readonly work: bigint;
}

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const header = z
  .object({ hash, height: numeric, time: unixSeconds, difficulty: numeric, chainwork: z.string().regex(/^[0-9a-f]{1,64}$/) })
  .transform(({ time, chainwork, ...rest }): Header => ({ ...rest, timeMs: time * SECOND_MS, work: BigInt(`0x${chainwork}`) }));

/** The headers of a node's best chain. */
export interface Chain {
  byHash(wanted: string): Promise<Header>;
  /** Whether the block of this hash stands at this height. */
  has(block: { readonly height: number; readonly hash: string }): Promise<boolean>;
  at(height: number): Promise<Header>;
  /** Height of the first block from this moment (ms) on, by the times in the headers; `highest + 1` where none is. */
  firstFrom(atMs: number, within: { readonly lowest: number; readonly highest: number; readonly spacingMs: number }): Promise<number>;
}

/** Headers by height, kept for one reading: heights are asked for again and again while a day's boundary is looked for. */
export function createChain(rpc: CoreRpc): Chain {
  const kept = new Map<number, Header>();
  const byHash = (wanted: string): Promise<Header> => rpc.call('getblockheader', [wanted], header);
  const at = async (height: number): Promise<Header> => {
    const found = kept.get(height) ?? (await byHash(await rpc.call('getblockhash', [height], hash)));
    kept.set(height, found);
    return found;
  };
  return {
    byHash,
    at,
    async has({ height, hash: wanted }) {
      try {
        return (await rpc.call('getblockhash', [height], hash)) === wanted.toLowerCase();
      } catch (error) {
        if (error instanceof SourceError && error.fault === 'missing') return false;
        throw error;
      }
    },
    async firstFrom(atMs, { lowest, highest, spacingMs }) {
      let [low, high] = [lowest, highest + 1];
      let [isAbove, isBelow] = [false, false];
      let step = 1;
      // The first look is where evenly spread blocks would have it; from there in growing steps, then by halves.
      let next = low < high ? low + Math.round((atMs - (await at(low)).timeMs) / spacingMs) : low;
      while (low < high) {
        const middle = Math.min(high - 1, Math.max(low, next));
        const isBefore = (await at(middle)).timeMs < atMs;
        if (isBefore) low = middle + 1;
        else high = middle;
        isAbove ||= isBefore;
        isBelow ||= !isBefore;
        next = isAbove && isBelow && step > 1 ? Math.floor((low + high) / 2) : isBefore ? low + step - 1 : high - step;
        step *= 4;
      }
      return low;
    },
  };
}
