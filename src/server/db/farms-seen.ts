import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '#src/domain/days.ts';
import { FORGOTTEN_AFTER_MS, type SeenWorker } from '../farms/worker-memory.ts';
import type { Database } from './database.ts';
import { type FarmHour, farmSeen, workerSeen } from './schema.ts';

/** A farm that nobody looks at for so long is forgotten with its workers. */
const KEPT_MS = 7 * DAY_MS;
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

const ofFarm = (table: typeof farmSeen | typeof workerSeen, { coinId, address }: FarmKey) =>
  and(eq(table.coinId, coinId), eq(table.address, address));

/** Undefined for a farm that was never seen. A worker that was online was last seen when its farm was. */
export async function readFarmMemory(db: Database, key: FarmKey): Promise<FarmMemory | undefined> {
  const [farm] = await db.select().from(farmSeen).where(ofFarm(farmSeen, key));
  if (!farm) return undefined;
  const rows = await db.select().from(workerSeen).where(ofFarm(workerSeen, key));
  const workers = rows.map(({ worker, firstSeen, lastSeen, lastHashrate: hashrateHs, isOnline }): [string, SeenWorker] => {
    const lastSeenMs = Math.max(lastSeen.getTime(), isOnline ? farm.readAt.getTime() : 0);
    return [worker, { firstSeenMs: firstSeen.getTime(), lastSeenMs, hashrateHs, isOnline }];
  });
  return { readAtMs: farm.readAt.getTime(), hours: farm.hours, seen: new Map(workers) };
}

/** Keeps a reading of a farm: its moment, its hours, and the workers that came or went (all in ms). */
export async function keepFarmMemory(
  db: Database,
  key: FarmKey,
  { memory, changed, lookedAtMs }: { readonly memory: FarmMemory; readonly changed: readonly string[]; readonly lookedAtMs: number },
): Promise<void> {
  const lookedAt = new Date(lookedAtMs);
  const row = { readAt: new Date(memory.readAtMs), hours: memory.hours };
  await db
    .insert(farmSeen)
    .values({ ...key, ...row, lookedAt })
    .onConflictDoUpdate({
      target: [farmSeen.coinId, farmSeen.address],
      set: { ...row, lookedAt: sql`greatest(${farmSeen.lookedAt}, ${lookedAt.toISOString()}::timestamptz)` },
    });
  for (let from = 0; from < changed.length; from += ROWS_AT_ONCE) {
    await keepWorkers(db, key, rowsOf(memory, changed.slice(from, from + ROWS_AT_ONCE)));
  }
}

function rowsOf({ seen }: FarmMemory, names: readonly string[]) {
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

/** Farms that somebody looked at this week and that were last read before a moment (ms), the longest ago first. */
export async function farmsToRead(db: Database, { nowMs, beforeMs, limit }: { nowMs: number; beforeMs: number; limit: number }) {
  return db
    .select({ coinId: farmSeen.coinId, address: farmSeen.address })
    .from(farmSeen)
    .where(and(gt(farmSeen.lookedAt, new Date(nowMs - KEPT_MS)), lt(farmSeen.readAt, new Date(beforeMs))))
    .orderBy(asc(farmSeen.readAt))
    .limit(limit);
}

/** Forgets farms that nobody looked at for a week, and workers that went that long ago. */
export async function purgeFarmsSeen(db: Database, nowMs: number): Promise<void> {
  await db.delete(farmSeen).where(lt(farmSeen.lookedAt, new Date(nowMs - KEPT_MS)));
  await db.delete(workerSeen).where(and(eq(workerSeen.isOnline, false), lt(workerSeen.lastSeen, new Date(nowMs - FORGOTTEN_AFTER_MS))));
}
