import { describe, expect, it } from 'vitest';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { coinById } from '#src/domain/coins.ts';
import { csvFigure } from '#src/domain/csv.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import {
  asicCoins,
  asicFields,
  type AsicInputsOf,
  comparedAsics,
  costCurrency,
  withCoin,
  withModel,
} from '#src/features/tools/asic/asic-fields.ts';
import { asicCsv } from '#src/features/tools/asic/asic-csv.ts';
import { asicDay, comparedDays } from '#src/features/tools/asic/asic.model.ts';
import { coinMarket } from '#src/features/tools/market.ts';
import { asics, bestRatioOf } from '#src/features/tools/asic/asics.ts';
import type { Span } from '#src/features/tools/market-course.ts';
import { readInputs, toolLink } from '#src/features/tools/tool-inputs.ts';
import fixture from '../../../fixtures/api/poolCoinList.json';
import { medianCpuMs, RECALCULATION_MS } from '../../cpu-time.ts';

const list = fixture.data as unknown as PoolCoin[];
const row = (changes: Partial<PoolCoin>): PoolCoin => ({ ...list[0]!, txFeeRatio: null, ...changes });
const btc = row({
  coinType: 1,
  dayIncome: 4.16e-7,
  dayIncomeUnit: 'TH/s',
  priceUsa: 87_000,
  dayIncomeMoney: 0.26,
  difficulty: 148.2e12,
  blockReward: 3.125,
  fee: '0.02',
  incomeType: 'PPS',
});
const initial = asicFields.initial;
const inputs = (changes: Partial<AsicInputsOf> = {}): AsicInputsOf => ({ ...initial, ...changes });
const market = (rows = [btc], id = 1, course = {}) => coinMarket(coinById(id)!, rows, course)!;
const dayOf = (changes: Partial<AsicInputsOf> = {}, rows = [btc], course = {}) =>
  asicDay({ inputs: inputs(changes), market: market(rows, 1, course), currency: 'USD' });

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
    const usual = dayOf();
    expect(dayOf({ price: '174000' }).income).toBeCloseTo(usual.income! * 2, 9);
    expect(dayOf({ difficulty: '296.4' }).income).toBeCloseTo(usual.income! / 2, 9);
    expect(dayOf({ fee: '0' }).income).toBeCloseTo(usual.income! / 0.98, 9);
    expect(dayOf({ fee: '100' }).income).toBe(0);
    expect(dayOf({ count: '3' }).net).toBeCloseTo(usual.net! * 3, 9);
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
    const day = asicDay({ inputs: scrypt, market: market([ltc, doge], 4), currency: 'USD' });
    expect(day.coinIncome).toBeCloseTo(1.6, 6);
    expect(day.side).toMatchObject({ symbol: 'DOGE' });
    expect(day.side?.income).toBeCloseTo(12.8, 6);
    expect(day.income).toBeCloseTo(14.4, 6);
    const alone = asicDay({ inputs: scrypt, market: market([ltc], 4), currency: 'USD' });
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

  it('a price of the machine counts in the currency it was typed in, whichever is shown', () => {
    const rate = cnyPerUsd([btc]) ?? Number.NaN;
    const paid = (cost: Partial<ReturnType<typeof inputs>>, currency: 'USD' | 'CNY') =>
      asicDay({ inputs: inputs({ cny: '0', usd: '0', ...cost }), market: market([btc]), currency }).payback;
    const days = paid({ cost: '3000', costIn: 'USD' }, 'USD');
    expect(days).toBeGreaterThan(0);
    expect(paid({ cost: '3000', costIn: 'USD' }, 'CNY')).toBeCloseTo(Number(days), 6);
    // It is that of one machine.
    expect(paid({ cost: '3000', costIn: 'USD', count: '3' }, 'USD')).toBeCloseTo(Number(days), 6);
    expect(paid({ cost: (3000 * rate).toFixed(8), costIn: 'CNY' }, 'USD')).toBeCloseTo(Number(days), 6);
    expect(costCurrency(inputs({ cost: '', costIn: 'CNY' }), 'USD')).toBe('USD');
    expect(costCurrency(inputs({ cost: '1', costIn: 'CNY' }), 'USD')).toBe('CNY');
  });

  it('takes less than the bar of a recalculation', () => {
    const given = { inputs: inputs({ cost: '3000' }), market: market([btc], 1, { growth: 0.001 }), currency: 'USD' } as const;
    expect(medianCpuMs(() => asicDay(given))).toBeLessThan(RECALCULATION_MS);
  });
});

