import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sourceReading } from '../db/schema.ts';
import type { SourceState } from './collector.ts';

/** Keeps what a source last told, so that it stands with its age after a restart, and for the instances that do not collect. */
export async function keepState(db: Database, id: string, { told, toldAtMs, fault, failuresInRow, failures }: SourceState): Promise<void> {
  const row = {
    told: told ?? null,
    toldAt: toldAtMs === undefined ? null : new Date(toldAtMs),
    fault: fault ?? null,
    failuresInRow,
    failures,
  };
  await db
    .insert(sourceReading)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: sourceReading.id, set: row });
}

/** What the sources of these ids told last, by id. */
export async function keptStates(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, SourceState>> {
  const rows = await db
    .select()
    .from(sourceReading)
    .where(sql`${sourceReading.id} in ${[...ids, '']}`);
  return new Map(
    rows.map(({ id, told, toldAt, fault, failuresInRow, failures }) => [
      id,
      { told: told ?? undefined, toldAtMs: toldAt?.getTime(), fault: fault ?? undefined, failuresInRow, failures },
    ]),
  );
}
