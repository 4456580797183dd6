import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { SECOND_MS } from '#src/domain/days.ts';
import type { Database } from './database.ts';

/** The work that one of several instances does for all. */
const NAME = 'collector';
/** An instance that hangs, or whose machine is gone, is replaced after this and the time in which the others ask again. */
const LEASE_S = 30;
const RENEWED_AFTER_MS = 10 * SECOND_MS;

/** Who collects, by a row with an end: a lock would be held by a process that stands still, and for hours by a machine without power. */
export interface Lease {
  /** Whether this process has the lease; takes or renews it. Never throws. */
  holds(): Promise<boolean>;
  /** Runs `work` in a transaction in which no other instance can take the lease; undefined where one has: an instance that wakes up late writes nothing. */
  within<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T | undefined>;
  /** Gives it back. */
  end(): Promise<void>;
}

const found = z.object({ rows: z.array(z.object({ holder: z.string() })) });

/** The lease of this process. `db`: a connection that nothing else waits for. */
export function createLease(db: Database): Lease {
  const holder = randomUUID();
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let isHeld = false;
  const ageMs = (): number => performance.now() - askedAtMs;
  const isOwn = async (asked: Database, question: ReturnType<typeof sql>): Promise<boolean> =>
    found.parse(await asked.execute(question)).rows.length > 0;
  const ask = async (): Promise<void> => {
    const startMs = performance.now();
    const end = sql`clock_timestamp() + make_interval(secs => ${LEASE_S})`;
    isHeld = await isOwn(
      db,
      sql`insert into lease (name, holder, until) values (${NAME}, ${holder}, ${end})
        on conflict (name) do update set holder = excluded.holder, until = excluded.until
        where lease.holder = excluded.holder or lease.until < clock_timestamp() returning holder`,
    );
    askedAtMs = startMs;
  };
  let asking: Promise<void> | undefined;
  return {
    async holds() {
      if (!isHeld || ageMs() > RENEWED_AFTER_MS) {
        asking ??= ask()
          .catch(() => undefined)
          .finally(() => (asking = undefined));
        await asking;
      }
      return isHeld && ageMs() < LEASE_S * SECOND_MS;
    },
    within: (other, work) =>
      other.transaction(async (transaction) => {
        const mine = sql`select holder from lease where name = ${NAME} and holder = ${holder} and until > clock_timestamp() for share`;
        return (await isOwn(transaction, mine)) ? work(transaction) : undefined;
      }),
    async end() {
      if (isHeld) await db.execute(sql`delete from lease where name = ${NAME} and holder = ${holder}`).catch(() => undefined);
      isHeld = false;
    },
  };
}
