import { type DagAnchor, type DagCoin, dagCoins, dagFamilies } from './dag-coins.ts';

/** Sizes beyond this epoch are refused: no chain reaches it, and the prime search would take long. */
export const MAX_EPOCH = 1_000_000;

const CACHE_ITEM_BYTES = 64;

const ETC_SWITCH_HEIGHT = 11_700_000;
const ETC_EPOCH_LENGTH_BEFORE = 30_000;

const bySymbol: ReadonlyMap<string, DagCoin> = new Map(dagCoins.map((coin) => [coin.symbol, coin]));

/** The coin of the DAG calculator with this symbol in any case, or undefined. */
export function dagCoinBySymbol(symbol: string): DagCoin | undefined {
  return bySymbol.get(symbol.toUpperCase());
}

/** Chains whose dataset is not that of their epoch: MeowPow quadruples it, Firo fell back to 650, Zilliqa never left 0. */
const epochOfDataset: Readonly<Record<string, (epoch: number) => number>> = {
  MEWC: (epoch) => (epoch >= 110 ? epoch * 4 : epoch),
  FIRO: (epoch) => (epoch > 926 ? 650 : epoch),
  ZIL: () => 0,
};

function isPrime(candidate: number): boolean {
  if (candidate < 4) return candidate > 1;
  if (candidate % 2 === 0) return false;
  for (let divisor = 3; divisor * divisor <= candidate; divisor += 2) {
    if (candidate % divisor === 0) return false;
  }
  return true;
}

/** The largest prime count of items that stays below a limit, in bytes: the Ethash rule, shared by every family. */
function primeSize(limitBytes: number, itemBytes: number): number {
  let items = Math.floor(limitBytes / itemBytes) - 1;
  while (!isPrime(items)) items -= 2;
  return items * itemBytes;
}

function isEpoch(epoch: number): boolean {
  return Number.isInteger(epoch) && epoch >= 0 && epoch <= MAX_EPOCH;
}

/** The epoch whose sizes hold: see epochOfDataset. Undefined for an unknown coin or an epoch that is no whole number from 0. */
function resolve(symbol: string, epoch: number): { coin: DagCoin; epoch: number } | undefined {
  const coin = dagCoinBySymbol(symbol);
  if (coin === undefined || !isEpoch(epoch)) return undefined;
  return { coin, epoch: epochOfDataset[coin.symbol]?.(epoch) ?? epoch };
}

/** Exact size of the dataset (DAG) at an epoch, in bytes. NaN for an unknown coin or a bad epoch. */
export function datasetBytes(symbol: string, epoch: number): number {
  const found = resolve(symbol, epoch);
  if (found === undefined) return Number.NaN;
  const { init, growth, item } = dagFamilies[found.coin.family];
  return primeSize(init + growth * found.epoch, item);
}

/** Exact size of the light cache at an epoch, in bytes. NaN for an unknown coin or a bad epoch. */
export function cacheBytes(symbol: string, epoch: number): number {
  const found = resolve(symbol, epoch);
  if (found === undefined) return Number.NaN;
  const { cacheInit, cacheGrowth } = dagFamilies[found.coin.family];
  return primeSize(cacheInit + cacheGrowth * found.epoch, CACHE_ITEM_BYTES);
}

/** ECIP-1099 doubled the epochs of ETC at block 11,700,000: there the epoch falls from 389 to 195. */
function epochLengthAt(coin: DagCoin, height: number): number {
  return coin.symbol === 'ETC' && height < ETC_SWITCH_HEIGHT ? ETC_EPOCH_LENGTH_BEFORE : coin.epochLength;
}

/** The epoch of a block height; for CFX the height is the pivot chain's. NaN for an unknown coin or a height that is no whole number from 0. */
export function epochAt(symbol: string, height: number): number {
  const coin = dagCoinBySymbol(symbol);
  if (coin === undefined || !Number.isSafeInteger(height) || height < 0) return Number.NaN;
  if (coin.symbol === 'ZIL') return 0;
  return Math.floor(height / epochLengthAt(coin, height));
}

/** The height at which the next epoch begins. NaN as epochAt, and for ZIL, whose epoch never ends. */
export function nextEpochHeight(symbol: string, height: number): number {
  const coin = dagCoinBySymbol(symbol);
  const epoch = epochAt(symbol, height);
  if (coin === undefined || Number.isNaN(epoch) || coin.symbol === 'ZIL') return Number.NaN;
  return (epoch + 1) * epochLengthAt(coin, height);
}

/** An epoch as the calendar shows it: always an estimate. */
interface EpochEstimate {
  readonly height: number;
  readonly epoch: number;
  readonly datasetBytes: number;
  readonly nextEpochHeight: number;
  readonly nextEpochAtMs: number;
}

/** What an estimate needs. `anchor` and `blockTimeS` replace the catalogue's when the pool has newer ones. */
interface EpochQuestion {
  readonly symbol: string;
  readonly atMs: number;
  readonly anchor?: DagAnchor;
  readonly blockTimeS?: number;
}

/**
 * The epoch at a time, extrapolated from a known height at the mean block time. Undefined for an unknown coin, one whose chain is history
 * or has no public figures, and for a time before its first block.
 */
export function estimateEpoch(question: EpochQuestion): EpochEstimate | undefined {
  const { symbol, atMs } = question;
  const coin = dagCoinBySymbol(symbol);
  const anchor = question.anchor ?? coin?.anchor;
  const blockTimeS = question.blockTimeS ?? coin?.blockTimeS;
  if (!anchor || !blockTimeS || coin?.status === 'history') return undefined;
  const height = anchor.height + Math.floor((atMs - anchor.atMs) / (blockTimeS * 1000));
  const epoch = epochAt(symbol, height);
  if (Number.isNaN(epoch)) return undefined;
  const nextHeight = nextEpochHeight(symbol, height);
  const nextEpochAtMs = anchor.atMs + (nextHeight - anchor.height) * blockTimeS * 1000;
  return { height, epoch, datasetBytes: datasetBytes(symbol, epoch), nextEpochHeight: nextHeight, nextEpochAtMs };
}
