import { readContent, type Content } from './db/content.ts';
import type { Database } from './db/open.ts';
import { marketSeed, poolCoinSettings } from './db/seed.ts';
import { createMarket } from './market/model.ts';
import { createMarketFeed, type MarketFeed } from './market/tick.ts';

/** What the server keeps in memory of its database, so that no read of a visitor's goes there (decision F1). */
export interface PoolState {
  content(): Content;
  feed(): MarketFeed;
  /** Reads everything again: after a command changed it, and now and then where another instance may have. */
  reload(): Promise<void>;
}

/** Reads the state once; throws what the database throws. */
export async function openState(db: Database): Promise<PoolState> {
  const market = createMarket(await marketSeed(db));
  const read = async () => ({
    content: await readContent(db),
    feed: createMarketFeed({ market, settings: await poolCoinSettings(db), now: Date.now }),
  });
  let state = await read();
  return {
    content: () => state.content,
    feed: () => state.feed,
    reload: async () => {
      state = await read();
    },
  };
}
