import { getTableName, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from './database.ts';
import { farmHour, farmSeen, sourcePast, sourceReading, watchMemory, watchMessage, workerSeen } from './schema.ts';

/** Tables whose rows are written again and again: what they leave behind is most of what an embedded database holds. */
const rewritten = [sourceReading, sourcePast, farmSeen, farmHour, workerSeen, watchMemory, watchMessage];
/** A table of this size that is mostly left over is written anew, which gives its room back to the disk. */
const BLOATED_BYTES = 16 * 1024 * 1024;
const BLOATED_TIMES = 4;
/** What the log of changes grows to; from the next start on. */
const WAL_SIZE = '64MB';

const sizes = z.object({ rows: z.tuple([z.object({ size: z.coerce.number(), live: z.coerce.number() })]) });
const setting = z.object({ rows: z.tuple([z.object({ is_set: z.boolean() })]) });

/**
 * What a PostgreSQL server does by itself and the embedded database, one process without helpers, does not: rows that were replaced make room for
 * new ones, and the log of changes stays small. Blocks other queries for about a second.
 */
export async function tidyEmbedded(db: Database): Promise<void> {
  for (const table of rewritten) {
    const question = sql`select pg_total_relation_size(${getTableName(table)}::regclass) as size,
      (select coalesce(sum(pg_column_size(each.*)), 0) from ${table} each) as live`;
    const [{ size, live }] = sizes.parse(await db.execute(question)).rows;
    if (size > BLOATED_BYTES && size > BLOATED_TIMES * live) await db.execute(sql`vacuum full ${table}`);
  }
  const isSet = sql`select pg_size_bytes(current_setting('max_wal_size')) = pg_size_bytes(${WAL_SIZE}) as is_set`;
  if (!setting.parse(await db.execute(isSet)).rows[0].is_set) await db.execute(sql.raw(`alter system set max_wal_size = '${WAL_SIZE}'`));
  await db.execute(sql`vacuum`);
  await db.execute(sql`checkpoint`);
}
