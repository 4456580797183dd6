import type { Farm } from '#src/contracts/anonymous.ts';
import { beijingDayStart, DAY_MS, HOUR_MS, SECOND_MS } from '#src/domain/days.ts';
import { known, total } from '#src/domain/known.ts';
import { nextPaymentWindow, paymentState, type PaymentTimes, paymentWindow, type PaymentWindow } from '#src/domain/schedule.ts';
import { type HashrateFigure, splitHashrate } from '#src/domain/units.ts';

/** A figure of a farm in its own unit; null where the pool leaves it out. */
export function figureOf(value: number | null, unit: string): HashrateFigure | null {
  return value === null ? null : splitHashrate(value, unit);
}

/** Rounding and slightly different windows are no difference. */
const SAME_AVERAGE = 1.03;

/**
 * The 24 h hashrates of a farm's listed workers together, in the farm's unit, where its own average is clearly above them: then it counts what is
 * not on the list. Undefined where it is not, where one of them is not known, or where the averages are of a few hours.
 */
export function listedBelowAverage({
  hashrate24h,
  averageOf,
  workers,
}: Pick<Farm, 'hashrate24h' | 'averageOf' | 'workers'>): number | undefined {
  if (hashrate24h === null || averageOf === 'hours' || !Array.isArray(workers) || workers.length === 0) return undefined;
  const listed = total(workers.map((worker) => known(worker.hashrate24h)));
  return listed !== undefined && hashrate24h > listed * SAME_AVERAGE ? listed : undefined;
}

/** What a farm is paid next. */
export interface NextPayout {
  /** Coins of the days that the payout covers; undefined where the pool does not state those of the running day, which it does not cover. */
  readonly amount: number | undefined;
  /** The running day still adds to it; where the pool does not state when it pays, that is not known. */
  readonly isGrowing: boolean;
  /** Undefined where the pool does not state when it pays. */
  readonly window: PaymentWindow | undefined;
  /**
   * The least that the pool pays out and what the amount lacks of it, 0 when it is reached; undefined where one of both is not known. Of an amount that is not known,
   * what all that is owed lacks: then nothing is paid.
   */
  readonly minimum: { readonly amount: number; readonly missing: number } | undefined;
}

/** What the pool states of its payouts: the least that it sends, and when; undefined where it does not. */
export interface PayoutRules {
  readonly minPay: number | null | undefined;
  readonly times: PaymentTimes | undefined;
}

/** A hashrate is a mean of a while: so much later than the newest share it is no figure of now. */
const SHARE_HOLDS_MS = HOUR_MS;

/**
 * When a farm's figures held, ms: when its response was made, or when its newest share came, if that is long ago although it is said to have
 * hashrate. A farm that stands still has none, and says so now.
 */
export function farmFiguresAt({ hashrate, workers }: Pick<Farm, 'hashrate' | 'workers'>, madeAtMs: number): number {
  if (!Array.isArray(workers) || (hashrate ?? 0) <= 0 || workers.some(({ lastShareTime }) => lastShareTime === null)) return madeAtMs;
  const newestMs = workers.reduce((newest, { lastShareTime }) => Math.max(newest, (lastShareTime ?? 0) * SECOND_MS), 0);
  return newestMs > 0 && madeAtMs - newestMs > SHARE_HOLDS_MS ? newestMs : madeAtMs;
}

/** A farm's response, dated by its figures. */
export function datedByFigures<T extends { readonly data: Farm | null; readonly madeAt: number }>(snapshot: T | undefined): T | undefined {
  return snapshot?.data ? { ...snapshot, madeAt: farmFiguresAt(snapshot.data, snapshot.madeAt) } : snapshot;
}

/** What of a farm moves while it mines: its figures, the newest point of its curve, its newest share. */
export function movingFigures({ hashrate, hashrate24h, unpaid, incomeToday, curve, workers }: Farm): string {
  const shares = typeof workers === 'object' ? workers.map(({ lastShareTime }) => lastShareTime ?? 0) : [];
  const newestShare = shares.reduce((newest, time) => Math.max(newest, time), 0);
  return JSON.stringify([hashrate, hashrate24h, unpaid, incomeToday, curve?.at(-1), newestShare]);
}

/** Whether a farm was sent something on the Beijing day of a moment (ms). */
export function isPaidOn({ payouts = [] }: Pick<Farm, 'payouts'>, atMs: number): boolean {
  const dayStartMs = beijingDayStart(atMs);
  return payouts.some(({ time }) => time * SECOND_MS >= dayStartMs && time * SECOND_MS < dayStartMs + DAY_MS);
}

/** When a farm is paid next: in the running or the coming window, unless that day's payout was sent; then a day later. Moments in ms. */
export function comingWindow(farm: Pick<Farm, 'payouts'>, times: PaymentTimes, atMs: number): PaymentWindow {
  return isPaidOn(farm, atMs) ? paymentWindow(beijingDayStart(atMs) + DAY_MS, times) : nextPaymentWindow(atMs, times);
}

/**
 * The next payout of a farm at a moment (ms): today's window pays the days before it, so the running day counts only after it or once today's
 * payout was sent. Undefined where the pool does not state what it owes.
 */
export function nextPayout(farm: Farm, { minPay, times }: PayoutRules, atMs: number): NextPayout | undefined {
  const { unpaid, incomeToday } = farm;
  if (unpaid === null) return undefined;
  // Where the pool does not state when it pays, a day's earnings count as all others.
  const isToday = times !== undefined && paymentState(atMs, times) !== 'after' && !isPaidOn(farm, atMs);
  const running = isToday ? known(incomeToday) : 0;
  const amount = running === undefined ? undefined : Math.max(0, unpaid - running);
  const least = known(minPay);
  const reachable = amount ?? (least !== undefined && unpaid < least ? unpaid : undefined);
  return {
    amount,
    isGrowing: times !== undefined && !isToday,
    window: times && comingWindow(farm, times, atMs),
    minimum: least !== undefined && reachable !== undefined ? { amount: least, missing: Math.max(0, least - reachable) } : undefined,
  };
}
