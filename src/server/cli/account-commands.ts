import { and, eq, gt } from 'drizzle-orm';
import { addressesOf, unlockAccount } from '../accounts/account-tools.ts';
import { accountData, deleteAccount } from '../accounts/account-data.ts';
import { addressOf, DECLARATION_DOUBTED, findAccount } from '../accounts/accounts.ts';
import type { Account } from '../accounts/sessions.ts';
import type { Database } from '../db/database.ts';
import { account, accountSession } from '../db/schema.ts';
import { StartError } from '../start-error.ts';
import { type Command, lines } from './command.ts';

/** The account of a GID, phone or email as an operator types it. Throws StartError when there is none. */
async function accountOf(db: Database, typed: string): Promise<Account> {
  const [found] = await db.select().from(account).where(eq(account.gid, typed));
  const owner = found ?? (await findAccount(db, addressOf(typed)));
  if (!owner) throw new StartError(`There is no account ${typed}.`);
  return owner;
}

/** All that the site keeps of an account, but for what logs it in. */
async function accountText(db: Database, owner: Account): Promise<string> {
  const isOpen = and(eq(accountSession.gid, owner.gid), gt(accountSession.expiresAt, new Date()));
  const sessions = await db.select().from(accountSession).where(isOpen);
  return lines([
    ['gid', owner.gid],
    ...addressesOf(owner).map((address) => ['address', address]),
    ['name', owner.nickname || '-'],
    ['registered', owner.createdAt.toISOString()],
    ['confirmed', owner.activatedAt?.toISOString() ?? '-'],
    ['restriction', [owner.region, owner.restriction].filter((part) => part !== '').join(': ') || '-'],
    ...owner.farms.map((farm) => ['farm', JSON.stringify(farm)]),
    ...sessions.map(({ device, lastSeenAt }) => ['logged in', `${device || '-'}, last seen ${lastSeenAt.toISOString()}`]),
  ]);
}

/** The operator's view of accounts. */
export const accountCommands: readonly Command[] = [
  {
    words: ['account', 'show'],
    argument: 'ACCOUNT',
    help: 'print what is kept of an account, by GID, phone or email',
    run: async (db, typed) => accountText(db, await accountOf(db, typed)),
  },
  {
    words: ['account', 'export'],
    argument: 'ACCOUNT',
    help: 'print the same as JSON, as its owner gets it on the account page',
    run: async (db, typed) => JSON.stringify(await accountData(db, await accountOf(db, typed), Date.now()), null, 2),
  },
  {
    words: ['account', 'restrict'],
    argument: 'ACCOUNT',
    help: 'restrict an account until its owner declares residence and lawful use again',
    run: async (db, typed) => {
      const owner = await accountOf(db, typed);
      await db.update(account).set({ restriction: DECLARATION_DOUBTED }).where(eq(account.gid, owner.gid));
      return `Account ${owner.gid} is restricted until its owner declares residence and lawful use again.`;
    },
  },
  {
    words: ['account', 'unlock'],
    argument: 'ACCOUNT',
    help: 'let an account log in again that was locked by wrong passwords',
    run: async (db, typed) => {
      const owner = await accountOf(db, typed);
      await unlockAccount(db, owner);
      return `Account ${owner.gid} is unlocked.`;
    },
  },
  {
    words: ['account', 'delete'],
    argument: 'ACCOUNT',
    help: 'delete an account with all that is kept of it, and log it out everywhere',
    run: async (db, typed) => {
      const owner = await accountOf(db, typed);
      await deleteAccount(db, owner);
      return `Account ${owner.gid} is deleted.`;
    },
  },
];
