import { eq, lt, sql } from 'drizzle-orm';
import type { PageView } from '#src/contracts/telemetry.ts';
import { beijingDate, DAY_MS } from '#src/domain/days.ts';
import type { Database } from './database.ts';
import { pageView } from './schema.ts';

const KEPT_DAYS = 90;
/** A view made offline counts on its own day, if that is not too long ago. */
const MAX_DELAY_DAYS = 30;

/** Most kinds of views a day; all others are counted as one kind, so that the disk cannot be filled. */
const MAX_KINDS_A_DAY = 5000;
const OTHER = 'other';

type Row = typeof pageView.$inferInsert;

/** Counts page views. `isPage`: whether the site has a page at a path; made-up ones count as 'other'. */
export function createPageViews(db: Database, isPage: (path: string) => boolean) {
  const kinds = new Map<string, number>();
  const isFull = async (day: string): Promise<boolean> => {
    const known = kinds.get(day) ?? (await db.$count(pageView, eq(pageView.day, day)));
    // Days that are too long ago for a view are forgotten.
    if (kinds.size > MAX_DELAY_DAYS * 2) kinds.clear();
    kinds.set(day, known);
    return known >= MAX_KINDS_A_DAY;
  };
  return async (view: PageView, nowMs: number): Promise<void> => {
    const row = rowOf(view, nowMs);
    const path = isPage(view.path) ? view.path : OTHER;
    const isNew = await add(db, (await isFull(row.day)) ? { ...row, path: OTHER, referrer: OTHER } : { ...row, path });
    if (isNew) kinds.set(row.day, (kinds.get(row.day) ?? 0) + 1);
  };
}

/** The view as a count of the Beijing day it happened on. */
function rowOf(view: PageView, nowMs: number): Row {
  const sentAtMs = (view.time ?? nowMs / 1000) * 1000;
  const atMs = sentAtMs > nowMs || nowMs - sentAtMs > MAX_DELAY_DAYS * DAY_MS ? nowMs : sentAtMs;
  return {
    day: beijingDate(atMs),
    path: view.path,
    language: view.language,
    theme: view.theme,
    deviceClass: view.deviceClass,
    isStandalone: view.standalone,
    referrer: (view.referrer ?? '').toLowerCase(),
    views: 1,
  };
}

/** Adds a view to its count; true when it is the first of its kind. */
async function add(db: Database, row: Row): Promise<boolean> {
  const target = [
    pageView.day,
    pageView.path,
    pageView.language,
    pageView.theme,
    pageView.deviceClass,
    pageView.isStandalone,
    pageView.referrer,
  ];
  const [counted] = await db
    .insert(pageView)
    .values(row)
    .onConflictDoUpdate({ target, set: { views: sql`${pageView.views} + 1` } })
    .returning();
  return counted?.views === 1;
}

/** Removes counts that are older than the privacy text says. */
export async function purgePageViews(db: Database, nowMs: number): Promise<void> {
  await db.delete(pageView).where(lt(pageView.day, beijingDate(nowMs - KEPT_DAYS * DAY_MS)));
}
