import { DAY_MS, HOUR_MS, MINUTE_MS } from '../days.ts';

/** What is wrong with a machine or a farm. Moments in ms. */
export interface Trouble {
  readonly sinceMs: number;
  /** The event that told it; '' where nobody was told, because it was so at the first sight. */
  readonly id: string;
  /** Since when it is well again; 0: it is not. */
  readonly wellSinceMs: number;
  /** The longest time that it lasted before it was well for a while. */
  readonly longestMs: number;
}

/** How often this came to one machine, each time within a day of the last, and when that was over. */
export interface Past {
  readonly times: number;
  readonly endedMs: number;
}

/** Nothing was ever wrong. */
export const noPast: Past = { times: 0, endedMs: 0 };

const FIRST_WELL_MS = 30 * MINUTE_MS;
const TOLD_AGAIN_MS = HOUR_MS;
const TIMES_LONGER = 2;

/** How long it has to be well until it is back (ms): half an hour, and twice as long each time that it comes again, for what comes and goes is one trouble. */
export const backAfterMs = ({ times }: Past): number => Math.min(DAY_MS, FIRST_WELL_MS * 2 ** Math.max(0, times - 1));

/** The past once a trouble begins at a moment. */
export const begun = ({ times, endedMs }: Past, atMs: number): Past => ({ times: atMs - endedMs < DAY_MS ? times + 1 : 1, endedMs });

/** A trouble after a look that found it well since a moment, or not (0). */
export function withState(trouble: Trouble, isWell: boolean, { wellMs, badMs }: { wellMs: number; badMs: number }): Trouble {
  if (!isWell) return trouble.wellSinceMs === 0 ? trouble : { ...trouble, sinceMs: badMs, wellSinceMs: 0 };
  if (trouble.wellSinceMs > 0) return trouble;
  return { ...trouble, wellSinceMs: wellMs, longestMs: Math.max(trouble.longestMs, wellMs - trouble.sinceMs) };
}

/** Whether one that comes and goes lasts so much longer this time that it is told again. */
export const isWorse = ({ sinceMs, wellSinceMs, longestMs }: Trouble, atMs: number): boolean =>
  wellSinceMs === 0 && longestMs > 0 && atMs - sinceMs > Math.max(TOLD_AGAIN_MS, TIMES_LONGER * longestMs);
