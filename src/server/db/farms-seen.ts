import { and, asc, eq, exists, gt, lt, ne, not, or, sql } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '#src/domain/days.ts';
import { type FarmHour, HOURS_KEPT_MS, hourStart } from '../farms/farm-hours.ts';
import { FORGOTTEN_AFTER_MS, type SeenWorker } from '../farms/worker-memory.ts';
import type { Database } from './database.ts';
import { farmHour, farmSeen, watchedFarm, workerSeen } from './schema.ts';

/** A farm that is not looked at for so long is forgotten with its workers. */
const KEPT_MS = 7 * DAY_MS;
/** Clocks of two instances may be this far apart. */
const CLOCK_STEP_MS = MINUTE_MS;
/** Written at once: the embedded database does nothing else meanwhile. */
const ROWS_AT_ONCE = 500;

/** What names a farm in the database: the coin's id and the address as the pool knows it. */
export interface FarmKey {
  readonly coinId: number;
  readonly address: string;
}

/** What the database remembers of a farm. Moments in ms. */
export interface FarmMemory {
  readonly readAtMs: number;
  readonly hours: readonly FarmHour[];
  /** Workers by name. */
  readonly seen: ReadonlyMap<string, SeenWorker>;
}

const ofFarm = (table: typeof farmSeen | typeof farmHour | typeof workerSeen, { coinId, address }: FarmKey) =>
  and(eq(table.coinId, coinId), eq(table.address, address));

/** When the pool of a farm was last asked, ms, by whichever instance; undefined for a farm that was never seen. */
export async function farmAskedAt(db: Database, key: FarmKey): Promise<number | undefined> {
  const [farm] = await db.select({ askedAt: farmSeen.askedAt }).from(farmSeen).where(ofFarm(farmSeen, key));
  return farm?.askedAt.getTime();
}

/** Notes that the pool of a farm is asked now (ms): one that does not answer waits its turn like any other. */
export async function keepFarmAsked(db: Database, key: FarmKey, askedAtMs: number): Promise<void> {
  await db
    .update(farmSeen)
    .set({ askedAt: new Date(askedAtMs) })
    .where(ofFarm(farmSeen, key));
}

/** Undefined for a farm that was never seen. A worker that was online was last seen when its farm was. */
export async function readFarmMemory(db: Database, key: FarmKey): Promise<FarmMemory | undefined> {
  const [farm] = await db.select().from(farmSeen).where(ofFarm(farmSeen, key));
  if (!farm) return undefined;
  const rows = await db.select().from(workerSeen).where(ofFarm(workerSeen, key));
  const workers = rows.map(({ worker, firstSeen, lastSeen, lastHashrate: hashrateHs, isOnline }): [string, SeenWorker] => {
    const lastSeenMs = Math.max(lastSeen.getTime(), isOnline ? farm.readAt.getTime() : 0);
    return [worker, { firstSeenMs: firstSeen.getTime(), lastSeenMs, hashrateHs, isOnline }];
  });
  const hours = await db
    .select()
    .from(farmHour)
    .where(and(ofFarm(farmHour, key), gt(farmHour.startsAt, new Date(farm.readAt.getTime() - HOURS_KEPT_MS))))
    .orderBy(asc(farmHour.startsAt));
  return {
    readAtMs: farm.readAt.getTime(),
    hours: hours.map(({ startsAt, hashrate, readings }) => [startsAt.getTime(), hashrate, readings]),
    seen: new Map(workers),
  };
}

/** A reading of a farm, to be kept. */
interface KeptReading {
  readonly memory: Pick<FarmMemory, 'readAtMs' | 'seen'>;
  /** H/s, for the curve of a farm whose pool keeps none; null: there is nothing to add. */
  readonly hashrateHs: number | null;
  /** Workers that came or went. */
  readonly changed: readonly string[];
  /** When its pool was asked, ms. */
  readonly askedAtMs: number;
  /** When it was last looked at, ms. */
  readonly lookedAtMs: number;
}

