import { createReadStream } from 'node:fs';
import { access, constants, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { getTableName, sql } from 'drizzle-orm';
import * as z from 'zod';
import { readContent } from '../db/content.ts';
import type { Database } from '../db/database.ts';
import { makeSampleDays } from '../db/sample-days.ts';
import { tables } from '../db/schema.ts';
import { emptyAs, type EmptyTable, schemaName } from './data-version.ts';
import { poolCoinSettings, seed } from '../db/seed.ts';
import { errorCode, StartError } from '../start-error.ts';
import { writeWholeFile } from './whole-file.ts';

/** The first line of a backup: of which schema it is, and how many rows of each table follow. */
const header = z.object({
  format: z.literal('okkong-backup'),
  version: z.literal(2),
  /** Name of the last migration: the version of the data. */
  schema: z.string(),
  rows: z.record(z.string(), z.number()),
});
type Header = z.output<typeof header>;
/** Each further line: rows of one table. */
const chunk = z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) });
type Chunk = z.output<typeof chunk>;
/** Rows of samples go into the parts of their days. */
const sampled = z.object({ at: z.coerce.date() });

/** Rows in one line: neither side ever holds more. */
const rowsPerLine = 1000;
const maxLineLength = 128 * 1024 * 1024;

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((total, count) => total + count, 0);

/** Writes all data to a file, as gzipped lines of JSON that go into PGlite and into PostgreSQL alike. Gives the number of rows. */
export function writeBackup(db: Database, file: string): Promise<number> {
  return db.transaction((transaction) => writeRows(transaction, file), { isolationLevel: 'repeatable read' });
}

/** Writes what a transaction sees. */
async function writeRows(transaction: Database, file: string): Promise<number> {
  const rows: Record<string, number> = {};
  for (const table of tables) rows[getTableName(table)] = await transaction.$count(table);
  await writeWholeFile(file, backupLines(transaction, rows), createGzip());
  return sum(rows);
}

const fetched = z.object({ rows: z.array(z.object({ row: z.string() })) });

