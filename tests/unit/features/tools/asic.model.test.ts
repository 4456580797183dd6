import { createStore } from 'jotai';
import { describe, expect, it, onTestFinished } from 'vitest';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { toHs } from '#src/domain/units.ts';
import {
  asicCoins,
  asicFields,
  type AsicInputsOf,
  coinOf,
  comparedAsics,
  withCoin,
  withModel,
} from '#src/features/tools/asic/asic-fields.ts';
import { asicDay, asicForecasts } from '#src/features/tools/asic/asic.model.ts';
import { machineUnits } from '#src/domain/machines/asic-catalogue.ts';
import { asicAlgorithms, asicOf, asics } from '#src/domain/machines/asics.ts';
import { toolLink } from '#src/features/tools/tool-inputs.ts';
import { writeStored } from '#src/lib/storage.ts';
import { flatDay, hourlyDay } from '#tests/unit/domain/electricity/flat-day.ts';
import { btc, dayOf, initial, inputs, market, row, usual } from './asic-samples.ts';
import { calmestCpuMs, RECALCULATION_MS } from '#tests/cpu-time.ts';

const nowMs = Date.UTC(2026, 10, 23, 6);
const forecastsOf = (fields: Partial<AsicInputsOf>, course = {}, currency: 'USD' | 'CNY' = 'USD', day = usual) =>
  asicForecasts({ inputs: inputs(fields), list: [btc], course, currency, usual: day }, nowMs);

