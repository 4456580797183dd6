import type { PriceSourceName } from '#src/contracts/rows.ts';
import type { Adjustment } from './retarget.ts';

/**
 * One Beijing day of a coin. Hashrates in H/s and difficulty are means of the day, of today so far; price and reward its last. Null:
 * unknown.
 */
export interface DailyPoint {
  readonly dayStartMs: number;
  readonly priceUsd: number | null;
  /** At the day's start. */
  readonly openUsd: number | null;
  readonly networkHashrateHs: number | null;
  readonly poolHashrateHs: number | null;
  readonly difficulty: number | null;
  readonly blockReward: number | null;
  /** Transaction fees over block rewards, mean of the 24 hours before the day's end. */
  readonly txFeeRatio: number | null;
}

/** AI(BTC) income over plain BTC income, as published for one Beijing day. */
export interface AiRatioPoint {
  readonly dayStartMs: number;
  readonly ratio: number;
}

/** When the figures of a coin held, ms; absent: none of that group is known. */
export interface FiguresAsOf {
  readonly pool?: number | undefined;
  readonly network?: number | undefined;
  readonly price?: number | undefined;
  /** Where the network's figures come from. */
  readonly networkFrom?: 'node' | 'pool' | undefined;
  /** The market that wants to be named beside its prices. */
  readonly priceFrom?: PriceSourceName;
}

/** A coin at a moment. Hashrates in H/s, price in USD. Null: unknown. */
export interface CoinMarket {
  readonly coinId: number;
  readonly priceUsd: number | null;
  /** Ratio: 0.01 is +1%. */
  readonly priceChange24h: number | null;
  readonly networkHashrateHs: number | null;
  /** Means of the last 24 hours and of the last seven days. */
  readonly networkHashrate24hHs: number | null;
  readonly networkHashrate7dHs: number | null;
  readonly difficulty: number | null;
  readonly difficultySetAtMs: number | null;
  /** Both null where difficulty follows every block, too. */
  readonly nextDifficulty: number | null;
  readonly adjustInSeconds: number | null;
  /** Blocks since the last adjustment; null as above. */
  readonly periodBlocksDone: number | null;
  /** The last ten, newest first; none as above. */
  readonly adjustments: readonly Adjustment[];
  readonly blockReward: number | null;
  /** Transaction fees over block rewards, mean of the last 24 hours. */
  readonly txFeeRatio: number | null;
  readonly height: number | null;
  /** Measured seconds per block; undefined: the catalogue's holds. */
  readonly blockTimeS?: number | null | undefined;
  readonly poolHashrateHs: number | null;
  readonly poolHashrate24hHs: number | null;
  readonly poolHashrate7dHs: number | null;
  readonly poolHashrate14dHs: number | null;
  /** Addresses that mine now; the machines of a source that counts those alone. */
  readonly poolMiners: number | null;
  /** Workers that sent a share in the last 24 hours. */
  readonly poolWorkers: number | null;
  /** Of a coin whose figures come from sources; absent in the model, whose figures all hold at the snapshot's moment. */
  readonly asOf?: FiguresAsOf | undefined;
}

/** The whole market at a moment. `usdCny`: yuan for one dollar. */
export interface MarketSnapshot {
  readonly atMs: number;
  readonly usdCny: number | null;
  readonly coins: ReadonlyMap<number, CoinMarket>;
  /** Days of the last 30 Beijing days of a coin, oldest first, without those of which nothing is known. Throws for an id that is not in the catalogue. */
  daily(coinId: number): readonly DailyPoint[];
  readonly aiRatio: readonly AiRatioPoint[];
  /** The day of the first newspaper there is, any moment of it; absent: the model's first. */
  readonly firstEditionMs?: number;
}

/** Every field known but those that are null for a reason of the chain's. */
type Known<T, Nullable extends keyof T = never> = {
  readonly [K in keyof T]: K extends Nullable ? T[K] : NonNullable<T[K]>;
};

/** A day as the model has it: every figure. */
export type ModelDay = Known<DailyPoint>;

/** A coin as the model has it: every figure; all but the price zero where proof of work has ended. */
export type ModelCoin = Known<Omit<CoinMarket, 'asOf' | 'blockTimeS'>, 'nextDifficulty' | 'adjustInSeconds' | 'periodBlocksDone'>;

/** The market of the model: all 30 days of every coin, today last. */
export interface ModelSnapshot extends MarketSnapshot {
  readonly usdCny: number;
  readonly coins: ReadonlyMap<number, ModelCoin>;
  daily(coinId: number): readonly ModelDay[];
}

/** What gives the market at a moment. `snapshot` takes ms since 1970 and throws a RangeError for anything that is no moment. */
export interface SnapshotSource {
  snapshot(atMs: number): MarketSnapshot;
}

/** A market of one seed. */
export interface Market extends SnapshotSource {
  snapshot(atMs: number): ModelSnapshot;
  /** One coin over a Beijing day of any age, or over the part of it that is over; both ends in ms. Throws for an unknown id. */
  day(coinId: number, span: readonly [number, number]): ModelDay;
}