async function* backupLines(transaction: Database, rows: Readonly<Record<string, number>>): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: 'okkong-backup', version: 2, schema: schemaName, rows } satisfies Header)}\n`;
  for (const table of tables) {
    await transaction.execute(sql`declare backup_rows no scroll cursor for select row_to_json(${table})::text as row from ${table}`);
    for (;;) {
      const next = fetched.parse(await transaction.execute(sql`fetch ${sql.raw(String(rowsPerLine))} from backup_rows`));
      if (next.rows.length === 0) break;
      yield `{"table":${JSON.stringify(getTableName(table))},"rows":[${next.rows.map(({ row }) => row).join(',')}]}\n`;
    }
    await transaction.execute(sql`close backup_rows`);
  }
}

interface Restored {
  readonly rows: number;
  /** Backup of what was there before. */
  readonly replaced: string;
}

/**
 * Replaces all data by that of a backup of this version or an older one, in one transaction that also makes sure that the server can start on it;
 * keeps what was there as a backup beside the file. Throws StartError for a file that does not hold exactly what its version keeps.
 */
export async function restoreBackup(db: Database, file: string): Promise<Restored> {
  await access(file, constants.R_OK).catch(() => {
    throw new StartError(`The file ${file} cannot be read.`);
  });
  const replaced = join(dirname(file), `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.gz`);
  const replace = async (transaction: Database): Promise<number> => {
    const { schema } = await headerOf(file);
    await transaction.execute(sql`lock table ${sql.join([...tables], sql`, `)} in access exclusive mode`);
    await writeRows(transaction, replaced);
    try {
      return await fillFrom(transaction, file, schema);
    } catch (error) {
      // All is as it was: another copy of it would only lie about.
      await rm(replaced, { force: true });
      throw error;
    }
  };
  try {
    return { rows: await db.transaction(replace, { isolationLevel: 'repeatable read' }), replaced };
  } catch (error) {
    if (error instanceof StartError) throw error;
    // Without the database's own message, which quotes what was in the rows.
    throw new StartError(`${file} does not fit this database (${errorCode(error) ?? 'unreadable content'}); nothing is changed.`);
  }
}

async function fillFrom(transaction: Database, file: string, schema: string): Promise<number> {
  const version = await emptyAs(transaction, schema);
  if (!version)
    throw new StartError(`${file} is of a version that is not known here (${schema}; this one is ${schemaName}): update this pool first.`);
  const rows = await insertAll(transaction, file, version.tables);
  await version.upgrade();
  await continueNumbering(transaction);
  // What a start does: it must work with these rows.
  await seed(transaction, false);
  await readContent(transaction);
  await poolCoinSettings(transaction);
  return rows;
}

/** Inserts the rows of a backup, which are to be of these tables; gives their number. Throws StartError where some are missing. */
async function insertAll(transaction: Database, file: string, tablesThere: readonly EmptyTable[]): Promise<number> {
  const lines = linesOf(file);
  const { schema, rows: expected } = parsed(header, (await lines.next()).value ?? '', file);
  const counts: Record<string, number> = Object.fromEntries(tablesThere.map(({ name }) => [name, 0]));
  if (Object.keys(expected).toSorted().join() !== Object.keys(counts).toSorted().join())
    throw new StartError(`${file} does not hold the tables of its version (${schema}); nothing is changed.`);
  for await (const line of lines) {
    const next = parsed(chunk, line, file);
    await insertRows(transaction, next, { file, tablesThere });
    counts[next.table] = (counts[next.table] ?? 0) + next.rows.length;
  }
  const isWhole = Object.keys(counts).every((name) => counts[name] === expected[name]);
  if (!isWhole) throw new StartError(`${file} is not whole; nothing is changed.`);
  return sum(counts);
}

/** The lines of a gzipped file. Throws StartError where it is no such file. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  let rest = '';
  try {
    for await (const part of unzipped) {
      const pieces = `${rest}${part}`.split('\n');
      rest = pieces.pop() ?? '';
      if (rest.length > maxLineLength) throw new RangeError('a line too long');
      yield* pieces;
    }
    if (rest !== '') yield rest;
  } catch (error) {
    throw noBackup(file, error);
  }
}

const noBackup = (file: string, cause: unknown): StartError => new StartError(`${file} is not a backup of this pool.`, { cause });

function parsed<T>(schema: z.ZodType<T>, line: string, file: string): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch (error) {
    throw noBackup(file, error);
  }
}

async function headerOf(file: string): Promise<Header> {
  const lines = linesOf(file);
  const { value } = await lines.next();
  await lines.return(undefined);
  return parsed(header, value ?? '', file);
}

async function insertRows(
  transaction: Database,
  { table, rows }: Chunk,
  { file, tablesThere }: { file: string; tablesThere: readonly EmptyTable[] },
): Promise<void> {
  const found = tablesThere.find(({ name }) => name === table);
  const columns = found?.columns.toSorted().join();
  if (!found || rows.some((row) => Object.keys(row).toSorted().join() !== columns))
    throw new StartError(`${file} holds what its version does not know, in ${table}; nothing is changed.`);
  if (found.is_parted)
    await makeSampleDays(
      transaction,
      z
        .array(sampled)
        .parse(rows)
        .map(({ at }) => at.getTime()),
    );
  const name = sql.identifier(table);
  await transaction.execute(sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`);
}

/** The next announcement, tip and message get numbers above those that are there. */
async function continueNumbering(transaction: Database): Promise<void> {
  const numbered = { tip: 'id', announcement: 'id', contact_message: 'id', farm_event: 'seq' };
  for (const [name, column] of Object.entries(numbered)) {
    const next = sql`(select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(name)})`;
    await transaction.execute(sql`select setval(pg_get_serial_sequence(${name}, ${column}), ${next}, false)`);
  }
}
