import { beijingDayStart, DAY_MS, MINUTE_MS } from './days.ts';

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** Payments are sent once a day between these hours in Beijing. */
export const PAYMENT_OPENS_HOUR = 8;
export const PAYMENT_CLOSES_HOUR = 16;
/** The single hour that some pages name. */
export const PAYMENT_SHOWN_HOUR = 11;

/** Clock times in Beijing between which a pool pays, in minutes after midnight; `closesMin` is null where it names a single time. */
export interface PaymentTimes {
  readonly opensMin: number;
  readonly closesMin: number | null;
}

/** Those of this pool. */
const ownTimes: PaymentTimes = { opensMin: PAYMENT_OPENS_HOUR * MINUTES_PER_HOUR, closesMin: PAYMENT_CLOSES_HOUR * MINUTES_PER_HOUR };

/** The moments, in ms, of such times on the Beijing day that holds `atMs`; an end before its start is the next day's. */
export function paymentMoments({ opensMin, closesMin }: PaymentTimes, atMs: number): readonly number[] {
  const dayStartMs = beijingDayStart(atMs);
  const ends = closesMin === null ? [] : [closesMin < opensMin ? closesMin + MINUTES_PER_DAY : closesMin];
  return [opensMin, ...ends].map((minutes) => dayStartMs + minutes * MINUTE_MS);
}

/** A payment window; both ends in ms, the end not included. Of a pool that names a single time both are that. */
export interface PaymentWindow {
  readonly opensAtMs: number;
  readonly closesAtMs: number;
}

/** A moment as before, in or after the window of its Beijing day. */
type PaymentState = 'before' | 'open' | 'after';

/** The payment window of the Beijing day that holds this moment, by these times. */
export function paymentWindow(atMs: number, times = ownTimes): PaymentWindow {
  const [opensAtMs = Number.NaN, closesAtMs = opensAtMs] = paymentMoments(times, atMs);
  return { opensAtMs, closesAtMs };
}

/** Whether payments of the Beijing day are still to come, being sent, or done. */
export function paymentState(atMs: number, times = ownTimes): PaymentState {
  const { opensAtMs, closesAtMs } = paymentWindow(atMs, times);
  if (atMs < opensAtMs) return 'before';
  return atMs < closesAtMs ? 'open' : 'after';
}

/** The window that is open at this moment, else the next one to open. */
export function nextPaymentWindow(atMs: number, times = ownTimes): PaymentWindow {
  return paymentWindow(paymentState(atMs, times) === 'after' ? atMs + DAY_MS : atMs, times);
}

/** '9:30' as minutes after midnight; NaN for what is no time of a day. */
function minutesOf(clock: string): number {
  const [, hour = '', minute = ''] = /^(\d{1,2}):([0-5]\d)$/.exec(clock.trim()) ?? [];
  const minutes = Number(hour) * MINUTES_PER_HOUR + Number(minute);
  return hour !== '' && minutes <= MINUTES_PER_DAY ? minutes : Number.NaN;
}

/** Reads a pool's payment time, '08:00-16:00' or '11:00' (`paymentTime` of the wire); undefined for what is neither: then it is not stated. */
export function paymentTimes(text: string): PaymentTimes | undefined {
  const [opensMin = Number.NaN, closesMin, ...rest] = text.split(/[-–—~]/, 3).map(minutesOf);
  if (rest.length > 0 || Number.isNaN(opensMin) || Number.isNaN(closesMin)) return undefined;
  return { opensMin, closesMin: closesMin ?? null };
}

/** Minutes after midnight as a clock shows them: 570 is '09:30'. */
export function clockText(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / MINUTES_PER_HOUR))}:${twoDigits(minutes % MINUTES_PER_HOUR)}`;
}
