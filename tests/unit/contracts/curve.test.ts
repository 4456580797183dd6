import { describe, expect, it } from 'vitest';
import { hashrateCurveResponse } from '#src/contracts/pool.ts';
import { MAX_CURVE_POINTS } from '#src/contracts/rows.ts';

const points = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ dataTime: 1_700_000_000 + index * 60, hashrate: String(index) }));
const read = (count: number) => points(count).map(({ dataTime, hashrate }) => ({ dataTime, hashrate: Number(hashrate) }));

describe('a curve', () => {
  it('is in the order of time, whichever order it came in', () => {
    expect(hashrateCurveResponse.parse(points(2))).toEqual(read(2));
    expect(hashrateCurveResponse.parse(points(2).toReversed())).toEqual(read(2));
    expect(hashrateCurveResponse.safeParse('none').success).toBe(false);
  });

  it('has one point a moment, the one that was sent last', () => {
    const [first] = points(1);
    expect(hashrateCurveResponse.parse([first, { ...first, hashrate: 7 }])).toEqual([{ ...read(1)[0], hashrate: 7 }]);
  });

  it.each([
    ['without a figure', { hashrate: null }],
    ['below nought', { hashrate: -1 }],
    ['of no time', { dataTime: 1 }],
    ['in milliseconds', { dataTime: 1_700_000_000_000 }],
  ])('with a point %s is the others', (_name, fault) => {
    const [first, second] = points(2);
    expect(hashrateCurveResponse.parse([first, { ...second, ...fault }])).toEqual(read(1));
  });

  it('of 100,000 points keeps the latest, in whichever order they come', () => {
    const long = points(100_000);
    const latest = read(100_000).slice(-MAX_CURVE_POINTS);
    expect(hashrateCurveResponse.parse(long)).toEqual(latest);
    expect(hashrateCurveResponse.parse(long.toReversed())).toEqual(latest);
  });
});
