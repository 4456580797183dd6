import { describe, expect, it } from 'vitest';
import { coinsPerDay, difficultyOfHashrate } from '#src/domain/earnings.ts';
import { incomeAtHashrate, type MonthDay, monthFigures, monthIncomeUsd } from '#src/domain/month.ts';

const DAY_MS = 86_400_000;
const day = (index: number, changes: Partial<MonthDay> = {}): MonthDay => ({
  dayStartMs: index * DAY_MS,
  poolHs: 10,
  networkHs: 100,
  priceUsd: 50,
  incomePerUnit: 2,
  ...changes,
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
  });

  it('tell the price from the first day that has one to the last', () => {
    const days = [day(0, { priceUsd: undefined }), day(1, { priceUsd: 40 }), day(2, { priceUsd: 70 }), day(3, { priceUsd: 50 })];
    expect(monthFigures(days)).toMatchObject({ priceChange: 0.25, lastPriceUsd: 50 });
    expect(monthFigures([day(0, { priceUsd: undefined })])).toMatchObject({ priceChange: undefined, lastPriceUsd: undefined });
  });

  it('add up the incomes of the days, and have no sum that lacks one', () => {
    const days = [day(0), day(1, { incomePerUnit: 3, priceUsd: 60 })];
    expect(monthFigures(days)).toMatchObject({ incomePerUnit: 5, incomeUsdPerUnit: 2 * 50 + 3 * 60 });
    const unpriced = monthFigures([...days, day(2, { priceUsd: undefined })]);
    expect(unpriced).toMatchObject({ incomePerUnit: 7, incomeUsdPerUnit: undefined });
    const silent = monthFigures([day(0), day(1, { incomePerUnit: undefined })]);
    expect(silent).toMatchObject({ incomePerUnit: undefined, incomeUsdPerUnit: undefined });
  });

  it('are none for no days', () => {
    expect(monthFigures([])).toBeUndefined();
  });
});

describe('the income of a day', () => {
  const basis = { symbol: 'BTC', dayIncome: 4e-7, difficulty: 150e12 };

  it('is what the pool states when the network stands at its difficulty, and half of it at twice the hashrate', () => {
    const networkHs = (150e12 * 2 ** 32) / 600;
    expect(incomeAtHashrate(basis, networkHs)).toBeCloseTo(4e-7, 16);
    expect(incomeAtHashrate(basis, 2 * networkHs)).toBeCloseTo(2e-7, 16);
  });

  it('agrees with the earnings formula', () => {
    const mining = { symbol: 'LTC', hashrateHs: 1e6, blockReward: 6.25, feeRate: 0.02 };
    const stated = coinsPerDay({ ...mining, difficulty: 100e6 });
    const networkHs = 3.1e15;
    const expected = coinsPerDay({ ...mining, difficulty: difficultyOfHashrate({ symbol: 'LTC', hashrateHs: networkHs }) });
    expect(incomeAtHashrate({ symbol: 'LTC', dayIncome: stated, difficulty: 100e6 }, networkHs)).toBeCloseTo(expected, 15);
  });

  it('is unknown without a network, an income or a coin', () => {
    expect(incomeAtHashrate(basis, undefined)).toBeUndefined();
    expect(incomeAtHashrate(basis, 0)).toBeUndefined();
    expect(incomeAtHashrate({ ...basis, dayIncome: 0 }, 1e21)).toBeUndefined();
    expect(incomeAtHashrate({ ...basis, symbol: 'NONE' }, 1e21)).toBeUndefined();
  });
});

describe("the pool's income", () => {
  it("is every day's units times income times price", () => {
    expect(monthIncomeUsd([day(0), day(3, { poolHs: 20 })], 5)).toBe(2 * 2 * 50 + 4 * 2 * 50);
  });

  it('is not known as soon as a day does not tell, unless nobody mined on it', () => {
    expect(monthIncomeUsd([day(0), day(1, { priceUsd: undefined })], 5)).toBeUndefined();
    expect(monthIncomeUsd([day(0), day(1, { incomePerUnit: undefined })], 5)).toBeUndefined();
    expect(monthIncomeUsd([day(0), day(1, { poolHs: 0, incomePerUnit: undefined })], 5)).toBe(200);
  });
});
