import { describe, expect, it } from 'vitest';
import { dailyCurve, daysOfCurve, hashrateCurve, wholeUntil } from '#src/parts/hashrate-curve.ts';

const days = (values: readonly number[]) => values.map((hashrate, index) => ({ dataTime: 1_790_000_000 + index * 86_400, hashrate }));

describe('hashrateCurve', () => {
  it('keeps the last 25 of 30 days', () => {
    const curve = days(Array.from({ length: 30 }, (_, index) => index + 1));
    const { points } = dailyCurve(curve, 'TH/s', 25);
    expect(points).toHaveLength(25);
    expect(points[0]).toEqual({ atMs: (1_790_000_000 + 5 * 86_400) * 1000, value: 6 });
    expect(points.at(-1)?.value).toBe(30);
  });

  it('counts days, not points: of a month without eight days it shows those of the last 25, with a gap', () => {
    const curve = days(Array.from({ length: 30 }, (_, index) => index + 1)).filter((_, index) => index < 14 || index >= 22);
    const shown = dailyCurve(curve, 'TH/s', 25);
    expect([shown.points.length, daysOfCurve(shown)]).toEqual([17, 25]);
    expect(shown.points.filter(({ isAfterGap }) => isAfterGap).map(({ value }) => value)).toEqual([23]);
  });

  it('writes the whole curve in the unit of its highest point', () => {
    const { unit, points } = hashrateCurve(days([5_900_000, 6_210_000]), 'TH/s');
    expect(unit).toBe('EH/s');
    expect(points.map(({ value }) => value)).toEqual([5.9, 6.21]);
  });

  it('goes by the highest of the days it shows, whichever that is', () => {
    expect(hashrateCurve(days([6_210_000, 900]), 'TH/s')).toMatchObject({ unit: 'EH/s', points: [{ value: 6.21 }, { value: 0.0009 }] });
    expect(dailyCurve(days([6_210_000, 900]), 'TH/s', 1)).toMatchObject({ unit: 'TH/s', points: [{ value: 900 }] });
  });

  it.each([
    { name: 'an empty curve', values: [] },
    { name: 'a network without hashrate', values: [0, 0] },
  ])('stays in the chart unit for $name', ({ values }) => {
    expect(hashrateCurve(days(values), 'MH/s')).toMatchObject({ unit: 'MH/s' });
  });

  it('keeps a unit of the pool that is none of ours', () => {
    expect(hashrateCurve(days([52_000, 50_000]), 'Sol/s')).toMatchObject({ unit: 'Sol/s', points: [{ value: 52_000 }, {}] });
  });
});

describe('the last slot of a curve', () => {
  const curve = (...values: number[]) => hashrateCurve(days(values), 'TH/s');
  const timeOf = (index: number) => (1_790_000_000 + index * 86_400) * 1000;

  it.each([
    ['is whole when it ended before the response', [5, 6], timeOf(1), true, undefined],
    ['is running when it ends after the response', [5, 6], timeOf(1) - 1, true, timeOf(0)],
    ['is running at nought while there is hashrate', [5, 0], timeOf(2), true, timeOf(0)],
    ['is whole at nought when the machines stand still', [5, 0], timeOf(2), false, undefined],
    ['is whole where it is the only one', [5], timeOf(0) - 1, true, undefined],
    ['is none in an empty curve', [], timeOf(0), true, undefined],
  ])('%s', (_what, values, madeAtMs, isMining, expected) => {
    expect(wholeUntil(curve(...values), { madeAtMs, isMining })).toBe(expected);
  });
});
