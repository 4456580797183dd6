import { describe, expect, it } from 'vitest';
import { accountCalculateResponse } from '#src/contracts/calculator.ts';
import { newsCoin } from '#src/contracts/content.ts';
import { aiRevenueInfoResponse, poolCoin, poolCoinInfo, priceCurveResponse } from '#src/contracts/pool.ts';
import { newsCoin as paperCoin } from '../features/daily-paper/samples.ts';
import { poolCoin as listedCoin } from '../features/pool-coin.ts';
import { poolCoinInfo as coinInfo } from '../features/pool/samples.ts';

describe.each([
  ['a listed coin', poolCoin, listedCoin(), ['dayIncome', 'dayIncomeMoney', 'priceUsa', 'minPayPrice', 'blockReward']],
  ['the info of a coin', poolCoinInfo, coinInfo(), ['price', 'dayIncome', 'dogeDayIncome', 'dogePrice', 'minPayPrice']],
  ['a coin of the newspaper', newsCoin, paperCoin(), ['price', 'dayIncome', 'dayIncomeMoney', 'dayIncomeUsd']],
  ['the income of AI(BTC)', aiRevenueInfoResponse, { pps: 1 }, ['pps']],
  ['a calculation', accountCalculateResponse, { aiIncome1d: 1, aiIncome1dCNY: 1, difference1d: 1 }, ['aiIncome1d', 'aiIncome1dCNY']],
] as const)('%s', (_name, schema, sample, fields) => {
  it.each(fields)('stands without %s, whether it is null, empty or absent', (field) => {
    const { [field]: _, ...absent } = sample as Record<string, unknown>;
    for (const sent of [{ ...sample, [field]: null }, { ...sample, [field]: '' }, absent])
      expect(schema.parse(sent)).toEqual({ ...sample, [field]: null });
  });
});

it('a day without a price leaves the other days of its curve', () => {
  const days = [
    { dataTime: 1_795_000_000, priceUsd: 1 },
    { dataTime: 1_795_086_400, priceUsd: null },
  ];
  expect(priceCurveResponse.parse(days)).toEqual(days);
});
