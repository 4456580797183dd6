import { describe, expect, it } from 'vitest';
import { toHs } from '#src/domain/units.ts';
import { comparedMonths } from '#src/features/monthly-report/comparison.model.ts';
import { reportedCoins } from '#src/domain/coins.ts';
import { monthDayStarts } from '#src/domain/month.ts';
import { fileColumns, monthCsv } from '#src/features/monthly-report/month-csv.ts';
import { chainOf, coinsOf, monthIncome, type MonthParts, monthRow, monthTotals } from '#src/features/monthly-report/month.model.ts';
import { aiRatios, coin, hashrates, MADE_AT_MS, poolCoin, prices } from './samples.ts';

/** BTC: 15 EH/s of 1000 EH/s, in the curve's TH/s. */
const parts = (changes: Partial<MonthParts> = {}): MonthParts => ({
  coin: coin(1),
  record: poolCoin(),
  pool: hashrates(15_000_000),
  network: hashrates(1_000_000_000),
  price: prices(100_000),
  aiRatios: undefined,
  cnyPerUsd: undefined,
  dayStarts: monthDayStarts(MADE_AT_MS),
  todayMs: monthDayStarts(MADE_AT_MS).at(-1) ?? 0,
  ...changes,
});
const row = (changes: Partial<MonthParts> = {}) => {
  const made = monthRow(parts(changes));
  if (!made) throw new Error('no row');
  return made;
};

describe("a coin's month", () => {
  it('reads curves in their own unit and adds up the income of the days that are over', () => {
    const { figures, days, unit } = row();
    expect(days).toHaveLength(30);
    expect(unit).toBe('PH/s');
    expect(figures.averageHs).toBeCloseTo(15e18, -6);
    expect(figures.networkShare).toBeCloseTo(0.015, 12);
    expect(figures.incomePerUnit).toBeCloseTo(29 * 0.000_4, 12);
    expect(figures.incomeUsdPerUnit).toBeCloseTo(29 * 40, 9);
  });

  it('earns less on days with a larger network', () => {
    expect(row({ network: hashrates(2_000_000_000) }).figures.incomePerUnit).toBeCloseTo(14.5 * 0.000_4, 12);
  });

  it('earns by the difficulty and the reward that the pool states of a day, before anything reckoned', () => {
    const { difficulty } = poolCoin();
    const stated = (changes: object) => row({ network: hashrates(1_000_000_000).map((point) => ({ ...point, ...changes })) });
    expect(stated({ difficulty: 2 * difficulty! }).figures.incomePerUnit).toBeCloseTo(14.5 * 0.000_4, 12);
    expect(stated({ blockReward: 6.25 }).figures.incomePerUnit).toBeCloseTo(2 * 29 * 0.000_4, 12);
  });

  it("earns today's income since the present difficulty holds, and before it by whole periods of one difficulty", () => {
    const network = hashrates(2_000_000_000, 4_000_000_000);
    const { days } = row({ network, record: poolCoin({ difficultyTime: network[20]!.dataTime }) });
    const incomes = days.map(({ incomePerUnit = Number.NaN }) => incomePerUnit);
    for (const income of incomes.slice(20)) expect(income).toBeCloseTo(0.000_4, 12);
    for (const income of incomes.slice(7, 20)) expect(income).toBe(incomes[10]);
    expect(incomes[10]).toBeLessThan(0.000_2);
    expect(incomes[2]).toBeGreaterThan(incomes[10]!);
  });

  it('has the move of its price since the first day began, where the pool tells with what it began', () => {
    const opened = prices(100, 120).map((point, index) => ({ ...point, openUsd: 80 + index }));
    expect(row({ price: opened }).figures.priceChange).toBeCloseTo(0.5, 12);
  });

  it('keeps a unit of the pool that is none of ours', () => {
    const { unit, figures } = row({ record: poolCoin({ dayIncomeUnit: 'Sol/s' }) });
    expect(unit).toBe('Sol/s');
    expect(figures.incomePerUnit).toBeCloseTo(29 * 0.000_000_4, 12);
  });

  it('stands without a list, a network or a price, and is none without the pool curve', () => {
    const { figures, unit } = row({ record: undefined, network: undefined, price: undefined });
    expect(unit).toBe('PH/s');
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
    expect(steady).toBeCloseTo(29 * 0.000_4, 12);
    const rising = row({ ...ai, aiRatios: aiRatios(0.9, 1.1) }).figures.incomePerUnit ?? Number.NaN;
    expect(rising / steady).toBeCloseTo((0.9 + (0.2 * 14) / 29) / 1.1, 9);
    expect(row({ ...ai, aiRatios: undefined }).figures.incomePerUnit).toBeUndefined();
    expect(monthIncome(row({ ...ai, aiRatios: aiRatios(1.1) }), undefined).text).toBe('0.01160000 BTC');
  });
});

