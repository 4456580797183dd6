import { describe, expect, it } from 'vitest';
import { difficultyOfHashrate } from '#src/domain/earnings.ts';
import {
  type ChainDay,
  type IncomeBasis,
  incomeOfDay,
  type MonthDay,
  monthDayStarts,
  monthFigures,
  daysOfMonth,
  monthIncomeUsd,
  monthsSince,
  monthSpan,
} from '#src/domain/month.ts';

const DAY_MS = 86_400_000;
const day = (index: number, changes: Partial<MonthDay> = {}): MonthDay => ({
  dayStartMs: index * DAY_MS,
  isRunning: false,
  openUsd: undefined,
  poolHs: 10,
  networkHs: 100,
  priceUsd: 50,
  incomePerUnit: 2,
  ...changes,
});

describe('calendar months in Beijing', () => {
  const moment = Date.parse('2026-11-28T17:00:00Z');

  it('begin and end at midnight there', () => {
    expect(monthSpan('2026-02')).toEqual({ fromMs: Date.parse('2026-02-01T00:00+08:00'), untilMs: Date.parse('2026-03-01T00:00+08:00') });
    expect(monthSpan('2026-12')?.untilMs).toBe(Date.parse('2027-01-01T00:00+08:00'));
    for (const text of ['2026-13', '2026-00', '2026-1', 'x']) expect(monthSpan(text)).toBeUndefined();
  });

  it('have the days that have begun', () => {
    const days = (month: string) => daysOfMonth(monthSpan(month)!, moment);
    expect(days('2026-10')).toHaveLength(31);
    // It is the 29th in Beijing.
    expect(days('2026-11')).toHaveLength(29);
    expect(days('2026-11').at(-1)).toBe(Date.parse('2026-11-29T00:00+08:00'));
    expect(days('2026-12')).toEqual([]);
  });

  it('are listed from the newest to the first there is', () => {
    expect(monthsSince('2026-09', moment)).toEqual(['2026-11', '2026-10', '2026-09']);
    expect(monthsSince('2025-12', moment)).toHaveLength(12);
    expect(monthsSince('2027-01', moment)).toEqual([]);
  });
});

describe('the figures of a month', () => {
  it('are the mean and the highest day of the pool, with the first day of that height', () => {
    const figures = monthFigures([day(0, { poolHs: 8 }), day(1, { poolHs: 14 }), day(2, { poolHs: 14 }), day(3, { poolHs: 4 })]);
    expect(figures).toMatchObject({ averageHs: 10, peakHs: 14, peakDayMs: DAY_MS });
  });

  it('weigh the share by hashrate, over the days that know the network', () => {
    const days = [
      day(0, { poolHs: 10, networkHs: 100 }),
      day(1, { poolHs: 30, networkHs: 300 }),
      day(2, { poolHs: 999, networkHs: undefined }),
    ];
    expect(monthFigures(days)?.networkShare).toBeCloseTo(0.1, 12);
    expect(monthFigures([day(0, { networkHs: 0 })])?.networkShare).toBeUndefined();
    // A pool above its network counts for nothing, one that is all of it does.
    expect(monthFigures([...days, day(3, { poolHs: 101, networkHs: 100 })])?.networkShare).toBeCloseTo(0.1, 12);
    expect(monthFigures([day(0, { poolHs: 100, networkHs: 100 })])?.networkShare).toBe(1);
  });

  it('tell the price from the first day that has one to the last', () => {
    const days = [day(0, { priceUsd: undefined }), day(1, { priceUsd: 40 }), day(2, { priceUsd: 70 }), day(3, { priceUsd: 50 })];
    expect(monthFigures(days)).toMatchObject({ priceChange: 0.25, lastPriceUsd: 50 });
    expect(monthFigures([day(0, { priceUsd: undefined })])).toMatchObject({ priceChange: undefined, lastPriceUsd: undefined });
  });

  it('add up the incomes of the days, and tell how many of them', () => {
    const days = [day(0), day(1, { incomePerUnit: 3, priceUsd: 60 })];
    expect(monthFigures(days)).toMatchObject({ incomePerUnit: 5, incomeUsdPerUnit: 2 * 50 + 3 * 60 });
    const unpriced = monthFigures([...days, day(2, { priceUsd: undefined })]);
    expect(unpriced).toMatchObject({ incomePerUnit: 7, incomeUsdPerUnit: undefined });
    const silent = monthFigures([day(0, { incomePerUnit: undefined })]);
    expect(silent).toMatchObject({ incomePerUnit: undefined, incomeUsdPerUnit: undefined, knownDays: 0, fullDays: 1 });
    const withGap = monthFigures([day(0), day(1, { incomePerUnit: undefined }), day(2, { poolHs: undefined })]);
    expect(withGap).toMatchObject({ incomePerUnit: 2, incomeUsdPerUnit: 100, knownDays: 1, fullDays: 3 });
  });

  it('have the running day in no total, but its price', () => {
    const running = day(2, { isRunning: true, poolHs: 999, priceUsd: 75, incomePerUnit: 7 });
    const figures = monthFigures([day(0), day(1), running]);
    expect(figures).toMatchObject({
      averageHs: 10,
      peakHs: 10,
      incomePerUnit: 4,
      incomeUsdPerUnit: 200,
      knownDays: 2,
      fullDays: 2,
      lastPriceUsd: 75,
    });
    expect(monthIncomeUsd({ days: [day(0), running], unitHs: 5 })).toBe(2 * 2 * 50);
    expect(monthFigures([running])).toBeUndefined();
  });

  it('measure the change of price from the start of the first day', () => {
    expect(monthFigures([day(0, { openUsd: 40, priceUsd: 50 }), day(1, { openUsd: 50, priceUsd: 60 })])?.priceChange).toBeCloseTo(0.5, 12);
    expect(monthFigures([day(0, { priceUsd: 50 }), day(1, { priceUsd: 60 })])?.priceChange).toBeCloseTo(0.2, 12);
  });

  it('are of thirty Beijing days, the last of them running', () => {
    const starts = monthDayStarts(Date.parse('2026-11-23T00:00:25+08:00'));
    expect(starts).toHaveLength(30);
    expect([starts[0], starts.at(-1)]).toEqual(['2026-10-25', '2026-11-23'].map((date) => Date.parse(`${date}T00:00:00+08:00`)));
  });

  it('are none for no days', () => {
    expect(monthFigures([])).toBeUndefined();
  });
});

