import { DAY_MS } from './days.ts';

/** A day of a curve: a figure at its start and at its end, or so far. Where only the day's mean is known, both are that. */
export interface DayCourse {
  readonly dayStartMs: number;
  readonly open: number;
  readonly close: number;
}

/** The last so many days before a moment, ms. */
interface Span {
  readonly untilMs: number;
  readonly days: number;
}

/** A mean of less than this part of a span is no mean of it. */
const LEAST_COVERED = 0.9;

/**
 * Mean of a figure over a span that seldom begins at midnight: each day counts by its hours in the span, and within a day the figure moves
 * evenly from open to close. The running day closes at the end of the span. Undefined when less than nine tenths of the span are known.
 */
export function meanOfSpan(course: readonly DayCourse[], { untilMs, days }: Span): number | undefined {
  const sinceMs = untilMs - days * DAY_MS;
  let sum = 0;
  let coveredMs = 0;
  for (const { dayStartMs, open, close } of course) {
    const endMs = Math.min(dayStartMs + DAY_MS, untilMs);
    const fromMs = Math.max(dayStartMs, sinceMs);
    if (endMs <= fromMs) continue;
    // What moves evenly has its mean in the middle.
    const middle = ((fromMs + endMs) / 2 - dayStartMs) / (endMs - dayStartMs);
    sum += (open + (close - open) * middle) * (endMs - fromMs);
    coveredMs += endMs - fromMs;
  }
  return coveredMs < LEAST_COVERED * days * DAY_MS ? undefined : sum / coveredMs;
}
