import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { type NamedFarm, type Watch, watchProblems, type WatchRules, type WatchWay } from '#src/contracts/watch.ts';
import { coinById, coinBySymbol } from '#src/domain/coins.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { anonymousCoins } from '#src/contracts/farm-link.ts';
import type { Database } from '../../db/database.ts';
import { unwatchFarm, watchFarm as observeFarm } from '../../db/farm-events.ts';
import { watch, watchFarm } from '../../db/schema.ts';

/** One subscription, as the database keeps it. */
export type WatchRow = typeof watch.$inferSelect;

/** Who did not come back for so long is not told any more. */
const FORGOTTEN_AFTER_MS = 400 * DAY_MS;
/** A link of a mail that was never pressed. */
const UNCONFIRMED_MS = 2 * DAY_MS;

export const keyOf = ({ coin, address }: NamedFarm) => ({
  coinId: coinBySymbol(coin)?.id ?? 0,
  // As farms are known on the server: capitals of an address that starts with 0x are its checksum alone.
  address: address.startsWith('0x') ? address.toLowerCase() : address,
});

/** The farms of a watch, in the order of their keys. */
export async function farmsOf(db: Database, id: string): Promise<NamedFarm[]> {
  const rows = await db.select().from(watchFarm).where(eq(watchFarm.watchId, id)).orderBy(asc(watchFarm.coinId), asc(watchFarm.address));
  return rows.flatMap(({ coinId, address, name }) => {
    const coin = anonymousCoins.find((symbol) => symbol === coinById(coinId)?.symbol);
    return coin === undefined ? [] : [{ coin, address, name }];
  });
}

/** The watch of an id; undefined where it has ended. */
export async function watchOf(db: Database, id: string): Promise<WatchRow | undefined> {
  const [row] = await db.select().from(watch).where(eq(watch.id, id));
  return row;
}

/** A watch as its owner sees it, who has this token. */
export async function shownWatch(
  db: Database,
  { id, way, state, rules, toldAt, problem, device }: WatchRow,
  token: string,
): Promise<Watch> {
  return {
    token,
    way,
    state,
    rules,
    farms: await farmsOf(db, id),
    toldAtMs: toldAt?.getTime() ?? null,
    problem: watchProblems.find((each) => each === problem) ?? '',
    device,
  };
}

/** Notes that its owner was here. */
export async function touch(db: Database, ids: readonly string[], nowMs: number): Promise<void> {
  if (ids.length > 0)
    await db
      .update(watch)
      .set({ seenAt: new Date(nowMs) })
      .where(inArray(watch.id, [...ids]));
}

interface NewWatch {
  readonly id: string;
  readonly way: WatchWay;
  readonly target: object;
  readonly targetDigest: string;
  readonly state: WatchRow['state'];
  readonly rules: WatchRules;
  readonly farms: readonly NamedFarm[];
  readonly device?: string;
  readonly nowMs: number;
}

/** Has the detector observe the farms of a watch that is on. */
async function observe(db: Database, farms: readonly NamedFarm[], nowMs: number): Promise<void> {
  for (const farm of farms) await observeFarm(db, keyOf(farm), nowMs);
}

/** Ends that for farms that nobody watches any more. */
export async function releaseFarms(db: Database, farms: readonly NamedFarm[]): Promise<void> {
  for (const farm of farms) {
    const key = keyOf(farm);
    const others = and(eq(watchFarm.coinId, key.coinId), eq(watchFarm.address, key.address));
    if ((await db.$count(watchFarm, others)) === 0) await unwatchFarm(db, key);
  }
}

async function putFarms(db: Database, id: string, farms: readonly NamedFarm[]): Promise<void> {
  const rows = farms.map((farm) => ({ watchId: id, ...keyOf(farm), name: farm.name }));
  await db
    .insert(watchFarm)
    .values(rows)
    .onConflictDoUpdate({ target: [watchFarm.watchId, watchFarm.coinId, watchFarm.address], set: { name: sql`excluded.name` } });
}

/** Keeps a new watch. */
export async function createWatch(db: Database, { farms, nowMs, ...row }: NewWatch): Promise<void> {
  const at = new Date(nowMs);
  await db.transaction(async (transaction) => {
    await transaction.insert(watch).values({ ...row, createdAt: at, seenAt: at });
    await putFarms(transaction, row.id, farms);
    if (row.state === 'on') await observe(transaction, farms, nowMs);
  });
}

