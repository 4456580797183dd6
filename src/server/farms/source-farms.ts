import { type Coin, coinById } from '#src/domain/coins.ts';
import { MINUTE_MS, SECOND_MS } from '#src/domain/days.ts';
import type { Database } from '../db/database.ts';
import { farmsToRead, keepFarmMemory, readFarmMemory } from '../db/farms-seen.ts';
import type { FarmHour } from '../db/schema.ts';
import type { FarmQuestion, FarmReading, PoolSource } from '../sources/source.ts';
import { curveOfHours, withReading } from './farm-hours.ts';
import { farmOfReading } from './farm-answer.ts';
import type { FarmAt } from './farms.ts';
import { rememberWorkers, type SeenWorker, SILENT_AFTER_MS } from './worker-memory.ts';
import { namedApart } from './worker-names.ts';

/** The farms of real pools. */
export interface SourceFarms {
  /** Whether a coin has a source, and so may have farms. */
  has(coin: Coin): boolean;
  /** The farm of an address, at most half a minute old, or the last that its pool told. Throws SourceError where it never told any. */
  of(question: FarmQuestion): Promise<FarmAt>;
  /** Reads farms that somebody looked at this week and that nobody looks at now, so that it is known when a machine went. For one instance alone. */
  watch(signal: AbortSignal): Promise<void>;
}

type FarmSource = Pick<PoolSource, 'farm'>;

interface SourceFarmsOptions {
  readonly sourceOf: (coin: Coin) => FarmSource | undefined;
  readonly db: Database;
  /** Ms since 1970. */
  readonly now: () => number;
  /** Told of a pool that did not answer while others look, and of what could not be kept. */
  readonly onFault: (error: unknown) => void;
}

/** A pool counts its miners once a minute or two: asked more often it says the same. */
const FRESH_MS = 30 * SECOND_MS;
const WATCHED_EVERY_MS = 5 * MINUTE_MS;
const WATCHED_AT_ONCE = 20;
/** A reading takes several requests, which wait for those of others. */
const LONGEST_MS = 30 * SECOND_MS;
const NOBODY_LOOKS = 0;
/** Workers of the farms that are kept at hand, of which one farm may have 100,000. */
const WORKERS_AT_HAND = 200_000;
/** A farm without workers takes room as well. */
const LEAST_SIZE = 100;

interface KnownFarm extends FarmAt {
  /** When its pool was last asked, ms. */
  readonly askedAtMs: number;
  readonly hours: readonly FarmHour[];
  readonly seen: ReadonlyMap<string, SeenWorker>;
}

/** Farms lately looked at, the last one last; the longest unseen go when all of them grow too large. */
function createShelf() {
  const farms = new Map<string, KnownFarm>();
  const sizeOf = ({ seen }: KnownFarm): number => seen.size + LEAST_SIZE;
  let size = 0;
  const drop = (key: string): void => {
    const farm = farms.get(key);
    if (farm && farms.delete(key)) size -= sizeOf(farm);
  };
  return {
    get: (key: string) => farms.get(key),
    put(key: string, farm: KnownFarm): void {
      drop(key);
      farms.set(key, farm);
      size += sizeOf(farm);
      for (const [oldest] of farms) {
        if (size <= WORKERS_AT_HAND || oldest === key) break;
        drop(oldest);
      }
    },
  };
}

const NOTHING = { hashrateHs: null, hashrate24hHs: null, curve: null, workers: [], unpaid: null, incomeToday: null, payments: null };

/** What a pool told of a farm joined with what is remembered of it; null where neither knows anything. */
function joined(reading: FarmReading | null, before: Pick<KnownFarm, 'hours' | 'seen'>, nowMs: number) {
  const atMs = reading?.atMs ?? nowMs;
  // A pool that has stopped goes on telling its last figures: no hashrate of now, and none of this hour.
  const isOld = nowMs - atMs > SILENT_AFTER_MS;
  const { workers: listed, ...told } = reading ?? NOTHING;
  const named = listed && namedApart(listed);
  const { seen, workers, changed } = rememberWorkers(before.seen, { workers: named, atMs }, nowMs);
  if (!reading && workers.length === 0) return { farm: null, atMs, seen, changed, hours: before.hours };
  const hashrateHs = isOld ? null : told.hashrateHs;
  const hours = told.curve === null && hashrateHs !== null ? withReading(before.hours, atMs, hashrateHs) : before.hours;
  const ownCurve = hours.length > 0 ? curveOfHours(hours) : null;
  const farm = farmOfReading({ ...told, hashrateHs, curve: told.curve ?? ownCurve, workers: named && workers }, isOld ? nowMs : undefined);
  return { farm, atMs, seen, changed, hours };
}

/** The farms of real pools, asked for when somebody looks, each by one request at a time. */
export function createSourceFarms({ sourceOf, db, now, onFault }: SourceFarmsOptions): SourceFarms {
  const shelf = createShelf();
  const underWay = new Map<string, Promise<KnownFarm>>();

  const read = async (source: FarmSource, question: FarmQuestion, lookedAtMs: number): Promise<KnownFarm> => {
    const name = { coinId: question.coin.id, address: question.address };
    const before = shelf.get(keyOf(question)) ?? (await readFarmMemory(db, name)) ?? { hours: [], seen: new Map() };
    const reading = await source.farm(question, AbortSignal.timeout(LONGEST_MS));
    const { changed, ...farm } = joined(reading, before, now());
    const known = { ...farm, askedAtMs: now() };
    shelf.put(keyOf(question), known);
    // Who looks does not wait until the 100,000 workers of a new farm are written down.
    if (farm.farm) keepFarmMemory(db, name, { memory: { ...farm, readAtMs: known.askedAtMs }, changed, lookedAtMs }).catch(onFault);
    return known;
  };

  const readOnce = (source: FarmSource, question: FarmQuestion, lookedAtMs: number): Promise<KnownFarm> => {
    const key = keyOf(question);
    const running = underWay.get(key) ?? read(source, question, lookedAtMs).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };

  return {
    has: (coin) => sourceOf(coin) !== undefined,
    async of(question) {
      const source = sourceOf(question.coin);
      if (!source) return { farm: null, atMs: now() };
      const known = shelf.get(keyOf(question));
      if (known && now() - known.askedAtMs < FRESH_MS) return known;
      try {
        return await readOnce(source, question, now());
      } catch (error) {
        if (!known) throw error;
        onFault(error);
        return known;
      }
    },
    async watch(signal) {
      const nowMs = now();
      for (const { coinId, address } of await farmsToRead(db, { nowMs, beforeMs: nowMs - WATCHED_EVERY_MS, limit: WATCHED_AT_ONCE })) {
        const coin = coinById(coinId);
        const source = coin && sourceOf(coin);
        if (signal.aborted) return;
        if (source) await readOnce(source, { coin, address }, NOBODY_LOOKS).catch(onFault);
      }
    },
  };
}

const keyOf = ({ coin, address }: FarmQuestion): string => `${coin.id}-${address}`;
