import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { account, accountSession } from '../db/schema.ts';
import { watcherLinksOf } from '../db/watcher-links.ts';
import { releaseWatchesOf, watchesOf } from '../watch/subscriptions/account-watches.ts';
import { farmsOf } from '../watch/subscriptions/watches.ts';
import { unlockAccount } from './account-tools.ts';
import { invitedBy } from './invitations.ts';
import type { Account } from './sessions.ts';

/** All that the site keeps of an account, but for what logs it in: its owner's to have. `nowMs` since 1970. */
export async function accountData(db: Database, owner: Account, nowMs: number): Promise<Record<string, unknown>> {
  const isOpen = and(eq(accountSession.gid, owner.gid), gt(accountSession.expiresAt, new Date(nowMs)));
  const sessions = await db.select().from(accountSession).where(isOpen);
  const watches = await watchesOf(db, owner.gid);
  const links = await watcherLinksOf(db, owner.gid, nowMs);
  return {
    gid: owner.gid,
    phone: owner.phone,
    email: owner.email,
    nickname: owner.nickname,
    registeredAt: owner.createdAt.toISOString(),
    confirmedAt: owner.activatedAt?.toISOString() ?? null,
    restriction: owner.restriction,
    region: owner.region,
    farms: owner.farms,
    inviteCode: owner.inviteCode,
    wasInvited: owner.invitedBy !== null,
    invited: await invitedBy(db, owner.gid),
    // Digests that say nothing to their owner.
    knownDevicesAndNetworks: owner.knownPlaces.length,
    watches: await Promise.all(
      watches.map(async ({ id, way, device, target, rules, createdAt }) => ({
        way,
        device,
        target,
        rules,
        farms: await farmsOf(db, id),
        createdAt: createdAt.toISOString(),
      })),
    ),
    watcherLinks: links.map(({ name, address, showsMoney, endsAt }) => ({ name, address, showsMoney, endsAt: endsAt.toISOString() })),
    sessions: sessions.map(({ device, createdAt, lastSeenAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
}

/** Deletes an account with its sessions, links, farms, and what told it of them; who it invited keeps nothing of it. */
export async function deleteAccount(db: Database, owner: Account): Promise<void> {
  const release = await releaseWatchesOf(db, owner.gid);
  await db.transaction(async (transaction) => {
    await transaction.update(account).set({ invitedBy: null }).where(eq(account.invitedBy, owner.gid));
    await transaction.delete(account).where(eq(account.gid, owner.gid));
  });
  await release();
  await unlockAccount(db, owner);
}
