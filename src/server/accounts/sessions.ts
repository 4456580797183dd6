import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { SessionRow } from '#src/contracts/session.ts';
import { DAY_MS, MINUTE_MS } from '#src/domain/days.ts';
import type { Database } from '../db/database.ts';
import { account, accountSession } from '../db/schema.ts';
import { hashOf, randomSecret } from './digests.ts';

const keptMs = 30 * DAY_MS;
/** `lastSeenAt` is written at most so often. */
const seenMs = MINUTE_MS;

export type Account = typeof account.$inferSelect;
type Session = typeof accountSession.$inferSelect;

/** Who sends a call. */
export interface Visitor {
  readonly account: Account;
  readonly session: Session;
}

/** The log-ins of accounts; tokens are stored hashed. */
export interface Sessions {
  /** A new session's token. */
  open(gid: string, userAgent: string): Promise<string>;
  /** Whose token it is; undefined for one that is unknown, revoked or too old. */
  visitorOf(token: string): Promise<Visitor | undefined>;
  list(visitor: Visitor): Promise<SessionRow[]>;
  /** Ends a session of this account by id; false when it has none of that name. */
  revoke(gid: string, id: string): Promise<boolean>;
}

/** Sessions in the database. `now` in ms. */
export function createSessions(db: Database, now: () => number): Sessions {
  const touch = async ({ session }: Visitor): Promise<void> => {
    if (now() - session.lastSeenAt.getTime() < seenMs) return;
    await db
      .update(accountSession)
      .set({ lastSeenAt: new Date(now()) })
      .where(eq(accountSession.id, session.id));
  };
  const ofAccount = (gid: string) => and(eq(accountSession.gid, gid), gt(accountSession.expiresAt, new Date(now())));
  return {
    async open(gid, userAgent) {
      const token = randomSecret();
      const at = new Date(now());
      await db.insert(accountSession).values({
        id: randomBytes(16).toString('hex'),
        tokenHash: hashOf(token),
        gid,
        device: deviceOf(userAgent),
        createdAt: at,
        lastSeenAt: at,
        expiresAt: new Date(now() + keptMs),
      });
      return token;
    },
    async visitorOf(token) {
      const [row] = await db
        .select({ account, session: accountSession })
        .from(accountSession)
        .innerJoin(account, eq(account.gid, accountSession.gid))
        .where(and(eq(accountSession.tokenHash, hashOf(token)), gt(accountSession.expiresAt, new Date(now()))));
      if (row) await touch(row);
      return row;
    },
    async list({ account: { gid }, session }) {
      const rows = await db.select().from(accountSession).where(ofAccount(gid)).orderBy(desc(accountSession.lastSeenAt));
      return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device,
        createdAt: secondsOf(createdAt),
        lastSeenAt: secondsOf(lastSeenAt),
        isCurrent: id === session.id,
      }));
    },
    async revoke(gid, id) {
      const gone = await db
        .delete(accountSession)
        .where(and(eq(accountSession.gid, gid), eq(accountSession.id, id)))
        .returning();
      return gone.length === 1;
    },
  };
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Names in the order in which they must be looked for: Edge calls itself Chrome, Chrome calls itself Safari. */
const browsers = { Edg: 'Edge', OPR: 'Opera', MicroMessenger: 'WeChat', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' };
const systems = { iPhone: 'iPhone', iPad: 'iPad', Android: 'Android', Windows: 'Windows', 'Mac OS': 'macOS', Linux: 'Linux' };

/** A browser and its system as their owner calls them, 'Chrome, Android'; '' for what no browser says. */
export function deviceOf(userAgent: string): string {
  const nameOf = (names: Readonly<Record<string, string>>) => Object.entries(names).find(([mark]) => userAgent.includes(mark))?.[1];
  return [nameOf(browsers), nameOf(systems)].filter((name) => name !== undefined).join(', ');
}
