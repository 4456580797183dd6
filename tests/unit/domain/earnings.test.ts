import { describe, expect, it } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { roundHalfUp } from '#src/domain/decimal.ts';
import { formatMoney } from '#src/domain/money.ts';
import {
  coinsPerDay,
  difficultyOfHashrate,
  electricityPerDay,
  electricityShare,
  meanOfLastDays,
  netPerDay,
  networkHashrateHs,
  nextDifficulty,
  shutdownPrice,
} from '#src/domain/earnings.ts';
import { fromHs, toHs } from '#src/domain/units.ts';

const BTC_DIFFICULTY = 148.2e12;

/** The check values of the fact sheet, in its own order: id, coin, hashrate, unit, difficulty, reward, fee, days, coins. */
const incomes = [
  ['E01', 'BTC', 1, 'TH/s', BTC_DIFFICULTY, 3.125, 0, 1, '0.00000042'],
  ['E02', 'BTC', 1, 'PH/s', BTC_DIFFICULTY, 3.125, 0, 1, '0.00042419'],
  ['E03', 'BTC', 200, 'TH/s', BTC_DIFFICULTY, 3.125, 0.02, 1, '0.00008314'],
  ['E04', 'BTC', 200, 'TH/s', BTC_DIFFICULTY, 3.125, 0.02, 30, '0.00249421'],
  ['E05', 'BTC', 200, 'TH/s', BTC_DIFFICULTY, 3.125, 0.02, 365, '0.03034622'],
  ['E06', 'BTC', 200, 'TH/s', BTC_DIFFICULTY, 3.145, 0.02, 1, '0.00008367'],
  ['E07', 'AI(BTC)', 200, 'TH/s', BTC_DIFFICULTY, 3.125, 0.02, 1, '0.00008314'],
  ['E08', 'BTC', 234, 'TH/s', 152.27e12, 3.125, 0.01, 1, '0.00009564'],
  ['E09', 'BCH', 100, 'TH/s', 900e9, 3.125, 0, 1, '0.00698492'],
  ['E10', 'LTC', 9.5, 'GH/s', 118.2e6, 6.25, 0, 1, '0.01010509'],
  ['E11', 'LTC', 16, 'GH/s', 118.2e6, 6.25, 0.03, 1, '0.01650852'],
  ['E12', 'DOGE', 9.5, 'GH/s', 47.3e6, 10_000, 0, 1, '40.40325419'],
  ['E13', 'ETC', 2050, 'MH/s', 4e15, 2.048, 0.02, 1, '0.08887173'],
  ['E14', 'ETC', 100, 'MH/s', 4e15, 2.048, 0, 1, '0.00442368'],
  ['E15', 'RVN', 30, 'MH/s', 70_000, 2500, 0, 1, '21.55346530'],
  ['E16', 'CFX', 78.62, 'MH/s', 1.685e12, 1, 0.01, 1, '3.99100316'],
  ['E17', 'ERG', 218.548, 'MH/s', 1.2e15, 9, 0.01, 1, '0.14020291'],
  ['E18', 'ALPH', 400, 'GH/s', 1e15, 0.15625, 0, 1, '0.33750000'],
  ['E19', 'KAS', 21, 'TH/s', 25e15, 3.8890873, 0, 1, '141.12719994'],
  ['E20', 'ETH', 60, 'MH/s', 12.5e15, 2, 0.01, 1, '0.00082115'],
  ['P05', 'RVN', 276, 'MH/s', 70_000, 2500, 0.01, 1, '196.30896194'],
] as const;

describe('coinsPerDay', () => {
  it.each(incomes)('%s: %s', (_, symbol, hashrate, unit, difficulty, blockReward, feeRate, days, coins) => {
    const income = coinsPerDay({ symbol, hashrateHs: toHs(hashrate, unit), difficulty, blockReward, feeRate });
    expect(roundHalfUp(income * days, 8)).toBe(coins);
  });

  it.each([
    ['an unknown coin', { symbol: 'XYZ' }],
    ['no difficulty', { difficulty: 0 }],
    ['a negative difficulty', { difficulty: -1 }],
    ['a difficulty that is no number', { difficulty: Number.NaN }],
    ['a negative hashrate', { hashrateHs: -1 }],
    ['a negative reward', { blockReward: -1 }],
    ['a negative fee', { feeRate: -0.01 }],
    ['a fee above all', { feeRate: 1.01 }],
    ['a fee that is no number', { feeRate: Number.NaN }],
  ])('is no number for %s', (_, change) => {
    expect(coinsPerDay({ symbol: 'BTC', hashrateHs: 1e12, difficulty: 1e14, blockReward: 3.125, feeRate: 0, ...change })).toBeNaN();
  });

  it('is zero without hashrate and when the pool keeps all', () => {
    const input = { symbol: 'BTC', hashrateHs: 1e12, difficulty: 1e14, blockReward: 3.125, feeRate: 0 };
    expect(coinsPerDay({ ...input, hashrateHs: 0 })).toBe(0);
    expect(coinsPerDay({ ...input, feeRate: 1 })).toBe(0);
  });

  it('adds up to the blocks of a day when one miner is the whole network', () => {
    for (const symbol of ['BTC', 'LTC', 'ALPH', 'KAS', 'ERG']) {
      const hashrateHs = networkHashrateHs({ symbol, difficulty: 1e15 });
      const blocks = coinsPerDay({ symbol, hashrateHs, difficulty: 1e15, blockReward: 1, feeRate: 0 });
      expect(blocks).toBeCloseTo(coinBySymbol(symbol)?.blocksPerDay ?? 0, 6);
    }
  });
});

