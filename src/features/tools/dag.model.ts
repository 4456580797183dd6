import { cacheBytes, datasetBytes, epochAt, estimateEpoch, MAX_EPOCH, nextEpochHeight } from '#src/domain/dag.ts';

const GIB = 2 ** 30;

/** Memory of the cards on the market, in GB as their boxes say (GiB in truth). */
const CARD_GIB = [4, 6, 8, 10, 12, 16, 24] as const;

/** What driver and buffers take besides dataset and cache: a rule of thumb that varies by driver (facts dag.md). */
const HEADROOM_GIB = { least: 0.3, usual: 0.6 } as const;

export type DagInput = 'height' | 'epoch';

export interface DagChoice {
  symbol: string;
  input: DagInput;
  /** What stands in the field; empty means today. */
  text: string;
  /** Undefined until the page runs in a browser. */
  nowMs: number | undefined;
}

export interface DagSizes {
  epoch: number;
  /** Undefined for an epoch as input. */
  height: number | undefined;
  nextEpochHeight: number | undefined;
  datasetBytes: number;
  cacheBytes: number;
  /** True for a height extrapolated to today. */
  isEstimate: boolean;
}

/** Size and epoch for the input; undefined when nothing is known of it: an empty field for a chain whose height cannot be estimated. */
export function dagSizes(choice: DagChoice): DagSizes | undefined {
  return choice.text === '' ? today(choice) : chosen(choice);
}

function today({ symbol, nowMs }: DagChoice): DagSizes | undefined {
  const estimate = nowMs === undefined ? undefined : estimateEpoch({ symbol, atMs: nowMs });
  return estimate && { ...estimate, cacheBytes: cacheBytes(symbol, estimate.epoch), isEstimate: true };
}

function chosen({ symbol, input, text }: DagChoice): DagSizes | undefined {
  const value = Number(text);
  const epoch = input === 'epoch' ? value : epochAt(symbol, value);
  if (!(epoch <= MAX_EPOCH)) return undefined;
  const next = input === 'epoch' ? Number.NaN : nextEpochHeight(symbol, value);
  return {
    epoch,
    height: input === 'epoch' ? undefined : value,
    nextEpochHeight: Number.isNaN(next) ? undefined : next,
    datasetBytes: datasetBytes(symbol, epoch),
    cacheBytes: cacheBytes(symbol, epoch),
    isEstimate: false,
  };
}

type CardFit = 'fits' | 'tight' | 'full';

export interface CardMemory {
  memoryGb: number;
  fit: CardFit;
  /** Part of the card's memory that dataset and cache take, 0..1. */
  filledRatio: number;
}

/** Whether dataset and cache leave enough of each card's memory to mine with. */
export function cardMemories({ datasetBytes: dataset, cacheBytes: cache }: DagSizes): readonly CardMemory[] {
  const neededGib = (dataset + cache) / GIB;
  return CARD_GIB.map((memoryGb) => ({
    memoryGb,
    fit: neededGib + HEADROOM_GIB.usual <= memoryGb ? 'fits' : neededGib + HEADROOM_GIB.least <= memoryGb ? 'tight' : 'full',
    filledRatio: Math.min(1, neededGib / memoryGb),
  }));
}

/** Bytes as GiB, the unit in which memory is counted. */
export function gibOf(bytes: number): number {
  return bytes / GIB;
}
