import type { Coin } from '#src/domain/coins.ts';
import { known, type Maybe } from '#src/domain/known.ts';
import type { HeightMemory } from './figures/heights.ts';

/** One figure as a source reports it. */
export interface Reading<T = number> {
  readonly value: T;
  /** When it held, ms of our clock: the source's own time of it, where it names one, and not that of its arrival. */
  readonly atMs: number;
  /** Which source, for people: 'miningcore pool.example:4000'. Never a user name, a password or a path. */
  readonly source: string;
}

/** A reading, or null where the source does not report the figure. Null is never nought, and nothing fills it in. */
export type Figure<T = number> = Reading<T> | null;

/** The reading of a figure; null where the value is not known. What may not be nought, such as a difficulty, is checked by `aboveZero` before. */
export function reading(value: Maybe, { atMs, source }: Omit<Reading, 'value'>): Figure {
  const figure = known(value);
  return figure === undefined ? null : { value: figure, atMs, source };
}

/** A figure of which nought means "unknown" (difficulty, hashrate of a network, block time): null for nought and below. */
export function aboveZero(value: Maybe): number | null {
  const figure = known(value);
  return figure !== undefined && figure > 0 ? figure : null;
}

/** A moment of a curve; hashrates in H/s, null where the source does not report that one. Samples may be of any spacing and come in any order. */
export interface HashrateSample {
  readonly atMs: number;
  readonly poolHashrateHs: number | null;
  readonly networkHashrateHs: number | null;
  readonly difficulty: number | null;
}

/** What a pool asks and pays; '' and null: not stated. An operator may state what no API reports (SOURCES_FILE). */
export interface StatedTerms {
  /** Ratios 0..1, one per income type, in the same order. */
  readonly feeRates?: readonly number[] | undefined;
  /** 'PPLNS', 'SOLO', …, as the pool spells them. */
  readonly incomeTypes?: readonly string[] | undefined;
  /** Coins; null for a pool that pays out nothing itself (solo). */
  readonly minPay?: number | null | undefined;
  /** Beijing time, '08:00' or '08:00-16:00'. */
  readonly paymentTime?: string | undefined;
}

/** What an operator states beside a pool. */
export interface OperatorTerms extends StatedTerms {
  /** That the pool mines another coin along with this one, DOGE with LTC, and on which terms: no API reports it. */
  readonly mergedMining?: StatedTerms | undefined;
}

/** A block that a pool counts as found and confirmed. */
export interface FoundBlock {
  readonly height: number;
  readonly hash: string;
  /** Coins; null: unknown. */
  readonly reward: number | null;
  /** Whether the own node of the coin has it in its chain; null: no node was asked, or could answer. */
  readonly isKnown: boolean | null;
}

/** One coin of a pool at a moment. Every figure is a reading of its own or null. Hashrates in H/s. */
export interface PoolReading {
  readonly poolHashrateHs: Figure;
  /** Means of the last day, week and fortnight, where the source itself has them; ours are counted from samples. */
  readonly poolHashrate24hHs: Figure;
  readonly poolHashrate7dHs: Figure;
  readonly poolHashrate14dHs: Figure;
  /** Addresses that mine, and machines that mine: a source that counts one of them leaves the other null. */
  readonly miners: Figure;
  readonly workers: Figure;
  /** The network by the pool; the own node is believed before it. */
  readonly networkHashrateHs: Figure;
  readonly difficulty: Figure;
  readonly height: Figure;
  /** Measured seconds per block, never the catalogue's. */
  readonly blockTimeS: Figure;
  /** Coins per block, mean of confirmed blocks. */
  readonly blockReward: Figure;
  /** Its last confirmed blocks, where it names them with their hash. */
  readonly blocks?: readonly FoundBlock[];
  readonly terms: StatedTerms;
  /** The source's own history, empty where it keeps none. */
  readonly samples: readonly HashrateSample[];
}

/** A pool of which nothing is known: each dialect states what it reads over it. */
export const emptyPoolReading: PoolReading = {
  poolHashrateHs: null,
  poolHashrate24hHs: null,
  poolHashrate7dHs: null,
  poolHashrate14dHs: null,
  miners: null,
  workers: null,
  networkHashrateHs: null,
  difficulty: null,
  height: null,
  blockTimeS: null,
  blockReward: null,
  terms: {},
  samples: [],
};

/** A machine of a farm. H/s; ms of our clock; null: unknown. Several may share a name, and are listed in an order that stays. */
export interface WorkerReading {
  /** A stranger's text, '' for the unnamed one. */
  readonly name: string;
  readonly hashrateHs: number | null;
  readonly hashrate24hHs: number | null;
  readonly lastShareAtMs: number | null;
}

