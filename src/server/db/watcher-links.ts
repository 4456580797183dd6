import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import { DAY_MS } from '#src/domain/days.ts';
import { hashOf, randomSecret } from '../accounts/digests.ts';
import type { Database } from './database.ts';
import type { FarmKey } from './farms-seen.ts';
import { watcherLink } from './schema.ts';

/** For so long a link that is over says that it is. */
const KEPT_MS = 30 * DAY_MS;
const CODE_BYTES = 16;

interface NewLink extends FarmKey {
  readonly name: string;
  readonly showsMoney: boolean;
  readonly createdAtMs: number;
  readonly endsAtMs: number;
}

/** Keeps a link, and gives what opens and what ends it, of which digests alone are kept. */
export async function makeWatcherLink(db: Database, { createdAtMs, endsAtMs, ...link }: NewLink): Promise<{ code: string; key: string }> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const key = randomSecret();
  await db.insert(watcherLink).values({
    ...link,
    codeHash: hashOf(code),
    keyHash: hashOf(key),
    createdAt: new Date(createdAtMs),
    endsAt: new Date(endsAtMs),
  });
  return { code, key };
}

export type KeptWatcherLink = typeof watcherLink.$inferSelect;

/** The link that a code opens, also one that is over; undefined for none. */
export async function watcherLinkOf(db: Database, code: string): Promise<KeptWatcherLink | undefined> {
  const [link] = await db
    .select()
    .from(watcherLink)
    .where(eq(watcherLink.codeHash, hashOf(code)));
  return link;
}

/** Ends the link of a key at a moment (ms); one that has ended stays as it is. */
export async function endWatcherLink(db: Database, key: string, nowMs: number): Promise<void> {
  await db
    .update(watcherLink)
    .set({ endedAt: new Date(nowMs) })
    .where(and(eq(watcherLink.keyHash, hashOf(key)), isNull(watcherLink.endedAt)));
}

/** Links of these keys that are nobody's yet become an account's. */
export async function adoptWatcherLinks(db: Database, gid: string, keys: readonly string[]): Promise<void> {
  const ofKeys = inArray(watcherLink.keyHash, keys.map(hashOf));
  if (keys.length > 0)
    await db
      .update(watcherLink)
      .set({ gid })
      .where(and(ofKeys, isNull(watcherLink.gid)));
}

/** The links of an account that still open something at a moment (ms), the newest first; `id` is its name for each. */
export async function watcherLinksOf(db: Database, gid: string, nowMs: number): Promise<readonly (KeptWatcherLink & { id: string })[]> {
  const isOpen = and(eq(watcherLink.gid, gid), isNull(watcherLink.endedAt), gt(watcherLink.endsAt, new Date(nowMs)));
  const links = await db.select().from(watcherLink).where(isOpen).orderBy(desc(watcherLink.createdAt));
  return links.map((link) => ({ ...link, id: link.keyHash }));
}

/** Ends a link of an account at a moment (ms), by its id; one that has ended, or is another's, stays as it is. */
export async function endWatcherLinkOf(
  db: Database,
  { gid, id }: { readonly gid: string; readonly id: string },
  nowMs: number,
): Promise<void> {
  await db
    .update(watcherLink)
    .set({ endedAt: new Date(nowMs) })
    .where(and(eq(watcherLink.gid, gid), eq(watcherLink.keyHash, id), isNull(watcherLink.endedAt)));
}

/** Removes links that have been over for 30 days. */
export async function purgeWatcherLinks(db: Database, nowMs: number): Promise<void> {
  const before = new Date(nowMs - KEPT_MS);
  await db.delete(watcherLink).where(or(lt(watcherLink.endsAt, before), lt(watcherLink.endedAt, before)));
}
