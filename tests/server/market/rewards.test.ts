import { describe, expect, test } from 'vitest';
import { coins } from '#src/domain/coins.ts';
import { anchorOf } from '#src/server/market/anchors.ts';
import { blockReward, nextRewardCut } from '#src/domain/rewards.ts';
import { coinOf, market, NOW_MS } from './fixtures.ts';

const rewardOn = (coinId: number, date: string): number => coinOf(market.snapshot(Date.parse(date)), coinId).blockReward;

describe('block rewards', () => {
  test.each([
    ['BTC before and after block 840000', 1, 839_999, 840_000, 6.25, 3.125],
    ['LTC at its halving of 2027', 4, 3_359_999, 3_360_000, 6.25, 3.125],
    ['ETC from its fifth to its sixth era', 17, 25_000_000, 25_000_001, 2.048, 1.6384],
    ['RVN at its second halving', 18, 4_199_999, 4_200_000, 2500, 1250],
    ['ERG at the steps of the end of 2025', 22, 1_691_999, 1_692_000, 9, 6],
    ['ERG at its last step', 22, 1_756_799, 1_756_800, 6, 3],
    ['AIPG at its halving', 44, 2_999_999, 3_000_000, 15.625, 7.8125],
    ['FB at its first halving', 47, 2_099_999, 2_100_000, 25, 12.5],
  ])('%s', (_, coinId, lastHeight, firstHeight, before, after) => {
    expect(blockReward(coinId, lastHeight, NOW_MS)).toBe(before);
    expect(blockReward(coinId, firstHeight, NOW_MS)).toBe(after);
  });

  test.each([
    ['2025-11-10', 3.8890873],
    ['2025-12-20', 3.6708096],
    ['2026-01-10', 3.46478289],
  ])('KAS follows its monthly table on %s', (date, reward) => {
    expect(blockReward(34, 0, Date.parse(date))).toBeCloseTo(reward, 7);
  });

  test.each([
    ['RVN halves in January 2026', 18, '2026-01-05', '2026-02-01', 2500, 1250],
    ['ERG falls to 3 in the middle of March 2026', 22, '2026-03-05', '2026-03-25', 6, 3],
    ['ETC changes its era in the middle of 2026', 17, '2026-06-01', '2026-08-01', 2.048, 1.6384],
    ['FB halves about September 2026', 47, '2026-08-25', '2026-09-25', 25, 12.5],
    ['LTC halves in the summer of 2027', 4, '2027-06-15', '2027-09-15', 6.25, 3.125],
    ['BTC halves in the spring of 2028', 1, '2028-02-15', '2028-06-15', 3.125, 1.5625],
  ])('%s', (_, coinId, dayBefore, dayAfter, before, after) => {
    expect(rewardOn(coinId, dayBefore)).toBe(before);
    expect(rewardOn(coinId, dayAfter)).toBe(after);
  });

  test('the next cut lies ahead and pays less', () => {
    expect(nextRewardCut(4, 3_359_999)).toEqual({ height: 3_360_000, reward: 3.125 });
    expect(nextRewardCut(4, 3_360_000)).toEqual({ height: 4_200_000, reward: 1.5625 });
    expect(nextRewardCut(17, 25_000_000)).toEqual({ height: 25_000_001, reward: 1.6384 });
    expect(nextRewardCut(6, 6_000_000)).toBeUndefined();
  });

  test('every coin of the catalogue that is a chain has an anchor and a schedule', () => {
    for (const coin of coins.filter(({ symbol, incomeSymbol }) => symbol === incomeSymbol)) {
      expect(anchorOf(coin.id).priceUsd).toBeGreaterThan(0);
      expect(blockReward(coin.id, anchorOf(coin.id).height, NOW_MS)).toBeGreaterThanOrEqual(0);
    }
  });
});
