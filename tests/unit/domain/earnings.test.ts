import { describe, expect, it } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
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

const BTC_DIFFICULTY = 148.2e12;

describe('coinsPerDay', () => {
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

  it('counts down to the change at the pace of the blocks so far', () => {
    expect(nextDifficulty({ ...period, blocksDone: 1000, elapsedS: 590_000 })?.adjustInSeconds).toBe(1016 * 590);
  });

  it('rises fourfold at most, and falls to a quarter at most', () => {
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

  it('takes all of the income for electricity at the shutdown price', () => {
    expect(electricityShare({ ...day, coinPrice: shutdownPrice(day) })).toBeCloseTo(1, 12);
    expect(netPerDay({ coinsPerDay: 0.1 + 0.2, coinPrice: 1, electricityPerDay: 0.3 })).toBe(0);
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
