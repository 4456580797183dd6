import type { NewsChain, NewsCoin } from '#src/contracts/content.ts';

/** BTC on a made-up day; tests change what they are about. */
export function newsCoin(changes: Partial<NewsCoin> = {}): NewsCoin {
  return {
    coinType: 1,
    coinName: 'BTC',
    price: 95_412.3,
    priceIncrRatio: 0.0124,
    networkHashrate: 1.0842e21,
    difficulty: 152.27e12,
    nextdiff: 153.944_97e12,
    adjustTime: 345_600,
    dayIncome: 0.000_000_42,
    dayIncomeUnit: 'TH/s',
    dayIncomeMoney: 0.29,
    dayIncomeUsd: 0.0401,
    prices: [90_000, 95_412.3],
    ...changes,
  };
}

/** The chain of BTC on that day. */
export function newsChain(changes: Partial<NewsChain> = {}): NewsChain {
  return {
    hashPrice: 0.000_000_43,
    hashPrices: [0.04, 0.041_03],
    blockReward: 3.125,
    txFeeRatio: 0.01,
    height: 977_214,
    periodBlocks: 2016,
    periodBlocksDone: 1008,
    blockTime: 596.3,
    networkHashrate24h: 1.084e21,
    networkHashrate7d: 1.0651e21,
    adjustments: [
      { time: Date.parse('2026-11-09T04:00:00Z') / 1000, ratio: -0.0224 },
      { time: Date.parse('2026-10-26T04:00:00Z') / 1000, ratio: 0.0002 },
    ],
    cut: { height: 1_050_000, time: Date.parse('2028-04-12T04:00:00Z') / 1000, reward: 1.5625 },
    ...changes,
  };
}