/** A machine of which nothing is known. */
export const emptyWorkerReading: WorkerReading = { name: '', hashrateHs: null, hashrate24hHs: null, lastShareAtMs: null };

/** The farm of an address. A list is null where the source keeps no such list, and empty where it keeps an empty one. */
export interface FarmReading {
  /** When its figures held, and which source reported them. */
  readonly atMs: number;
  readonly source: string;
  readonly hashrateHs: number | null;
  readonly hashrate24hHs: number | null;
  /** Where `hashrate24hHs` of farm and workers is the mean of the source's own long window, shorter than a day. */
  readonly averageOf?: 'hours';
  readonly curve: readonly { readonly atMs: number; readonly hashrateHs: number }[] | null;
  readonly workers: readonly WorkerReading[] | null;
  /** Coins owed and not yet paid. */
  readonly unpaid: number | null;
  /** Coins of the running Beijing day; null where the source counts other days. */
  readonly incomeToday: number | null;
  /** Newest first. Rows without time or amount are left out. */
  readonly payments: readonly { readonly atMs: number; readonly amount: number; readonly txid: string }[] | null;
}

/** A farm of which nothing is known. */
export const emptyFarmReading: Omit<FarmReading, 'atMs' | 'source'> = {
  hashrateHs: null,
  hashrate24hHs: null,
  curve: null,
  workers: null,
  unpaid: null,
  incomeToday: null,
  payments: null,
};

/** Whose farm: the coin and its checked address, spelled as the visitor did. */
export interface FarmQuestion {
  readonly coin: Coin;
  readonly address: string;
}

/** Something odd in an answer that the operator should know. */
export interface Finding {
  /** Names it as long as it lasts: 'node eu-stuck'. */
  readonly about: string;
  /** A sentence with its full stop, without a secret. */
  readonly sentence: string;
  /** Good to know, and no fault. */
  readonly isNote?: boolean;
}

/** One Beijing day of a network by its own blocks: means of the day, of today so far. H/s. */
export interface NetworkDay {
  readonly dayStartMs: number;
  readonly networkHashrateHs: number | null;
  readonly difficulty: number | null;
  readonly blocks: number;
}

/** A chain by its own node. */
export interface NodeReading {
  /** By a day's blocks. */
  readonly networkHashrateHs: Figure;
  readonly difficulty: Figure;
  /** Ms since when the difficulty holds; null where it follows every block or is not known. */
  readonly difficultySetAtMs: Figure;
  /** Both null where difficulty follows every block. */
  readonly nextDifficulty: Figure;
  readonly adjustInSeconds: Figure;
  readonly periodBlocksDone: Figure;
  readonly height: Figure;
  /** Ms: the time in the newest block's header. */
  readonly tipAtMs: Figure;
  /** Coins per block without fees: the newest block's. */
  readonly blockReward: Figure;
  /** Transaction fees over block rewards, of the last 144 blocks. */
  readonly txFeeRatio: Figure;
  /** Measured over the last day's blocks. */
  readonly blockTimeS: Figure;
  /** The last ten changes of a difficulty that has periods, newest first, as ratios: 0.0169 is +1.69%. */
  readonly adjustments: readonly { readonly atMs: number; readonly ratio: number }[];
  /** Oldest first; a day without blocks is left out. */
  readonly days: readonly NetworkDay[];
}

/** The price of a coin. */
export interface PriceReading {
  readonly priceUsd: Figure;
  /** Ratio: 0.01 is +1%. */
  readonly change24h: Figure;
  /** USD at the start and the end of Beijing days, or of the source's own (UTC) where it has no finer history; oldest first. */
  readonly days: readonly { readonly dayStartMs: number; readonly openUsd: number; readonly closeUsd: number }[];
}

/** What a price source reports of all coins at once. */
export interface PriceReadings {
  /** By coin id; a coin that the source does not list has no entry. */
  readonly coins: ReadonlyMap<number, PriceReading>;
  /** Yuan for one dollar. */
  readonly usdCny: Figure;
}

/** What one source reports of all its coins, in a form that a database keeps: lists of [coin id, reading]. */
export interface SourceReadings {
  readonly pools?: readonly (readonly [number, PoolReading])[];
  readonly nodes?: readonly (readonly [number, NodeReading])[];
  readonly prices?: readonly (readonly [number, PriceReading])[];
  readonly usdCny?: PriceReadings['usdCny'];
  /** What is remembered of its heights, by coin id (`heights.ts`). */
  readonly heights?: readonly (readonly [number, HeightMemory])[];
  /** What is odd in its answer. */
  readonly findings?: readonly Finding[];
}
