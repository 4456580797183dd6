import * as z from 'zod';
import type { Coin } from '#src/domain/coins.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import { aboveZero, type FoundBlock, type HashrateSample } from '../readings.ts';
import type { SourcePlace } from '../source.ts';
import { SourceError } from '../poll/source-error.ts';
import { nodesDifficulty } from './miningcore-difficulty.ts';
import { figure, moment, rowsOf, text } from './values.ts';

const performance = z.object({
  stats: rowsOf(z.object({ poolHashrate: figure, networkHashrate: figure, networkDifficulty: figure, created: moment })),
});
const blocks = rowsOf(z.object({ status: text, reward: figure, blockHeight: figure, hash: text }));

/** What a pool keeps of the past: asked for seldom, for it is counted by the hour. */
export interface Past {
  readonly readAtMs: number;
  readonly samples: readonly HashrateSample[];
  /** The confirmed ones of the last fifty. */
  readonly blocks: readonly FoundBlock[];
}
const PAST_EVERY_MS = 15 * MINUTE_MS;

/** One of the engine's pools. */
interface PoolName {
  readonly id: string;
  readonly coin: Coin;
}

async function readPast({ fetch, now }: SourcePlace, { id, coin }: PoolName, signal: AbortSignal): Promise<Past> {
  const path = `/api/pools/${encodeURIComponent(id)}`;
  const { data, heldAtMs } = await fetch.askJson(`${path}/performance?r=Month&i=Hour`, performance, { signal });
  const found = await fetch.askJson(`${path}/blocks?page=0&pageSize=50`, blocks, { signal });
  const confirmed = found.data.filter(({ status }) => status === 'confirmed');
  return {
    readAtMs: now(),
    samples: data.stats.flatMap(({ created, poolHashrate, networkHashrate, networkDifficulty }) =>
      created === null
        ? []
        : {
            atMs: heldAtMs(created),
            poolHashrateHs: poolHashrate,
            networkHashrateHs: aboveZero(networkHashrate),
            difficulty: nodesDifficulty(coin, networkDifficulty),
          },
    ),
    blocks: confirmed.map(({ blockHeight, hash, reward }) => ({
      height: blockHeight ?? 0,
      hash,
      reward: aboveZero(reward),
      isKnown: null,
    })),
  };
}

/** The past of the pools at a place, each by its id. An old fork has no history: that costs the curve, and not the figures of now. */
export function pastsOf(place: SourcePlace): (pool: PoolName, signal: AbortSignal) => Promise<Past> {
  const pasts = new Map<string, Past>();
  return async (pool, signal) => {
    const known = pasts.get(pool.id);
    // Below nought after the clock was set back.
    const ageMs = known ? place.now() - known.readAtMs : -1;
    if (known && ageMs >= 0 && ageMs < PAST_EVERY_MS) return known;
    try {
      const past = await readPast(place, pool, signal);
      pasts.set(pool.id, past);
      return past;
    } catch (error) {
      if (error instanceof SourceError) return known ?? { readAtMs: place.now(), samples: [], blocks: [] };
      throw error;
    }
  };
}
