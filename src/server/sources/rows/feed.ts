import type { PoolCoinSettings } from '../../market/defaults.ts';
import { createResponses, type MarketResponses } from '../../market/responses.ts';
import type { MarketFeed } from '../../market/tick.ts';
import type { SourcesNow } from '../figures/sources-now.ts';
import { sourceCoinSettings } from './coin-settings.ts';
import { sourceSnapshot } from './snapshot.ts';

/** Responses are worked out at most this often. */
const RECOMPUTED_MS = 5000;
/** And at least this often: figures grow old also where no source reports anything. */
const LEAST_MS = 60_000;

interface FeedOptions {
  readonly nowOf: () => SourcesNow;
  /** Grows with each poll. */
  readonly version: () => number;
  readonly settings: readonly PoolCoinSettings[];
}

/** The responses of the market calls out of the sources, kept in memory until something new is reported. */
export function createSourceFeed({ nowOf, version, settings }: FeedOptions): MarketFeed {
  let made: { readonly responses: MarketResponses; readonly version: number; readonly atMs: number } | undefined;
  const current = (): MarketResponses => {
    const now = nowOf();
    const ageMs = made ? now.nowMs - made.atMs : Number.POSITIVE_INFINITY;
    // Below nought after the clock was set back.
    if (!made || ageMs < 0 || ageMs > LEAST_MS || (made.version !== version() && ageMs > RECOMPUTED_MS)) {
      made = { responses: createResponses(sourceSnapshot(now), sourceCoinSettings(now, settings)), version: version(), atMs: now.nowMs };
    }
    return made.responses;
  };
  return { current, origin: 'live', moment: () => ({ atMs: current().atMs, nowMs: nowOf().nowMs }) };
}
