import { describe, expect, it } from 'vitest';
import { valuesInSteps, withGaps } from '#src/domain/gaps.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 10, 1);

/** Moments at so many units after the start. */
const at = (unitMs: number, ...units: number[]) => units.map((unit) => ({ atMs: START + unit * unitMs, value: unit }));
/** Units at which a line does not lead on from the point before. */
const breaks = (points: readonly { atMs: number; value: number }[], longestMs?: number) =>
  withGaps(points, longestMs).flatMap(({ isAfterGap, value }) => (isAfterGap ? [value] : []));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('a gap in a series', () => {
  it.each([
    ['nothing is missing of hours', at(HOUR, ...upTo(24)), []],
    ['ten hours of a day are missing', at(HOUR, ...upTo(8), ...upTo(6).map((hour) => 18 + hour)), [18]],
    ['a single hour is missing', at(HOUR, 0, 1, 2, 4, 5, 6), [4]],
    ['each second hour is missing for half a day', at(HOUR, 0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14), [8, 10, 12, 14]],
    ['the last sample of three comes a day later', at(HOUR, 0, 1, 20), [20]],
    ['eight days are missing', at(DAY, ...upTo(12), 20, 21, 22), [20]],
    ['the running day ends early', at(DAY, 0, 1, 2, 3, 3.4), []],
    ['a day before the running one is missing', at(DAY, 0, 1, 2, 3, 5.4), [5.4]],
    ['five minutes are kept, late by some seconds', at(MINUTE, 0, 5.2, 10, 15.4, 20.1, 25, 30.3), []],
    ['five minutes are kept and a restart gave two', at(MINUTE, 0, 5, 10, 10.2, 15, 20, 60, 65), [60]],
    ['they come at no fixed time', at(MINUTE, 0, 4, 11, 17, 22, 34, 41, 47, 60, 64), []],
    ['they come at no fixed time and stop for hours', at(MINUTE, 0, 4, 11, 17, 22, 34, 41, 300, 307, 312), [300]],
    ['there are two points', at(HOUR, 0, 10), []],
    ['there is one point', at(HOUR, 0), []],
    ['there is none', [], []],
  ])('where %s', (_, points, expected) => {
    expect(breaks(points)).toEqual(expected);
  });

  it('between two days is known where a series is one of days', () => {
    expect(breaks(at(DAY, 0, 9), DAY)).toEqual([9]);
    expect(breaks(at(DAY, 0, 9, 19, 20), DAY)).toEqual([9, 19]);
    expect(breaks(at(HOUR, 0, 1, 2, 12), DAY)).toEqual([12]);
  });

  it('takes its place among values side by side', () => {
    expect(valuesInSteps(at(DAY, 0, 1, 2, 5, 6))).toEqual([0, 1, 2, undefined, undefined, 5, 6]);
    expect(valuesInSteps(at(DAY, 0, 3), DAY)).toEqual([0, undefined, undefined, 3]);
    expect(valuesInSteps(at(DAY, 0, 1, 2, 400))).toHaveLength(8);
    expect(valuesInSteps(at(HOUR, 0))).toEqual([0]);
    expect(valuesInSteps([])).toEqual([]);
  });
});
