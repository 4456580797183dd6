import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import { FARM_EVENT_DAYS, MOST_FARM_EVENTS } from '#src/contracts/farm-events.ts';
import { DAY_MS } from '#src/domain/days.ts';
import type { FarmEvent } from '#src/domain/watch/farm-event.ts';
import type { Database } from './database.ts';
import type { FarmKey } from './farms-seen.ts';
import { farmEvent, farmSeen, watchedFarm, watchMemory } from './schema.ts';
import { observedSince } from './watch-memory.ts';

/** Events are kept for so long. */
const EVENTS_KEPT_MS = FARM_EVENT_DAYS * DAY_MS;
/** What is remembered of a farm that is observed no more: whoever comes back within it begins where it was. */
const MEMORY_KEPT_MS = 7 * DAY_MS;

/** An event with its place in the order in which all of them were found. */
export interface NumberedEvent {
  readonly seq: number;
  readonly event: FarmEvent;
}

/** Has a farm observed from now (ms) on, whether or not somebody looks at its page; called again it notes that it was asked for once more. */
export async function watchFarm(db: Database, { coinId, address }: FarmKey, nowMs = Date.now()): Promise<void> {
  const now = new Date(nowMs);
  await db
    .insert(watchedFarm)
    .values({ coinId, address, since: now, askedForAt: now })
    .onConflictDoUpdate({ target: [watchedFarm.coinId, watchedFarm.address], set: { askedForAt: now } });
  // Its pool was never asked: it is the first in turn.
  const never = new Date(0);
  await db.insert(farmSeen).values({ coinId, address, lookedAt: never, askedAt: never, readAt: never }).onConflictDoNothing();
}

/** Ends that: called once the last one who was to be told is gone. */
export async function unwatchFarm(db: Database, { coinId, address }: FarmKey): Promise<void> {
  await db.delete(watchedFarm).where(and(eq(watchedFarm.coinId, coinId), eq(watchedFarm.address, address)));
}

/**
 * Events found after the one of that number, in the order in which they were found, at most `limit`. One instance writes them, a transaction at
 * a time: no smaller number appears after a larger one was seen.
 */
export function farmEventsAfter(db: Database, seq: number, limit: number): Promise<readonly NumberedEvent[]> {
  return db
    .select({ seq: farmEvent.seq, event: farmEvent.event })
    .from(farmEvent)
    .where(gt(farmEvent.seq, seq))
    .orderBy(asc(farmEvent.seq))
    .limit(limit);
}

/** Writes events down; one that is there already stays as it is. */
export async function keepFarmEvents(db: Database, events: readonly FarmEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => {
    const { id, coinId, address, foundAtMs } = event;
    return { id, coinId, address, foundAt: new Date(foundAtMs), event };
  });
  await db.insert(farmEvent).values(rows).onConflictDoNothing({ target: farmEvent.id });
}

/** The events of a farm since a moment (ms), newest first. */
export async function eventsOfFarm(db: Database, { coinId, address }: FarmKey, sinceMs: number): Promise<readonly FarmEvent[]> {
  const rows = await db
    .select({ event: farmEvent.event })
    .from(farmEvent)
    .where(and(eq(farmEvent.coinId, coinId), eq(farmEvent.address, address), gt(farmEvent.foundAt, new Date(sinceMs))))
    .orderBy(desc(farmEvent.foundAt), desc(farmEvent.seq))
    .limit(MOST_FARM_EVENTS);
  return rows.map(({ event }) => event);
}

/** What happened to a farm in the days that events are kept, newest first, and since when (ms) it is observed; undefined: it is not. */
export async function farmHistory(db: Database, farm: FarmKey, nowMs = Date.now()) {
  const [sinceMs, events] = await Promise.all([observedSince(db, farm), eventsOfFarm(db, farm, nowMs - EVENTS_KEPT_MS)]);
  return { sinceMs, events };
}

/** Forgets events of 90 days ago, and what was remembered of farms that nobody observes any more. */
export async function purgeFarmEvents(db: Database, nowMs: number): Promise<void> {
  await db.delete(farmEvent).where(lt(farmEvent.foundAt, new Date(nowMs - EVENTS_KEPT_MS)));
  await db.delete(watchMemory).where(lt(watchMemory.at, new Date(nowMs - MEMORY_KEPT_MS)));
}
