import * as z from 'zod';
import { MINUTE_MS } from '#src/domain/days.ts';
import { aboveZero, type FoundBlock, type HashrateSample, type SourcePlace } from '../source.ts';
import { SourceError } from '../source-error.ts';
import { figure, moment, rowsOf, text } from './told-figures.ts';

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

async function readPast({ fetch, now }: SourcePlace, id: string, signal: AbortSignal): Promise<Past> {
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
            difficulty: aboveZero(networkDifficulty),
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
export function pastsOf(place: SourcePlace): (id: string, signal: AbortSignal) => Promise<Past> {
  const pasts = new Map<string, Past>();
  return async (id, signal) => {
    const known = pasts.get(id);
    // Below nought after the clock was set back.
    const ageMs = known ? place.now() - known.readAtMs : -1;
    if (known && ageMs >= 0 && ageMs < PAST_EVERY_MS) return known;
    try {
      const past = await readPast(place, id, signal);
      pasts.set(id, past);
      return past;
    } catch (error) {
      if (error instanceof SourceError) return known ?? { readAtMs: place.now(), samples: [], blocks: [] };
      throw error;
    }
  };
}
