import type { Adjustment } from './retarget.ts';

/** One Beijing day of a coin (decision B16). Hashrates in H/s and difficulty are means of the day, of today so far; price and reward its last. */
export interface DailyPoint {
  readonly dayStartMs: number;
  readonly priceUsd: number;
  /** At the day's start. */
  readonly openUsd: number;
  readonly networkHashrateHs: number;
  readonly poolHashrateHs: number;
  readonly difficulty: number;
  readonly blockReward: number;
  /** Transaction fees over block rewards, mean of the 24 hours before the day's end. */
  readonly txFeeRatio: number;
}

/** AI(BTC) income over plain BTC income, as published for one Beijing day. */
export interface AiRatioPoint {
  readonly dayStartMs: number;
  readonly ratio: number;
}

/** A coin at a moment. Hashrates in H/s, price in USD; everything but the price is zero where proof of work has ended (decision F5). */
export interface CoinMarket {
  readonly coinId: number;
  readonly priceUsd: number;
  /** Ratio: 0.01 is +1%. */
  readonly priceChange24h: number;
  readonly networkHashrateHs: number;
  /** Means of the last 24 hours and of the last seven days. */
  readonly networkHashrate24hHs: number;
  readonly networkHashrate7dHs: number;
  readonly difficulty: number;
  readonly difficultySetAtMs: number;
  /** Both null where difficulty follows every block. */
  readonly nextDifficulty: number | null;
  readonly adjustInSeconds: number | null;
  /** Blocks since the last adjustment; null as above. */
  readonly periodBlocksDone: number | null;
  /** The last ten, newest first; none as above. */
  readonly adjustments: readonly Adjustment[];
  readonly blockReward: number;
  /** Transaction fees over block rewards, mean of the last 24 hours. */
  readonly txFeeRatio: number;
  readonly height: number;
  readonly poolHashrateHs: number;
  readonly poolHashrate24hHs: number;
  readonly poolHashrate7dHs: number;
  readonly poolHashrate14dHs: number;
  /** Machines mining now. */
  readonly poolMiners: number;
  /** Workers that sent a share in the last 24 hours. */
  readonly poolWorkers: number;
}

/** The whole market at a moment. `usdCny`: yuan for one dollar. */
export interface MarketSnapshot {
  readonly atMs: number;
  readonly usdCny: number;
  readonly coins: ReadonlyMap<number, CoinMarket>;
  /** The last 30 Beijing days of a coin, oldest first, today last. Throws for an id that is not in the catalogue. */
  daily(coinId: number): readonly DailyPoint[];
  readonly aiRatio: readonly AiRatioPoint[];
}

/** A market of one seed. `snapshot` takes ms since 1970 and throws a RangeError for anything that is no moment. */
export interface Market {
  snapshot(atMs: number): MarketSnapshot;
  /** One coin over a Beijing day of any age, or over the part of it that is over; both ends in ms. Throws for an unknown id. */
  day(coinId: number, span: readonly [number, number]): DailyPoint;
}
