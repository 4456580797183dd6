import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '#src/domain/days.ts';
import type { FarmEvent } from '#src/domain/watch/farm-event.ts';
import { breaksQuiet, quietUntil } from '#src/domain/watch/quiet-hours.ts';
import type { WatchRules } from '#src/contracts/watch.ts';
import type { Database } from '../../db/database.ts';
import { farmEventsAfter } from '../../db/farm-events.ts';
import { meta, type QuietEvent, watch, watchFarm, watchMessage } from '../../db/schema.ts';
import { dropHeld, heldRow, heldUntil, settleHeld } from './held.ts';
import { canBeQuiet } from './told.ts';

/** The number of the last event that was written to the outbox. */
const CURSOR = 'watch_told_seq';
const EVENTS_AT_ONCE = 200;
/** What was sent is remembered for so long: its event is told no second time, and "quiet until it is back" finds it. */
const KEPT_MS = 90 * DAY_MS;

/** Whether a watch wants to hear of an event. */
export function isWanted({ kinds, leastMachines }: WatchRules, { kind, workers }: FarmEvent): boolean {
  if (!kinds.includes(kind)) return false;
  const isAboutMachines = (kind === 'stopped' || kind === 'slow') && workers.length > 0;
  return !isAboutMachines || workers.length >= leastMachines;
}

/** Whether it is about something that its owner wants to hear no more of until it ends; other machines of the farm are told as ever. */
export function isQuieted(quiet: readonly QuietEvent[], event: FarmEvent): boolean {
  if (!canBeQuiet(event)) return false;
  return quiet.some(({ kind, workers }) =>
    workers.length === 0 ? kind === event.kind : event.workers.length > 0 && event.workers.every((name) => workers.includes(name)),
  );
}

const wasTold = async (db: Database, watchId: string, eventId: string): Promise<boolean> =>
  (await db.$count(watchMessage, and(eq(watchMessage.watchId, watchId), eq(watchMessage.eventId, eventId)))) > 0;

async function tellOne(db: Database, event: FarmEvent, nowMs: number): Promise<void> {
  const told = await db
    .select({ id: watch.id, rules: watch.rules, quiet: watchFarm.quiet, createdAt: watch.createdAt })
    .from(watchFarm)
    .innerJoin(watch, eq(watch.id, watchFarm.watchId))
    .where(and(eq(watchFarm.coinId, event.coinId), eq(watchFarm.address, event.address), eq(watch.state, 'on')));
  for (const { id, rules, quiet, createdAt } of told) {
    const ended = quiet.filter((each) => each.id !== event.endsId);
    if (ended.length < quiet.length) {
      const own = and(eq(watchFarm.watchId, id), eq(watchFarm.coinId, event.coinId), eq(watchFarm.address, event.address));
      await db.update(watchFarm).set({ quiet: ended }).where(own);
    }
    if (!isWanted(rules, event) || isQuieted(quiet, event) || event.foundAtMs < createdAt.getTime()) continue;
    // Nobody is told of the end of what he was not told of.
    if (event.endsId !== '') await dropHeld(db, id, event.endsId);
    if (event.endsId !== '' && !(await wasTold(db, id, event.endsId))) continue;
    const heldUntilMs = heldUntil(rules, event, nowMs);
    const waitsUntilMs = breaksQuiet(event, rules.breaks) ? undefined : quietUntil(rules, nowMs);
    const at = new Date(nowMs);
    const row = {
      watchId: id,
      eventId: event.id,
      event,
      state: 'written' as const,
      writtenAt: at,
      nextAt: new Date(waitsUntilMs ?? nowMs),
      ...(heldUntilMs !== undefined && heldRow(event, heldUntilMs)),
    };
    await db.insert(watchMessage).values(row).onConflictDoNothing();
  }
}

/**
 * Writes what the detector has found since the last time to the outbox, in the transaction `db` of the collecting instance: each event once to each watch
 * that wants it. Gives how many events there were.
 */
export async function fanOut(db: Database, nowMs: number): Promise<number> {
  await settleHeld(db, nowMs);
  const [cursor] = await db.select().from(meta).where(eq(meta.key, CURSOR));
  const events = await farmEventsAfter(db, Number(cursor?.value ?? 0), EVENTS_AT_ONCE);
  for (const { event } of events) await tellOne(db, event, nowMs);
  const last = events.at(-1);
  if (!last) return 0;
  const value = String(last.seq);
  await db.insert(meta).values({ key: CURSOR, value }).onConflictDoUpdate({ target: meta.key, set: { value } });
  return events.length;
}

/** Notes that a watch wants to hear no more of what one of its messages said until that ends. */
export async function quietMessage(db: Database, watchId: string, batch: number): Promise<boolean> {
  const rows = await db
    .select()
    .from(watchMessage)
    .where(and(eq(watchMessage.watchId, watchId), eq(watchMessage.batch, batch)));
  for (const { event } of rows.filter((row) => canBeQuiet(row.event))) {
    const entry: QuietEvent = { id: event.id, kind: event.kind, workers: event.workers };
    const own = and(eq(watchFarm.watchId, watchId), eq(watchFarm.coinId, event.coinId), eq(watchFarm.address, event.address));
    const isNew = sql`not ${watchFarm.quiet} @> ${JSON.stringify([{ id: event.id }])}::jsonb`;
    await db
      .update(watchFarm)
      .set({ quiet: sql`${watchFarm.quiet} || ${JSON.stringify([entry])}::jsonb` })
      .where(and(own, isNew));
  }
  return rows.length > 0;
}

/** Forgets messages that were sent or given up long ago. */
export async function purgeMessages(db: Database, nowMs: number): Promise<void> {
  await db.delete(watchMessage).where(and(isNotNull(watchMessage.writtenAt), lt(watchMessage.writtenAt, new Date(nowMs - KEPT_MS))));
}