describe('the table of the ASIC calculator', () => {
  const nowMs = Date.UTC(2026, 10, 23, 6);
  const madeAtMs = Date.UTC(2026, 10, 22, 20);
  const ltc = row({ coinType: 4, dayIncome: 1e-6, dayIncomeUnit: 'MH/s', priceUsa: 100, difficulty: 1.2e8 });
  const doge = row({ coinType: 6, dayIncome: 0.004, dayIncomeUnit: 'MH/s', priceUsa: 0.2, difficulty: 4.7e7, isAux: 1 });
  const rows = [btc, ltc, doge];
  const table = (fields: AsicInputsOf, { course = {}, currency = 'USD' as const, span = 'now' as Span } = {}) => {
    const used = market(rows, Number(fields.coin), course);
    const day = asicDay({ inputs: fields, market: used, currency });
    const compared = comparedDays({ inputs: fields, list: rows, course, currency });
    return asicCsv({ inputs: fields, market: used, day, compared, span, madeAtMs, currency, nowMs }, ((key: string) => key) as never);
  };
  const named = (cells: ReturnType<typeof table>, name: string) => cells.filter(([head]) => head === name).map(([, ...rest]) => rest);

  it('has the coins of a day, the one on the side too, and the class', () => {
    const cells = table(withCoin(inputs(), '4'));
    expect(named(cells, 'asic.rows.coins')).toEqual([
      ['0.016', 'LTC'],
      ['64', 'DOGE'],
    ]);
    expect(named(cells, 'asic.rows.class')).toEqual([[expect.stringMatching(/^asic\.classes\.[A-E]$/), null]]);
    expect(cells.flat().filter((cell) => /NaN|undefined|Infinity/.test(cell ?? ''))).toEqual([]);
  });

  it('says when the machine falls under its electricity, or in words that it does not', () => {
    const loss = (changes: Partial<AsicInputsOf>, course = {}) => named(table(inputs(changes), { course }), 'asic.rows.loss')[0];
    // An income of 7.24 and electricity of 5.04 a day, at 1% a day.
    expect(loss({}, { growth: 0.01 })).toEqual(['2026-12-29', 'UTC+8']);
    expect(loss({}, { growth: -0.01 })).toEqual(['asic.neverLoses', null]);
    expect(loss({ usd: '1' })).toEqual(['asic.losesNow', null]);
    expect(loss({})).toEqual([null, null]);
  });

  it('says the span and the Beijing day of its figures, and which of them were typed', () => {
    const now = table(inputs(), { span: 'week' });
    expect(named(now, 'asic.span.label')).toEqual([['asic.span.now', null]]);
    expect(named(now, 'actions.figuresDay')).toEqual([['2026-11-23', 'UTC+8']]);
    const course = { priceUsd: 80_000, difficulty: 1.4e14, meansUntilMs: Date.UTC(2026, 10, 21) };
    const means = table(inputs({ price: '90000' }), { span: 'week', course });
    expect(named(means, 'asic.span.label')).toEqual([['asic.span.week', null]]);
    expect(named(means, 'actions.figuresDay')).toEqual([['2026-11-21', 'UTC+8']]);
    expect(named(means, 'asic.fields.price')).toEqual([['90000', 'USD', 'earnings.origin.own']]);
    expect(named(means, 'asic.fields.difficulty')).toEqual([['140000000000000', null]]);
  });

  it('says of each compared machine on which span and day it stands, and where the coin on the side alone pays', () => {
    const course = { priceUsd: 80_000, difficulty: 1.4e14, meansUntilMs: Date.UTC(2026, 10, 21) };
    const cells = table(inputs({ compare: 'Antminer S21 200T,Antminer L9 17G' }), { span: 'day', course });
    expect(named(cells, 'Antminer S21 200T').at(-1)?.slice(0, 3)).toEqual(['BTC', 'asic.span.day', '2026-11-21']);
    expect(named(cells, 'Antminer L9 17G')[0]?.slice(0, 3)).toEqual(['LTC', 'asic.span.now', '2026-11-23']);
    expect(named(cells, 'Antminer L9 17G')[0]?.at(-1)).toBe('asic.sidePays');
  });

  it('says in words that a machine does not pay back', () => {
    const cells = table(inputs({ cost: '99999999' }), { course: { growth: 0.001 } });
    expect(named(cells, 'asic.rows.payback')).toEqual([['asic.neverPays', null]]);
    expect(named(cells, 'asic.rows.trendPayback')).toEqual([['asic.neverPays', null]]);
    expect(named(table(inputs({ cost: '0' })), 'asic.rows.payback')).toEqual([['0', 'asic.dayUnit']]);
  });

  it('has the machines beside each other, one of each', () => {
    const cells = table(inputs({ count: '9', compare: 'Antminer S21 200T,Antminer L9 16G,KS7 30T' }));
    const single = dayOf();
    const now = ['asic.span.now', '2026-11-23'];
    expect(cells.slice(-3)).toEqual([
      ['Antminer S21 200T', 'BTC', ...now, '200', 'TH/s', '3500', '17.5', csvFigure(single.net), csvFigure(single.shutdownUsd)],
      ['Antminer L9 16G', 'LTC', ...now, '16', 'GH/s', '3360', '210', expect.stringMatching(/^\d+\.\d+$/), 'asic.sidePays'],
      // The pool does not list its coin.
      ['KS7 30T', 'KAS', null, null, '30', 'TH/s', '3500', csvFigure(3500 / 30), null, null],
    ]);
    expect(new Set(cells.slice(-4).map(({ length }) => length))).toEqual(new Set([10]));
  });
});

