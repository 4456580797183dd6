export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const HOUR_S = 3600;
export const DAY_S = 24 * HOUR_S;

/** Beijing is UTC+8 the whole year; the visitor's own zone never matters for a day's boundary. */
export const BEIJING_OFFSET_MS = 8 * HOUR_MS;

/** A moment on the Beijing calendar. Months count from 1, weekdays from 0 = Sunday. */
interface BeijingParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
}

/** Midnight in Beijing of the day that holds this moment, in ms. */
export function beijingDayStart(atMs: number): number {
  return Math.floor((atMs + BEIJING_OFFSET_MS) / DAY_MS) * DAY_MS - BEIJING_OFFSET_MS;
}

/** The parts of a moment as a clock in Beijing shows them. */
export function beijingParts(atMs: number): BeijingParts {
  const shifted = new Date(atMs + BEIJING_OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/** The Beijing date of a moment, '2025-12-25'; '' for a time outside the calendar. */
export function beijingDate(atMs: number): string {
  const shifted = new Date(atMs + BEIJING_OFFSET_MS);
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 10);
}

/** Starts of the last `count` Beijing days, oldest first, today's last. */
export function lastBeijingDays(nowMs: number, count: number): readonly number[] {
  const today = beijingDayStart(nowMs);
  return Array.from({ length: count }, (_, index) => today - (count - 1 - index) * DAY_MS);
}

/** Points of a curve in order of time, each at its unix seconds, by the start of the Beijing day they fall on; of several of one day the last counts. */
export function byBeijingDay<T extends { readonly dataTime: number }>(points: readonly T[] = []): ReadonlyMap<number, T> {
  return new Map(points.map((point) => [beijingDayStart(point.dataTime * SECOND_MS), point]));
}
