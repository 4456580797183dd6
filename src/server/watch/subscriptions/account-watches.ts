import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { AccountFarm } from '#src/contracts/session.ts';
import type { NamedFarm } from '#src/contracts/watch.ts';
import type { Database } from '../../db/database.ts';
import { watch, watchFarm } from '../../db/schema.ts';
import { changeWatch, endWatch, farmsOf, keyOf, releaseFarms, type WatchRow } from './watches.ts';
import { FARM_LIMIT } from '#src/contracts/farm-link.ts';

const isSame =
  (farm: NamedFarm) =>
  (other: NamedFarm): boolean => {
    const [a, b] = [keyOf(farm), keyOf(other)];
    return a.coinId === b.coinId && a.address === b.address;
  };

/** The farms that others lack. */
export const added = (farms: readonly NamedFarm[], others: readonly NamedFarm[]): NamedFarm[] =>
  farms.filter((farm) => !others.some(isSame(farm)));

/** The watches of an account, by when they were made. */
export function watchesOf(db: Database, gid: string): Promise<readonly WatchRow[]> {
  return db.select().from(watch).where(eq(watch.gid, gid)).orderBy(asc(watch.createdAt), asc(watch.id));
}

/** The account's other devices are told of farms, too. A mailbox, chat or topic is chosen for each farm, and so is left alone. */
export async function tellOtherDevices(
  db: Database,
  { gid, id, way }: WatchRow,
  farms: readonly NamedFarm[],
  nowMs: number,
): Promise<void> {
  if (gid === null || way !== 'push' || farms.length === 0) return;
  const others = await db
    .select()
    .from(watch)
    .where(and(eq(watch.gid, gid), eq(watch.way, 'push'), ne(watch.id, id)));
  for (const other of others) {
    const own = await farmsOf(db, other.id);
    const more = added(farms, own);
    if (more.length === 0) continue;
    await changeWatch(db, other, { farms: [...own, ...more].slice(0, FARM_LIMIT), rules: other.rules, nowMs });
    for (const { coinId, address } of more.map(keyOf))
      await db
        .update(watchFarm)
        .set({ isFromAccount: true })
        .where(and(eq(watchFarm.watchId, other.id), eq(watchFarm.coinId, coinId), eq(watchFarm.address, address)));
  }
}

/**
 * A device that logs out is told no more of farms that were chosen on the account's others; those that were chosen on it stay, as without an account.
 * A mailbox, chat or topic is no device, and stays the account's.
 */
export async function leaveAccount(db: Database, gid: string, ids: readonly string[], nowMs: number): Promise<void> {
  if (ids.length === 0) return;
  const left = await db
    .update(watch)
    .set({ gid: null })
    .where(and(inArray(watch.id, [...ids]), eq(watch.gid, gid), eq(watch.way, 'push')))
    .returning();
  for (const row of left) {
    const others = await db
      .select()
      .from(watchFarm)
      .where(and(eq(watchFarm.watchId, row.id), eq(watchFarm.isFromAccount, true)));
    const isOther = (farm: NamedFarm): boolean => {
      const { coinId, address } = keyOf(farm);
      return others.some((other) => other.coinId === coinId && other.address === address);
    };
    const own = (await farmsOf(db, row.id)).filter((farm) => !isOther(farm));
    if (own.length === 0) await endWatch(db, row.id);
    else if (others.length > 0) await changeWatch(db, row, { farms: own, rules: row.rules, nowMs });
  }
}

/**
 * Watches of these ids that are nobody's yet become an account's: from then on its devices are told of the same farms, what each of them has and what the
 * others have.
 */
export async function adoptWatches(db: Database, gid: string, ids: readonly string[], nowMs: number): Promise<void> {
  if (ids.length === 0) return;
  const joined = await db
    .update(watch)
    .set({ gid })
    .where(and(inArray(watch.id, [...ids]), isNull(watch.gid)))
    .returning();
  for (const row of joined.filter(({ way }) => way === 'push')) {
    await tellOtherDevices(db, row, await farmsOf(db, row.id), nowMs);
    for (const other of await watchesOf(db, gid))
      if (other.way === 'push' && other.id !== row.id) await tellOtherDevices(db, other, await farmsOf(db, other.id), nowMs);
  }
}

/** Farms in the order in which an account keeps them; those that it does not keep come after. */
export function inOwnOrder(farms: readonly NamedFarm[], kept: readonly AccountFarm[]): NamedFarm[] {
  const placeOf = (farm: NamedFarm): number => {
    const place = kept.findIndex(({ coinType, addr, name }) => isSame(farm)({ coin: coinType, address: addr, name }));
    return place === -1 ? kept.length : place;
  };
  return farms.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** For an account that is about to go, with its watches: gives what then ends the look at farms that nobody else watches. */
export async function releaseWatchesOf(db: Database, gid: string): Promise<() => Promise<void>> {
  const farms = (await Promise.all((await watchesOf(db, gid)).map(({ id }) => farmsOf(db, id)))).flat();
  return () => releaseFarms(db, farms);
}
