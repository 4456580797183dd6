import { HOUR_MS } from '#src/domain/days.ts';
import type { FarmHour } from '../db/schema.ts';

const KEPT_HOURS = 7 * 24;

/** The hours of a farm with one more reading of its hashrate (H/s) at a moment (ms): a week of them, oldest first. Hours without a reading are left out. */
export function withReading(hours: readonly FarmHour[], atMs: number, hashrateHs: number): readonly FarmHour[] {
  const startMs = Math.floor(atMs / HOUR_MS) * HOUR_MS;
  const [lastMs, meanHs, readings] = hours.at(-1) ?? [0, 0, 0];
  if (startMs < lastMs) return hours;
  const isRunning = startMs === lastMs;
  const hour: FarmHour = isRunning ? [startMs, (meanHs * readings + hashrateHs) / (readings + 1), readings + 1] : [startMs, hashrateHs, 1];
  return [...(isRunning ? hours.slice(0, -1) : hours), hour].slice(-KEPT_HOURS);
}

/** The hours as a curve, each at its end; the running one ends in the future. */
export function curveOfHours(hours: readonly FarmHour[]): readonly { readonly atMs: number; readonly hashrateHs: number }[] {
  return hours.map(([startMs, hashrateHs]) => ({ atMs: startMs + HOUR_MS, hashrateHs }));
}
