import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The same SQL over PGlite or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgresql';
  /** Applies the migrations of a folder; on PostgreSQL one process at a time. */
  migrate(folder: string): Promise<void>;
  /** Whether this process is the one that polls for all that share the database; becomes it where there is none. Never throws. */
  isLeader(): Promise<boolean>;
  /** Runs a work of the collecting instance in one go; undefined, and nothing is written, where another one collects by now. */
  asLeader<T>(work: (db: Database) => Promise<T>): Promise<T | undefined>;
  close(): Promise<void>;
}

/** The bookkeeping table of drizzle's migrator, out of the way of the schema's own. */
export const MIGRATIONS_TABLE = { migrationsSchema: 'drizzle', migrationsTable: '__drizzle_migrations' } as const;

const responseTimeoutMs = 1000;

/** Whether the database responds within a second. Never throws. */
export function isDatabaseUp(db: Database): Promise<boolean> {
  const responds = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([responds, setTimeout(responseTimeoutMs, false, { ref: false })]);
}
