import type { NewsCoin } from '#src/contracts/content.ts';

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
