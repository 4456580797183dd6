import { randomInt } from 'node:crypto';
import { desc, eq, isNull, and } from 'drizzle-orm';
import { INVITE_LENGTH } from '#src/contracts/invite.ts';
import type { InvitedRow } from '#src/contracts/account.ts';
import type { Database } from '../db/database.ts';
import { account } from '../db/schema.ts';
import type { Account } from './sessions.ts';

/** Letters and digits of which none looks like another. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomCode = (): string => Array.from({ length: INVITE_LENGTH }, () => signs[randomInt(signs.length)]).join('');

/** So many of who was invited are listed, the newest. */
const MOST_LISTED = 500;

/** The invitation code of an account, made when it is first asked for. */
export async function inviteCodeOf(db: Database, { gid, inviteCode }: Account): Promise<string> {
  if (inviteCode !== null) return inviteCode;
  // A code that is taken already is drawn again.
  for (let draw = 0; draw < 5; draw += 1) {
    const code = randomCode();
    const [taken] = await db.select().from(account).where(eq(account.inviteCode, code));
    if (taken) continue;
    await db
      .update(account)
      .set({ inviteCode: code })
      .where(and(eq(account.gid, gid), isNull(account.inviteCode)));
    const [now] = await db.select().from(account).where(eq(account.gid, gid));
    if (now?.inviteCode) return now.inviteCode;
  }
  throw new Error('no invitation code is free');
}

/** The gid of who an invitation is from; undefined for an unknown code. */
export async function inviterOf(db: Database, code: string): Promise<string | undefined> {
  const [owner] = await db.select().from(account).where(eq(account.inviteCode, code.toUpperCase()));
  return owner?.gid;
}

/** Who registered with the invitation of an account, newest first, with masked names. */
export async function invitedBy(db: Database, gid: string): Promise<InvitedRow[]> {
  const rows = await db.select().from(account).where(eq(account.invitedBy, gid)).orderBy(desc(account.createdAt)).limit(MOST_LISTED);
  return rows.map((row) => ({
    name: maskedAddress(row.email ?? row.phone ?? ''),
    time: Math.floor(row.createdAt.getTime() / 1000),
    // A phone was proved by its code.
    isConfirmed: row.phone !== null || row.activatedAt !== null,
  }));
}

/** An address as another visitor may see it: 'm***@o***.example', '+852 **** 78'. */
export function maskedAddress(address: string): string {
  const [name = '', host = ''] = address.split('@');
  if (host === '') return `${address.slice(0, 4)} **** ${address.slice(-2)}`;
  const suffix = host.slice(host.lastIndexOf('.'));
  return `${name.slice(0, 1)}***@${host.slice(0, 1)}***${suffix}`;
}
