import { describe, expect, it } from 'vitest';
import { clockText, paymentMoments, paymentTimes } from '#src/domain/schedule.ts';

const HOUR = 3_600_000;
/** 25 December 2025 in Beijing, 12:40. */
const NOW = Date.UTC(2025, 11, 25, 4, 40);
const BEIJING_MIDNIGHT = Date.UTC(2025, 11, 24, 16);

describe('paymentTimes', () => {
  it.each([
    ['08:00-16:00', 480, 960],
    ['9:30 – 11:00', 570, 660],
    ['22:00~02:00', 1320, 120],
    ['00:00-24:00', 0, 1440],
    ['11:00', 660, null],
    [' 11:00 ', 660, null],
  ])('reads %j', (text, opensMin, closesMin) => {
    expect(paymentTimes(text)).toEqual({ opensMin, closesMin });
  });

  it.each(['', 'daily', '25:00', '08:60-16:00', '08:00-16:00-20:00', '08:00-', '8-16'])('falls back to 08:00–16:00 for %j', (text) => {
    expect(paymentTimes(text)).toBeUndefined();
  });
});

describe('paymentMoments', () => {
  it('takes the times on the Beijing day of the moment', () => {
    expect(paymentMoments({ opensMin: 480, closesMin: 960 }, NOW)).toEqual([BEIJING_MIDNIGHT + 8 * HOUR, BEIJING_MIDNIGHT + 16 * HOUR]);
    // 23:30 in Beijing of the day before, though still that day in UTC.
    expect(paymentMoments({ opensMin: 480, closesMin: 960 }, BEIJING_MIDNIGHT - HOUR / 2)[0]).toBe(BEIJING_MIDNIGHT - 16 * HOUR);
  });

  it('has one moment for a single time', () => {
    expect(paymentMoments({ opensMin: 660, closesMin: null }, NOW)).toEqual([BEIJING_MIDNIGHT + 11 * HOUR]);
  });

  it('ends on the next day when the end is before the start', () => {
    expect(paymentMoments({ opensMin: 1320, closesMin: 120 }, NOW)).toEqual([BEIJING_MIDNIGHT + 22 * HOUR, BEIJING_MIDNIGHT + 26 * HOUR]);
  });
});

it.each([
  [0, '00:00'],
  [570, '09:30'],
  [960, '16:00'],
])('writes %d minutes as %s', (minutes, text) => {
  expect(clockText(minutes)).toBe(text);
});
