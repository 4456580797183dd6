import { type Content, readContent } from './db/content.ts';
import type { Database } from './db/database.ts';
import { keptSecret } from './db/secrets.ts';
import { marketSeed, poolCoinSettings } from './db/seed.ts';
import { createFarmTokens, type FarmTokens } from './farms/farm-token.ts';
import { createFarms, type Farms } from './farms/farms.ts';
import { createEditions, type Editions } from './market/editions.ts';
import { createMarket } from './market/model.ts';
import { createMarketFeed, type MarketFeed } from './market/tick.ts';

/** What the server keeps in memory of its database, so that no read of a visitor's goes there (decision F1). */
export interface PoolState {
  readonly content: Content;
  feed(): MarketFeed;
  farms(): Farms;
  editions(): Editions;
  readonly farmTokens: FarmTokens;
  /** Reads everything again: after a command changed it, and now and then where another instance may have. */
  reload(): Promise<void>;
}

const FARM_SECRET = 'farm_token_secret';

/** Reads the state once; throws what the database throws. */
export async function openState(db: Database): Promise<PoolState> {
  const seed = await marketSeed(db);
  const market = createMarket(seed);
  const formerMarket = createMarket(seed);
  const read = async () => {
    const settings = await poolCoinSettings(db);
    return {
      content: await readContent(db),
      feed: createMarketFeed({ market, settings, now: Date.now }),
      farms: createFarms({ market, seed, settings }),
      editions: createEditions({ market: formerMarket, settings, now: Date.now }),
    };
  };
  let state = await read();
  return {
    content: (language) => state.content(language),
    feed: () => state.feed,
    farms: () => state.farms,
    editions: () => state.editions,
    farmTokens: createFarmTokens(await keptSecret(db, FARM_SECRET)),
    reload: async () => {
      state = await read();
    },
  };
}
