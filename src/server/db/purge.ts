import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { DAY_MS } from '#src/domain/days.ts';
import { purgeAccountData } from '../accounts/purge.ts';
import type { Log } from '../http/log.ts';
import { purgeHistory } from '../sources/figures/history.ts';
import { purgeMessages } from '../watch/outbox/fan-out.ts';
import { purgeWatches } from '../watch/subscriptions/watches.ts';
import { purgeContactMessages } from './contact-messages.ts';
import type { Database } from './database.ts';
import { purgeFarmEvents } from './farm-events.ts';
import { purgeFarmsSeen } from './farms-seen.ts';
import { purgePageViews } from './page-views.ts';
import { meta } from './schema.ts';
import { purgeVipApplications } from './vip-applications.ts';
import { purgeWatcherLinks } from './watcher-links.ts';

const CLOCK = 'purge_clock';
/**
 * What is deleted by a clock that is wrong does not come back: nothing is, before the clock has gone on for so long without a leap of this size.
 * A machine that was off for longer waits once more.
 */
const STEADY_MS = 3 * DAY_MS;

/** When a purge was last thought of, and since when the clock has not leapt; both ms. */
const clock = z.object({ seenMs: z.number(), steadySinceMs: z.number() });

async function keptClock(db: Database): Promise<z.output<typeof clock> | undefined> {
  const [row] = await db.select().from(meta).where(eq(meta.key, CLOCK));
  try {
    return clock.safeParse(JSON.parse(row?.value ?? 'null')).data;
  } catch {
    return undefined;
  }
}

async function keepClock(db: Database, seen: z.output<typeof clock>): Promise<void> {
  const value = JSON.stringify(seen);
  await db.insert(meta).values({ key: CLOCK, value }).onConflictDoUpdate({ target: meta.key, set: { value } });
}

async function purgeAll(db: Database, nowMs: number): Promise<void> {
  await purgePageViews(db, nowMs);
  await purgeVipApplications(db, nowMs);
  await purgeContactMessages(db, nowMs);
  await purgeAccountData(db, nowMs);
  await purgeHistory(db, nowMs);
  await purgeFarmsSeen(db, nowMs);
  await purgeWatcherLinks(db, nowMs);
  await purgeFarmEvents(db, nowMs);
  await purgeWatches(db, nowMs);
  await purgeMessages(db, nowMs);
}

/** The purge of each day and start: removes what has been kept long enough, unless the clock has leapt, which is said. `nowMs` since 1970. */
export async function purgeByClock(db: Database, nowMs: number, log: Log): Promise<void> {
  const kept = await keptClock(db);
  const hasLeapt = kept === undefined || Math.abs(nowMs - kept.seenMs) > STEADY_MS;
  const steadySinceMs = hasLeapt ? nowMs : kept.steadySinceMs;
  await keepClock(db, { seenMs: nowMs, steadySinceMs });
  if (nowMs - steadySinceMs >= STEADY_MS) return purgeAll(db, nowMs);
  if (!kept) return;
  const reason = 'The clock has leapt, or nobody was here for days. Is it right? "npm run pool -- purge" says so.';
  const time = (atMs: number): string => new Date(atMs).toISOString();
  log.warn('purge-waits', {
    reason,
    now: time(nowMs),
    ...(hasLeapt && { last: time(kept.seenMs) }),
    until: time(steadySinceMs + STEADY_MS),
  });
}

/** The purge that an operator asks for, who says by it that the clock is right. */
export async function purgeNow(db: Database, nowMs: number): Promise<void> {
  await keepClock(db, { seenMs: nowMs, steadySinceMs: nowMs - STEADY_MS });
  await purgeAll(db, nowMs);
}
