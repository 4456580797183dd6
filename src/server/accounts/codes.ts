import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { CODE_DIGITS } from '#src/contracts/session.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import type { Database } from '../db/database.ts';
import { accountCode } from '../db/schema.ts';
import { type Digests, isSameDigest } from './digests.ts';

/** Decision D2. */
const goodMs = 10 * MINUTE_MS;
const WRONG_TRIES = 5;

/** Codes that prove an address: the last one sent to it counts. */
export interface Codes {
  make(address: string, channel: keyof typeof CODE_DIGITS): Promise<string>;
  /** Whether it is the code of this address; a wrong one counts against it. */
  check(address: string, code: string): Promise<boolean>;
  /** After it was used. */
  forget(address: string): Promise<void>;
}

/** Codes in the database, both sides as keyed digests. `now` in ms. */
export function createCodes(db: Database, digests: Digests, now: () => number): Codes {
  const of = (address: string) => eq(accountCode.address, digests.keyed('code', address));
  const usable = (address: string) => and(of(address), gt(accountCode.expiresAt, new Date(now())), lt(accountCode.wrong, WRONG_TRIES));
  return {
    async make(address, channel) {
      const digits = CODE_DIGITS[channel];
      const code = String(randomInt(10 ** digits)).padStart(digits, '0');
      const row = { codeHash: digests.keyed('code', address, code), wrong: 0, expiresAt: new Date(now() + goodMs) };
      await db
        .insert(accountCode)
        .values({ address: digests.keyed('code', address), ...row })
        .onConflictDoUpdate({ target: accountCode.address, set: row });
      return code;
    },
    async check(address, code) {
      // Counted before it is compared: tries at the same moment count as well.
      const [row] = await db
        .update(accountCode)
        .set({ wrong: sql`${accountCode.wrong} + 1` })
        .where(usable(address))
        .returning();
      if (!row || !isSameDigest(row.codeHash, digests.keyed('code', address, code))) return false;
      await db
        .update(accountCode)
        .set({ wrong: sql`${accountCode.wrong} - 1` })
        .where(of(address));
      return true;
    },
    async forget(address) {
      await db.delete(accountCode).where(of(address));
    },
  };
}
