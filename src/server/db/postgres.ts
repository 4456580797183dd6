import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { errorCode, StartError } from '../start-error.ts';
import { MIGRATIONS_TABLE, type OpenDatabase } from './database.ts';

/** Any number that only this program uses: instances that start together migrate one after the other (decision D8). */
const MIGRATION_LOCK = 176_217_600;
/** The instance that holds this one collects figures from sources. */
const COLLECTOR_LOCK = 176_217_601;
const connectTimeoutMs = 5000;
const maxConnections = 10;

/** After this a query of the running server has failed: its visitor gives up at 20 s. */
const queryTimeoutMs = 10_000;
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
  const limits = { query_timeout: queryTimeoutMs, statement_timeout: queryTimeoutMs };
  const pool = withListeners(new Pool({ ...options, ...(isHurried && limits) }), onFault);
  await assertReachable(pool, databaseUrl);
  const db = drizzle({ client: pool });
  const leadership = createLeadership(() => new Client({ ...options, ...limits }));
  return {
    db,
    kind: 'postgresql',
    migrate: async (migrationsFolder) => {
      // A migration, and waiting for that of another instance, may take their time.
      const patient = withListeners(new Pool(options), onFault);
      const migrating = drizzle({ client: patient });
      await alone(patient, () => migrate(migrating, { migrationsFolder, ...MIGRATIONS_TABLE })).finally(() => patient.end());
    },
    leads: leadership.leads,
    close: async () => {
      await leadership.end();
      await Promise.race([pool.end(), setTimeout(closeTimeoutMs, undefined, { ref: false })]);
    },
  };
}

function withListeners(pool: Pool, onFault: (error: Error) => void): Pool {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onFault);
  // One that breaks in the middle of a transaction tells that as well: its query fails, which its caller handles.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Holds the collector's lock on a connection of its own: PostgreSQL gives it to another instance as soon as that breaks. */
function createLeadership(connect: () => Client) {
  let holder: { readonly client: Client; readonly isLeading: boolean } | undefined;
  const drop = async (): Promise<void> => {
    const { client } = holder ?? {};
    holder = undefined;
    await client?.end().catch(() => undefined);
  };
  const ask = async (): Promise<boolean> => {
    const client = holder?.client ?? connect();
    if (!holder) {
      holder = { client, isLeading: false };
      client.on('error', () => void drop());
      await client.connect();
    }
    const { rows } = await client.query<{ leads: boolean }>('select pg_try_advisory_lock($1) as leads', [COLLECTOR_LOCK]);
    const isLeading = rows[0]?.leads === true;
    if (holder?.client === client) holder = { client, isLeading };
    return isLeading;
  };
  let asking: Promise<boolean> | undefined;
  return {
    leads: (): Promise<boolean> => {
      if (holder?.isLeading) return Promise.resolve(true);
      asking ??= ask()
        .catch(() => drop().then(() => false))
        .finally(() => (asking = undefined));
      return asking;
    },
    end: drop,
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
