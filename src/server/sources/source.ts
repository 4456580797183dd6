import type { Coin } from '#src/domain/coins.ts';
import type { SourceFetch } from './poll/source-fetch.ts';
import type { FarmQuestion, FarmReading, Finding, FoundBlock, NodeReading, PoolReading, PriceReadings } from './readings.ts';

/** A pool that speaks one dialect. Both calls throw SourceError; a figure that cannot be read is null, and no reason to throw. */
export interface PoolSource {
  /** The coins it has now, by id. A source of one coin gives one entry. */
  read(signal: AbortSignal): Promise<ReadonlyMap<number, PoolReading>>;
  /** What was odd in its last answer. */
  findings?(): readonly Finding[];
  /** Null for an address that the pool does not know: "no hashrate yet", which is no error. */
  farm(question: FarmQuestion, signal: AbortSignal): Promise<FarmReading | null>;
}

/** Where a source lies and what it works with. */
export interface SourcePlace {
  /** The coin of `BTC=…`; undefined for `*=…`: the source names its coins. */
  readonly coin: Coin | undefined;
  readonly fetch: SourceFetch;
  /** What `source` of its readings says. */
  readonly name: string;
  /** Ms since 1970. */
  readonly now: () => number;
  /** The entry's `map` in SOURCES_FILE, for a dialect that parses one; undefined elsewhere. */
  readonly map: unknown;
}

/** How one dialect is opened: an entry of `dialects/all.ts`. */
export interface PoolDialect {
  /** Least time between two requests to one host, ms. */
  readonly gapMs: number;
  /** How often it is read, ms: faster than the source itself counts is waste. */
  readonly everyMs: number;
  /** Makes no request. Throws StartError for a `map` that it cannot use. */
  open(place: SourcePlace): PoolSource;
}

/** A node. `read` throws SourceError, also while the node's figures are to be withheld (starting, syncing, an old tip). */
export interface NodeSource {
  read(signal: AbortSignal): Promise<NodeReading>;
  /** Whether each of these blocks is in its chain; throws as `read` does. */
  knows(blocks: readonly Pick<FoundBlock, 'height' | 'hash'>[], signal: AbortSignal): Promise<readonly boolean[]>;
}

/** A market. `read` throws SourceError. */
export interface PriceSource {
  read(signal: AbortSignal): Promise<PriceReadings>;
}
