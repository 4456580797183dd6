import { describe, expect, it } from 'vitest';
import { daysUntilLoss, efficiencyClass, growthPerDay, paybackDays, perUnitDay } from '#src/domain/machine-earnings.ts';

const DAY = 86_400_000;
describe('one unit of a machine', () => {
  it('hash price and hash cost are those of one unit', () => {
    expect(perUnitDay(8, 200e12, 'PH/s')).toBeCloseTo(40, 9);
    expect(perUnitDay(8, 0, 'PH/s')).toBeUndefined();
    expect(perUnitDay(undefined, 200e12, 'PH/s')).toBeUndefined();
  });

  it('a class is against the best machine', () => {
    expect([10, 12.1, 17, 22, 40].map((ratio) => efficiencyClass(ratio, 10))).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(efficiencyClass(undefined, 10)).toBeUndefined();
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

describe('payback and loss', () => {
  const course = { incomePerDay: 10, electricityPerDay: 5, growth: 0 };
  it('today is cost over net', () => {
    expect(paybackDays(1000, course)).toBeCloseTo(200, 6);
    expect(paybackDays(0, course)).toBe(0);
    expect(paybackDays(undefined, course)).toBeUndefined();
  });
  it('at the trend is where the sum of all days reaches the cost', () => {
    const falling = { ...course, growth: 0.001 };
    const days = Number(paybackDays(1000, falling));
    let sum = 0;
    const step = 0.01;
    for (let at = step / 2; at < days; at += step) sum += (10 * Math.exp(-0.001 * at) - 5) * step;
    expect(sum).toBeCloseTo(1000, 0);
    expect(days).toBeGreaterThan(200);
  });
  it('never comes for a loss, a cost too high, or after ten years', () => {
    expect(paybackDays(1000, { ...course, incomePerDay: 5 })).toBe('never');
    expect(paybackDays(1000, { ...course, incomePerDay: 4, growth: -0.01 })).toBe('never');
    expect(paybackDays(1000, { ...course, growth: 0.01 })).toBe('never');
    expect(paybackDays(1e9, course)).toBe('never');
    expect(paybackDays(1000, { ...course, incomePerDay: undefined })).toBeUndefined();
  });
  it('a loss comes when the income has shrunk to the electricity', () => {
    expect(daysUntilLoss({ ...course, growth: 0.001 })).toBeCloseTo(Math.log(2) / 0.001, 6);
    expect(daysUntilLoss({ ...course, growth: -0.001 })).toBe('never');
    expect(daysUntilLoss({ ...course, incomePerDay: 4 })).toBe(0);
    expect(daysUntilLoss({ ...course, electricityPerDay: 0 })).toBe('never');
    expect(daysUntilLoss({ ...course, growth: undefined })).toBeUndefined();
    // A day that pays its electricity and no more is no loss yet.
    const even = { incomePerDay: 0.3, electricityPerDay: 0.1 + 0.2 };
    expect([0, -0.001, 0.001].map((growth) => daysUntilLoss({ ...even, growth }))).toEqual(['never', 'never', 0]);
    expect(daysUntilLoss({ incomePerDay: 0.1 + 0.2, electricityPerDay: 0.3, growth: 0.001 })).toBe(0);
  });
});
