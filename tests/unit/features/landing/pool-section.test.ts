import { describe, expect, it } from 'vitest';
import { ratioPoints } from '#src/features/landing/pool-section.tsx';

const dayS = 86_400;
const curve = Array.from({ length: 30 }, (_, day) => ({ dataTime: day * dayS, aiIncomeRatio: 1 + day / 100 }));

describe('ratioPoints', () => {
  it('has every day', () => {
    const points = ratioPoints(curve);
    expect(points).toHaveLength(30);
    expect(points[0]).toEqual({ atMs: 0, value: 1 });
    expect(points.at(-1)).toEqual({ atMs: 29 * dayS * 1000, value: 1.29 });
  });

  it('is empty for an empty curve', () => {
    expect(ratioPoints([])).toEqual([]);
  });
});
