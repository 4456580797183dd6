import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { FarmKey } from './farms-seen.ts';
import { watchMemory } from './schema.ts';

/** What is remembered of a coin's pool stands beside its farms, under no address. */
export const POOL_ITSELF = '';
/** Written at once: a farm may have thousands of machines. */
const ROWS_AT_ONCE = 50;

/** What the detector remembers, as it was written, by address; a coin's pool under `POOL_ITSELF`. */
export async function readWatchMemory(db: Database, coinId: number, addresses: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db
    .select({ address: watchMemory.address, memory: watchMemory.memory })
    .from(watchMemory)
    .where(and(eq(watchMemory.coinId, coinId), inArray(watchMemory.address, [POOL_ITSELF, ...addresses])));
  return new Map(rows.map(({ address, memory }) => [address, memory]));
}

/** Writes down what is remembered since a round at a moment (ms). */
export async function keepWatchMemory(db: Database, coinId: number, memories: ReadonlyMap<string, unknown>, nowMs: number): Promise<void> {
  const at = new Date(nowMs);
  const rows = [...memories].map(([address, memory]) => ({ coinId, address, since: at, at, memory }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insert(watchMemory)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [watchMemory.coinId, watchMemory.address],
        set: { at: sql`excluded.at`, memory: sql`excluded.memory` },
      });
  }
}

/** Since when a farm is observed, ms; undefined: it is not. */
export async function observedSince(db: Database, { coinId, address }: FarmKey): Promise<number | undefined> {
  const [row] = await db
    .select({ since: watchMemory.since })
    .from(watchMemory)
    .where(and(eq(watchMemory.coinId, coinId), eq(watchMemory.address, address)));
  return row?.since.getTime();
}
