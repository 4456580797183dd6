import { DAY_MS, MINUTE_MS } from '../../days.ts';

/** 'utc' or the IANA name of a zone; undefined is the visitor's own. */
export type Zone = string | undefined;

/** Whether the browser knows a zone by this name. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The IANA name of the visitor's own zone. */
export function ownZone(): string {
  return new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
}

/**
 * The moments (ms since 1970) at which the clock of a zone shows an hour of a date ('YYYY-MM-DD'), in order: none where the clock leaps over
 * it, two where it comes twice. 8.5 is half past eight; 24 is the midnight that ends the day.
 */
export function momentsAt(date: string, hour: number, zone: Zone): readonly number[] {
  const wall = Date.parse(`${date}T00:00:00Z`) + Math.round(hour * 60) * MINUTE_MS;
  if (Number.isNaN(wall)) return [];
  const moments = new Set([wall - DAY_MS, wall + DAY_MS].map((near) => wall - offsetAt(near, zone)));
  return [...moments].filter((atMs) => atMs + offsetAt(atMs, zone) === wall).toSorted((a, b) => a - b);
}

/** How far ahead of UTC the clock of a zone is at a moment. */
function offsetAt(atMs: number, zone: Zone): number {
  if (zone === 'utc') return 0;
  if (zone === undefined) return -new Date(atMs).getTimezoneOffset() * MINUTE_MS;
  const parts = clockOf(zone).formatToParts(atMs);
  const [year = 0, month = 1, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map((part) =>
    Number(parts.find(({ type }) => type === part)?.value),
  );
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
}

/** They are slow to make, and a list asks for one some hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}
