import { describe, expect, it } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { daysUntilLoss, difficultyForecasts, netCourse, outlook, paybackDays } from '#src/domain/machine-course.ts';
import { rewardCuts } from '#src/domain/rewards.ts';

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
    expect(daysUntilLoss({ ...course, growth: 0.001 })).toBeCloseTo(Math.log(2) / 0.001, 5);
    expect(daysUntilLoss({ ...course, growth: -0.001 })).toBe('never');
    expect(daysUntilLoss({ ...course, incomePerDay: 4 })).toBe(0);
    expect(daysUntilLoss({ ...course, electricityPerDay: 0 })).toBe('never');
    expect(daysUntilLoss({ ...course, growth: undefined })).toBeUndefined();
    // A day that pays its electricity and no more is no loss yet.
    const even = { incomePerDay: 0.3, electricityPerDay: 0.1 + 0.2 };
    expect([0, -0.001, 0.001].map((growth) => daysUntilLoss({ ...even, growth }))).toEqual(['never', 'never', expect.closeTo(0, 4)]);
    expect(daysUntilLoss({ incomePerDay: 0.1 + 0.2, electricityPerDay: 0.3, growth: 0.001 })).toBeCloseTo(0, 4);
  });
});

describe('a course with cuts', () => {
  const halved = { incomePerDay: 10, electricityPerDay: 2, growth: 0, cuts: [{ inDays: 100.5, factor: 0.5 }] };
  it('earns by the reward of each day', () => {
    // 100.5 days of 8, then 3 a day.
    expect(paybackDays(804, halved)).toBeCloseTo(100.5, 9);
    expect(paybackDays(1104, halved)).toBeCloseTo(200.5, 9);
    expect(daysUntilLoss(halved)).toBe('never');
  });
  it('loses from the cut on that takes the income under the electricity', () => {
    expect(outlook(805, { ...halved, electricityPerDay: 6 })).toEqual({ lossIn: 100.5, payback: 'never', earned: expect.closeTo(402, 9) });
    expect(outlook(402, { ...halved, electricityPerDay: 6 }).payback).toBeCloseTo(100.5, 9);
  });
  it('steps with the part of the income that is cut: DOGE beside LTC stays', () => {
    // 10 a day become 4 + 3.
    const merged = { ...halved, uncutShare: 0.4 };
    expect(paybackDays(804 + 500, merged)).toBeCloseTo(200.5, 9);
    expect(daysUntilLoss({ ...merged, electricityPerDay: 6.5 })).toBe('never');
    expect(daysUntilLoss({ ...merged, electricityPerDay: 7.5 })).toBe(100.5);
  });
  it('counts the hours that are switched off as the income falls', () => {
    // Half of the day costs 1, half 4: at 5 both pay halves of 5, at half of it only the cheap one.
    const netOfDay = (factor: number) => Math.max(10 * factor - 8, 5 * factor - 1);
    expect(paybackDays(201, { ...halved, netOfDay })).toBeCloseTo(50.25, 6);
    expect(paybackDays(402 + 150, { ...halved, netOfDay })).toBeCloseTo(200.5, 6);
  });
  it('is not known where electricity is not', () => {
    const nothing = { lossIn: undefined, payback: undefined, earned: undefined };
    expect(outlook(100, { ...halved, electricityPerDay: Number.NaN })).toEqual(nothing);
    expect(outlook(100, { ...halved, netOfDay: () => Number.NaN })).toEqual(nothing);
  });
  it('is drawn with both sides of a cut', () => {
    expect(netCourse(halved, { untilDays: 120, everyDays: 60 })).toEqual([
      { inDays: 0, net: 8 },
      { inDays: 60, net: 8 },
      { inDays: 100.5, net: 8 },
      { inDays: 100.5, net: 3 },
      { inDays: 120, net: 3 },
    ]);
  });
});

describe('how the difficulty may go', () => {
  it('a rise goes on, a fall ends with the next adjustment', () => {
    expect(difficultyForecasts(0.001, 9).trend).toEqual({ growth: 0.001, growthUntilDays: 3650 });
    expect(difficultyForecasts(-0.001, 9).trend).toEqual({ growth: -0.001, growthUntilDays: 9 });
    expect(difficultyForecasts(undefined, 9).trend).toBeUndefined();
    expect(Math.exp(30 * (difficultyForecasts(0, 0).cautious?.growth ?? 0))).toBeCloseTo(1.03, 12);
  });
  it('a fall of 4.47% a month until the adjustment is worth about as much as a day', () => {
    const course = { incomePerDay: 57.53, electricityPerDay: 37.8 };
    const fall = difficultyForecasts(Math.log(1 - 0.0447) / 30, 10).trend;
    const flat = Number(paybackDays(17_090, { ...course, growth: 0 }));
    const days = Number(paybackDays(17_090, { ...course, ...fall, growth: fall?.growth }));
    expect(flat).toBeCloseTo(866.2, 1);
    expect(days).toBeLessThan(flat);
    expect(days).toBeGreaterThan(flat * 0.94);
  });
});

/** The trials that asked for this: what the page said without cuts, and what is right (27 November 2026, CNY at 0.45 a kWh). */
describe('machines that never pay back', () => {
  const nowMs = Date.UTC(2026, 10, 27, 4);
  const cutsOf = (symbol: string) =>
    rewardCuts(coinBySymbol(symbol) ?? { incomeSymbol: '' }, { nowMs, untilMs: nowMs + 3650 * DAY_MS }).map(({ atMs, factor }) => ({
      inDays: (atMs - nowMs) / DAY_MS,
      factor,
    }));
  it('KS7 40T: sinks under its electricity after about 194 days', () => {
    const course = { incomePerDay: 48.13, electricityPerDay: 33.26, growth: 0 };
    expect(paybackDays(5_000, course)).toBeCloseTo(336.2, 1);
    const { lossIn, payback, earned } = outlook(5_000, { ...course, cuts: cutsOf('KAS') });
    expect(payback).toBe('never');
    expect(Math.abs(Number(lossIn) - 194)).toBeLessThan(4);
    // Smoothly it would be 1,361. By steps: the rest of this month, then six whole ones, each at its own reward.
    const rest = cutsOf('KAS')[0]?.inDays ?? 0;
    const byHand = [0, 1, 2, 3, 4, 5, 6].map((month) => (month === 0 ? rest : 30.4375) * (48.13 * 2 ** (-month / 12) - 33.26));
    expect(earned).toBeCloseTo(
      byHand.reduce((sum, each) => sum + each, 0),
      3,
    );
  });
  it('S21 at $2,400: the halving of April 2028 comes before the payback', () => {
    const course = { incomePerDay: 57.53, electricityPerDay: 37.8, growth: 0 };
    const price = 17_090;
    expect(outlook(price, { ...course, cuts: [{ inDays: 505, factor: 0.5 }] })).toEqual({
      lossIn: 505,
      payback: 'never',
      earned: expect.closeTo(505 * 19.73, 0),
    });
    const [halving] = cutsOf('BTC');
    expect(new Date(nowMs + (halving?.inDays ?? 0) * DAY_MS).toISOString()).toMatch(/^2028-04/);
    expect(outlook(price, { ...course, cuts: cutsOf('BTC') })).toMatchObject({ lossIn: halving?.inDays, payback: 'never' });
  });
});
