import { describe, expect, it } from 'vitest';
import { reportedCoins } from '#src/domain/coins.ts';
import { csvColumns, monthCsv } from '#src/features/monthly-report/month-csv.ts';
import { chainOf, coinsOf, type MonthParts, monthRow, monthTotals } from '#src/features/monthly-report/month.model.ts';
import { barsPath, barTicks } from '#src/features/monthly-report/sheet/day-chart.tsx';
import { aiRatios, coin, hashrates, poolCoin, prices } from './samples.ts';

/** BTC: 15 EH/s of 1000 EH/s, in the curve's TH/s. */
const parts = (changes: Partial<MonthParts> = {}): MonthParts => ({
  coin: coin(1),
  record: poolCoin(),
  pool: hashrates(15_000_000),
  network: hashrates(1_000_000_000),
  price: prices(100_000),
  aiRatios: undefined,
  ...changes,
});
const row = (changes: Partial<MonthParts> = {}) => {
  const made = monthRow(parts(changes));
  if (!made) throw new Error('no row');
  return made;
};

describe("a coin's month", () => {
  it('reads curves in their own unit and adds up thirty days of income', () => {
    const { figures, days, unit } = row();
    expect(days).toHaveLength(30);
    expect(unit).toBe('TH/s');
    expect(figures.averageHs).toBeCloseTo(15e18, -6);
    expect(figures.networkShare).toBeCloseTo(0.015, 12);
    expect(figures.incomePerUnit).toBeCloseTo(30 * 0.000_000_4, 12);
    expect(figures.incomeUsdPerUnit).toBeCloseTo(30 * 0.04, 9);
  });

  it('earns less on days with a larger network', () => {
    expect(row({ network: hashrates(2_000_000_000) }).figures.incomePerUnit).toBeCloseTo(15 * 0.000_000_4, 12);
  });

  it('stands without a list, a network or a price, and is none without the pool curve', () => {
    const { figures } = row({ record: undefined, network: undefined, price: undefined });
    expect(figures).toMatchObject({ networkShare: undefined, priceChange: undefined, incomePerUnit: undefined });
    expect(figures.peakHs).toBeCloseTo(15e18, -6);
    expect(monthRow(parts({ pool: undefined }))).toBeUndefined();
    expect(monthRow(parts({ pool: [] }))).toBeUndefined();
  });

  it('weighs the income of AI(BTC) by its ratio of the day over that of today', () => {
    const record = poolCoin({ coinType: 9, coinName: 'AI(BTC)' });
    const ai = { coin: coin(9), record };
    expect(chainOf(coin(9)).symbol).toBe('BTC');
    const steady = row({ ...ai, aiRatios: aiRatios(1.1) }).figures.incomePerUnit ?? Number.NaN;
    expect(steady).toBeCloseTo(30 * 0.000_000_4, 12);
    const rising = row({ ...ai, aiRatios: aiRatios(0.9, 1.1) }).figures.incomePerUnit ?? Number.NaN;
    expect(rising / steady).toBeCloseTo(1 / 1.1, 9);
    expect(row({ ...ai, aiRatios: undefined }).figures.incomePerUnit).toBeUndefined();
  });
});

describe('the report', () => {
  it('has the coins that the pool shows in its order, and the usual ones before', () => {
    const list = [poolCoin({ coinType: 4 }), poolCoin({ coinType: 7, isShow: 0 }), poolCoin(), poolCoin({ coinType: 999 })];
    expect(coinsOf(list).map(({ symbol }) => symbol)).toEqual(['LTC', 'BTC']);
    expect(coinsOf(undefined)).toBe(reportedCoins);
  });

  it('adds up the incomes and names the largest share and the price moves, with BTC told once', () => {
    const ltc = { coin: coin(4), record: poolCoin({ coinType: 4, dayIncome: null }), pool: hashrates(300), network: hashrates(1000) };
    const rows = [
      row({ coin: coin(9), record: undefined, price: prices(50, 100), aiRatios: aiRatios(1) }),
      row(),
      row({ ...ltc, price: prices(100, 90) }),
    ];
    const totals = monthTotals(rows.slice(1, 2));
    // 15 million TH/s, four cents a day each, thirty days.
    expect(totals.incomeUsd).toBeCloseTo(15_000_000 * 0.04 * 30, 0);
    const { largestShare, best, worst } = monthTotals(rows);
    expect([largestShare, best, worst].map((each) => each?.coin.symbol)).toEqual(['LTC', 'BTC', 'LTC']);
  });

  it('has no sum that lacks a coin without an income, a price or a curve', () => {
    expect(monthTotals([row(), row({ record: poolCoin({ dayIncome: null }) })]).incomeUsd).toBeUndefined();
    const unpriced = prices(100_000).map((point, index) => (index === 4 ? { ...point, priceUsd: null } : point));
    expect(monthTotals([row({ price: unpriced })]).incomeUsd).toBeUndefined();
    expect(monthTotals([row(), null]).incomeUsd).toBeUndefined();
    expect(monthTotals([row({ price: unpriced }), null]).largestShare?.coin.symbol).toBe('BTC');
  });
});

describe('the CSV file', () => {
  it('has a line a coin and day, with plain figures, empty where nothing is known, and the label of simulated figures', () => {
    const madeAtMs = Date.parse('2026-11-21T04:00:00Z');
    const rows = [row({ price: undefined })];
    const [head, first, ...more] = monthCsv({ rows, head: (column) => column, madeAtMs, origin: 'Simulated data' });
    expect(head).toEqual([...csvColumns]);
    expect(more).toHaveLength(29);
    expect(first?.slice(0, 5)).toEqual(['2026-10-23', 'BTC', '15000000000000000000', '1000000000000000000000', null]);
    expect(Number(first?.[5])).toBeCloseTo(4e-7, 12);
    expect(first?.[5]).not.toMatch(/e/i);
    expect(first?.slice(6)).toEqual(['BTC/TH/s', '2026-11-21T04:00:00.000Z', 'Simulated data']);
  });
});

describe('the bars', () => {
  it('stand on the foot and reach as high as their value', () => {
    expect(barsPath([1, 2], { width: 100, height: 50, top: 2 })).toBe('M0.0 50v-25.0h36.0V50zM50.0 50v-50.0h36.0V50z');
    expect(barsPath([0], { width: 10, height: 10, top: 0 })).toContain('v-0.0');
  });

  it('are measured from nought', () => {
    expect(barTicks([16.1, 15.9], 3)).toEqual({ values: [20, 10, 0], digits: 0 });
  });
});
