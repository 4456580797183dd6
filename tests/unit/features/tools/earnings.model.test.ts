import { describe, expect, it } from 'vitest';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { earningsCoins, type EarningsInputs, inputsFor } from '#src/features/tools/earnings.atoms.ts';
import { earningsDay } from '#src/features/tools/earnings.model.ts';
import fixture from '../../../fixtures/api/poolCoinList.json';

const [sample] = fixture.data as unknown as PoolCoin[];
const row = (changes: Partial<PoolCoin>): PoolCoin => ({ ...sample!, ...changes });
const btc = row({ coinType: 1, dayIncome: 4e-7, dayIncomeUnit: 'TH/s', priceUsa: 100_000, dayIncomeMoney: 0.284, difficulty: 1.7e14 });
const ltc = row({ coinType: 4, dayIncome: 1e-6, dayIncomeUnit: 'MH/s', priceUsa: 100, dayIncomeMoney: 0.00142 });
const inputs = (changes: Partial<EarningsInputs> = {}): EarningsInputs => ({
  ...inputsFor('asic', 1, { CNY: '0.5', USD: '0.05' }),
  ...changes,
});

describe('a day of machines', () => {
  it('is income less electricity, for all of them', () => {
    const day = earningsDay({ inputs: inputs({ count: '2' }), unit: 'TH/s', currency: 'USD', list: [btc] })!;
    expect(day.hashrateHs).toBe(400e12);
    expect(day.coinsPerDay).toBeCloseTo(1.6e-4, 12);
    expect(day.income).toBeCloseTo(16, 8);
    expect(day.electricity).toBeCloseTo(8.4, 8);
    expect(day.net).toBeCloseTo(7.6, 8);
    expect(day.share).toBeCloseTo(0.525, 8);
  });

  it('is in CNY as the pool states it', () => {
    const day = earningsDay({ inputs: inputs(), unit: 'TH/s', currency: 'CNY', list: [btc] })!;
    expect(day.income).toBeCloseTo(56.8, 8);
    expect(day.electricity).toBeCloseTo(42, 8);
  });

  it('holds what is mined beside the coin, and takes the exchange rate from another', () => {
    const question = { inputs: inputs({ coinId: 4, hashrate: '16' }), unit: 'GH/s', currency: 'USD' } as const;
    expect(earningsDay({ ...question, list: [btc, ltc] })!.income).toBeCloseTo(3.2, 8);
    const unrated = earningsDay({ ...question, list: [ltc] });
    expect(unrated).toMatchObject({ coinsPerDay: 0.016, income: undefined, net: undefined, share: undefined });
  });

  it('has no income without hashrate, and is unknown for a coin the pool does not pay', () => {
    const idle = earningsDay({ inputs: inputs({ hashrate: '' }), unit: 'TH/s', currency: 'USD', list: [btc] })!;
    expect(idle.income).toBe(0);
    expect(idle.share).toBeUndefined();
    expect(earningsDay({ inputs: inputs({ coinId: 7 }), unit: 'MH/s', currency: 'CNY', list: [btc] })).toBeUndefined();
    const unpaid = [row({ coinType: 1, dayIncome: null, dayIncomeMoney: null })];
    expect(earningsDay({ inputs: inputs(), unit: 'TH/s', currency: 'CNY', list: unpaid })).toBeUndefined();
  });
});

describe('machines to start from', () => {
  it('mine the coins of their kind', () => {
    const symbols = (kind: 'asic' | 'gpu') => earningsCoins(kind).map(({ coin }) => coin.symbol);
    expect(symbols('asic')).toEqual(expect.arrayContaining(['AI(BTC)', 'BTC', 'LTC', 'ETC', 'KAS', 'ALPH', 'FB']));
    expect(symbols('gpu')).toEqual(expect.arrayContaining(['ETC', 'RVN', 'CFX', 'ERG', 'AIPG']));
    expect(symbols('gpu')).not.toContain('BTC');
  });

  it('fill the fields when a coin is chosen, and leave the price of electricity', () => {
    const electricity = { CNY: '0.3', USD: '0.04' };
    expect(inputsFor('asic', 4, electricity)).toEqual({ coinId: 4, hashrate: '16', powerW: '3360', count: '1', electricity });
    expect(inputsFor('gpu', 1, electricity).coinId).toBe(17);
  });
});
