import { describe, expect, it } from 'vitest';
import { expected, figureMoment } from '#src/domain/age.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const NOW = Date.UTC(2027, 0, 7);

describe('the moment that figures speak of', () => {
  it.each([
    ['a minute', MINUTE, true],
    ['a quarter of an hour', 15 * MINUTE, true],
    ['more than that', 16 * MINUTE, false],
    ['40 days', 40 * DAY, false],
  ])('of %s is now or their own', (_age, ageMs, isNow) => {
    expect(figureMoment(NOW - ageMs, NOW)).toEqual({ atMs: isNow ? NOW : NOW - ageMs, isNow });
  });

  it('is now while there are none', () => {
    expect(figureMoment(undefined, NOW)).toEqual({ atMs: NOW, isNow: true });
  });
});

it('what figures expect is ahead, due by those of now, and past by those of an old copy', () => {
  expect(expected(NOW + 9 * DAY, NOW - 40 * DAY, NOW)).toEqual({ kind: 'ahead', unit: 'days', count: 9 });
  expect(expected(NOW + 60 * MINUTE, NOW, NOW)).toEqual({ kind: 'ahead', unit: 'hours', count: 1 });
  expect(expected(NOW - MINUTE, NOW - MINUTE, NOW)).toEqual({ kind: 'due' });
  expect(expected(NOW - 31 * DAY, NOW - 40 * DAY, NOW)).toEqual({ kind: 'past' });
});
