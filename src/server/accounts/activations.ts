import { and, eq, gt, isNull } from 'drizzle-orm';
import { DAY_MS } from '#src/domain/days.ts';
import type { Database } from '../db/database.ts';
import { account, activation } from '../db/schema.ts';
import { hashOf, randomSecret } from './digests.ts';
import type { Account } from './sessions.ts';

const goodMs = 7 * DAY_MS;

/** Links that confirm the email address of an account. */
export interface Activations {
  /** The code of a new link. */
  make(gid: string): Promise<string>;
  /** The gid it confirms, again as often as it is opened; undefined for an unknown or expired one. */
  use(code: string): Promise<string | undefined>;
  /** Whose link it is or was, while it is kept; undefined for any other code, and once the address is confirmed. */
  ownerOf(code: string): Promise<Account | undefined>;
}

/** Links in the database, by digest of their code. `now` in ms. */
export function createActivations(db: Database, now: () => number): Activations {
  return {
    async make(gid) {
      const code = randomSecret();
      await db.insert(activation).values({ codeHash: hashOf(code), gid, expiresAt: new Date(now() + goodMs) });
      return code;
    },
    async use(code) {
      const [link] = await db
        .select()
        .from(activation)
        .where(and(eq(activation.codeHash, hashOf(code)), gt(activation.expiresAt, new Date(now()))));
      if (!link) return undefined;
      await db
        .update(account)
        .set({ activatedAt: new Date(now()) })
        .where(and(eq(account.gid, link.gid), isNull(account.activatedAt)));
      return link.gid;
    },
    async ownerOf(code) {
      const [row] = await db
        .select({ account })
        .from(activation)
        .innerJoin(account, eq(account.gid, activation.gid))
        .where(and(eq(activation.codeHash, hashOf(code)), isNull(account.activatedAt)));
      return row?.account;
    },
  };
}
