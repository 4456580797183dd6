import { describe, expect, it } from 'vitest';
import { type DayCourse, meanOfSpan } from '#src/domain/span-mean.ts';

const DAY = 86_400_000;
const steady = (...values: number[]): DayCourse[] => values.map((value, day) => ({ dayStartMs: day * DAY, open: value, close: value }));

describe('the mean of a span', () => {
  it('of 24 hours counts yesterday by its hours', () => {
    expect(meanOfSpan(steady(10, 20), { untilMs: 1.25 * DAY, days: 1 })).toBeCloseTo(0.75 * 10 + 0.25 * 20, 12);
    expect(meanOfSpan(steady(10, 20), { untilMs: DAY, days: 1 })).toBe(10);
    expect(meanOfSpan(steady(10, 20), { untilMs: 2 * DAY, days: 1 })).toBe(20);
  });

  it('of 7 days counts seven whole days, the first and the running one in part', () => {
    const line = steady(0, 1, 2, 3, 4, 5, 6, 7);
    expect(meanOfSpan(line, { untilMs: 7.5 * DAY, days: 7 })).toBeCloseTo((0.5 * 0 + 1 + 2 + 3 + 4 + 5 + 6 + 0.5 * 7) / 7, 12);
  });

  it('follows a price from open to close, the running day up to now', () => {
    const course = [
      { dayStartMs: 0, open: 100, close: 200 },
      { dayStartMs: DAY, open: 200, close: 240 },
    ];
    // Half of yesterday from 150 to 200, half of today from 200 to 240.
    expect(meanOfSpan(course, { untilMs: 1.5 * DAY, days: 1 })).toBeCloseTo((175 + 220) / 2, 12);
  });

  it('is none where more than a tenth of the span is missing', () => {
    expect(meanOfSpan(steady(20), { untilMs: 1.09 * DAY, days: 1 })).toBe(20);
    expect(meanOfSpan(steady(20), { untilMs: 1.11 * DAY, days: 1 })).toBeUndefined();
    // A week of ten days ago is none of this week.
    expect(meanOfSpan(steady(1, 2, 3, 4, 5, 6, 7), { untilMs: 17 * DAY, days: 7 })).toBeUndefined();
    expect(meanOfSpan([], { untilMs: DAY, days: 7 })).toBeUndefined();
  });
});
