import { randomInt } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { eq, or } from 'drizzle-orm';
import { canonicalEmail } from '#src/contracts/email.ts';
import { DEFAULT_REGION, readPhone } from '#src/domain/phone.ts';
import type { Database } from '../db/database.ts';
import { account } from '../db/schema.ts';
import { passwordHash } from './passwords.ts';
import type { Account } from './sessions.ts';

/** The `restriction` of an account whose operator wants the declaration again: written in the visitor's language; any other stands as it is. */
export const DECLARATION_DOUBTED = 'declaration-doubted';

/** One spelling of an address: a phone with its country code, China's where none is given; an email as `canonicalEmail` writes it. */
export function addressOf(typed: string): { readonly channel: 'email' | 'sms'; readonly to: string } {
  if (typed.includes('@')) return { channel: 'email', to: canonicalEmail(typed) ?? typed.toLowerCase() };
  const { phone = typed } = readPhone(typed, DEFAULT_REGION);
  return { channel: 'sms', to: phone.startsWith('+') ? phone : `+86${phone}` };
}

/** The account of an address or of a gid; undefined when there is none. */
export async function findAccount(db: Database, { to }: { readonly to: string }): Promise<Account | undefined> {
  // Until 2026 a domain in another script was kept as it was typed.
  const [name = '', domain = ''] = to.split('@');
  const [found] = await db
    .select()
    .from(account)
    .where(or(eq(account.phone, to), eq(account.email, to), eq(account.email, `${name}@${domainToUnicode(domain)}`)));
  return found;
}

/** Eight digits: never the gid of a refused log-in. */
const randomGid = (): string => String(randomInt(10_000_000, 100_000_000));

interface NewAccount {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly password: string;
  /** Digest of this registration. */
  readonly registration: string;
  /** The gid of who invited it. */
  readonly inviter?: string | undefined;
  readonly atMs: number;
}

/** Makes an account once. The same registration sent again finds its own; undefined when the address belongs to another one. */
export async function addAccount(
  db: Database,
  { channel, to, password, registration, inviter, atMs }: NewAccount,
): Promise<Account | undefined> {
  const row = {
    ...(channel === 'email' ? { email: to } : { phone: to }),
    passwordHash: await passwordHash(password),
    registration,
    invitedBy: inviter ?? null,
    createdAt: new Date(atMs),
    // The code proved the phone; an email is confirmed once more by the link of its welcome mail.
    activatedAt: channel === 'sms' ? new Date(atMs) : null,
  };
  // A gid that is taken already is drawn again.
  for (let draw = 0; draw < 5; draw += 1) {
    const [added] = await db
      .insert(account)
      .values({ gid: randomGid(), ...row })
      .onConflictDoNothing()
      .returning();
    if (added) return added;
    const known = await findAccount(db, { to });
    if (known) return known.registration === registration ? known : undefined;
  }
  throw new Error('no gid is free');
}
