import { describe, expect, it } from 'vitest';
import { decimate, summarise } from '#src/ui/chart-summary.ts';

const series = (values: readonly number[]) => values.map((value, index) => ({ atMs: index * 1000, value }));

describe('summarise', () => {
  it('names the first, latest, lowest and highest point', () => {
    const points = series([5, 9, 2, 7]);
    expect(summarise(points)).toEqual({ first: points[0], latest: points[3], min: points[2], max: points[1] });
  });

  it('takes the earliest of equal extremes', () => {
    const points = series([3, 3, 3]);
    expect(summarise(points)).toMatchObject({ min: points[0], max: points[0] });
  });

  it('has nothing to say of an empty series', () => {
    expect(summarise([])).toBeUndefined();
  });
});

describe('decimate', () => {
  it('leaves a short series as it is', () => {
    const points = series([1, 2, 3]);
    expect(decimate(points, 10)).toBe(points);
    expect(decimate(points, 3)).toBe(points);
  });

  it('keeps the gaps: what is missing among points left out is missing before the next', () => {
    const points = series(Array.from({ length: 40 }, () => 5)).map((point, index) =>
      index === 17 ? { ...point, isAfterGap: true } : point,
    );
    const gaps = decimate(points, 10).filter(({ isAfterGap }) => isAfterGap);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]!.atMs).toBeGreaterThanOrEqual(points[17]!.atMs);
  });

  it('keeps one point of a stretch that is level', () => {
    const points = series(Array.from({ length: 40 }, () => 5));
    expect(new Set(decimate(points, 10)).size).toBe(decimate(points, 10).length);
  });

  it('keeps the ends, the spike and the order of a long one', () => {
    const values = Array.from({ length: 100_000 }, (_, index) => Math.sin(index / 500));
    values[54_321] = 99;
    const points = series(values);
    const drawn = decimate(points, 1_600);
    expect(drawn.length).toBeLessThanOrEqual(1_600);
    expect(drawn[0]).toBe(points[0]);
    expect(drawn.at(-1)).toBe(points.at(-1));
    expect(drawn).toContain(points[54_321]);
    expect(drawn.every((point, index) => index === 0 || point.atMs > (drawn[index - 1]?.atMs ?? 0))).toBe(true);
  });
});