describe('curves as pools send them', () => {
  const reversed = <T>(points: readonly T[]) => points.toReversed();

  it('count the same newest first', () => {
    const rising = { pool: hashrates(10, 20), network: hashrates(1000, 2000), price: prices(100, 120) };
    const turned = { pool: reversed(rising.pool), network: reversed(rising.network), price: reversed(rising.price) };
    expect(row(turned)).toEqual(row(rising));
    expect(row(turned).figures).toMatchObject({ lastPriceUsd: 120, priceChange: expect.closeTo(0.2, 12) });
  });

  it('keep their gaps', () => {
    const { figures, days } = row({ pool: hashrates(15_000_000).filter((_, index) => index % 5 !== 0) });
    expect(days).toHaveLength(30);
    expect(days[5]?.poolHs).toBeUndefined();
    expect(figures).toMatchObject({ knownDays: 23, fullDays: 29 });
    expect(figures.incomePerUnit).toBeCloseTo(23 * 0.000_4, 12);
    expect(monthTotals([row(), row({ pool: hashrates(1).slice(10) })])).toMatchObject({ knownDays: 19, fullDays: 29 });
    expect(monthTotals([row({ pool: hashrates(1).slice(10) })])).toMatchObject({ knownDays: 19, fullDays: 29 });
  });

  it('stand by the hour, too: of a day the last point counts', () => {
    const hourly = hashrates(15_000_000).map((point) => ({ ...point, dataTime: point.dataTime + 3600 }));
    expect(row({ pool: [...hashrates(7), ...hourly] }).figures.averageHs).toBeCloseTo(15e18, -6);
  });

  it('never make a figure that is none', () => {
    const huge = hashrates(1e300);
    const rows = [
      row({ record: poolCoin({ dayIncomeUnit: 'Sol/s' }) }),
      row({ network: huge }),
      row({ network: hashrates(0) }),
      row({ price: prices(0) }),
    ];
    for (const made of rows) expect(JSON.stringify({ made, totals: monthTotals(rows) })).not.toMatch(/NaN|Infinity/);
    for (const { figures } of rows) expect(Object.values(figures).some((figure) => Number.isNaN(figure))).toBe(false);
    expect(monthTotals(rows.slice(0, 1)).incomeUsd).toBeUndefined();
    expect(monthRow(parts({ pool: huge }))?.figures.averageHs ?? 0).not.toBe(Infinity);
  });

  it('have incomes that a pool rounds to eight decimals mended as in the table', () => {
    const stated = 3.3737e-7;
    const blockReward = (stated / 0.98) * (1e9 / 144);
    const record = poolCoin({ dayIncome: Number(stated.toFixed(8)), blockReward, fee: '0.02', incomeType: 'PPS' });
    expect(row({ record }).figures.incomePerUnit).toBeCloseTo(29 * stated * 1000, 9);
  });
});

describe('merged mining in the month', () => {
  const ltc = row({
    coin: coin(4),
    record: poolCoin({ coinType: 4, dayIncome: 0.000001, dayIncomeUnit: 'MH/s', blockReward: null }),
    price: prices(80),
    network: undefined,
  });
  const doge = row({
    coin: coin(6),
    record: poolCoin({ coinType: 6, dayIncome: 0.004, dayIncomeUnit: 'MH/s', blockReward: null }),
    price: prices(0.1),
    network: undefined,
  });

  it('is "x LTC + y DOGE" and the worth of both', () => {
    const told = (made: typeof ltc, coins: number, usd: number) => ({
      ...made,
      figures: { ...made.figures, incomePerUnit: coins, incomeUsdPerUnit: usd, knownDays: 29 },
    });
    const income = monthIncome(told(ltc, 0.029, 2.32), {
      ...told(doge, 116, 11.6),
      figures: { ...doge.figures, incomePerUnit: 116, incomeUsdPerUnit: 11.6, knownDays: 25 },
    });
    expect(income).toMatchObject({ text: '0.02900000 LTC + 116.00000000 DOGE', usd: expect.closeTo(13.92, 10), knownDays: 25 });
    // Nobody tells what DOGE brought: it is not nothing.
    expect(monthIncome(told(ltc, 0.029, 2.32), undefined)).toMatchObject({ text: '0.02900000 LTC + -- DOGE', usd: undefined });
    // Nothing is mined along.
    expect(monthIncome({ ...told(ltc, 0.029, 2.32), sideCoin: undefined }, undefined)).toMatchObject({ text: '0.02900000 LTC', usd: 2.32 });
    const byMegahash = { ...told(doge, 0.116, 0.0116), unit: 'MH/s' };
    expect(monthIncome(told(ltc, 0.029, 2.32), byMegahash)).toMatchObject({
      text: '0.02900000 LTC + 116.00000000 DOGE',
      usd: expect.closeTo(13.92, 10),
    });
  });
});

