import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { errorCode, StartError } from '../start-error.ts';
import { createLease } from './lease.ts';
import { MIGRATIONS_TABLE, type OpenDatabase } from './database.ts';

/** Any number that only this program uses: instances that start together migrate one after the other. */
const MIGRATION_LOCK = 176_217_600;
const connectTimeoutMs = 5000;
const maxConnections = 10;

/** After this a query of the running server has failed: its visitor gives up at 20 s. */
const queryTimeoutMs = 10_000;
/** The server ends a transaction in whose middle a process stands still: others wait for what it holds. */
const idleTimeoutMs = 10_000;
/** A stop does not wait longer for a server that does not respond. */
const closeTimeoutMs = 2000;

interface PostgresOptions {
  /** Whether no query may last: in the server. A command's may. */
  readonly isHurried: boolean;
  /** Told of each connection that broke. */
  readonly onFault: (error: Error) => void;
}

/** A PostgreSQL server. Throws StartError, without the password, when it cannot be reached. */
export async function openPostgres(databaseUrl: string, { isHurried, onFault }: PostgresOptions): Promise<OpenDatabase> {
  const options = { connectionString: databaseUrl, connectionTimeoutMillis: connectTimeoutMs, max: maxConnections };
  const limits = {
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: idleTimeoutMs,
  };
  const pool = withListeners(new Pool({ ...options, ...(isHurried && limits) }), onFault);
  await assertReachable(pool, databaseUrl);
  const db = drizzle({ client: pool });
  // A connection of its own, which no crowd of visitors holds up.
  const leasing = withListeners(new Pool({ ...options, ...limits, max: 1, idleTimeoutMillis: 60_000 }), onFault);
  const lease = createLease(drizzle({ client: leasing }));
  return {
    db,
    kind: 'postgresql',
    migrate: async (migrationsFolder) => {
      // A migration, and waiting for that of another instance, may take their time.
      const patient = withListeners(new Pool(options), onFault);
      const migrating = drizzle({ client: patient });
      await alone(patient, () => migrate(migrating, { migrationsFolder, ...MIGRATIONS_TABLE })).finally(() => patient.end());
    },
    isLeader: lease.holds,
    asLeader: (work) => lease.within(db, work),
    close: async () => {
      const ended = lease.end().then(() => Promise.all([leasing.end(), pool.end()]));
      await Promise.race([ended, setTimeout(closeTimeoutMs, undefined, { ref: false })]);
    },
  };
}

function withListeners(pool: Pool, onFault: (error: Error) => void): Pool {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onFault);
  // One that breaks in the middle of a transaction also fails its query, which the caller handles.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
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
