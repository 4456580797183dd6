import { getTableName, sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import journal from '../db/migrations/meta/_journal.json' with { type: 'json' };
import { migrationsFolder } from '../db/prepare.ts';
import { lease, tables, tablesKeptApart } from '../db/schema.ts';

const versions = journal.entries.map(({ tag }) => tag);
/** The version of the data that this program keeps: the name of its last migration. */
export const schemaName = versions.at(-1) ?? '';

const shape = z.object({ name: z.string(), is_parted: z.boolean(), columns: z.array(z.string()) });
/** A table without rows, as a version has it. */
export type EmptyTable = z.output<typeof shape>;

async function tablesOf(db: Database): Promise<readonly EmptyTable[]> {
  const question = sql`select relname as name, relkind = 'p' as is_parted, array_agg(attname::text) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition group by relname, relkind`;
  return z.object({ rows: z.array(shape) }).parse(await db.execute(question)).rows;
}

const isData = ({ name }: EmptyTable): boolean => name !== getTableName(lease);

async function run(db: Database, migrations: readonly MigrationMeta[]): Promise<void> {
  for (const statement of migrations.flatMap(({ sql: statements }) => statements)) await db.execute(sql.raw(statement));
}

/**
 * Empties every table within a transaction, as a version of the data has them, this one or an older one. `upgrade` brings them, and what was put
 * in, to this version. Undefined for a version that is not known.
 */
export async function emptyAs(
  transaction: Database,
  version: string,
): Promise<{ readonly tables: readonly EmptyTable[]; readonly upgrade: () => Promise<void> } | undefined> {
  if (version === schemaName) {
    for (const table of tables) await transaction.delete(table);
    const names = new Set<string>(tables.map(getTableName));
    return { tables: (await tablesOf(transaction)).filter(({ name }) => names.has(name)), upgrade: () => Promise.resolve() };
  }
  const count = versions.indexOf(version) + 1;
  if (count === 0) return undefined;
  const migrations = readMigrationFiles({ migrationsFolder });
  await transaction.execute(sql`drop table ${sql.join([...tables, ...tablesKeptApart, lease], sql`, `)}`);
  // Another program's in the same database.
  const others = new Set((await tablesOf(transaction)).map(({ name }) => name));
  await run(transaction, migrations.slice(0, count));
  const made = (await tablesOf(transaction)).filter((table) => isData(table) && !others.has(table.name));
  return { tables: made, upgrade: () => run(transaction, migrations.slice(count)) };
}
