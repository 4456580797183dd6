import { cacheBytes, dagCoinBySymbol, datasetBytes, epochAt, estimateEpoch, MAX_EPOCH, nextEpochHeight } from '#src/domain/dag.ts';
import { type ChainClock, heightOfEpoch, type TimeRange, timeOfHeight } from '#src/domain/dag-fit.ts';

const GIB = 2 ** 30;

/** By what the DAG is asked for; anything else in a link counts as a date. */
export type DagInput = 'date' | 'epoch' | 'height';

/** One question to the calculator. */
export interface DagQuestion {
  readonly symbol: string;
  readonly by: DagInput;
  /** What stands in its field: a day (YYYY-MM-DD) or a whole number; empty means now. */
  readonly text: string;
  readonly nowMs: number;
  /** Undefined for a chain without public figures. */
  readonly clock: ChainClock | undefined;
}

export interface DagSizes {
  readonly epoch: number;
  /** The block that was asked for or estimated, or the first one of an epoch; undefined where heights mean nothing. */
  readonly height: number | undefined;
  readonly nextEpochHeight: number | undefined;
  readonly datasetBytes: number;
  readonly cacheBytes: number;
  /** Now, on a day, at a height or epoch, or at the last block that was mined. */
  readonly kind: 'now' | 'day' | 'chosen' | 'last';
}

/** Sizes for a question; undefined when nothing is known of it: a day on a chain whose height cannot be estimated, or a number beyond any chain. */
export function dagSizes(question: DagQuestion): DagSizes | undefined {
  const { symbol, by, text } = question;
  if (text === '') return sizesAt(question, question.nowMs);
  if (by === 'date') return sizesAt(question, Date.parse(`${text}T00:00:00Z`));
  const value = Number(text);
  const epoch = by === 'epoch' ? value : epochAt(symbol, value);
  return sizesOf({ symbol, epoch, height: by === 'epoch' ? firstBlock(symbol, epoch) : value, kind: 'chosen' });
}

/** The epoch a chain is in now; undefined where that is not known. */
export function epochNow({ symbol, nowMs, clock }: DagQuestion): number | undefined {
  return sizesAt({ symbol, by: 'date', text: '', nowMs, clock }, nowMs)?.epoch;
}

function sizesAt({ symbol, text, clock }: DagQuestion, atMs: number): DagSizes | undefined {
  const kind = text === '' ? 'now' : 'day';
  if (symbol === 'ZIL') return sizesOf({ symbol, epoch: 0, height: undefined, kind });
  if (clock) {
    const estimate = estimateEpoch({ symbol, atMs, anchor: clock.anchor, blockTimeS: clock.blockTimeS });
    return estimate && sizesOf({ symbol, epoch: estimate.epoch, height: estimate.height, kind });
  }
  // Ethereum: its last mined block is known to the number.
  const last = dagCoinBySymbol(symbol)?.anchor?.height;
  return last && text === '' ? sizesOf({ symbol, epoch: epochAt(symbol, last), height: last, kind: 'last' }) : undefined;
}

/** The first block of an epoch; of Zilliqa's only epoch there is none to name. */
const firstBlock = (symbol: string, epoch: number): number | undefined => (symbol === 'ZIL' ? undefined : heightOfEpoch(symbol, epoch));

function sizesOf({ symbol, epoch, height, kind }: Pick<DagSizes, 'epoch' | 'height' | 'kind'> & { symbol: string }): DagSizes | undefined {
  if (!(epoch <= MAX_EPOCH)) return undefined;
  const next = height === undefined ? Number.NaN : nextEpochHeight(symbol, height);
  return {
    epoch,
    height,
    nextEpochHeight: Number.isNaN(next) || kind === 'last' ? undefined : next,
    datasetBytes: datasetBytes(symbol, epoch),
    cacheBytes: cacheBytes(symbol, epoch),
    kind,
  };
}

/** When a block is found, where the chain's clock is known. */
export function timeOf(clock: ChainClock | undefined, height: number | undefined): TimeRange | undefined {
  return clock && height !== undefined ? timeOfHeight(clock, height) : undefined;
}

/** Bytes as GiB, the unit in which memory is counted. */
export function gibOf(bytes: number): number {
  return bytes / GIB;
}
