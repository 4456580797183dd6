import { describe, expect, it } from 'vitest';
import type { Electricity } from '#src/domain/electricity/electricity.ts';
import { asicRow, freshRow, missingOf, withRowModel } from '#src/features/tools/fleet/fleet-draft.ts';
import { modelOf } from '#src/features/tools/machine-search.ts';
import { bestCardCoin, fleetLines, fleetSums, rowSource } from '#src/features/tools/fleet/fleet.model.ts';
import { planFile, planFileSchema } from '#src/features/tools/fleet/plan-file.ts';
import { asicFields } from '#src/features/tools/asic/asic-fields.ts';
import { noRules, rowFigures, rowName } from '#src/state/fleet.ts';
import { poolCoin } from '../../pool-coin.ts';
import { cards, fleetOf, m50s, s19j } from './fleet-rows.ts';

/** A TH/s brings 0.30 CNY a day: 1e-6 BTC at 42,000 USD are 0.042 USD, and a USD is 7 CNY, so 0.294. */
const btc = poolCoin({ dayIncome: 1e-6, dayIncomeMoney: 0.294, priceUsa: 42_000, difficulty: 150e12 });
/** A MH/s of ETC brings 0.0001 ETC at 20 USD: 0.002 USD. */
const etc = poolCoin({ coinType: 17, dayIncome: 0.0001, dayIncomeUnit: 'MH/s', dayIncomeMoney: 0.014, priceUsa: 20, difficulty: 3e15 });
const list = [btc, etc];
const night = Array.from({ length: 24 }, (_, hour) => (hour < 8 || hour >= 22 ? 0.35 : 0.62));
const electricity: Electricity = { currency: 'CNY', hours: { weekday: night, weekend: night }, dated: [], isFlat: false };
const nowMs = new Date(2026, 10, 25, 12, 5).getTime();
const linesOf = (rows: Parameters<typeof fleetOf>[0], rules = noRules) =>
  fleetLines({ fleet: fleetOf(rows, rules), list, electricity, nowMs });

describe('40 × S19j Pro 100T and 12 × M50S at 0.35 by night and 0.62 by day', () => {
  const lines = linesOf([s19j, m50s]);

  it('what each brings, its break-even price and its hours', () => {
    // 100 × 0.294 = 29.4 a day over 73.2 kWh; 126 × 0.294 = 37.044 over 78.624 kWh.
    expect(lines.map(({ machines }) => machines.incomePerDay)).toEqual([expect.closeTo(29.4, 9), expect.closeTo(37.044, 9)]);
    expect(lines.map(({ breakEven }) => breakEven)).toEqual([expect.closeTo(0.40163934, 7), expect.closeTo(0.47115385, 7)]);
    expect(lines.map(({ days }) => days.map(({ runningHours }) => runningHours))).toEqual([
      [10, 10],
      [10, 10],
    ]);
    expect(lines.map(({ name }) => name)).toEqual(['40 × Antminer S19j Pro 100T', '12 × Whatsminer M50S 126T']);
  });

  it('sums: hashrate, power, income, net by plan and without one', () => {
    const sums = fleetSums(lines);
    // 4,000 + 1,512 TH/s; 122,000 + 39,312 W; 40 × 29.4 + 12 × 37.044 = 1,176 + 444.528.
    expect(sums.hashrates).toEqual([{ algorithm: 'SHA256', hashrateHs: expect.closeTo(5512e12, 0) }]);
    expect(sums.powerW).toBe(161_312);
    expect(sums.income).toBeCloseTo(1620.528, 9);
    // 1,620.528 × 10 / 24 = 675.22; 161.312 kW × 10 h × 0.35 = 564.592.
    expect(sums.days[0]?.net).toBeCloseTo(110.628, 9);
    // 161.312 × (10 × 0.35 + 14 × 0.62) = 161.312 × 12.18 = 1,964.78016.
    expect(sums.days[0]?.netAllHours).toBeCloseTo(1620.528 - 1964.78016, 9);
  });

  it('never above 0.3 nothing runs; the cheapest 4 hours are those from midnight', () => {
    expect(linesOf([s19j], { ...noRules, mostPrice: '0.3', mostPriceIn: 'CNY' })[0]?.days[0]?.runningHours).toBe(0);
    const [day] = linesOf([s19j], { ...noRules, by: 'price', mostHours: '4' })[0]?.days ?? [];
    expect(day?.hours.map(({ isRunning }) => (isRunning ? 1 : 0)).join('')).toBe('111100000000000000000000');
  });

  it.each([
    ['in yuan', '0.4', 'CNY', 10],
    ['in dollars, by the rate', '0.06', 'USD', 10],
    ['in dollars, too low', '0.04', 'USD', 0],
  ] as const)('never above a price %s', (_name, mostPrice, mostPriceIn, hours) => {
    expect(linesOf([s19j], { ...noRules, mostPrice, mostPriceIn })[0]?.days[0]?.runningHours).toBe(hours);
  });

  it.each([
    ['kept without its currency', { ...noRules, mostPrice: '0.4' }, list],
    ['that no rate tells in yuan', { ...noRules, mostPrice: '0.06', mostPriceIn: 'USD', by: 'price' }, []],
  ] as const)('by a highest price %s no hour is decided, and no sum is nothing', (_name, rules, known) => {
    const [line] = fleetLines({ fleet: fleetOf([s19j], rules), list: known, electricity, nowMs });
    const [day] = line?.days ?? [];
    expect(day?.hours.every(({ isRunning }) => isRunning === undefined)).toBe(true);
    expect([day?.income, day?.electricity, day?.net]).toEqual([undefined, undefined, undefined]);
  });

  it('as a file has the highest price in its currency, and as it was typed', () => {
    const rulesIn = (mostPriceIn: 'CNY' | 'USD' | null, cnyPerUsd?: number) =>
      planFile({
        lines,
        rules: { ...noRules, mostPrice: '0.06', mostPriceIn },
        shown: { currency: 'CNY', cnyPerUsd },
        isSimulated: false,
        nowMs,
      }).rules;
    expect(rulesIn('USD', 7)).toMatchObject({ mostPrice: 0.42, mostPriceTyped: { amount: 0.06, currency: 'USD' } });
    expect(rulesIn('USD')).toMatchObject({ mostPrice: null, mostPriceTyped: { amount: 0.06, currency: 'USD' } });
    expect(rulesIn(null, 7)).toMatchObject({ mostPrice: null, mostPriceTyped: { amount: 0.06, currency: null } });
  });

  it('as a file for automations holds every hour of both days and reads back by its schema', () => {
    const file = planFile({
      lines,
      rules: { ...noRules, mostStarts: '2' },
      shown: { currency: 'CNY', cnyPerUsd: 7 },
      isSimulated: true,
      nowMs,
    });
    expect(planFileSchema.parse(JSON.parse(JSON.stringify(file)))).toEqual(file);
    expect(file.rules).toEqual({ by: 'income', mostHours: null, mostPrice: null, mostPriceTyped: null, leastRun: null, mostStarts: 2 });
    expect(file.rows.map(({ name, hours }) => [name, hours.length, hours.filter(({ run }) => run).length])).toEqual([
      ['40 × Antminer S19j Pro 100T', 48, 20],
      ['12 × Whatsminer M50S 126T', 48, 20],
    ]);
    expect(file.rows[0]?.hours[8]).toEqual({
      from: new Date(2026, 10, 25, 8).toISOString(),
      to: new Date(2026, 10, 25, 9).toISOString(),
      pricePerKwh: 0.62,
      run: false,
    });
  });
});