describe('network', () => {
  it.each([
    ['N01', 'BTC', BTC_DIFFICULTY, 'EH/s', '1060.86'],
    ['N02', 'LTC', 118.2e6, 'PH/s', '3.38'],
    ['N03', 'ETC', 4e15, 'TH/s', '300.75'],
    ['N04', 'KAS', 25e15, 'PH/s', '500.00'],
    ['N05', 'ALPH', 1e15, 'PH/s', '32.00'],
  ])('%s: hashrate of %s', (_, symbol, difficulty, unit, text) => {
    expect(roundHalfUp(fromHs(networkHashrateHs({ symbol, difficulty }), unit), 2)).toBe(text);
  });

  it('N06: difficulty that the hashrate of Litecoin implies for Dogecoin', () => {
    const hashrateHs = networkHashrateHs({ symbol: 'LTC', difficulty: 118.2e6 });
    expect(roundHalfUp(difficultyOfHashrate({ symbol: 'DOGE', hashrateHs }), 2, -6)).toBe('47.28');
  });

  it('goes from difficulty to hashrate and back', () => {
    for (const symbol of ['BTC', 'ALPH', 'KAS', 'ETC']) {
      const hashrateHs = networkHashrateHs({ symbol, difficulty: 1e15 });
      expect(difficultyOfHashrate({ symbol, hashrateHs })).toBeCloseTo(1e15, 0);
    }
    expect(networkHashrateHs({ symbol: 'XYZ', difficulty: 1 })).toBeNaN();
  });
});

describe('nextDifficulty', () => {
  const period = { difficulty: BTC_DIFFICULTY, blockTimeS: 600, periodBlocks: 2016 };

  it('D01, D02: follows the pace of the blocks so far', () => {
    const next = nextDifficulty({ ...period, blocksDone: 1000, elapsedS: 590_000 });
    expect(roundHalfUp(next?.difficulty ?? Number.NaN, 2, -12)).toBe('150.71');
    expect(roundHalfUp(next?.changeRatio ?? Number.NaN, 2, 2)).toBe('1.69');
    expect(next?.adjustInSeconds).toBe(1016 * 590);
  });

  it('D03: rises fourfold at most, and falls to a quarter at most', () => {
    expect(nextDifficulty({ ...period, blocksDone: 100, elapsedS: 10_000 })?.difficulty).toBe(592.8e12);
    expect(nextDifficulty({ ...period, blocksDone: 1, elapsedS: 1e9 })?.changeRatio).toBe(-0.75);
  });

  it('says nothing before the first block and never counts down below zero', () => {
    expect(nextDifficulty({ ...period, blocksDone: 0, elapsedS: 10 })).toBeUndefined();
    expect(nextDifficulty({ ...period, blocksDone: 10, elapsedS: 0 })).toBeUndefined();
    expect(nextDifficulty({ ...period, blocksDone: 2020, elapsedS: 1e6 })?.adjustInSeconds).toBe(0);
  });
});

describe('a machine', () => {
  const electricity = electricityPerDay({ powerW: 3500, pricePerKwh: 0.06 });
  const income = coinsPerDay({ symbol: 'BTC', hashrateHs: 200e12, difficulty: BTC_DIFFICULTY, blockReward: 3.125, feeRate: 0.02 });
  const day = { coinsPerDay: income, coinPrice: 87_000, electricityPerDay: electricity };

  it('P01, P02, P04: electricity, shutdown price, net of the day', () => {
    expect(roundHalfUp(electricity, 2)).toBe('5.04');
    expect(formatMoney(shutdownPrice(day))).toBe('60620.40');
    expect(formatMoney(netPerDay(day))).toBe('2.19');
  });

  it('P06: shutdown price of six cards', () => {
    const cards = coinsPerDay({ symbol: 'RVN', hashrateHs: 276e6, difficulty: 70_000, blockReward: 2500, feeRate: 0.01 });
    const cost = electricityPerDay({ powerW: 1674, pricePerKwh: 0.06 });
    expect(shutdownPrice({ coinsPerDay: cards, electricityPerDay: cost })).toBeCloseTo(0.01227942, 8);
  });

  it('takes all of the income for electricity at the shutdown price', () => {
    expect(electricityShare({ ...day, coinPrice: shutdownPrice(day) })).toBeCloseTo(1, 12);
  });

  it('has no shutdown price or share without income, and nothing left that is known without a price', () => {
    expect(shutdownPrice({ ...day, coinsPerDay: 0 })).toBeUndefined();
    expect(electricityShare({ ...day, coinPrice: 0 })).toBeUndefined();
    expect(electricityShare({ ...day, coinPrice: undefined })).toBeUndefined();
    expect(netPerDay({ ...day, coinPrice: null })).toBeUndefined();
  });
});

describe('the mean that projections start from', () => {
  it('is of the last seven days', () => {
    expect(meanOfLastDays([100, 1, 2, 3, 4, 5, 6, 7])).toBe(4);
  });

  it('makes do with fewer days, and knows nothing without any', () => {
    expect(meanOfLastDays([2, 4])).toBe(3);
    expect(meanOfLastDays([])).toBeNaN();
  });
});
