import { describe, expect, it } from 'vitest';
import { growthPerDay, perUnitDay } from '#src/domain/machine-earnings.ts';

const DAY = 86_400_000;
describe('one unit of a machine', () => {
  it('hash price and hash cost are those of one unit', () => {
    expect(perUnitDay(8, 200e12, 'PH/s')).toBeCloseTo(40, 9);
    expect(perUnitDay(8, 0, 'PH/s')).toBeUndefined();
    expect(perUnitDay(undefined, 200e12, 'PH/s')).toBeUndefined();
  });
});

describe('the trend of a curve', () => {
  const curve = (growth: number, days = 30) =>
    Array.from({ length: days }, (_, day) => ({ atMs: day * DAY, value: 100 * Math.exp(growth * day) }));
  it('is its growth per day', () => {
    expect(growthPerDay(curve(0.002))).toBeCloseTo(0.002, 9);
    expect(growthPerDay(curve(-0.01))).toBeCloseTo(-0.01, 9);
    expect(growthPerDay(curve(0.002, 5))).toBeUndefined();
    expect(growthPerDay([])).toBeUndefined();
  });
});
