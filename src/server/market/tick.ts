import { createAnswers } from './answers.ts';
import type { MarketAnswers } from './answers.ts';
import { MARKET_TICK_MS } from './defaults.ts';
import type { PoolCoinSettings } from './defaults.ts';
import type { Market } from './market-types.ts';

/** What a feed is made of. `now` gives ms since 1970; `tickMs` is above 0, 60 s unless given. */
interface MarketFeedOptions {
  readonly market: Market;
  readonly settings: readonly PoolCoinSettings[];
  readonly tickMs?: number;
  readonly now: () => number;
}

/** The answers of the running tick. */
export interface MarketFeed {
  current(): MarketAnswers;
}

/**
 * Answers computed once per tick and kept in memory (decision F1). They are those of the tick's beginning, so that several instances behind one
 * balancer answer alike. The first tick is computed here: no visitor waits for it. Holds no timer, so there is nothing to stop.
 */
export function createMarketFeed({ market, settings, tickMs = MARKET_TICK_MS, now }: MarketFeedOptions): MarketFeed {
  const tickStart = (): number => Math.floor(now() / tickMs) * tickMs;
  const answersAt = (atMs: number): MarketAnswers => createAnswers(market.snapshot(atMs), settings);
  let answers = answersAt(tickStart());
  return {
    current: () => {
      const atMs = tickStart();
      if (atMs !== answers.atMs) answers = answersAt(atMs);
      return answers;
    },
  };
}
