import { and, eq, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { WatchRules } from '#src/contracts/watch.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import type { FarmEvent } from '#src/domain/watch/farm-event.ts';
import { breaksQuiet, quietUntil } from '#src/domain/watch/quiet-hours.ts';
import { hashrateOfOne } from '#src/domain/watch/lost-money.ts';
import { ownHours } from '#src/domain/watch/own-power.ts';
import type { Database } from '../../db/database.ts';
import { watch, watchMessage } from '../../db/schema.ts';
import { readWatchMemory } from '../../db/watch-memory.ts';
import { farmMemoryOf } from '../memory-form.ts';

/** What a plan has off has so long to start once it may run again, and to be seen running. */
const STARTS_MS = 30 * MINUTE_MS;
/** The collecting instance looks after it in this time; else it is told unseen, for a message too many is better than none. */
const LOOKED_AFTER_MS = 30 * MINUTE_MS;

const heldEvent = z.object({ heldUntilMs: z.number() });
const isHeld = and(eq(watchMessage.state, 'written'), sql`jsonb_exists(${watchMessage.event}, 'heldUntilMs')`);

/** Until when (ms) a stop waits because the owner's run plan has these machines off, so that it is told if they do not start then; undefined where it has not. */
export function heldUntil({ power, timeZone }: WatchRules, event: FarmEvent, nowMs: number): number | undefined {
  if (event.kind !== 'stopped') return undefined;
  const untilMs = ownHours(power, { coinId: event.coinId, timeZone })?.offUntil(nowMs, hashrateOfOne(event));
  return untilMs === undefined ? undefined : untilMs + STARTS_MS;
}

/** How a stop that waits stands in the outbox. */
export const heldRow = (event: FarmEvent, heldUntilMs: number) => ({
  event: { ...event, heldUntilMs },
  nextAt: new Date(heldUntilMs + LOOKED_AFTER_MS),
});

/** Drops a stop that waits for the end of a plan, because it is over: nobody was told of it. */
export async function dropHeld(db: Database, watchId: string, eventId: string): Promise<void> {
  await db.delete(watchMessage).where(and(eq(watchMessage.watchId, watchId), eq(watchMessage.eventId, eventId), isHeld));
}

type MessageRow = typeof watchMessage.$inferSelect;

/** What is to be told of a stop whose planned hours are over: the machines that stand still yet. Undefined: none does; null: that is not seen yet. */
async function leftOf(db: Database, { event }: MessageRow, heldUntilMs: number): Promise<FarmEvent | undefined | null> {
  const memory = farmMemoryOf((await readWatchMemory(db, event.coinId, [event.address])).get(event.address));
  if (!memory || memory.atMs < heldUntilMs - STARTS_MS / 2) return null;
  const off = new Set(memory.machines.flatMap(({ name, off: trouble }) => (trouble !== null && trouble.wellSinceMs === 0 ? name : [])));
  const workers = event.workers.filter((name) => off.has(name));
  if (workers.length === 0) return undefined;
  const part = (figure: number | null): number | null => (figure === null ? null : (figure * workers.length) / event.workers.length);
  return {
    ...event,
    workers,
    beforeHs: part(event.beforeHs),
    lostUsdPerHour: part(event.lostUsdPerHour),
    atMs: heldUntilMs - STARTS_MS,
  };
}

/** Looks after stops whose planned hours are over: they are told now with what did not start, wait on, or are dropped. In the transaction of the collecting instance. */
export async function settleHeld(db: Database, nowMs: number): Promise<void> {
  const rows = await db
    .select({ message: watchMessage, rules: watch.rules })
    .from(watchMessage)
    .innerJoin(watch, eq(watch.id, watchMessage.watchId))
    .where(and(isHeld, lte(watchMessage.nextAt, new Date(nowMs + LOOKED_AFTER_MS))));
  for (const { message, rules } of rows) {
    const own = eq(watchMessage.id, message.id);
    const { heldUntilMs } = heldEvent.parse(message.event);
    const againMs = heldUntil(rules, message.event, nowMs);
    const left = await leftOf(db, message, heldUntilMs);
    if (left === undefined || (left && left.workers.length < rules.leastMachines)) await db.delete(watchMessage).where(own);
    else if (againMs !== undefined && againMs > heldUntilMs) await db.update(watchMessage).set(heldRow(message.event, againMs)).where(own);
    else if (left) {
      const told = { ...left, heldUntilMs: undefined };
      const nextAtMs = breaksQuiet(left, rules.breaks) ? nowMs : (quietUntil(rules, nowMs) ?? nowMs);
      await db
        .update(watchMessage)
        .set({ event: told, nextAt: new Date(nextAtMs) })
        .where(own);
    }
  }
}
