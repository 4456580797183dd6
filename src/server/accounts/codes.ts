import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { CODE_DIGITS, OPENING_CODE_DIGITS } from '#src/contracts/session.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import type { Database } from '../db/database.ts';
import { accountCode } from '../db/schema.ts';
import { type Digests, isSameDigest } from './digests.ts';

const goodMs = 10 * MINUTE_MS;
const WRONG_TRIES = 5;

/** What a code is for: one to register with never opens an account. */
export type CodePurpose = 'register' | 'reset' | 'identity';

/** Whose code it is and what for. */
export interface CodeOwner {
  readonly purpose: CodePurpose;
  /** Email address, or phone in E.164. */
  readonly to: string;
  /** The gid of the account that wants the address; what another one asks for the same address is a code apart. */
  readonly by?: string;
}

/** Codes that prove an address: the last one sent to it for a purpose counts. */
export interface Codes {
  make(owner: CodeOwner, channel: keyof typeof CODE_DIGITS): Promise<string>;
  /** Whether it is the code of this address; a wrong one counts against it. 'none': there is no code that could be tried. */
  check(owner: CodeOwner, code: string): Promise<'right' | 'wrong' | 'none'>;
  /** After it was used. */
  forget(owner: CodeOwner): Promise<void>;
}

/** Codes in the database, both sides as keyed digests. `now` in ms. */
export function createCodes(db: Database, digests: Digests, now: () => number): Codes {
  const partsOf = ({ purpose, to, by }: CodeOwner): string[] => ['code', purpose, to, ...(by === undefined ? [] : [by])];
  const keyOf = (owner: CodeOwner): string => digests.keyed(...partsOf(owner));
  const hashOf = (owner: CodeOwner, code: string): string => digests.keyed(...partsOf(owner), code);
  const of = (owner: CodeOwner) => eq(accountCode.address, keyOf(owner));
  const usable = (owner: CodeOwner) => and(of(owner), gt(accountCode.expiresAt, new Date(now())), lt(accountCode.wrong, WRONG_TRIES));
  return {
    async make(owner, channel) {
      const digits = owner.purpose === 'register' ? CODE_DIGITS[channel] : OPENING_CODE_DIGITS;
      const code = String(randomInt(10 ** digits)).padStart(digits, '0');
      const row = { codeHash: hashOf(owner, code), wrong: 0, expiresAt: new Date(now() + goodMs) };
      await db
        .insert(accountCode)
        .values({ address: keyOf(owner), ...row })
        .onConflictDoUpdate({ target: accountCode.address, set: row });
      return code;
    },
    async check(owner, code) {
      // Counted before it is compared: tries at the same moment count as well.
      const [row] = await db
        .update(accountCode)
        .set({ wrong: sql`${accountCode.wrong} + 1` })
        .where(usable(owner))
        .returning();
      if (!row) return 'none';
      if (!isSameDigest(row.codeHash, hashOf(owner, code))) return 'wrong';
      await db
        .update(accountCode)
        .set({ wrong: sql`${accountCode.wrong} - 1` })
        .where(of(owner));
      return 'right';
    },
    async forget(owner) {
      await db.delete(accountCode).where(of(owner));
    },
  };
}
