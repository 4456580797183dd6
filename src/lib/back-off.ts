import { MINUTE_MS } from '#src/domain/days.ts';
import { now } from './clock.ts';
import { RETRY_MS } from './connection.ts';

/** The longest pause of a page's own; a server may ask for a longer one. */
export const LONGEST_PAUSE_MS = 4 * MINUTE_MS;
/** No wish of a server keeps a page away for longer. */
const LONGEST_WISH_MS = 60 * MINUTE_MS;
/** The part of a pause by which it may be shorter: devices that were refused together do not return together. */
const jitter = 0.3;

let heldUntil = 0;
let pauseMs = RETRY_MS;

/**
 * The server answered that it is in trouble or has too much to do: what failed is not sent again for a pause, which doubles up to four minutes while
 * that goes on. `retryAfter` is the header of that name, in seconds or as a date, and wins where it is longer.
 */
export function noteTrouble(retryAfter?: string | null): void {
  const at = performance.now();
  // Calls that fail together are one failure.
  if (at >= heldUntil) {
    heldUntil = at + pauseMs * (1 - jitter * Math.random());
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }
  heldUntil = Math.max(heldUntil, at + Math.min(wishOf(retryAfter ?? ''), LONGEST_WISH_MS));
}

/** Milliseconds that a Retry-After asks for; 0 for none. */
function wishOf(retryAfter: string): number {
  const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now();
  return ms > 0 ? ms : 0;
}

/** All is well again: the next trouble begins with a short pause. */
export function endTrouble(): void {
  heldUntil = 0;
  pauseMs = RETRY_MS;
}

/** Somebody pressed "try again": that is sent at once. The pauses stay as long as they have become. */
export function liftPause(): void {
  heldUntil = 0;
}

/** Milliseconds until what failed may be sent again; 0 when it may. */
export function heldMs(): number {
  return Math.max(0, heldUntil - performance.now());
}
