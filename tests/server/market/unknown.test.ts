import { describe, expect, test } from 'vitest';
import { poolCoin, poolCoinInfo } from '#src/contracts/pool.ts';
import { coinBySymbol } from '#src/domain/coins.ts';
import { createFarms } from '#src/server/farms/farms.ts';
import { sampleMiners } from '#src/server/farms/sample-miners.ts';
import { createResponses } from '#src/server/market/responses.ts';
import { defaultPoolCoins } from '#src/server/market/defaults.ts';
import { unitIncome } from '#src/server/market/income.ts';
import type { MarketSnapshot } from '#src/server/market/model.ts';
import { market, NOW_MS } from './fixtures.ts';

const snapshot = market.snapshot(NOW_MS);
const without = (coinId: number): MarketSnapshot => ({
  ...snapshot,
  coins: new Map([...snapshot.coins].filter(([id]) => id !== coinId)),
});
const settingsById = new Map(defaultPoolCoins.map((row) => [row.coinId, row]));
const request = { feeRate: 2, hashrate: 500, hashrateUnit: '4' } as const;

describe('a pool that states no fee', () => {
  const responses = createResponses(
    snapshot,
    defaultPoolCoins.map((row) => (row.coinId === 17 || row.coinId === 9 ? { ...row, feeRates: [] } : row)),
  );
  const etc = responses.poolCoinList.find(({ coinType }) => coinType === 17);

  test('is not free: its income is not known', () => {
    expect(etc).toMatchObject({ fee: '', dayIncome: null, dayIncomeMoney: null });
    expect(responses.poolCoinInfo([17])[0]).toMatchObject({ fee: '', dayIncome: null });
    expect(responses.aiRevenueInfo.pps).toBeNull();
    expect(responses.dailyNews('en').coins.find(({ coinType }) => coinType === 17)).toMatchObject({ dayIncome: null, dayIncomeUsd: null });
    expect([poolCoin.safeParse(etc).success, poolCoinInfo.safeParse(responses.poolCoinInfo([17])[0]).success]).toEqual([true, true]);
  });

  test('has no item of the newspaper that would need it', () => {
    expect(responses.dailyNews('en').news.map(({ title }) => title)).not.toContainEqual(expect.stringContaining('One TH/s'));
  });

  test('tells of a farm what it mines and not what it is owed', () => {
    const [miner] = sampleMiners;
    const farm = createFarms({ market, seed: 7, settings: [] })(miner?.address ?? '', NOW_MS);
    expect(farm?.hashrate).toBeGreaterThan(0);
    expect([farm?.unpaid, farm?.payouts]).toEqual([null, undefined]);
  });
});

describe('a coin without a price', () => {
  test('is not worth nothing', () => {
    const { aiIncome1d, aiIncome1dCNY } = createResponses(without(1), []).accountCalculate(request);
    expect(aiIncome1d).toBeGreaterThan(0);
    expect(aiIncome1dCNY).toBeNull();
  });

  test('mined on the side leaves the worth of both unknown, and the coins as they are', () => {
    const ltc = coinBySymbol('LTC')!;
    const whole = unitIncome(snapshot, settingsById, ltc);
    const part = unitIncome(without(6), settingsById, ltc);
    expect(whole?.usd).toBeGreaterThan(0);
    expect(part).toEqual({ coins: whole?.coins, side: { symbol: 'DOGE', coins: undefined, priceUsd: undefined }, usd: undefined });
  });
});