/** Keeps a reading of a farm. What other instances wrote stays: its hour and its workers are joined in the database. */
export async function keepFarmMemory(db: Database, key: FarmKey, kept: KeptReading): Promise<void> {
  const { memory, hashrateHs, changed } = kept;
  const [readAt, askedAt, lookedAt] = [new Date(memory.readAtMs), new Date(kept.askedAtMs), new Date(kept.lookedAtMs)];
  await db
    .insert(farmSeen)
    .values({ ...key, readAt, askedAt, lookedAt })
    .onConflictDoUpdate({
      target: [farmSeen.coinId, farmSeen.address],
      set: { readAt, askedAt, lookedAt: sql`greatest(${farmSeen.lookedAt}, ${lookedAt.toISOString()}::timestamptz)` },
    });
  if (hashrateHs !== null) await addToHour(db, key, { readAt, hashrateHs });
  for (let from = 0; from < changed.length; from += ROWS_AT_ONCE) {
    await keepWorkers(db, key, rowsOf(memory, changed.slice(from, from + ROWS_AT_ONCE)));
  }
}

/** Counts a reading into the mean of its hour; one that another instance has counted, or that stands still, once. */
async function addToHour(db: Database, key: FarmKey, { readAt, hashrateHs }: { readAt: Date; hashrateHs: number }): Promise<void> {
  await db
    .insert(farmHour)
    .values({ ...key, startsAt: new Date(hourStart(readAt.getTime())), hashrate: hashrateHs, readings: 1, readAt })
    .onConflictDoUpdate({
      target: [farmHour.coinId, farmHour.address, farmHour.startsAt],
      set: {
        hashrate: sql`(${farmHour.hashrate} * ${farmHour.readings} + ${hashrateHs}) / (${farmHour.readings} + 1)`,
        readings: sql`${farmHour.readings} + 1`,
        readAt,
      },
      setWhere: ne(farmHour.readAt, readAt),
    });
}

function rowsOf({ seen }: Pick<FarmMemory, 'seen'>, names: readonly string[]) {
  return names.flatMap((worker) => {
    const known = seen.get(worker);
    if (!known) return [];
    const [first, last] = [new Date(known.firstSeenMs), new Date(known.lastSeenMs)];
    return { worker, first_seen: first, last_seen: last, last_hashrate: known.hashrateHs, is_online: known.isOnline };
  });
}

/** One parameter for any number of rows: a statement with one for each takes longer to write than to run. */
async function keepWorkers(db: Database, { coinId, address }: FarmKey, rows: readonly object[]): Promise<void> {
  await db.execute(sql`
    insert into worker_seen (coin_id, address, worker, first_seen, last_seen, last_hashrate, is_online)
    select ${coinId}::integer, ${address}::text, rows.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows
      (worker text, first_seen timestamptz, last_seen timestamptz, last_hashrate double precision, is_online boolean)
    on conflict (coin_id, address, worker) do update set
      last_seen = greatest(worker_seen.last_seen, excluded.last_seen),
      last_hashrate = excluded.last_hashrate, is_online = excluded.is_online`);
}

const isWatched = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(watchedFarm)
      .where(and(eq(watchedFarm.coinId, farmSeen.coinId), eq(watchedFarm.address, farmSeen.address))),
  );

/**
 * Farms that are watched or were looked at this week, and whose pools were last asked before a moment (ms), the longest ago first. One that was asked in
 * the future was asked before the clock was set back.
 */
export async function farmsToRead(db: Database, { nowMs, beforeMs, limit }: { nowMs: number; beforeMs: number; limit: number }) {
  return db
    .select({ coinId: farmSeen.coinId, address: farmSeen.address })
    .from(farmSeen)
    .where(
      and(
        or(gt(farmSeen.lookedAt, new Date(nowMs - KEPT_MS)), isWatched(db)),
        or(lt(farmSeen.askedAt, new Date(beforeMs)), gt(farmSeen.askedAt, new Date(nowMs + CLOCK_STEP_MS))),
      ),
    )
    .orderBy(asc(farmSeen.askedAt))
    .limit(limit);
}

/** Forgets farms that nobody watches and that were not looked at for a week, workers that went that long ago, and hours that no curve shows any more. */
export async function purgeFarmsSeen(db: Database, nowMs: number): Promise<void> {
  await db.delete(farmSeen).where(and(lt(farmSeen.lookedAt, new Date(nowMs - KEPT_MS)), not(isWatched(db))));
  await db.delete(workerSeen).where(and(eq(workerSeen.isOnline, false), lt(workerSeen.lastSeen, new Date(nowMs - FORGOTTEN_AFTER_MS))));
  await db.delete(farmHour).where(lt(farmHour.startsAt, new Date(nowMs - HOURS_KEPT_MS - DAY_MS)));
}
