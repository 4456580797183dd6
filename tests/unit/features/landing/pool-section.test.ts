import { describe, expect, it } from 'vitest';
import { ratioPoints } from '#src/features/landing/pool-section.tsx';
import { CHART_DAYS } from '#src/parts/chart-formats.ts';

const dayS = 86_400;
const curve = Array.from({ length: 30 }, (_, day) => ({ dataTime: day * dayS, aiIncomeRatio: 1 + day / 100 }));

describe('ratioPoints', () => {
  it('keeps the last days in order of time, whatever order they came in', () => {
    const points = ratioPoints(curve.toReversed());
    expect(points).toHaveLength(CHART_DAYS);
    expect(points[0]).toEqual({ atMs: 5 * dayS * 1000, value: 1.05 });
    expect(points.at(-1)).toEqual({ atMs: 29 * dayS * 1000, value: 1.29 });
  });

  it('takes a short curve whole and an empty one empty', () => {
    expect(ratioPoints(curve.slice(0, 3))).toHaveLength(3);
    expect(ratioPoints([])).toEqual([]);
  });
});