interface WatchChange {
  readonly farms: readonly NamedFarm[];
  readonly rules: WatchRules;
  /** Absent: it stays. */
  readonly target?: { readonly target: object; readonly targetDigest: string };
  readonly nowMs: number;
}

/** Gives a watch other farms, rules or another target of the same way. */
export async function changeWatch(db: Database, { id, state }: WatchRow, { farms, rules, target, nowMs }: WatchChange): Promise<void> {
  const before = await farmsOf(db, id);
  const kept = farms.map(keyOf);
  const isKept = (farm: NamedFarm): boolean => {
    const { coinId, address } = keyOf(farm);
    return kept.some((key) => key.coinId === coinId && key.address === address);
  };
  const gone = before.filter((farm) => !isKept(farm));
  await db.transaction(async (transaction) => {
    await transaction
      .update(watch)
      .set({ rules, seenAt: new Date(nowMs), ...(target && { ...target, problem: '' }) })
      .where(eq(watch.id, id));
    for (const farm of gone) {
      const { coinId, address } = keyOf(farm);
      await transaction
        .delete(watchFarm)
        .where(and(eq(watchFarm.watchId, id), eq(watchFarm.coinId, coinId), eq(watchFarm.address, address)));
    }
    await putFarms(transaction, id, farms);
    if (state === 'on') await observe(transaction, farms, nowMs);
    await releaseFarms(transaction, gone);
  });
}

/** Turns a watch on whose target is proven now; older ones of the same target and farms make room. */
export async function confirmWatch(
  db: Database,
  row: WatchRow,
  target: { target: object; targetDigest: string },
  nowMs: number,
): Promise<void> {
  const farms = await farmsOf(db, row.id);
  await db.transaction(async (transaction) => {
    const on = { state: 'on' as const, seenAt: new Date(nowMs), ...target };
    await transaction.update(watch).set(on).where(eq(watch.id, row.id));
    const same = and(eq(watch.way, row.way), eq(watch.targetDigest, target.targetDigest), eq(watch.state, 'on'), ne(watch.id, row.id));
    const elder = (await transaction.select({ id: watch.id }).from(watch).where(same)).map(({ id }) => id);
    for (const id of elder) {
      for (const farm of farms) {
        const { coinId, address } = keyOf(farm);
        const own = and(eq(watchFarm.watchId, id), eq(watchFarm.coinId, coinId), eq(watchFarm.address, address));
        await transaction.delete(watchFarm).where(own);
      }
      if ((await transaction.$count(watchFarm, eq(watchFarm.watchId, id))) === 0) await transaction.delete(watch).where(eq(watch.id, id));
    }
    await observe(transaction, farms, nowMs);
  });
}

/** Ends a watch: where it was told is deleted with it. */
export async function endWatch(db: Database, id: string): Promise<void> {
  const farms = await farmsOf(db, id);
  await db.delete(watch).where(eq(watch.id, id));
  await releaseFarms(db, farms);
}

/** The watches of a target. */
export function watchesOfTarget(db: Database, way: WatchWay, targetDigest: string): Promise<readonly WatchRow[]> {
  return db
    .select()
    .from(watch)
    .where(and(eq(watch.way, way), eq(watch.targetDigest, targetDigest)));
}

/** Ends watches whose owners did not come back, and those that were never confirmed. `nowMs` since 1970. */
export async function purgeWatches(db: Database, nowMs: number): Promise<void> {
  const unconfirmed = and(ne(watch.state, 'on'), lt(watch.createdAt, new Date(nowMs - UNCONFIRMED_MS)));
  const left = lt(watch.seenAt, new Date(nowMs - FORGOTTEN_AFTER_MS));
  for (const condition of [unconfirmed, left])
    for (const { id } of await db.select({ id: watch.id }).from(watch).where(condition)) await endWatch(db, id);
}

/** Notes that a message arrived just now. */
export async function noteTold(db: Database, id: string, nowMs: number): Promise<void> {
  await db
    .update(watch)
    .set({ toldAt: new Date(nowMs), problem: '' })
    .where(eq(watch.id, id));
}
