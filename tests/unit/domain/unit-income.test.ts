import { describe, expect, it } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { type Mined, paidReward, shownUnitOf, unitIncome } from '#src/domain/unit-income.ts';
import { poolCoin } from '../features/pool-coin.ts';

function coinOf(symbol: string) {
  const coin = coinBySymbol(symbol);
  if (!coin) throw new Error('unknown coin');
  return coin;
}

const RATE = 7;
const TH = 1e12;
const MH = 1e6;
/** What 148.2 T and 3.125 BTC bring 1 TH/s at 2%: 0.41570...e-6. */
const network = { difficulty: 148.2e12, blockReward: 3.125 };
const exact = coinsPerDay({ symbol: 'BTC', hashrateHs: TH, feeRate: 0.02, ...network });

function mined(symbol: string, changes: Omit<Partial<Mined>, 'coin'>): Mined {
  return { coin: coinOf(symbol), record: poolCoin(), side: undefined, cnyPerUsd: RATE, ...changes };
}
const btc = (changes: Parameters<typeof poolCoin>[0]) => poolCoin({ ...network, fee: '0.02 0.01', priceUsa: 100_000, ...changes });

describe('unitIncome', () => {
  it('gives a rounded income the digits it lacks, and its worth too', () => {
    const {
      coins,
      money: { CNY: cny },
    } = unitIncome(mined('BTC', { record: btc({ dayIncome: 0.00000042, dayIncomeMoney: 0.29 }) }), 'H/s');
    expect(coins! * TH).toBeCloseTo(exact, 15);
    expect(cny! * TH).toBeCloseTo(exact * 100_000 * RATE, 10);
  });

  it.each([
    ['has digits enough', 4.1570123456e-7],
    ['is another', 0.00000045],
  ])('leaves the income of a pool alone where it %s', (_why, dayIncome) => {
    const {
      coins,
      money: { CNY: cny },
    } = unitIncome(mined('BTC', { record: btc({ dayIncome, dayIncomeMoney: 0.5 }) }), 'H/s');
    expect(coins! * TH).toBeCloseTo(dayIncome, 15);
    expect(cny! * TH).toBeCloseTo(0.5, 12);
  });

  it('finds the worth of a unit that rounds to no money', () => {
    const record = poolCoin({ coinType: 17, dayIncome: 0.00004212, dayIncomeUnit: 'MH/s', dayIncomeMoney: 0, priceUsa: 16 });
    expect(unitIncome(mined('ETC', { record }), 'H/s').money.CNY! * MH).toBeCloseTo(0.00004212 * 16 * RATE, 12);
  });

  it('counts the DOGE of LTC in that worth, and does not guess it', () => {
    const record = poolCoin({ coinType: 4, dayIncome: 0.00000106, dayIncomeUnit: 'MH/s', dayIncomeMoney: 0, priceUsa: 75 });
    const side = { symbol: 'DOGE', perHs: 4.1 / 1e9, priceUsd: 0.14 };
    expect(unitIncome(mined('LTC', { record, side }), 'H/s').money.CNY! * MH).toBeCloseTo((0.00000106 * 75 + 0.0041 * 0.14) * RATE, 12);
    expect(unitIncome(mined('LTC', { record }), 'H/s').money.CNY).toBe(0);
  });

  it('says nothing of what the pool does not tell', () => {
    const unpriced = unitIncome(mined('BTC', { record: btc({ priceUsa: null, blockReward: null, fee: '' }) }), 'H/s');
    expect([unpriced.coins! * TH, unpriced.money.CNY! * TH]).toEqual([expect.closeTo(0.00000042, 15), expect.closeTo(0.29, 10)]);
    const { coins, side, money } = unitIncome(
      mined('ETH', { record: poolCoin({ coinType: 7, dayIncome: null, dayIncomeMoney: null }) }),
      'H/s',
    );
    expect([coins, side, money]).toEqual([undefined, undefined, { USD: undefined }]);
  });
});

describe('the income that follows from the chain', () => {
  const finer = (incomeType: string, coin = 'BTC') => {
    const stated = coinsPerDay({ symbol: 'BTC', hashrateHs: TH, feeRate: 0.02, difficulty: 148.2e12, blockReward: 3.145 });
    const record = btc({ dayIncome: Number(stated.toFixed(8)), incomeType, txFeeRatio: 0.02 / 3.125 });
    return unitIncome(mined(coin, { record }), 'PH/s').coins;
  };

  it('holds the transaction fees of a block where FPPS pays them: check value E06, 0.00008367 BTC of 200 TH/s', () => {
    expect((finer('FPPS PPLNS') ?? 0) / 5).toBeCloseTo(0.00008367, 8);
    expect(paidReward({ id: 1 }, { blockReward: 3.125, incomeType: 'FPPS PPLNS', txFeeRatio: 0.0064 })).toBeCloseTo(3.145, 12);
    expect(paidReward({ id: 9 }, { blockReward: 3.125, incomeType: 'PPS', txFeeRatio: 0.0064 })).toBeCloseTo(3.145, 12);
  });

  it('holds none where PPS or PPLNS is paid, or nobody tells', () => {
    expect(paidReward({ id: 1 }, { blockReward: 3.125, incomeType: 'PPLNS FPPS', txFeeRatio: 0.0064 })).toBe(3.125);
    expect(paidReward({ id: 1 }, { blockReward: 3.125, incomeType: 'FPPS', txFeeRatio: null })).toBe(3.125);
    expect(paidReward({ id: 1 }, { blockReward: null, incomeType: 'FPPS', txFeeRatio: 0.01 })).toBeUndefined();
  });
});

describe('the unit of the market', () => {
  it.each([
    ['BTC', 'PH/s'],
    ['AI(BTC)', 'PH/s'],
    ['FB', 'PH/s'],
    ['LTC', 'GH/s'],
    ['DOGE', 'GH/s'],
    ['KAS', 'TH/s'],
    ['ALPH', 'TH/s'],
    ['ETC', 'MH/s'],
    ['RVN', 'MH/s'],
    ['CFX', 'MH/s'],
    ['ERG', 'MH/s'],
    ['AIPG', 'MH/s'],
  ])('of %s is %s', (symbol, unit) => {
    expect(shownUnitOf(coinOf(symbol), { dayIncomeUnit: '' })).toBe(unit);
    expect(shownUnitOf(coinOf(symbol), { dayIncomeUnit: 'GH/s' })).toBe(unit);
  });

  it('leaves a unit alone that is none of ours', () => {
    expect(shownUnitOf(coinOf('BTC'), { dayIncomeUnit: 'Sol/s' })).toBe('Sol/s');
  });

  it('is what check value E02 is stated by: 0.00042419 BTC of a PH/s', () => {
    const dayIncome = coinsPerDay({ symbol: 'BTC', hashrateHs: TH, feeRate: 0, ...network });
    expect(unitIncome(mined('BTC', { record: btc({ dayIncome, fee: '0' }) }), 'PH/s').coins).toBeCloseTo(0.00042419, 8);
  });
});
