import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { beijingDate, beijingDayStart, DAY_MS } from '#src/domain/days.ts';
import type { Database } from './database.ts';

// The table of samples lies in parts, one for each Beijing day: a day that has been kept long enough goes as a file, and leaves no dead rows.

const partOf = (atMs: number): string => `source_sample_${beijingDate(atMs).replaceAll('-', '_')}`;

const found = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** The names of the parts that are there, in the order of their days. */
async function partsOf(db: Database): Promise<readonly string[]> {
  const parts = sql`select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'source_sample'::regclass order by relname`;
  return found.parse(await db.execute(parts)).rows.map(({ name }) => name);
}

/** Changes the table's parts, which needs it free of readers: gives up after two seconds of waiting, since later readers wait behind it. */
async function change(db: Database, statement: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local lock_timeout = '2s'`);
    await transaction.execute(sql.raw(statement));
  });
}

/** Makes the parts of the Beijing days of these moments (ms) that are not there yet. */
export async function makeSampleDays(db: Database, moments: readonly number[]): Promise<void> {
  const there = new Set(await partsOf(db));
  for (const startMs of new Set(moments.map(beijingDayStart))) {
    if (there.has(partOf(startMs))) continue;
    const [from, to] = [startMs, startMs + DAY_MS].map((atMs) => `'${new Date(atMs).toISOString()}'`);
    await change(db, `create table if not exists ${partOf(startMs)} partition of source_sample for values from (${from}) to (${to})`);
  }
}

/** Drops the parts of the Beijing days that were over at a moment (ms). */
export async function dropSampleDays(db: Database, beforeMs: number): Promise<void> {
  const first = partOf(beforeMs);
  for (const name of await partsOf(db)) if (name < first) await change(db, `drop table if exists ${name}`);
}