describe('a day of ASICs', () => {
  it('is income less electricity (P02 to P04)', () => {
    const exact = row({
      ...btc,
      dayIncome: coinsPerDay({ symbol: 'BTC', hashrateHs: 1e12, difficulty: 148.2e12, blockReward: 3.125, feeRate: 0.02 }),
    });
    const day = dayOf({}, [exact]);
    expect(day.coins?.toFixed(8)).toBe('0.00008314');
    expect(day.shutdownUsd?.toFixed(2)).toBe('60620.40');
    expect(day.ratio).toBe(17.5);
    expect(day.net?.toFixed(2)).toBe('2.19');
    expect(day.hashCost).toBeCloseTo(25.2, 9);
  });

  it('follows a typed price, difficulty and fee', () => {
    const stated = dayOf();
    expect(dayOf({ price: '174000' }).income).toBeCloseTo(stated.income! * 2, 9);
    expect(dayOf({ difficulty: '296.4' }).income).toBeCloseTo(stated.income! / 2, 9);
    expect(dayOf({ fee: '0' }).income).toBeCloseTo(stated.income! / 0.98, 9);
    expect(dayOf({ fee: '100' }).income).toBe(0);
    expect(dayOf({ count: '3' }).net).toBeCloseTo(stated.net! * 3, 9);
  });

  it('takes the fee of the first way of being paid, and what the pool says of a coin where it says it', () => {
    expect(market([{ ...btc, incomeType: 'PPS PPLNS', fee: '0.02 0.04' }]).feeRate).toBe(0.02);
    const silent = row({ ...btc, dayIncome: null, dayIncomeMoney: null });
    const income = (fields: Partial<AsicInputsOf>, record = silent) => dayOf(fields, [record]).coins;
    const formula = (feeRate: number) =>
      coinsPerDay({ symbol: 'BTC', hashrateHs: 2e14, difficulty: 148.2e12, blockReward: 3.125, feeRate });
    expect(income({})).toBeCloseTo(formula(0.02), 12);
    expect(income({ fee: '10' })).toBeCloseTo(formula(0.1), 12);
    expect(income({ difficulty: '296.4' })).toBeCloseTo(formula(0.02) / 2, 12);
    expect(income({}, { ...silent, fee: '' })).toBeUndefined();
    expect(income({}, { ...btc, fee: '' })).toBeCloseTo(dayOf().coins!, 12);
    // What the pool states is net of a fee that it does not tell: another is that of the formula.
    expect(income({ fee: '10' }, { ...btc, fee: '' })).toBeCloseTo(formula(0.1), 12);
  });

  it('follows the means of a span', () => {
    const day = dayOf({}, [btc], { priceUsd: 43_500, difficulty: 74.1e12 });
    expect(day.income).toBeCloseTo(dayOf().income!, 9);
  });

  it('counts a merged coin on a line of its own', () => {
    const ltc = row({ coinType: 4, dayIncome: 1e-6, dayIncomeUnit: 'MH/s', priceUsa: 100, difficulty: 1.2e8 });
    const doge = row({ coinType: 6, dayIncome: 0.004, dayIncomeUnit: 'MH/s', priceUsa: 0.2, difficulty: 4.7e7, isAux: 1 });
    const scrypt = withCoin(inputs(), '4');
    expect(scrypt).toMatchObject({ model: 'Antminer L9 16G', hashrate: '16', coin: '4' });
    const day = asicDay({ inputs: scrypt, market: market([ltc, doge], 4), currency: 'USD', usual });
    expect(day.coinIncome).toBeCloseTo(1.6, 6);
    expect(day.side).toMatchObject({ symbol: 'DOGE' });
    expect(day.side?.income).toBeCloseTo(12.8, 6);
    expect(day.income).toBeCloseTo(14.4, 6);
    expect(day.share).toBeCloseTo(day.electricity! / 14.4, 6);
    expect(day.breakEven).toBeCloseTo(14.4 / (3.36 * 24), 6);
    expect(day.shutdownUsd).toBe(0);
    const growing = asicForecasts({ inputs: scrypt, list: [ltc, doge], course: { growth: 0.01 }, currency: 'USD', usual }, nowMs);
    // The halving of LTC is further off.
    expect(growing?.scenarios[1]?.lossIn).toBeCloseTo(Math.log(14.4 / day.electricity!) * 100, 5);
    expect(growing?.scenarios[0]?.course.uncutShare).toBeCloseTo(12.8 / 14.4, 9);
    const harder = asicDay({ inputs: scrypt, market: market([ltc, doge], 4), currency: 'USD', usual, difficultyFactor: 2, priceFactor: 3 });
    expect([harder.coinIncome, harder.side?.income]).toEqual([expect.closeTo(2.4, 6), expect.closeTo(6.4, 6)]);
    const dear = asicDay({ inputs: { ...scrypt, fee: '100' }, market: market([ltc, doge], 4), currency: 'USD', usual: flatDay(0.17) });
    expect([dear.income, dear.side?.coins]).toEqual([0, 0]);
    const alone = asicDay({ inputs: scrypt, market: market([ltc], 4), currency: 'USD', usual });
    expect([alone.coinIncome, alone.income, alone.net]).toEqual([expect.closeTo(1.6, 6), undefined, undefined]);
  });

  it('is unknown, never NaN, where the pool or a link says nothing of use', () => {
    const blank = row({ coinType: 1, dayIncome: null, dayIncomeMoney: null, priceUsa: null, difficulty: null, blockReward: null });
    expect(dayOf({}, [blank])).toMatchObject({ coins: undefined, income: undefined, net: undefined, shutdownUsd: undefined });
    const odd = dayOf({ hashrate: 'x' });
    expect([odd.income, odd.net, odd.ratio]).toEqual([undefined, undefined, undefined]);
    expect(dayOf({ hashrate: '', power: '' })).toMatchObject({
      income: 0,
      net: 0,
      electricity: 0,
      share: undefined,
      shutdownUsd: undefined,
    });
  });

  it('is of one machine where it says what one takes, and of none there is no payback and no loss', () => {
    const course = { growth: 0.001 };
    const [one, three] = ['1', '3'].map((count) => dayOf({ count, cost: '300', costIn: 'USD' }, [btc], course));
    for (const same of ['ratio', 'share', 'hashPrice', 'hashCost', 'shutdownUsd', 'breakEven'] as const)
      expect(three![same], same).toBeCloseTo(Number(one![same]), 9);
    expect([three!.powerW, three!.hashrateHs, three!.electricity]).toEqual([10_500, 600e12, expect.closeTo(15.12, 9)]);
    expect(one!.hashPrice).toBeCloseTo(one!.income! * 5, 9);
    const [alone, many, none] = ['1', '3', '0'].map((count) => forecastsOf({ count, cost: '300', costIn: 'USD' }, course)?.scenarios);
    expect(many?.map(({ lossIn, payback }) => [lossIn, payback])).toEqual(
      alone?.map(({ lossIn, payback }) => [expect.closeTo(Number(lossIn), 5), expect.closeTo(Number(payback), 5)]),
    );
    expect(Number(alone?.[1]?.payback)).toBeGreaterThan(Number(alone?.[0]?.payback));
    expect(none?.map(({ lossIn, payback }) => [lossIn, payback])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('runs by the hour only while it pays: coins, income and electricity are of those hours', () => {
    const whole = dayOf();
    const cheap = whole.breakEven! / 2;
    const prices = Array.from({ length: 24 }, (_, hour) => (hour < 10 ? cheap : cheap * 4));
    const day = asicDay({ inputs: inputs(), market: market(), currency: 'USD', usual: hourlyDay(prices) });
    expect([day.runningHours, day.hours]).toEqual([10, 24]);
    expect(day.coins).toBeCloseTo((whole.coins! * 10) / 24, 12);
    expect(day.net).toBeCloseTo((whole.income! * 10) / 24 / 2, 9);
    expect(day.allDay.net).toBeCloseTo(whole.income! * (1 - (10 * 0.5 + 14 * 2) / 24), 9);
    expect([day.hashPrice, day.breakEven]).toEqual([whole.hashPrice, whole.breakEven]);
    expect(day.hashCost).toBeCloseTo(whole.hashPrice! / 2, 9);
    // The cheapest hour stands still last.
    expect(day.shutdownUsd).toBeCloseTo(87_000 / 2, 4);
  });

  it('has a shutdown price in USD, whichever currency is shown', () => {
    const rate = cnyPerUsd([btc]) ?? Number.NaN;
    const shown = asicDay({ inputs: inputs(), market: market(), currency: 'CNY', usual: flatDay(0.06 * rate) });
    expect(shown.shutdownUsd! / dayOf().shutdownUsd!).toBeCloseTo(1, 6);
  });

  it('a price of the machine counts in the currency it was typed in, whichever is shown', () => {
    const rate = cnyPerUsd([btc]) ?? Number.NaN;
    const paid = (cost: Partial<ReturnType<typeof inputs>>, currency: 'USD' | 'CNY') =>
      forecastsOf(cost, {}, currency, flatDay(0))?.scenarios[0]?.payback;
    const days = paid({ cost: '3000', costIn: 'USD' }, 'USD');
    expect(days).toBeGreaterThan(0);
    expect(paid({ cost: '3000', costIn: 'USD' }, 'CNY')).toBeCloseTo(Number(days), 6);
    // It is that of one machine.
    expect(paid({ cost: '3000', costIn: 'USD', count: '3' }, 'USD')).toBeCloseTo(Number(days), 6);
    expect(paid({ cost: (3000 * rate).toFixed(8), costIn: 'CNY' }, 'USD')).toBeCloseTo(Number(days), 6);
  });

  it('takes less than the bar of a recalculation', () => {
    const given = {
      inputs: inputs({ cost: '3000', costIn: 'USD' }),
      market: market([btc], 1, { growth: 0.001 }),
      currency: 'USD',
      usual,
    } as const;
    expect(calmestCpuMs(() => asicDay(given), RECALCULATION_MS)).toBeLessThan(RECALCULATION_MS);
    expect(calmestCpuMs(() => forecastsOf({ cost: '3000', costIn: 'USD' }, { growth: 0.001 }), RECALCULATION_MS)).toBeLessThan(
      RECALCULATION_MS,
    );
    const byHour = hourlyDay(Array.from({ length: 24 }, (_, hour) => 0.04 + hour / 200));
    expect(
      calmestCpuMs(() => forecastsOf({ cost: '3000', costIn: 'USD' }, { growth: 0.001 }, 'USD', byHour), RECALCULATION_MS),
    ).toBeLessThan(RECALCULATION_MS);
  });

  it('by the hour pays back by the hours that pay, and falls under its electricity when the cheapest does', () => {
    const { breakEven } = dayOf() as { breakEven: number };
    const prices = Array.from({ length: 24 }, (_, hour) => (hour < 12 ? breakEven / 2 : breakEven * 2));
    const [today, trend] = forecastsOf({ cost: '100', costIn: 'USD' }, { growth: 0.01 }, 'USD', hourlyDay(prices))!.scenarios;
    const net = dayOf().income! / 4;
    expect(today?.payback).toBeCloseTo(100 / net, 4);
    expect(trend?.lossIn).toBeCloseTo(Math.log(2) * 100, 4);
  });
});

describe('machines', () => {
  it('are those of the list, each with a coin', () => {
    expect(new Set(asics.map(({ model }) => model)).size).toBe(asics.length);
    for (const { algorithm } of asics) expect(asicCoins.some((coin) => coin.algorithm === algorithm)).toBe(true);
  });

  it('have the hashrate that their names end with, in the unit of their algorithm', () => {
    for (const { model, hashrate, algorithm } of asics) {
      const [, figure, prefix] = /([\d.]+)([MGTP])$/.exec(model)!;
      expect(toHs(hashrate, machineUnits[algorithm]), model).toBeCloseTo(toHs(Number(figure), `${prefix}H/s`), 0);
    }
  });

  it('bring their coin, and a coin its machine', () => {
    expect(withModel(inputs({ coin: '2' }), 'Antminer S9 13.5T')).toMatchObject({ coin: '2', hashrate: '13.5', power: '1323' });
    expect(withModel(inputs({ price: '5' }), 'KS7 30T')).toMatchObject({ coin: '34', price: '', hashrate: '30' });
    expect(withModel(inputs({ coin: '4' }), 'Antminer S9 13.5T').coin).toBe('1');
    expect(withModel(inputs({ price: '5', fee: '1' }), 'Antminer S9 13.5T')).toMatchObject({ price: '5', fee: '1' });
    expect(withCoin(inputs({ price: '5', difficulty: '1', fee: '1' }), '2')).toMatchObject({ price: '', difficulty: '', fee: '' });
    expect(coinOf(inputs({ coin: '999' }))?.symbol).toBe('BTC');
    for (const { id, algorithm } of asicCoins)
      expect(asicOf(withCoin(inputs({ coin: algorithm === 'SHA256' ? '4' : '1' }), String(id)).model)?.algorithm).toBe(algorithm);
    const exampleOf = (algorithm: string) => {
      const coin = asicCoins.find((each) => each.algorithm === algorithm);
      return withCoin(inputs({ coin: algorithm === 'SHA256' ? '4' : '1' }), String(coin?.id)).model;
    };
    expect(asicAlgorithms.map(exampleOf)).toEqual([
      'Antminer S21 200T',
      'Antminer L9 16G',
      'Antminer E9 Pro 3.68G',
      'Antminer KS5 Pro 21T',
      'AL3 15T',
    ]);
    expect(withModel(inputs(), 'nothing')).toEqual(initial);
    expect(withCoin(inputs({ hashrate: '7', model: '' }), '2')).toMatchObject({ coin: '2', hashrate: '7', model: '' });
    expect(comparedAsics(inputs({ compare: 'KS7 30T,x,KS7 30T' })).map(({ model }) => model)).toEqual(['KS7 30T']);
    const five = asics.slice(0, 5).map(({ model }) => model);
    expect(comparedAsics(inputs({ compare: five.join(',') })).map(({ model }) => model)).toEqual(five.slice(0, 4));
  });

  it('of a link that names a model alone have its figures, and a coin that it mines', () => {
    const linked = (search: Record<string, unknown>) => asicFields.read(search).inputs;
    const l9 = { model: 'Antminer L9 16G', coin: '4', hashrate: '16', power: '3360' };
    expect(linked({ model: l9.model })).toEqual({ ...initial, ...l9 });
    expect(linked({ model: l9.model, coin: 1, price: 90 })).toEqual({ ...initial, ...l9, price: '90' });
    expect(linked({ model: l9.model, hashrate: 15.5, power: 'abc' })).toEqual({ ...initial, ...l9, hashrate: '15.5' });
    expect(linked({ model: 'nothing', coin: 2 })).toEqual({ ...initial, model: '', coin: '2' });
    expect(linked({ coin: 4 })).toEqual({ ...initial, ...l9 });
    expect(linked({ hashrate: 100 })).toEqual({ ...initial, model: '', hashrate: '100' });
    expect(linked({ power: 3000 })).toEqual({ ...initial, model: '', power: '3000' });
    // There are no parts of machines, and no fee above all.
    expect(linked({ count: 1.5, fee: 150, price: 0.04567891, difficulty: 123_456_789.5, cost: 'none' })).toEqual({
      ...initial,
      price: '0.04567891',
      difficulty: '123456789.5',
    });
    expect(linked({ model: '', coin: 4, hashrate: 9 })).toEqual({ ...initial, model: '', coin: '4', hashrate: '9' });
  });

  it('travel as a link, every one of them', () => {
    for (const { model } of asics) {
      const chosen = withModel(inputs({ count: '3', fee: '2.5', cost: '4999.99', costIn: 'CNY' }), model);
      const link = new URL(toolLink(asicFields, chosen, 'https://pool.example'));
      expect(asicFields.read(Object.fromEntries(link.searchParams)).inputs).toEqual(chosen);
    }
  });

  it('are remembered on this device', () => {
    void writeStored('tools.asic2', { count: '7' });
    const store = createStore();
    onTestFinished(store.sub(asicFields.atom, () => undefined));
    expect(store.get(asicFields.atom)).toEqual({ ...initial, count: '7' });
  });
});
