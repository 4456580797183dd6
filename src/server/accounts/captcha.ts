import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { FEWEST_TRAIL_POINTS, TRACK_END } from '#src/contracts/session.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import type { Database } from '../db/database.ts';
import { captcha } from '../db/schema.ts';
import { type CaptchaCheck, isConfirmed } from './captcha-check.ts';
import { hashOf, randomSecret } from './digests.ts';

/** A slider waits so long to be dragged, and a ticket to be used. */
const sliderMs = 10 * MINUTE_MS;
const ticketMs = 5 * MINUTE_MS;

const SHORTEST_MS = 80;
const LONGEST_MS = 60_000;

const trailSchema = z.array(z.tuple([z.number().min(0), z.number().min(0).max(TRACK_END)])).max(1000);

/**
 * Whether a trail is that of a person who dragged to the far right: `[[ms since the start, place of 1000], …]` as JSON text. A script's one
 * jump has too few points or takes no time; keys move in steps and need time as well.
 */
export function isDragged(trail: string): boolean {
  const points = pointsOf(trail);
  const last = points?.at(-1);
  if (points === undefined || last === undefined || points.length < FEWEST_TRAIL_POINTS) return false;
  const [durationMs, place] = last;
  const isInOrder = points.every(([ms], index) => ms >= (points[index - 1]?.[0] ?? 0));
  return place === TRACK_END && isInOrder && durationMs >= SHORTEST_MS && durationMs <= LONGEST_MS;
}

function pointsOf(trail: string): readonly (readonly [number, number])[] | undefined {
  try {
    return trailSchema.parse(JSON.parse(trail));
  } catch {
    return undefined;
  }
}

/** The built-in slider: it is handed out, dragged once, and gives a ticket that is good once. */
export interface Captcha {
  begin(): Promise<string>;
  /** The ticket; undefined for an unknown slider or a trail no person drags. */
  ticketFor(id: string, trail: string): Promise<string | undefined>;
  /** True once for each ticket. */
  take(ticket: string): Promise<boolean>;
}

interface CaptchaPlan {
  readonly now: () => number;
  /** Where a third party's captcha stands in for the slider. */
  readonly check: CaptchaCheck | undefined;
}

/** Sliders in the database, for another instance may get the next request. `now` in ms. With a third party its confirmation gives the ticket. */
export function createCaptcha(db: Database, { now, check }: CaptchaPlan): Captcha {
  const isAlive = () => gt(captcha.expiresAt, new Date(now()));
  return {
    async begin() {
      const id = randomBytes(16).toString('hex');
      await db.insert(captcha).values({ id, expiresAt: new Date(now() + sliderMs) });
      return id;
    },
    async ticketFor(id, trail) {
      if (check) {
        if (!(await isConfirmed(check, id, trail))) return undefined;
        const ticket = randomSecret();
        const row = { id: hashOf(trail), ticketHash: hashOf(ticket), expiresAt: new Date(now() + ticketMs) };
        // One result gives one ticket.
        const added = await db.insert(captcha).values(row).onConflictDoNothing().returning();
        return added.length === 1 ? ticket : undefined;
      }
      if (!isDragged(trail)) return undefined;
      const ticket = randomSecret();
      const dragged = await db
        .update(captcha)
        .set({ ticketHash: hashOf(ticket), expiresAt: new Date(now() + ticketMs) })
        .where(and(eq(captcha.id, id), isNull(captcha.ticketHash), isAlive()))
        .returning();
      return dragged.length === 1 ? ticket : undefined;
    },
    async take(ticket) {
      const taken = await db
        .delete(captcha)
        .where(and(eq(captcha.ticketHash, hashOf(ticket)), isAlive()))
        .returning();
      return taken.length === 1;
    },
  };
}
