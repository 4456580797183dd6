import { DAY_MS, MINUTE_MS } from '../days.ts';
import type { FarmEvent } from './farm-event.ts';

/** What may break quiet hours: nothing, a farm that stands still or fell as a whole, every machine that stops. */
export const quietBreakers = ['nothing', 'farm', 'stops'] as const;
type QuietBreaker = (typeof quietBreakers)[number];

/** Hours in which nobody wants to be called: minutes of the day of a time zone, `from` to before `to`, over midnight where `to` is the smaller. */
export interface QuietTime {
  readonly quietHours: { readonly from: number; readonly to: number } | null;
  readonly timeZone: string;
}

const DAY_MINUTES = DAY_MS / MINUTE_MS;

/** Whether the device or server knows a time zone by its IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function minuteOf(atMs: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const parts = format.formatToParts(atMs);
  const valueOf = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return valueOf('hour') * 60 + valueOf('minute');
}

/** When the quiet hours that run at a moment (ms) end; undefined outside of them. Where clocks change in between, an hour early or late. */
export function quietUntil({ quietHours, timeZone }: QuietTime, nowMs: number): number | undefined {
  if (!quietHours || quietHours.from === quietHours.to) return undefined;
  const { from, to } = quietHours;
  const minute = minuteOf(nowMs, timeZone);
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return undefined;
  const left = (to - minute + DAY_MINUTES) % DAY_MINUTES;
  return Math.floor(nowMs / MINUTE_MS) * MINUTE_MS + left * MINUTE_MS;
}

/** Whether an event is told in quiet hours too. */
export function breaksQuiet(
  { kind, workers, ofWorkers }: Pick<FarmEvent, 'kind' | 'workers' | 'ofWorkers'>,
  breaks: QuietBreaker,
): boolean {
  if (breaks === 'nothing') return false;
  const isWholeFarm = kind === 'fell' || (kind === 'stopped' && workers.length >= ofWorkers);
  return isWholeFarm || (breaks === 'stops' && kind === 'stopped');
}
