import { beijingDayStart, DAY_MS, HOUR_MS } from './days.ts';

/** Payments are sent once a day between these hours in Beijing (spec 9). */
export const PAYMENT_OPENS_HOUR = 8;
export const PAYMENT_CLOSES_HOUR = 16;
/** The single hour that some pages name (spec 9). */
export const PAYMENT_SHOWN_HOUR = 11;

/** A payment window; both ends in ms, the end not included. */
export interface PaymentWindow {
  readonly opensAtMs: number;
  readonly closesAtMs: number;
}

/** Where a moment stands: before, in or after the window of its Beijing day. */
export type PaymentState = 'before' | 'open' | 'after';

/** The payment window of the Beijing day that holds this moment. */
export function paymentWindow(atMs: number): PaymentWindow {
  const dayStartMs = beijingDayStart(atMs);
  return { opensAtMs: dayStartMs + PAYMENT_OPENS_HOUR * HOUR_MS, closesAtMs: dayStartMs + PAYMENT_CLOSES_HOUR * HOUR_MS };
}

/** Whether payments of the Beijing day are still to come, being sent, or done. */
export function paymentState(atMs: number): PaymentState {
  const { opensAtMs, closesAtMs } = paymentWindow(atMs);
  if (atMs < opensAtMs) return 'before';
  return atMs < closesAtMs ? 'open' : 'after';
}

/** The window that is open at this moment, else the next one to open. */
export function nextPaymentWindow(atMs: number): PaymentWindow {
  return paymentWindow(paymentState(atMs) === 'after' ? atMs + DAY_MS : atMs);
}