describe('the sum of a month', () => {
  const record = (changes: object) => poolCoin({ dayIncomeUnit: 'MH/s', blockReward: null, ...changes });
  const network = hashrates(2_000_000_000);
  const ltc = row({
    network,
    coin: coin(4),
    record: record({ coinType: 4, dayIncome: 0.000001 }),
    price: prices(80),
    pool: hashrates(300),
  });
  const doge = row({ network, coin: coin(6), record: record({ coinType: 6, dayIncome: 0.004 }), price: prices(0.1), pool: hashrates(280) });

  it('agrees with its rows: what is mined along counts once, with the hashrate of the row that it stands in', () => {
    const ofRow = ((monthIncome(ltc, doge).usd ?? 0) * ltc.figures.averageHs) / toHs(1, ltc.unit);
    const totals = monthTotals([ltc, doge]);
    expect((totals.incomeUsd ?? 0) / ofRow).toBeCloseTo(1, 12);
    expect((totals.incomeUsdByDay[0] ?? 0) / (ofRow / 29)).toBeCloseTo(1, 12);
  });

  it('has what is mined along for itself where the report has not the coin that earns it', () => {
    const ofRow = ((doge.figures.incomeUsdPerUnit ?? 0) * doge.figures.averageHs) / toHs(1, doge.unit);
    expect((monthTotals([doge]).incomeUsd ?? 0) / ofRow).toBeCloseTo(1, 12);
  });
});

describe('two months beside each other', () => {
  it('are compared coin by coin, sums by the day', () => {
    const [now, then] = [row({ pool: hashrates(20_000_000) }), row({ price: prices(50_000), dayStarts: parts().dayStarts.slice(10) })];
    const month = (made: typeof now) => ({
      entries: [{ coin: made.coin, row: made, side: undefined, within: undefined }],
      totals: monthTotals([made]),
      fullDays: made.figures.fullDays,
    });
    const { rows, incomeUsd, days, otherDays } = comparedMonths(month(now), month(then));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.averageHs.map((hs = 0) => hs / 1e18)).toEqual([expect.closeTo(20, 6), expect.closeTo(15, 6)]);
    expect(rows[0]?.priceUsd).toEqual([100_000, 50_000]);
    expect(rows[0]?.incomeUsd).toEqual([expect.closeTo(40, 9), expect.closeTo(20, 9)]);
    expect(incomeUsd).toEqual([expect.closeTo(20_000 * 40, 3), expect.closeTo(15_000 * 20, 3)]);
    expect([days, otherDays]).toEqual([
      { known: 29, full: 29 },
      { known: 19, full: 19 },
    ]);
    // A coin that the other month has not.
    expect(comparedMonths(month(now), { entries: [], totals: undefined, fullDays: 31 }).rows[0]?.averageHs[1]).toBeUndefined();
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
    // 15 million TH/s, four cents a day each, 29 days.
    expect(totals.incomeUsd).toBeCloseTo(15_000_000 * 0.04 * 29, 0);
    const { largestShare, best, worst } = monthTotals(rows);
    expect([largestShare, best, worst].map((each) => each?.coin.symbol)).toEqual(['LTC', 'BTC', 'LTC']);
  });

  it('lists a coin once, however often the pool does', () => {
    expect(coinsOf([poolCoin(), poolCoin()])).toHaveLength(1);
  });

  it('has no sum that lacks a coin without an income, a price or a curve', () => {
    expect(monthTotals([row(), row({ record: poolCoin({ dayIncome: null }) })]).incomeUsd).toBeUndefined();
    const unpriced = prices(100_000).map((point, index) => (index === 4 ? { ...point, priceUsd: null } : point));
    expect(monthTotals([row({ price: unpriced })]).incomeUsd).toBeUndefined();
    expect(monthTotals([row(), null]).incomeUsd).toBeUndefined();
    expect(monthTotals([row({ price: unpriced }), null]).largestShare?.coin.symbol).toBe('BTC');
    const [ltc, doge] = [row({ coin: coin(4) }), row({ coin: coin(6) })];
    expect(monthTotals([row(), ltc])).toMatchObject({
      incomeUsd: undefined,
      incomeUsdByDay: expect.not.arrayContaining([expect.any(Number)]),
    });
    expect(monthTotals([row(), ltc, doge]).incomeUsd).toBeGreaterThan(0);
    expect(monthTotals([]).incomeUsd).toBeUndefined();
  });
});

