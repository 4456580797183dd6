import type { CoinSymbol } from './chain-ids.ts';
import type { HashrateUnit } from './units.ts';

/** Algorithms by the name the pages show. */
export type Algorithm = 'SHA256' | 'Scrypt' | 'Ethash' | 'Etchash' | 'KawPow' | 'Octopus' | 'Autolykos2' | 'Blake3' | 'kHeavyHash';

/** Algorithms with public mining addresses. */
export type StratumAlgorithm = 'SHA256' | 'Scrypt' | 'Ethash';

/** What one shown unit of difficulty stands for: { symbol: 'T', scale: 1e12 }. The scale is a power of ten. */
export interface DifficultyUnit {
  readonly symbol: '' | 'K' | 'M' | 'G' | 'T' | 'P';
  readonly scale: number;
}

/** One row of the catalogue as it is written down (facts of each chain). */
export interface CoinRow {
  readonly name: string;
  /** What Chinese miners call it, in both writings, with a blank between two names. */
  readonly chineseNames?: string;
  /** The name in the paths and forms of the API, where it does not follow from the symbol. */
  readonly apiName?: string;
  /** Lower-case name of its files, where that is not its name in the API. */
  readonly slug?: string;
  /** The coin that income is paid in, where that is another: BTC for AI(BTC). */
  readonly incomeSymbol?: CoinSymbol;
  readonly algorithm: Algorithm;
  readonly stratumAlgorithm: StratumAlgorithm | null;
  /** Expected hashes of one block at difficulty 1. */
  readonly hashesPerDifficultyUnit: number;
  /** By which factor a difficulty and a hashrate of one response may stand apart and still be of one network (`network-agreement.ts`). */
  readonly mostApart: number;
  readonly blockTimeS: number;
  /** Chains that each keep the block time: 16 for ALPH, else 1. */
  readonly parallelChains: number;
  readonly blocksPerDay: number | null;
  /** Blocks between two changes of difficulty; null where it follows every block or few of them and no forecast makes sense. */
  readonly retargetBlocks: number | null;
  /** How often a difficulty that has no period changes; null for a coin of which that is not known. */
  readonly adjustsEvery: { readonly count: number; readonly of: 'blocks' | 'epochs' } | null;
  /** Unit in which the API states incomes of this coin, and the estimator's first. */
  readonly unit: HashrateUnit;
  /** Unit by which its miners quote a day's income, "$40.19 per PH/s": what every table shows. */
  readonly marketUnit: HashrateUnit;
  /** Unit in which the API states hashrates of this coin. */
  readonly hashrateUnit: HashrateUnit;
  readonly chartUnit: HashrateUnit;
  readonly calculatorUnit: HashrateUnit;
  /** Choices of the estimator in the open row, smallest first. */
  readonly estimatorUnits: readonly [HashrateUnit, ...HashrateUnit[]];
  readonly difficultyUnit: DifficultyUnit;
  /** The coin whose miners earn this one on the side (merged mining); it is then shown inside that coin's row. */
  readonly auxiliaryOf: CoinSymbol | null;
  /** When proof of work ended, ms; null while it can be mined. */
  readonly proofOfWorkEndedAtMs: number | null;
}

/** A coin of the catalogue, with what follows from its row. */
export interface Coin extends Omit<CoinRow, 'algorithm' | 'apiName' | 'slug' | 'incomeSymbol'> {
  readonly id: number;
  readonly symbol: string;
  /** Lower-case name of its files. */
  readonly slug: string;
  /** The name in the paths and forms of the API, where FB is 'fbtc'. */
  readonly apiName: string;
  /** The coin that income is paid in: BTC for AI(BTC). */
  readonly incomeSymbol: string;
  /** One of Algorithm, or what the pool calls it for a coin that the catalogue does not know. */
  readonly algorithm: string;
  /** Short form of the daily-profit unit: 'T' for TH/s. */
  readonly shortUnit: string;
  readonly icon: string;
  /** False for auxiliary coins and coins without proof of work; the pool's own isShow decides once it has responded. */
  readonly isShownOnHome: boolean;
}
