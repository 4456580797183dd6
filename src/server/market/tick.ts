import { createResponses } from './responses.ts';
import type { MarketResponses } from './responses.ts';
import { MARKET_TICK_MS } from './defaults.ts';
import type { PoolCoinSettings } from './defaults.ts';
import type { SnapshotSource } from './market-types.ts';

/** What a feed is made of. `now` gives ms since 1970; `tickMs` is above 0, 60 s unless given. */
interface MarketFeedOptions {
  readonly market: SnapshotSource;
  readonly settings: readonly PoolCoinSettings[];
  readonly tickMs?: number;
  readonly now: () => number;
}

/** The responses of the running tick. */
export interface MarketFeed {
  /** Where its figures come from: the model, or sources. */
  readonly origin: 'simulated' | 'live';
  current(): MarketResponses;
  /** When the responses held, and what the feed's clock is now, in ms. */
  moment(): { readonly atMs: number; readonly nowMs: number };
}

/**
 * Responses computed once per tick and kept in memory. They are those of the tick's beginning, so that several instances behind one
 * balancer respond alike. The first tick is computed here: no visitor waits for it. Holds no timer, so there is nothing to stop.
 */
export function createMarketFeed({ market, settings, tickMs = MARKET_TICK_MS, now }: MarketFeedOptions): MarketFeed {
  const tickStart = (): number => Math.floor(now() / tickMs) * tickMs;
  const responsesAt = (atMs: number): MarketResponses => createResponses(market.snapshot(atMs), settings);
  let responses = responsesAt(tickStart());
  const current = (): MarketResponses => {
    const atMs = tickStart();
    if (atMs !== responses.atMs) responses = responsesAt(atMs);
    return responses;
  };
  return { current, origin: 'simulated', moment: () => ({ atMs: current().atMs, nowMs: now() }) };
}
