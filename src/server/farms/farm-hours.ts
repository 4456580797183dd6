import { DAY_MS, HOUR_MS } from '#src/domain/days.ts';

/** An hour of a farm's own curve: its beginning (ms), the mean of its readings (H/s) and how many they are. */
export type FarmHour = readonly [startMs: number, meanHs: number, readings: number];

/** Hours that began so long ago are no part of a farm's curve any more. */
export const HOURS_KEPT_MS = 7 * DAY_MS;

/** The beginning of the hour that a moment falls into; both ms. */
export const hourStart = (atMs: number): number => Math.floor(atMs / HOUR_MS) * HOUR_MS;

/** The hours of a farm with one more reading of its hashrate (H/s) at a moment (ms): a week of them, oldest first. Hours without a reading are left out. */
export function withReading(hours: readonly FarmHour[], atMs: number, hashrateHs: number): readonly FarmHour[] {
  const startMs = hourStart(atMs);
  const [lastMs, meanHs, readings] = hours.at(-1) ?? [0, 0, 0];
  if (startMs < lastMs) return hours;
  const isRunning = startMs === lastMs;
  const hour: FarmHour = isRunning ? [startMs, (meanHs * readings + hashrateHs) / (readings + 1), readings + 1] : [startMs, hashrateHs, 1];
  return [...(isRunning ? hours.slice(0, -1) : hours), hour].filter(([beginsMs]) => beginsMs > atMs - HOURS_KEPT_MS);
}

/** The hours as a curve, each at its end; the running one ends in the future. */
export function curveOfHours(hours: readonly FarmHour[]): readonly { readonly atMs: number; readonly hashrateHs: number }[] {
  return hours.map(([startMs, hashrateHs]) => ({ atMs: startMs + HOUR_MS, hashrateHs }));
}
