import { DAY_MS, DAY_S, HOUR_MS, HOUR_S, MINUTE_MS } from './days.ts';

/** Up to here a response counts as live (decision E1). */
const LIVE_MS = 2 * MINUTE_MS;
/** Up to here a page says "updated 12:40"; after it, amber. */
const UPDATED_MS = 15 * MINUTE_MS;
/** After this the date is shown beside the time. */
const DATED_MS = DAY_MS;
/** After this a cache entry is marked old, and still shown. */
const OLD_MS = 7 * DAY_MS;

/** How a figure's age is told. */
export type Freshness = 'live' | 'updated' | 'stale' | 'stale-dated' | 'old';

/**
 * How fresh a response is (decision E1). Both times in ms since 1970; `madeAtMs` is when the response was made. A time in the future is a
 * clock running ahead and counts as live; a time that is no number counts as old.
 */
export function freshness(madeAtMs: number, nowMs: number): Freshness {
  const ageMs = nowMs - madeAtMs;
  if (Number.isNaN(ageMs) || ageMs > OLD_MS) return 'old';
  if (ageMs > DATED_MS) return 'stale-dated';
  if (ageMs > UPDATED_MS) return 'stale';
  return ageMs <= LIVE_MS ? 'live' : 'updated';
}

/** How long ago something was, in the largest unit that it fills; `now` for less than a minute and for a time to come. Takes ms. */
export function elapsed(ageMs: number): { readonly unit: 'now' | 'minutes' | 'hours' | 'days'; readonly count: number } {
  if (ageMs >= DAY_MS) return { unit: 'days', count: Math.floor(ageMs / DAY_MS) };
  if (ageMs >= HOUR_MS) return { unit: 'hours', count: Math.floor(ageMs / HOUR_MS) };
  if (ageMs >= MINUTE_MS) return { unit: 'minutes', count: Math.floor(ageMs / MINUTE_MS) };
  return { unit: 'now', count: 0 };
}

/** A time to come in whole days, from two days on, else in whole hours, at least one. Takes seconds. */
export function timeLeft(seconds: number): { readonly unit: 'days' | 'hours'; readonly count: number } {
  return seconds >= 2 * DAY_S
    ? { unit: 'days', count: Math.round(seconds / DAY_S) }
    : { unit: 'hours', count: Math.max(1, Math.round(seconds / HOUR_S)) };
}
