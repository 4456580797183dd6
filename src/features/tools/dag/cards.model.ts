import { DAY_MS } from '#src/domain/days.ts';
import {
  type CardSystem,
  type ChainClock,
  heightOfEpoch,
  isFromStart,
  memoryEnd,
  type TimeRange,
  timeOfHeight,
  usableBytes,
} from '#src/domain/dag-fit.ts';
import { gpuMemories } from '#src/domain/gpu-memory.ts';
import type { DagSizes } from './dag.model.ts';

/** Memory of the cards that mine, in GB as their boxes say. */
const memorySizes = [2, 3, 4, 5, 6, 8, 10, 11, 12, 16, 20, 24] as const;

/** Less left than this is tight: another driver may already need it. */
const TIGHT_BYTES = 0.3 * 2 ** 30;

/** What lies further ahead says nothing about a card. */
const FAR_MS = 30 * 365 * DAY_MS;

type CardFit = 'fits' | 'tight' | 'full';

/** When a size of card stops mining: at a time that is known within a range, at an epoch without a date, in a far future, never, or before it began. */
export type CardEnd =
  | { readonly kind: 'ended' | 'ends'; readonly epoch: number; readonly when: TimeRange | undefined }
  | { readonly kind: 'far' | 'never' | 'tooSmall' };

export interface CardRow {
  readonly memoryGb: number;
  /** The card that was chosen, where the row is of it. */
  readonly name: string | undefined;
  /** At the epoch that was asked for. */
  readonly fit: CardFit;
  /** Part of the memory that dataset and cache take then, 0..1. */
  readonly filledRatio: number;
  /** As seen from now. */
  readonly end: CardEnd;
}

export interface CardsQuestion {
  readonly symbol: string;
  readonly sizes: DagSizes;
  readonly system: CardSystem;
  /** Name of a card; one that is none of the list counts as none. */
  readonly card: string;
  /** The epoch the chain is in, where it is known. */
  readonly epochNow: number | undefined;
  readonly nowMs: number;
  readonly clock: ChainClock | undefined;
}

/** The chosen card first, then every size of memory. */
export function cardRows(question: CardsQuestion): readonly CardRow[] {
  const chosen = gpuMemories.find(({ name }) => name === question.card);
  const rows = memorySizes.map((memoryGb) => rowOf(question, memoryGb, undefined));
  return chosen ? [rowOf(question, chosen.memoryGb, chosen.name), ...rows] : rows;
}

function rowOf(question: CardsQuestion, memoryGb: number, name: string | undefined): CardRow {
  const { symbol, sizes, system, epochNow = sizes.epoch, nowMs, clock } = question;
  const usable = usableBytes(memoryGb, system);
  const needed = sizes.datasetBytes + sizes.cacheBytes;
  const { isOver, epoch } = memoryEnd(symbol, usable, epochNow);
  const when = clock && Number.isFinite(epoch) ? timeOfHeight(clock, heightOfEpoch(symbol, epoch)) : undefined;
  return {
    memoryGb,
    name,
    fit: needed > usable ? 'full' : needed > usable - TIGHT_BYTES ? 'tight' : 'fits',
    filledRatio: Math.min(1, needed / (memoryGb * 2 ** 30)),
    end: isOver && isFromStart(symbol, epoch) ? { kind: 'tooSmall' } : endOf({ isOver, epoch, when }, nowMs),
  };
}

function endOf({ isOver, epoch, when }: { isOver: boolean; epoch: number; when: TimeRange | undefined }, nowMs: number): CardEnd {
  if (!Number.isFinite(epoch)) return { kind: 'never' };
  if (isOver) return { kind: 'ended', epoch, when };
  if (when && when.atMs > nowMs + FAR_MS) return { kind: 'far' };
  // What has not happened yet lies ahead, however wide the range.
  return { kind: 'ends', epoch, when: when && { ...when, atMs: Math.max(when.atMs, nowMs), fromMs: Math.max(when.fromMs, nowMs) } };
}
