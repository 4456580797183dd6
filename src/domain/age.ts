import { DAY_MS, DAY_S, HOUR_MS, HOUR_S, MINUTE_MS, SECOND_MS } from './days.ts';

/** Up to here a response counts as live. */
const LIVE_MS = 2 * MINUTE_MS;
/** Up to here a page says "updated 12:40"; after it, amber. */
const UPDATED_MS = 15 * MINUTE_MS;
/** After this the date is shown beside the time. */
const DATED_MS = DAY_MS;
/** After this a cache entry is marked old, and still shown. */
const OLD_MS = 7 * DAY_MS;

/** How a figure's age is worded. */
export type Freshness = 'live' | 'updated' | 'stale' | 'stale-dated' | 'old';

/**
 * How fresh a response is. Both times in ms since 1970; `madeAtMs` is when the response was made. A time in the future is a
 * clock running ahead and counts as live; a time that is no number counts as old.
 */
export function freshness(madeAtMs: number, nowMs: number): Freshness {
  const ageMs = nowMs - madeAtMs;
  if (Number.isNaN(ageMs) || ageMs > OLD_MS) return 'old';
  if (ageMs > DATED_MS) return 'stale-dated';
  if (ageMs > UPDATED_MS) return 'stale';
  return ageMs <= LIVE_MS ? 'live' : 'updated';
}

/** The moment that figures speak of, ms: the present while they are of it, else that of their copy, from which everything they say is counted. */
export interface FigureMoment {
  readonly atMs: number;
  readonly isNow: boolean;
}

/** The moment of figures made at `madeAtMs` (ms; undefined while there are none, which are of now). */
export function figureMoment(madeAtMs: number | undefined, nowMs: number): FigureMoment {
  const kind = madeAtMs === undefined ? 'live' : freshness(madeAtMs, nowMs);
  const isNow = kind === 'live' || kind === 'updated';
  return { atMs: isNow ? nowMs : (madeAtMs ?? nowMs), isNow };
}

/** How something stands that figures expect: so far ahead; due, by figures of now; or past, by those of an old copy. */
export type Expected = ({ readonly kind: 'ahead' } & ReturnType<typeof timeLeft>) | { readonly kind: 'due' } | { readonly kind: 'past' };

/** How a moment (ms) that figures made at `madeAtMs` expect stands now. */
export function expected(atMs: number, madeAtMs: number | undefined, nowMs: number): Expected {
  if (atMs > nowMs) return { kind: 'ahead', ...timeLeft((atMs - nowMs) / SECOND_MS) };
  return { kind: figureMoment(madeAtMs, nowMs).isNow ? 'due' : 'past' };
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