describe('the income of a day', () => {
  const difficulty = 150e12;
  const networkHs = (difficulty * 2 ** 32) / 600;
  const at = (index: number, changes: Partial<ChainDay> = {}): ChainDay => ({
    dayStartMs: index * DAY_MS,
    networkHs,
    difficulty: undefined,
    blockReward: undefined,
    ...changes,
  });
  const basis = (days: readonly ChainDay[], changes: Partial<IncomeBasis> = {}): IncomeBasis => ({
    symbol: 'BTC',
    dayIncome: 4e-7,
    difficulty,
    difficultySinceMs: null,
    blockReward: 3.125,
    periodMs: 14 * DAY_MS,
    days,
    ...changes,
  });

  it('stands on the difficulty that the pool states for it, and on its reward', () => {
    expect(incomeOfDay(basis([at(0, { difficulty: difficulty / 2, networkHs: 1 })]), 0)).toBeCloseTo(8e-7, 16);
    expect(incomeOfDay(basis([at(0, { difficulty, blockReward: 6.25 })]), 0)).toBeCloseTo(8e-7, 16);
  });

  it('stands on the stated difficulty since it holds, whatever the network does', () => {
    const days = [at(0), at(1, { networkHs: 2 * networkHs }), at(2, { networkHs: undefined })];
    const held = basis(days, { difficultySinceMs: DAY_MS });
    expect(incomeOfDay(held, DAY_MS)).toBeCloseTo(4e-7, 16);
    expect(incomeOfDay(held, 2 * DAY_MS)).toBeCloseTo(4e-7, 16);
  });

  it('stands before that on the mean of its period, the same on every day of it', () => {
    const days = [at(0, { networkHs: 3 * networkHs }), at(1), at(2)];
    const held = basis(days, { difficultySinceMs: 2 * DAY_MS });
    const implied = difficultyOfHashrate({ symbol: 'BTC', hashrateHs: 2 * networkHs });
    for (const index of [0, 1]) expect(incomeOfDay(held, index * DAY_MS)).toBeCloseTo((4e-7 * difficulty) / implied, 16);
  });

  it('of the day of a change has a part of both', () => {
    const held = basis([at(0, { networkHs: networkHs * 2 })], { difficultySinceMs: DAY_MS / 4 });
    expect(incomeOfDay(held, 0)).toBeCloseTo(4e-7 * (0.75 + 0.25 / 2), 16);
  });

  it('of a chain that follows its hashrate stands on that of the day', () => {
    const days = [at(0, { networkHs: networkHs * 2 }), at(1)];
    const following = basis(days, { periodMs: null, difficultySinceMs: 1.9 * DAY_MS });
    expect(incomeOfDay(following, 0)).toBeCloseTo(2e-7, 16);
    // Since when a difficulty holds is not known: the day's own network tells.
    expect(incomeOfDay(basis(days), 0)).toBeCloseTo(2e-7, 16);
  });

  it('is unknown without a network, an income or a coin', () => {
    expect(incomeOfDay(basis([]), 0)).toBeUndefined();
    expect(incomeOfDay(basis([at(0, { networkHs: 0 })]), 0)).toBeUndefined();
    expect(incomeOfDay(basis([at(0)], { dayIncome: 0 }), 0)).toBeUndefined();
    expect(incomeOfDay(basis([at(0)], { dayIncome: null }), 0)).toBeUndefined();
    expect(incomeOfDay(basis([at(0)], { symbol: 'NONE' }), 0)).toBeUndefined();
  });
});

describe("the pool's income", () => {
  it("is every day's units times income times price", () => {
    expect(monthIncomeUsd({ days: [day(0), day(3, { poolHs: 20 })], unitHs: 5 })).toBe(2 * 2 * 50 + 4 * 2 * 50);
  });

  it('is not known as soon as a day does not tell, unless nobody mined on it', () => {
    expect(monthIncomeUsd({ days: [day(0), day(1, { priceUsd: undefined })], unitHs: 5 })).toBeUndefined();
    expect(monthIncomeUsd({ days: [day(0), day(1, { incomePerUnit: undefined })], unitHs: 5 })).toBeUndefined();
    expect(monthIncomeUsd({ days: [day(0), day(1, { poolHs: 0, incomePerUnit: undefined })], unitHs: 5 })).toBe(200);
  });
});
