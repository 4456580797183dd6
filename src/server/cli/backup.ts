import { readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { getTableName, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { tables } from '../db/schema.ts';
import { StartError } from '../start-error.ts';

/** The rows of every table as JSON: the same file goes into PGlite and into PostgreSQL. */
const backup = z.object({ format: z.literal('okkong-backup'), version: z.literal(1), tables: z.record(z.string(), z.array(z.unknown())) });

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Writes all data to a file, whole or not at all; only its owner may read it. Gives the number of rows. */
export async function writeBackup(db: Database, file: string): Promise<number> {
  const contents: Record<string, unknown[]> = {};
  await db.transaction(
    async (transaction) => {
      for (const table of tables) {
        const [row] = await transaction.select({ rows: sql<string>`coalesce(json_agg(${table}), '[]')::text` }).from(table);
        contents[getTableName(table)] = z.array(z.unknown()).parse(JSON.parse(row?.rows ?? '[]'));
      }
    },
    { isolationLevel: 'repeatable read' },
  );
  const text = JSON.stringify({ format: 'okkong-backup', version: 1, tables: contents });
  await writeFile(`${file}.part`, await zip(text), { mode: 0o600 });
  await rename(`${file}.part`, file);
  return Object.values(contents).reduce((sum, rows) => sum + rows.length, 0);
}

async function readBackup(file: string): Promise<z.output<typeof backup>> {
  try {
    return backup.parse(JSON.parse((await unzip(await readFile(file))).toString('utf8')));
  } catch (error) {
    throw new StartError(`${file} is not a backup of this pool.`, { cause: error });
  }
}

/** Replaces all data by that of a backup, in one transaction. Gives the number of rows. Throws StartError for another kind of file. */
export async function restoreBackup(db: Database, file: string): Promise<number> {
  const { tables: contents } = await readBackup(file);
  await db.transaction(async (transaction) => {
    for (const table of tables) {
      const rows = JSON.stringify(contents[getTableName(table)] ?? []);
      await transaction.delete(table);
      await transaction.execute(sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${rows}::json)`);
    }
    for (const name of ['tip', 'announcement']) {
      const next = sql`(select coalesce(max(id), 0) + 1 from ${sql.identifier(name)})`;
      await transaction.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${next}, false)`);
    }
  });
  return Object.values(contents).reduce((sum, rows) => sum + rows.length, 0);
}
