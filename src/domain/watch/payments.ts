import { beijingDayStart, DAY_MS, HOUR_MS } from '../days.ts';
import { paymentWindow } from '../schedule.ts';
import type { FarmEvent } from './farm-event.ts';
import type { FarmLook } from './look.ts';

/** What is remembered of a farm's payments. Moments in ms; 0: never. */
export interface PaymentMemory {
  /** Since when they are looked at. */
  readonly sinceMs: number;
  /** Whether its pool listed payments. */
  readonly isListed: boolean;
  readonly lastMs: number;
  /** Amounts of those sent at that moment. */
  readonly lastAmounts: readonly number[];
  /** Since when the pool owes the least that it pays. */
  readonly readyMs: number;
  readonly isMissedTold: boolean;
  readonly isWaitingTold: boolean;
}

type Payments = readonly { readonly atMs: number; readonly amount: number }[];
type PaymentEvent = Pick<FarmEvent, 'kind' | 'atMs' | 'amount'>;

/** A pool may be so late. */
const LATE_MS = 3 * HOUR_MS;
/** An amount below the least waits for so long before it is told. */
const WAITS_MS = 30 * DAY_MS;
/** A pool that lists older payments anew has not sent hundreds of them. */
const MOST_AT_ONCE = 5;

const latestOf = (payments: Payments) => {
  const lastMs = payments.reduce((last, { atMs }) => Math.max(last, atMs), 0);
  return { lastMs, lastAmounts: payments.filter(({ atMs }) => atMs === lastMs).map(({ amount }) => amount) };
};

const readySince = ({ unpaid, minPay, atMs }: FarmLook, beforeMs: number): number =>
  unpaid !== null && minPay !== null && unpaid >= minPay ? beforeMs || atMs : 0;

/** Payments at the first sight of a farm: what was sent before is no news. */
export function firstPayments(look: FarmLook): PaymentMemory {
  return {
    sinceMs: look.atMs,
    isListed: look.payouts !== null,
    ...latestOf(look.payouts ?? []),
    readyMs: readySince(look, 0),
    isMissedTold: false,
    isWaitingTold: false,
  };
}

/** Payments after one more look, and what is to be told of them: sent, missed, or waiting below the least amount for a month. */
export function withPayments(
  memory: PaymentMemory,
  look: FarmLook,
): { readonly memory: PaymentMemory; readonly events: readonly PaymentEvent[] } {
  if (look.payouts === null) return { memory, events: [] };
  if (!memory.isListed) return { memory: firstPayments(look), events: [] };
  const { lastMs, lastAmounts } = memory;
  const sent = look.payouts
    .filter(({ atMs, amount }) => atMs > lastMs || (atMs === lastMs && !lastAmounts.includes(amount)))
    .toSorted((a, b) => a.atMs - b.atMs)
    .slice(-MOST_AT_ONCE);
  const latest = latestOf(look.payouts);
  const paid = {
    ...memory,
    ...(latest.lastMs >= lastMs && latest),
    ...(sent.length > 0 && { isMissedTold: false, isWaitingTold: false }),
    readyMs: readySince(look, sent.length > 0 ? 0 : memory.readyMs),
  };
  const missedMs = paid.isMissedTold ? undefined : missedAt(paid, look);
  const waitsMs = paid.isWaitingTold ? undefined : waitsSince(paid, look);
  return {
    memory: {
      ...paid,
      isMissedTold: paid.isMissedTold || missedMs !== undefined,
      isWaitingTold: paid.isWaitingTold || waitsMs !== undefined,
    },
    events: [
      ...sent.map(({ atMs, amount }) => ({ kind: 'paid' as const, atMs, amount })),
      ...(missedMs === undefined ? [] : [{ kind: 'payment-missed' as const, atMs: missedMs, amount: look.unpaid }]),
      ...(waitsMs === undefined ? [] : [{ kind: 'payment-waits' as const, atMs: waitsMs, amount: look.unpaid }]),
    ],
  };
}

/** When the last time to pay passed without a payment, though the days before had brought enough. */
function missedAt({ lastMs, readyMs }: PaymentMemory, { paymentTimes, atMs }: FarmLook): number | undefined {
  if (!paymentTimes || readyMs === 0) return undefined;
  const { opensAtMs, closesAtMs } = paymentWindow(atMs - LATE_MS, paymentTimes);
  const isMissed = atMs - LATE_MS > closesAtMs && readyMs < beijingDayStart(opensAtMs) && lastMs < opensAtMs;
  return isMissed ? closesAtMs : undefined;
}

/** Since when an amount waits that is less than the pool pays. */
function waitsSince({ lastMs, sinceMs }: PaymentMemory, { unpaid, minPay, atMs }: FarmLook): number | undefined {
  const fromMs = Math.max(lastMs, sinceMs);
  return unpaid !== null && minPay !== null && unpaid > 0 && unpaid < minPay && atMs - fromMs > WAITS_MS ? fromMs : undefined;
}
