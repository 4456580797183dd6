import { type Content, readContent } from './db/content.ts';
import type { Database } from './db/database.ts';
import { keptSecret } from './db/secrets.ts';
import { marketSeed, poolCoinSettings } from './db/seed.ts';
import { createFarmTokens, type FarmTokens } from './farms/farm-token.ts';
import { createFarms, type Farms, farmsOfEtc } from './farms/farms.ts';
import { createEditions, type Editions, noEditions } from './market/editions.ts';
import { createMarket } from './market/model.ts';
import { createMarketFeed, type MarketFeed } from './market/tick.ts';
import { modelPriceYears, type PriceYears } from './market/price-years.ts';
import { readPriceYear } from './sources/figures/history.ts';
import type { LiveMarket } from './sources/live-market.ts';

/** What the server keeps in memory of its database, so that no read of a visitor's goes there. */
export interface PoolState {
  readonly content: Content;
  feed(): MarketFeed;
  farms(): Farms;
  editions(): Editions;
  readonly priceYears: PriceYears;
  readonly farmTokens: FarmTokens;
  /** Reads everything again: after a command changed it, and now and then where another instance may have. */
  reload(): Promise<void>;
}

const FARM_SECRET = 'farm_token_secret';

/** Reads the state once; `live`: sources that take the model's place. Throws what the database throws. */
export async function openState(db: Database, live?: LiveMarket): Promise<PoolState> {
  const seed = await marketSeed(db);
  const market = createMarket(seed);
  const formerMarket = createMarket(seed);
  const read = async () => {
    const settings = await poolCoinSettings(db);
    const content = await readContent(db);
    if (live) return { content, feed: live.feed(settings), farms: live.farms, editions: noEditions };
    return {
      content,
      feed: createMarketFeed({ market, settings, now: Date.now }),
      farms: farmsOfEtc(createFarms({ market, seed, settings })),
      editions: createEditions({ market: formerMarket, settings, now: Date.now }),
    };
  };
  let state = await read();
  return {
    content: (language) => state.content(language),
    feed: () => state.feed,
    farms: () => state.farms,
    editions: () => state.editions,
    priceYears: live ? (coinId, year) => readPriceYear(db, coinId, year) : modelPriceYears(formerMarket, Date.now),
    farmTokens: createFarmTokens(await keptSecret(db, FARM_SECRET)),
    reload: async () => {
      state = await read();
    },
  };
}
