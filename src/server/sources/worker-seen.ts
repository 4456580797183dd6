import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '#src/domain/days.ts';
import type { Database } from '../db/database.ts';
import { workerSeen } from '../db/schema.ts';
import type { FarmQuestion, WorkerReading } from './source.ts';

/** When a worker came and when it was last there, ms. */
interface Seen {
  readonly firstMs: number;
  readonly lastMs: number;
  readonly isThere: boolean;
}

/** A worker that sent its last share longer ago than this is not there, whatever the pool lists. */
const THERE_MS = 15 * MINUTE_MS;
/** Farms remembered in memory; all of them are in the database. */
const KEPT_FARMS = 300;
const SEEN_KEPT_DAYS = 30;
/** Rows of one statement. */
const ROWS = 5000;

/** Farms are kept under a digest: an address says who somebody is (decision D7). */
export const farmKey = ({ coin, address }: FarmQuestion): string =>
  createHash('sha256').update(`${coin.symbol} ${address}`).digest('base64url');

function isThere({ hashrateHs, lastShareAtMs }: WorkerReading, nowMs: number): boolean {
  return lastShareAtMs === null ? hashrateHs !== 0 : nowMs - lastShareAtMs <= THERE_MS;
}

/** Who was there the last time, and who is now. Gives the workers with what is remembered of them. */
export type WorkerMemory = (key: string, workers: readonly WorkerReading[], nowMs: number) => Promise<readonly WorkerReading[]>;

/** What changes in the database: who came, went or came back since the last look. */
function transitionsOf(before: ReadonlyMap<string, Seen>, seen: ReadonlyMap<string, Seen>): readonly (readonly [string, Seen])[] {
  return [...seen].filter(([name, { isThere: is }]) => before.get(name)?.isThere !== is);
}

function seenNow(before: ReadonlyMap<string, Seen>, workers: readonly WorkerReading[], nowMs: number): Map<string, Seen> {
  const seen = new Map([...before].map(([name, each]) => [name, { ...each, isThere: false }]));
  for (const worker of workers) {
    const known = before.get(worker.name);
    const there = isThere(worker, nowMs);
    const lastMs = worker.lastShareAtMs ?? (there ? nowMs : known?.lastMs);
    if (lastMs !== undefined) seen.set(worker.name, { firstMs: known?.firstMs ?? nowMs, lastMs, isThere: there });
  }
  return seen;
}

/** A worker that the pool has forgotten: it does nothing there, since it was last seen. */
const forgotten = ([name, { lastMs }]: readonly [string, Seen]): WorkerReading => ({
  name,
  hashrateHs: 0,
  hashrate24hHs: null,
  lastShareAtMs: lastMs,
});

/**
 * Remembers the workers of farms that are looked at, so that "off since 02:10" is known where the pool forgets a machine that is off (public-pool,
 * Miningcore). Only comings and goings are written.
 */
export function createWorkerMemory(db: Database): WorkerMemory {
  const farms = new Map<string, ReadonlyMap<string, Seen>>();
  const load = async (key: string): Promise<ReadonlyMap<string, Seen>> => {
    const rows = await db.select().from(workerSeen).where(eq(workerSeen.farm, key));
    return new Map(
      rows.map((row) => [row.worker, { firstMs: row.firstSeenAt.getTime(), lastMs: row.lastSeenAt.getTime(), isThere: row.isThere }]),
    );
  };
  return async (key, workers, nowMs) => {
    const before = farms.get(key) ?? (await load(key));
    const seen = seenNow(before, workers, nowMs);
    await keep(db, key, transitionsOf(before, seen));
    farms.delete(key);
    farms.set(key, seen);
    if (farms.size > KEPT_FARMS) farms.delete([...farms.keys()][0] ?? key);
    const listed = new Set(workers.map(({ name }) => name));
    const told = workers.map((worker) => ({ ...worker, lastShareAtMs: worker.lastShareAtMs ?? seen.get(worker.name)?.lastMs ?? null }));
    return [...told, ...[...seen].filter(([name]) => !listed.has(name)).map(forgotten)];
  };
}

async function keep(db: Database, farm: string, changed: readonly (readonly [string, Seen])[]): Promise<void> {
  for (let from = 0; from < changed.length; from += ROWS) {
    const rows = changed.slice(from, from + ROWS).map(([worker, { firstMs, lastMs, isThere: is }]) => ({
      farm,
      worker,
      firstSeenAt: new Date(firstMs),
      lastSeenAt: new Date(lastMs),
      isThere: is,
    }));
    await db
      .insert(workerSeen)
      .values(rows)
      .onConflictDoUpdate({
        target: [workerSeen.farm, workerSeen.worker],
        set: { lastSeenAt: sql`excluded.last_seen_at`, isThere: sql`excluded.is_there` },
      });
  }
}

/** Forgets workers that were last seen 30 days ago. */
export async function purgeWorkersSeen(db: Database, nowMs: number): Promise<void> {
  await db.delete(workerSeen).where(lt(workerSeen.lastSeenAt, new Date(nowMs - SEEN_KEPT_DAYS * DAY_MS)));
}
