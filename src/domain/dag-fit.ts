import { cacheBytes, dagCoinBySymbol, datasetBytes } from './dag.ts';
import { type DagAnchor, dagFamilies } from './dag-coins.ts';

const GIB = 2 ** 30;

/** GiB that driver, desktop and buffers take besides dataset and cache (facts dag.md: 0.3 to 0.6; a rule of thumb). */
const systemShareGib = { linux: 0.3, windows: 0.6 } as const;

export type CardSystem = keyof typeof systemShareGib;

/** Bytes of a card that dataset and cache may take; its memory in GB as the box says, which are GiB in truth. */
export function usableBytes(memoryGb: number, system: CardSystem): number {
  return (memoryGb - systemShareGib[system]) * GIB;
}

/** Bytes that mining needs on a card at an epoch, without the system's share: dataset and light cache. NaN as datasetBytes. */
export function neededBytes(symbol: string, epoch: number): number {
  return datasetBytes(symbol, epoch) + cacheBytes(symbol, epoch);
}

/** The first epoch of a chain whose dataset is that of `law` or a later one; Infinity where it never comes to that. */
const firstEpochWith: Readonly<Record<string, (law: number) => number>> = {
  MEWC: (law) => (law < 110 ? law : Math.max(110, Math.ceil(law / 4))),
  FIRO: (law) => (law > 926 ? Number.POSITIVE_INFINITY : law),
  ZIL: (law) => (law > 0 ? Number.POSITIVE_INFINITY : 0),
};

/** The first epoch at which dataset and cache take more than `bytes`; Infinity where they never do, NaN for an unknown coin. */
export function firstEpochOver(symbol: string, bytes: number): number {
  const coin = dagCoinBySymbol(symbol);
  if (coin === undefined || Number.isNaN(bytes)) return Number.NaN;
  const { init, growth, cacheInit, cacheGrowth } = dagFamilies[coin.family];
  // Sizes stay just below a straight line, by less than one epoch's growth: the line's epoch or the next.
  const law = Math.max(0, Math.floor((bytes - init - cacheInit) / (growth + cacheGrowth)) + 1);
  const epochOf = firstEpochWith[coin.symbol] ?? ((epoch: number) => epoch);
  const epoch = epochOf(law);
  return Number.isFinite(epoch) && neededBytes(symbol, epoch) <= bytes ? epochOf(law + 1) : epoch;
}

/** Until when a card can mine. */
export interface MemoryEnd {
  /** The dataset no longer fits at the epoch it is looked at. */
  readonly isOver: boolean;
  /** The epoch from which it does not fit; Infinity: it never grows so far. */
  readonly epoch: number;
}

/** The end of a card with so many usable bytes, seen from an epoch. Firo's dataset shrank once: what fits since then fits for good. */
export function memoryEnd(symbol: string, bytes: number, fromEpoch: number): MemoryEnd {
  const epoch = firstEpochOver(symbol, bytes);
  if (neededBytes(symbol, fromEpoch) > bytes) return { isOver: true, epoch };
  return { isOver: false, epoch: epoch > fromEpoch ? epoch : Number.POSITIVE_INFINITY };
}

/** Blocks from which chains have been mined with the algorithm of today, where that is not their first (facts dag.json). */
const firstHeight: Readonly<Record<string, number>> = { RVN: 1_219_736, FIRO: 419_264 };

/** Whether an epoch had begun when the chain was first mined with its algorithm: what ends there never fitted. */
export function isFromStart(symbol: string, epoch: number): boolean {
  return heightOfEpoch(symbol, epoch) <= (firstHeight[symbol] ?? 0);
}

/** The height at which an epoch begins; for ETC's epochs 195 to 389, which came twice, the later time. NaN for an unknown coin, Infinity stays. */
export function heightOfEpoch(symbol: string, epoch: number): number {
  const coin = dagCoinBySymbol(symbol);
  if (coin === undefined) return Number.NaN;
  return epoch * (coin.symbol === 'ETC' && epoch < 195 ? 30_000 : coin.epochLength);
}

/** A block as the pool states it: its height and when it was found, and the mean seconds between blocks where they were measured. */
export interface SeenBlock extends DagAnchor {
  readonly blockTimeS?: number | undefined;
}

/** What heights are turned into times by, and the other way round. */
export interface ChainClock {
  readonly anchor: DagAnchor;
  readonly blockTimeS: number;
  /** How far a mean of block times may lie off, as a ratio. */
  readonly spread: number;
  /** The anchor is a block from the pool, not one of the catalogue. */
  readonly isSeen: boolean;
}

/** Means of block times over months lie within this of each other, unless measured and expected differ by more. */
const LEAST_SPREAD = 0.03;

/** The clock of a chain: from the block last seen, else the catalogue's. Undefined for a chain without public figures, and for one that is history. */
export function chainClock(symbol: string, seen?: SeenBlock): ChainClock | undefined {
  const coin = dagCoinBySymbol(symbol);
  if (!coin?.anchor || coin.blockTimeS === null || coin.status === 'history') return undefined;
  const isSeen = seen !== undefined && Number.isSafeInteger(seen.height) && seen.height > 0 && seen.atMs > coin.anchor.atMs;
  const measured = isSeen && seen.blockTimeS !== undefined && seen.blockTimeS > 0 ? seen.blockTimeS : coin.blockTimeS;
  return {
    anchor: isSeen ? { height: seen.height, atMs: seen.atMs } : coin.anchor,
    blockTimeS: measured,
    spread: Math.max(LEAST_SPREAD, Math.abs(measured / coin.blockTimeS - 1)),
    isSeen,
  };
}

/** A moment that is only known to lie between two others, ms. */
export interface TimeRange {
  readonly atMs: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/** When a chain comes to a height: the further from the anchor, the wider the range. Infinite as the height is. */
export function timeOfHeight({ anchor, blockTimeS, spread }: ChainClock, height: number): TimeRange {
  const elapsedMs = (height - anchor.height) * blockTimeS * 1000;
  const offMs = Math.abs(elapsedMs) * spread;
  const atMs = anchor.atMs + elapsedMs;
  return { atMs, fromMs: atMs - offMs, toMs: atMs + offMs };
}
