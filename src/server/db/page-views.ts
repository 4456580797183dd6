import { lt, sql } from 'drizzle-orm';
import type { PageView } from '#src/contracts/telemetry.ts';
import { beijingDate, DAY_MS } from '#src/domain/days.ts';
import type { Database } from './database.ts';
import { pageView } from './schema.ts';

/** Decision D7. */
const KEPT_DAYS = 90;
/** A view made offline counts on its own day, if that is not too long ago. */
const MAX_DELAY_MS = 30 * DAY_MS;

/** Counts one view on the Beijing day it happened. */
export async function countPageView(db: Database, view: PageView, nowMs: number): Promise<void> {
  const sentAtMs = (view.time ?? nowMs / 1000) * 1000;
  const atMs = sentAtMs > nowMs || nowMs - sentAtMs > MAX_DELAY_MS ? nowMs : sentAtMs;
  const row = {
    day: beijingDate(atMs),
    path: view.path,
    language: view.language,
    theme: view.theme,
    deviceClass: view.deviceClass,
    isStandalone: view.standalone,
    referrer: (view.referrer ?? '').toLowerCase(),
    views: 1,
  };
  const target = [
    pageView.day,
    pageView.path,
    pageView.language,
    pageView.theme,
    pageView.deviceClass,
    pageView.isStandalone,
    pageView.referrer,
  ];
  await db
    .insert(pageView)
    .values(row)
    .onConflictDoUpdate({ target, set: { views: sql`${pageView.views} + 1` } });
}

/** Removes counts that are older than the privacy text says. */
export async function purgePageViews(db: Database, nowMs: number): Promise<void> {
  await db.delete(pageView).where(lt(pageView.day, beijingDate(nowMs - KEPT_DAYS * DAY_MS)));
}
