import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { meta } from './schema.ts';

/** Notices whose text is the site's own. */
export const siteNotices = [{ id: 'migration', what: 'how wallet addresses and payouts of ETH were moved in September 2022' }] as const;
export type SiteNotice = (typeof siteNotices)[number]['id'];

const keyOf = (notice: SiteNotice): string => `ended_notice_${notice}`;

/** Shows a notice of the site no more. */
export async function endNotice(db: Database, notice: SiteNotice): Promise<void> {
  await db
    .insert(meta)
    .values({ key: keyOf(notice), value: new Date().toISOString() })
    .onConflictDoNothing();
}

/** Shows a notice of the site again. */
export async function showNotice(db: Database, notice: SiteNotice): Promise<void> {
  await db.delete(meta).where(eq(meta.key, keyOf(notice)));
}

/** The notices of the site that are shown no more. */
export async function readEndedNotices(db: Database): Promise<readonly SiteNotice[]> {
  const keys = new Set((await db.select({ key: meta.key }).from(meta)).map(({ key }) => key));
  return siteNotices.filter(({ id }) => keys.has(keyOf(id))).map(({ id }) => id);
}
