import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
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

/** Removes links that have been over for 30 days. */
export async function purgeWatcherLinks(db: Database, nowMs: number): Promise<void> {
  const before = new Date(nowMs - KEPT_MS);
  await db.delete(watcherLink).where(or(lt(watcherLink.endsAt, before), lt(watcherLink.endedAt, before)));
}
