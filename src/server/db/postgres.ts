import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { errorCode, StartError } from '../start-error.ts';
import { MIGRATIONS_TABLE, type OpenDatabase } from './database.ts';

/** Any number that only this program uses: instances that start together migrate one after the other (decision D8). */
const MIGRATION_LOCK = 176_217_600;
const connectTimeoutMs = 5000;
const maxConnections = 10;

/** A PostgreSQL server. Throws StartError, without the password, when it cannot be reached. */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: databaseUrl, connectionTimeoutMillis: connectTimeoutMs, max: maxConnections });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One that breaks in the middle of a transaction tells that as well: its query fails, which its caller handles.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await assertReachable(pool, databaseUrl);
  const db = drizzle({ client: pool });
  return {
    db,
    kind: 'postgresql',
    migrate: (migrationsFolder) => alone(pool, () => migrate(db, { migrationsFolder, ...MIGRATIONS_TABLE })),
    close: () => pool.end(),
  };
}

async function assertReachable(pool: Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { host } = new URL(databaseUrl);
    const reason = errorCode(error) ?? 'no response in time';
    throw new StartError(`DATABASE_URL: PostgreSQL at ${host} cannot be used (${reason}).`, { cause: error });
  }
}

async function alone(pool: Pool, work: () => Promise<void>): Promise<void> {
  const guard = await pool.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work();
  } finally {
    await guard.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    guard.release();
  }
}
