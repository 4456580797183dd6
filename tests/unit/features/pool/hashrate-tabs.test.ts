import { describe, expect, it } from 'vitest';
import { hashrateSeries } from '#src/features/pool/hashrate-tabs.tsx';

const days = (values: readonly number[]) => values.map((hashrate, index) => ({ dataTime: 1_790_000_000 + index * 86_400, hashrate }));

describe('hashrateSeries', () => {
  it('keeps the last 25 of 30 days, in order of time', () => {
    const curve = days(Array.from({ length: 30 }, (_, index) => index + 1));
    const { points } = hashrateSeries(curve.toReversed(), 'TH/s', 25);
    expect(points).toHaveLength(25);
    expect(points[0]).toEqual({ atMs: (1_790_000_000 + 5 * 86_400) * 1000, value: 6 });
    expect(points.at(-1)?.value).toBe(30);
  });

  it('writes the whole curve in the unit of its highest point', () => {
    const { unit, points } = hashrateSeries(days([5_900_000, 6_210_000]), 'TH/s', 25);
    expect(unit).toBe('EH/s');
    expect(points.map(({ value }) => value)).toEqual([5.9, 6.21]);
  });

  it.each([
    { name: 'an empty curve', values: [] },
    { name: 'a network without hashrate', values: [0, 0] },
  ])('stays in the chart unit for $name', ({ values }) => {
    expect(hashrateSeries(days(values), 'MH/s', 25)).toMatchObject({ unit: 'MH/s' });
  });
});
