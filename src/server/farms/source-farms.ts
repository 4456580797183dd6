import { setTimeout } from 'node:timers/promises';
import type { Coin } from '#src/domain/coins.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import type { Database } from '../db/database.ts';
import { farmAskedAt, type FarmKey, type FarmMemory, keepFarmAsked, keepFarmMemory, readFarmMemory } from '../db/farms-seen.ts';
import { emptyFarmReading, type FarmQuestion, type FarmReading } from '../sources/readings.ts';
import type { PoolSource } from '../sources/source.ts';
import { curveOfHours, type FarmHour, withReading } from './farm-hours.ts';
import { farmOfReading } from './farm-answer.ts';
import type { FarmAt } from './farms.ts';
import { createTurns } from './turns.ts';
import { rememberWorkers, type SeenWorker, SILENT_AFTER_MS } from './worker-memory.ts';
import { namedApart } from './worker-names.ts';

/** The farms of real pools. */
export interface SourceFarms {
  /** Whether a coin has a source, and so may have farms. */
  has(coin: Coin): boolean;
  /** The farm of an address, at most half a minute old, or the last that its pool reported. Throws SourceError where it never reported any. */
  of(question: FarmQuestion): Promise<FarmAt>;
  /** The farm, newly asked for, for whoever watches it: no look of a visitor. Throws SourceError where its pool does not tell it. */
  glance(question: FarmQuestion): Promise<FarmAt>;
}

/** A pool that is asked for farms, with its name for the log. */
type FarmSource = Pick<PoolSource, 'farm'> & { readonly name: string };

interface SourceFarmsOptions {
  readonly sourceOf: (coin: Coin) => FarmSource | undefined;
  readonly db: Database;
  /** Ms since 1970. */
  readonly now: () => number;
  /** Called for each look-up that a pool did not answer or that got no turn, and for what could not be kept. */
  readonly onFault: (source: string, error: unknown) => void;
}

/** A pool counts its miners once a minute or two: asked more often it says the same. */
const FRESH_MS = 30 * SECOND_MS;
/** A reading takes several requests, which wait for those of others. */
const LONGEST_MS = 30 * SECOND_MS;
const NOT_LOOKED_AT = 0;
/** A database that does not answer holds up no farm that is at hand. */
const MEMORY_WAIT_MS = 1000;
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

/** What is remembered of a farm when its pool is asked. */
type Remembered = Pick<KnownFarm, 'hours' | 'seen'> & { readonly atMs?: number };

/** The reading of a farm joined with what is remembered of it; null where neither has anything. */
function joined(reading: FarmReading | null, before: Remembered, nowMs: number) {
  const atMs = reading?.atMs ?? nowMs;
  // A pool that has stopped goes on reporting its last figures: no hashrate of now, and none of this hour.
  const isOld = nowMs - atMs > SILENT_AFTER_MS;
  const { workers: listed, ...figures } = reading ?? { ...emptyFarmReading, workers: [] };
  const named = listed && namedApart(listed);
  const { seen, workers, changed } = rememberWorkers(before.seen, { workers: named, atMs }, nowMs);
  if (!reading && workers.length === 0) return { farm: null, atMs, seen, changed, hours: before.hours, ofHourHs: null };
  const hashrateHs = isOld ? null : figures.hashrateHs;
  const ofHourHs = figures.curve === null ? hashrateHs : null;
  // A pool that reports the same moment again reports nothing new.
  const hours = ofHourHs === null || before.atMs === atMs ? before.hours : withReading(before.hours, atMs, ofHourHs);
  const ownCurve = hours.length > 0 ? curveOfHours(hours) : null;
  const farm = farmOfReading(
    { ...figures, hashrateHs, curve: figures.curve ?? ownCurve, workers: named && workers },
    isOld ? nowMs : undefined,
  );
  return { farm, atMs, seen, changed, hours, ofHourHs };
}

const ofDatabase = ({ readAtMs, ...memory }: FarmMemory): Remembered => ({ ...memory, atMs: readAtMs });

/** What is remembered of a farm: what is at hand, unless another instance of this database has asked its pool since. */
async function memoryOf(db: Database, name: FarmKey, known: KnownFarm | undefined): Promise<Remembered> {
  const kept = async (): Promise<Remembered | undefined> => {
    const memory = await readFarmMemory(db, name);
    return memory && ofDatabase(memory);
  };
  if (!known) return (await kept()) ?? { hours: [], seen: new Map() };
  const newer = async () => ((await farmAskedAt(db, name)) ?? 0) > known.askedAtMs && kept();
  const found = await Promise.race([newer().catch(() => false as const), setTimeout(MEMORY_WAIT_MS, false as const, { ref: false })]);
  return found || known;
}

/** The farms of real pools, requested on demand, each by one request at a time. */
export function createSourceFarms({ sourceOf, db, now, onFault }: SourceFarmsOptions): SourceFarms {
  const shelf = createShelf();
  const underWay = new Map<string, Promise<KnownFarm>>();
  const turns = new Map<string, ReturnType<typeof createTurns>>();
  const turnOf = ({ name }: FarmSource): ReturnType<typeof createTurns> => {
    const found = turns.get(name) ?? createTurns(name);
    turns.set(name, found);
    return found;
  };

  const read = async (source: FarmSource, question: FarmQuestion, lookedAtMs: number): Promise<KnownFarm> => {
    const name = nameOf(question);
    const known = shelf.get(keyOf(question));
    const signal = AbortSignal.timeout(LONGEST_MS);
    // Our own reading on, one farm after the other, waits for no visitors.
    const isKnown = known ? known.farm !== null : lookedAtMs === NOT_LOOKED_AT || (await farmAskedAt(db, name)) !== undefined;
    const end = lookedAtMs === NOT_LOOKED_AT ? undefined : await turnOf(source)({ isKnown, signal });
    try {
      const [reading, before] = await Promise.all([source.farm(question, signal), memoryOf(db, name, known)]);
      const askedAtMs = now();
      const { changed, ofHourHs, ...farm } = joined(reading, before, askedAtMs);
      const found = { ...farm, askedAtMs };
      shelf.put(keyOf(question), found);
      // Who looks does not wait until the 100,000 workers of a new farm are written down.
      const kept = { memory: { ...farm, readAtMs: farm.atMs }, hashrateHs: ofHourHs, changed, askedAtMs, lookedAtMs };
      if (farm.farm) keepFarmMemory(db, name, kept).catch((error: unknown) => onFault(source.name, error));
      return found;
    } finally {
      end?.();
    }
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
      // One that was asked for in the future was asked for before the clock was set back.
      const ageMs = known ? now() - known.askedAtMs : Number.NaN;
      if (known && ageMs >= 0 && ageMs < FRESH_MS) return known;
      try {
        return await readOnce(source, question, now());
      } catch (error) {
        onFault(source.name, error);
        if (!known) throw error;
        return known;
      }
    },
    async glance(question) {
      const source = sourceOf(question.coin);
      if (!source) return { farm: null, atMs: now() };
      // One of which nothing is known, or whose pool is down, waits its turn like any other.
      const waitsItsTurn = () => keepFarmAsked(db, nameOf(question), now());
      try {
        const found = await readOnce(source, question, NOT_LOOKED_AT);
        if (!found.farm) await waitsItsTurn();
        return found;
      } catch (error) {
        onFault(source.name, error);
        await waitsItsTurn();
        throw error;
      }
    },
  };
}

const keyOf = ({ coin, address }: FarmQuestion): string => `${coin.id}-${address}`;
const nameOf = ({ coin, address }: FarmQuestion): FarmKey => ({ coinId: coin.id, address });