describe('cards in a fleet', () => {
  it('draw what their supply takes, and are summed by their algorithm', () => {
    const [line] = linesOf([cards]);
    // 60 MH/s × 0.002 USD × 7 = 0.84 a day of one; 130 / 0.92 = 141.304 W are 3.3913 kWh.
    expect(line?.machines.incomePerDay).toBeCloseTo(0.84, 9);
    expect(line?.powerW).toBeCloseTo((6 * 130) / 0.92, 9);
    expect(line?.breakEven).toBeCloseTo(0.84 / 3.391304348, 6);
    expect(fleetSums(linesOf([s19j, cards])).hashrates.map(({ algorithm }) => algorithm)).toEqual(['SHA256', 'Etchash']);
  });

  it('of a machine take the hashrate that its name was pasted with, and keep their figures for one that is not listed', () => {
    const named = withRowModel(freshRow('asic'), { model: 'AvalonMiner 1246 90T', hashrateHs: '85000000000000' });
    expect(named).toMatchObject({ model: 'AvalonMiner 1246 90T', hashrate: '85', power: '3420' });
    expect(withRowModel(named, modelOf(''))).toEqual({ ...named, model: '' });
  });

  it('start with the coin that leaves most, and with its figures', () => {
    const coinId = bestCardCoin('RTX 3070', { list, electricity, nowMs });
    expect(coinId).toBe(17);
    expect(withRowModel(freshRow('gpu'), modelOf('RTX 3070'), { bestCoinId: coinId })).toMatchObject({
      coinId: 17,
      hashrate: '60',
      power: '130',
      psu: '92',
    });
  });
});

describe('the figures of a row', () => {
  it('have the source of the list, unless they are the visitor’s own', () => {
    expect(rowSource(s19j)).toEqual({ site: 'asicminervalue.com', date: '2026-04' });
    expect(rowSource({ ...s19j, hashrate: '98' })).toBe('own');
    expect(rowSource({ ...s19j, model: '' })).toBe('own');
    expect(rowSource({ ...s19j, model: 'Antminer S19 90T', hashrate: '90', power: '3105' })).toBe('unknown');
    expect(rowSource(withRowModel(freshRow('gpu'), modelOf('RTX 3070')))).toHaveProperty('date');
  });
});

describe('what is not known', () => {
  it('without the pool has no income, no plan by income, but a power', () => {
    const lines = fleetLines({ fleet: fleetOf([s19j]), list: undefined, electricity, nowMs });
    const sums = fleetSums(lines);
    expect([sums.income, sums.days[0]?.net, sums.powerW]).toEqual([undefined, undefined, 122_000]);
    expect(lines[0]?.days[0]?.hours[0]?.isRunning).toBeUndefined();
  });

  it('of a row is said before it is taken', () => {
    expect(missingOf(freshRow('gpu'))).toEqual({ count: false, hashrate: true, power: true, psu: false });
    expect(missingOf({ ...cards, psu: '0' }).psu).toBe(true);
    expect(asicRow({ ...asicFields.initial, hashrate: '' })).toBeUndefined();
    expect(asicRow(asicFields.initial)).toMatchObject({ model: 'Antminer S21 200T', count: '1', hashrate: '200', coinId: 1 });
  });

  it('a supply of no stated efficiency passes everything on, and own figures are the name', () => {
    expect(rowFigures({ ...cards, psu: '' }).powerW).toBe(130);
    expect(rowName({ ...cards, model: '' })).toBe('60 MH/s');
  });
});
