import { describe, expect, it } from 'vitest';
import { linePath } from '#src/parts/sheet/line-path.ts';
import { chartShape } from '#src/parts/sheet/chart-shape.ts';

const box = { width: 100, height: 10, low: 0, high: 10 };

describe('a line path', () => {
  it('runs from the left to the right edge with the highest value on top', () => {
    expect(linePath([0, 10, 5], box)).toBe('M0.0 10.0L50.0 0.0L100.0 5.0');
  });

  it('draws a level series through the middle', () => {
    expect(linePath([3, 3], { ...box, low: 3, high: 3 })).toBe('M0.0 5.0L100.0 5.0');
  });

  it('draws nothing for fewer than two values', () => {
    expect(linePath([7], box)).toBe('');
    expect(linePath([], box)).toBe('');
  });
});

describe('the price chart', () => {
  it('encloses every price between round ticks, the highest first', () => {
    const shape = chartShape([88_100, 90_400, 95_412.3]);
    expect(shape?.grid[0]?.value).toBeGreaterThanOrEqual(95_412.3);
    expect(shape?.grid.at(-1)?.value).toBeLessThanOrEqual(88_100);
    expect(shape?.grid[0]?.y).toBe(0);
    expect(shape?.grid.at(-1)?.y).toBe(200);
    expect(shape?.line.endsWith(`L1000.0 ${shape.endY.toFixed(1)}`)).toBe(true);
  });

  it('tells small prices apart with enough decimals', () => {
    expect(chartShape([0.0812, 0.083])?.digits).toBeGreaterThanOrEqual(3);
  });

  it('counts nothing as a value', () => {
    expect(chartShape([4, 0])?.endY).toBe(200);
  });

  it('leaves a gap where a value is not known', () => {
    const shape = chartShape([1, 2, undefined, 2, 3]);
    expect(shape?.line.match(/M/g)).toHaveLength(2);
    expect(shape?.line).not.toContain('NaN');
  });

  it('has nothing to draw without two prices', () => {
    expect(chartShape([])).toBeUndefined();
    expect(chartShape([1])).toBeUndefined();
  });
});
