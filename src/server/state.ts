import { MINUTE_MS } from '#src/domain/days.ts';
import { type Content, readContent } from './db/content.ts';
import type { Database } from './db/database.ts';
import { type FarmKey, farmsToRead } from './db/farms-seen.ts';
import { keptSecret } from './db/secrets.ts';
import { marketSeed, poolCoinSettings } from './db/seed.ts';
import { createFarmTokens, type FarmTokens } from './farms/farm-token.ts';
import { createFarms, type Farms, farmsOfEtc, sampleFarmKeys } from './farms/farms.ts';
import { createEditions, type Editions, noEditions } from './market/editions.ts';
import { createMonths, modelDays, type Months } from './market/months.ts';
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
  /** The farms that are observed whether or not somebody looks at them. */
  readonly observed: ObservedFarms;
  editions(): Editions;
  months(): Months;
  readonly priceYears: PriceYears;
  readonly farmTokens: FarmTokens;
  /** Reads everything again: after a command changed it, and now and then where another instance may have. */
  reload(): Promise<void>;
}

/** What the detector looks at. */
export interface ObservedFarms {
  /** Those whose turn it is at a moment (ms). */
  keys(nowMs: number): Promise<readonly FarmKey[]>;
  /** A farm as its pool reports it now. */
  readonly glance: Farms;
}

/** One that was asked for so lately is not asked for again. */
const SETTLED_MS = MINUTE_MS;
/** In one round. */
const MOST_OBSERVED = 1000;
const FARM_SECRET = 'farm_token_secret';

/** Reads the state once; `live`: sources that take the model's place. Throws what the database throws. */
export async function openState(db: Database, live?: LiveMarket): Promise<PoolState> {
  const seed = await marketSeed(db);
  const market = createMarket(seed);
  const formerMarket = createMarket(seed);
  const read = async () => {
    const settings = await poolCoinSettings(db);
    const content = await readContent(db);
    if (live) {
      const feed = live.feed(settings);
      return { content, feed, farms: live.farms, editions: noEditions, months: createMonths({ feed, kept: live.days, settings }) };
    }
    const feed = createMarketFeed({ market, settings, now: Date.now });
    return {
      content,
      feed,
      farms: farmsOfEtc(createFarms({ market, seed, settings })),
      editions: createEditions({ market: formerMarket, settings, now: Date.now }),
      months: createMonths({ feed, kept: modelDays(formerMarket), settings }),
    };
  };
  let state = await read();
  return {
    content: (language) => state.content(language),
    feed: () => state.feed,
    farms: () => state.farms,
    editions: () => state.editions,
    months: () => state.months,
    observed: live
      ? { keys: (nowMs) => farmsToRead(db, { nowMs, beforeMs: nowMs - SETTLED_MS, limit: MOST_OBSERVED }), glance: live.glance }
      : { keys: () => Promise.resolve(sampleFarmKeys), glance: (question, atMs) => state.farms(question, atMs) },
    priceYears: live ? (coinId, year) => readPriceYear(db, coinId, year) : modelPriceYears(formerMarket, Date.now),
    farmTokens: createFarmTokens(await keptSecret(db, FARM_SECRET)),
    reload: async () => {
      state = await read();
    },
  };
}