describe('the CSV file', () => {
  const madeAtMs = Date.parse('2026-11-21T04:00:00Z');
  const csvColumns = fileColumns.map(({ id }) => id);
  type CsvEntries = Parameters<typeof monthCsv>[0]['entries'];
  const linesOf = (entries: CsvEntries, atMs = madeAtMs) =>
    monthCsv({ entries, head: (column) => column, madeAtMs: atMs, origin: 'Simulated data' });
  const cellsOf = (lines: ReturnType<typeof linesOf>, column: (typeof csvColumns)[number]) =>
    lines.slice(1).map((line) => line[csvColumns.indexOf(column)]);

  it('has a line a coin and day, with plain figures, empty where nothing is known, and the label of simulated figures', () => {
    const [head, first, ...more] = linesOf([{ row: row({ price: undefined }), side: undefined }]);
    expect(head).toEqual(csvColumns);
    expect(more).toHaveLength(29);
    expect(first?.slice(0, 6)).toEqual(['2026-10-23', '1', 'BTC', '15000000000000000000', '1000000000000000000000', null]);
    expect(first?.[6]).toBe('0.0004');
    expect(more.at(-1)?.slice(0, 2)).toEqual(['2026-11-21', '0.5']);
    expect(first?.slice(7)).toEqual([null, 'BTC/PH/s', '2026-11-21T04:00:00.000Z', 'Simulated data']);
  });

  it('has the price at the end of each day, a line for each day, an empty cell where none is known, and none for a coin without a month', () => {
    const price = prices(100, 129).map((point) => ({ ...point, openUsd: 1 }));
    const [still, ...pool] = hashrates(15_000_000).slice(2);
    const lines = linesOf([
      { row: null, side: undefined },
      { row: row({ price, pool: [{ ...still!, hashrate: 0 }, ...pool] }), side: undefined },
    ]);
    expect(cellsOf(lines, 'day')).toHaveLength(30);
    expect(cellsOf(lines, 'day')[0]).toBe('2026-10-23');
    expect(cellsOf(lines, 'price')[2]).toBe('102');
    expect(cellsOf(lines, 'poolHashrate').slice(0, 4)).toEqual([null, null, '0', '15000000000000000000']);
  });

  it('has AI(BTC) under its own name, paid in BTC', () => {
    const ai = row({ coin: coin(9), record: poolCoin({ coinType: 9 }), aiRatios: aiRatios(1.1) });
    const [, line] = linesOf([{ row: ai, side: undefined }]);
    expect([line?.[2], line?.[8]]).toEqual(['AI(BTC)', 'BTC/PH/s']);
  });

  it('has what is mined along on each day, by the unit of its line', () => {
    const record = (coinType: number) => poolCoin({ coinType, dayIncome: 0.000_001, dayIncomeUnit: 'MH/s', blockReward: null });
    const ltc = row({ coin: coin(4), record: record(4) });
    const doge = row({ coin: coin(6), record: record(6) });
    const days = doge.days.map((day, index) => ({ ...day, incomePerUnit: index }));
    const lines = linesOf([{ row: ltc, side: { ...doge, unit: 'MH/s', days } }]);
    expect(cellsOf(lines, 'sideIncome').slice(0, 3)).toEqual(['0', '1000', '2000']);
  });

  it('never says that more than the whole of the running day is over, nor less than nothing', () => {
    const dayParts = (atMs: number) => cellsOf(linesOf([{ row: row(), side: undefined }], atMs), 'dayPart').slice(-2);
    expect(dayParts(madeAtMs + 86_400_000)).toEqual(['1', '1']);
    expect(dayParts(madeAtMs - 86_400_000)).toEqual(['1', '0']);
  });
});

describe('the income by day', () => {
  it('is that of all coins together, the running day last and in no sum', () => {
    const { incomeUsd, incomeUsdByDay } = monthTotals([row(), row()]);
    expect(incomeUsdByDay).toHaveLength(30);
    const [first = 0] = incomeUsdByDay;
    // 15 EH/s at 0.0004 BTC per PH/s and $100,000, twice.
    expect(first).toBeCloseTo(2 * 15_000 * 0.0004 * 100_000, 2);
    expect(incomeUsd).toBeCloseTo(29 * first, 2);
  });

  it('is not known on a day of which a coin does not tell', () => {
    const { incomeUsdByDay } = monthTotals([row(), row({ pool: hashrates(15_000_000).slice(6) })]);
    expect(incomeUsdByDay.map((income) => income !== undefined)).toEqual([...Array(6).fill(false), ...Array(24).fill(true)]);
    expect(monthTotals([row(), null]).incomeUsdByDay.every((income) => income === undefined)).toBe(true);
  });
});
