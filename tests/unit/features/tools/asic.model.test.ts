import { describe, expect, it } from 'vitest';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { coinById } from '#src/domain/coins.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { asicCoins, asicFields, type AsicInputsOf, comparedAsics, withCoin, withModel } from '#src/features/tools/asic/asic-fields.ts';
import { asicDay } from '#src/features/tools/asic/asic.model.ts';
import { coinMarket } from '#src/features/tools/market.ts';
import { asics, bestRatioOf } from '#src/features/tools/asic/asics.ts';
import fixture from '../../../fixtures/api/poolCoinList.json';

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

  it('takes less than a millisecond', () => {
    const given = { inputs: inputs({ cost: '3000' }), market: market([btc], 1, { growth: 0.001 }), currency: 'USD' } as const;
    const times = Array.from({ length: 51 }, () => {
      const start = performance.now();
      asicDay(given);
      return performance.now() - start;
    });
    expect(times.toSorted((a, b) => a - b)[25]).toBeLessThan(1);
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
});
