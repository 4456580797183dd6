import { describe, expect, it } from 'vitest';
import { hashrateCurveResponse } from '#src/contracts/pool.ts';
import { MAX_CURVE_LENGTH, MAX_LIST_LENGTH } from '#src/contracts/values.ts';

const points = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ dataTime: 1_700_000_000 + index * 60, hashrate: String(index) }));

describe('a curve', () => {
  it('is read point by point', () => {
    expect(hashrateCurveResponse.parse(points(2))).toEqual([
      { dataTime: 1_700_000_000, hashrate: 0 },
      { dataTime: 1_700_000_060, hashrate: 1 },
    ]);
    expect(hashrateCurveResponse.safeParse([{ dataTime: 1, hashrate: 1 }]).success).toBe(false);
    expect(hashrateCurveResponse.safeParse('none').success).toBe(false);
  });

  it('of 100,000 points keeps the latest, in whichever order they come', () => {
    const long = points(MAX_CURVE_LENGTH);
    const latest = long.slice(-MAX_LIST_LENGTH).map(({ dataTime, hashrate }) => ({ dataTime, hashrate: Number(hashrate) }));
    expect(hashrateCurveResponse.parse(long)).toEqual(latest);
    expect(hashrateCurveResponse.parse(long.toReversed())).toEqual(latest.toReversed());
  });

  it('longer than that is refused', () => {
    expect(hashrateCurveResponse.safeParse(points(MAX_CURVE_LENGTH + 1)).success).toBe(false);
  });
});