describe('machines', () => {
  it('are those of the list, each with a coin', () => {
    expect(asics).toHaveLength(72);
    expect(new Set(asics.map(({ model }) => model)).size).toBe(72);
    for (const { algorithm } of asics) expect(asicCoins.some((coin) => coin.algorithm === algorithm)).toBe(true);
    expect(asics.filter(({ isApproximate }) => isApproximate)).toHaveLength(8);
    expect(bestRatioOf('SHA256')).toBeLessThan(10);
  });

  it('bring their coin, and a coin its machine', () => {
    expect(withModel(inputs({ coin: '2' }), 'Antminer S9 13.5T')).toMatchObject({ coin: '2', hashrate: '13.5', power: '1323' });
    expect(withModel(inputs({ price: '5' }), 'KS7 30T')).toMatchObject({ coin: '34', price: '', hashrate: '30' });
    expect(withModel(inputs(), 'nothing')).toEqual(initial);
    expect(withCoin(inputs({ hashrate: '7', model: '' }), '2')).toMatchObject({ coin: '2', hashrate: '7', model: '' });
    expect(comparedAsics(inputs({ compare: 'KS7 30T,x,KS7 30T' })).map(({ model }) => model)).toEqual(['KS7 30T']);
  });

  it('of a link that names a model alone have its figures, and a coin that it mines', () => {
    const linked = (search: Record<string, unknown>) => readInputs(asicFields, search);
    const l9 = { model: 'Antminer L9 16G', coin: '4', hashrate: '16', power: '3360' };
    expect(linked({ model: l9.model })).toEqual({ ...initial, ...l9 });
    expect(linked({ model: l9.model, coin: 1, price: 90 })).toEqual({ ...initial, ...l9, price: '90' });
    expect(linked({ model: l9.model, hashrate: 15.5, power: 'abc' })).toEqual({ ...initial, ...l9, hashrate: '15.5' });
    expect(linked({ model: 'nothing', coin: 2 })).toEqual({ ...initial, model: '', coin: '2' });
    expect(linked({ coin: 4 })).toEqual({ ...initial, ...l9 });
    expect(linked({ hashrate: 100 })).toEqual({ ...initial, model: '', hashrate: '100' });
    expect(linked({ model: '', coin: 4, hashrate: 9 })).toEqual({ ...initial, model: '', coin: '4', hashrate: '9' });
  });

  it('travel as a link, every one of them', () => {
    for (const { model } of asics) {
      const chosen = withModel(inputs({ count: '3', fee: '2.5', cost: '4999.99' }), model);
      const link = new URL(toolLink(asicFields, chosen, 'https://pool.example'));
      expect(readInputs(asicFields, Object.fromEntries(link.searchParams))).toEqual(chosen);
    }
  });
});
