import { describe, expect, test } from 'vitest';
import { schemas } from '#src/contracts/schemas.ts';
import { seenHeight } from '#src/domain/chain-heights.ts';
import { coinById, coins } from '#src/domain/coins.ts';
import { dagCoins } from '#src/domain/dag-coins.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { rewardCuts } from '#src/domain/rewards.ts';
import { fromHs, toHs } from '#src/domain/units.ts';
import { createResponses } from '#src/server/market/responses.ts';
import { defaultPoolCoins } from '#src/server/market/defaults.ts';
import { coinOf, market, NOW_MS } from './fixtures.ts';

const snapshot = market.snapshot(NOW_MS);
const responses = createResponses(snapshot, defaultPoolCoins);
const recordOf = (coinId: number) => {
  const record = responses.poolCoinList.find(({ coinType }) => coinType === coinId);
  if (!record) throw new Error(`no record ${coinId}`);
  return record;
};
const infoOf = (coinId: number) => {
  const [info] = responses.poolCoinInfo([coinId]);
  if (!info) throw new Error(`no info ${coinId}`);
  return info;
};

describe('contract', () => {
  test('every response is what its row of the contract expects, unchanged by parsing', () => {
    const { poolHashrateCurve, networkHashrateCurve, priceCurve, dailyNews } = schemas;
    // A difficulty of nought is none: ETH is not mined any more.
    const withoutNought = <T extends { difficulty: number | null }>(rows: readonly T[]) =>
      rows.map((row) => ({ ...row, difficulty: row.difficulty || null }));
    expect(schemas.poolCoinList.response.parse(responses.poolCoinList)).toEqual(withoutNought(responses.poolCoinList));
    const infos = responses.poolCoinInfo(coins.map(({ id }) => id));
    expect(schemas.poolCoinInfo.response.parse(infos)).toEqual(withoutNought(infos));
    expect(schemas.aiRevenueCurve.response.parse(responses.aiRevenueCurve)).toHaveLength(30);
    expect(schemas.aiRevenueInfo.response.parse(responses.aiRevenueInfo)).toEqual(responses.aiRevenueInfo);
    for (const { id } of coins) {
      expect(poolHashrateCurve.response.parse(responses.poolHashrateCurve(id))).toHaveLength(30);
      expect(networkHashrateCurve.response.parse(responses.networkHashrateCurve(id))).toHaveLength(30);
      expect(priceCurve.response.parse(responses.priceCurve(id))).toHaveLength(30);
    }
    for (const language of ['en', 'zh', 'zh_hk'] as const) {
      expect(dailyNews.response.parse(responses.dailyNews(language))).toEqual(responses.dailyNews(language));
    }
    expect(schemas.ethBlock.response.parse(responses.ethBlock)).toEqual(responses.ethBlock);
  });

  test('a later year still fits the contract', () => {
    const later = createResponses(market.snapshot(NOW_MS + 730 * 86_400_000), defaultPoolCoins);
    expect(() => schemas.poolCoinList.response.parse(later.poolCoinList)).not.toThrow();
    expect(() => schemas.dailyNews.response.parse(later.dailyNews('zh'))).not.toThrow();
  });
});

test('newspaper and calculators have one date for each cut of a reward', () => {
  const nowMs = snapshot.atMs;
  const dates = responses.dailyNews('en').coins.flatMap(({ coinType, chain }) => {
    if (!chain?.cut?.height) return [];
    const record = recordOf(coinType);
    const [cut] = rewardCuts(coinById(coinType) ?? { incomeSymbol: '' }, { nowMs, untilMs: Infinity, seen: seenHeight(record) });
    return [{ symbol: record.coinName, seconds: (cut?.atMs ?? 0) / 1000 - (chain.cut.time ?? 0) }];
  });
  expect(dates.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining(['BTC', 'LTC', 'ETC', 'RVN']));
  for (const { symbol, seconds } of dates) expect(Math.abs(seconds), symbol).toBeLessThanOrEqual(1);
});

describe('pool coin list', () => {
  test('holds the whole catalogue: AI(BTC) first, ETH not shown, DOGE auxiliary', () => {
    expect(responses.poolCoinList).toHaveLength(coins.length);
    expect(responses.poolCoinList.slice(0, 5).map(({ coinName }) => coinName)).toEqual(['AI(BTC)', 'BTC', 'BCH', 'LTC', 'ETC']);
    expect(responses.poolCoinList.filter(({ isShow }) => isShow === 0).map(({ coinName }) => coinName)).toEqual(['ETH']);
    expect(responses.poolCoinList.filter(({ isAux }) => isAux === 1).map(({ coinName }) => coinName)).toEqual(['DOGE']);
  });

  test('the order comes from the settings, not from where they stand', () => {
    expect(createResponses(snapshot, defaultPoolCoins.toReversed()).poolCoinList).toEqual(responses.poolCoinList);
  });

  test('income follows from difficulty, reward, price and fee, and from transaction fees where FPPS pays them', () => {
    for (const coin of coins.filter(({ id }) => id !== 7 && id !== 4)) {
      const now = coinOf(snapshot, coin.id);
      const feeRate = Number(recordOf(coin.id).fee.split(' ')[0]);
      const plain = coinsPerDay({
        symbol: coin.symbol,
        hashrateHs: toHs(1, coin.unit),
        difficulty: now.difficulty,
        // AI(BTC) is measured against BTC by FPPS.
        blockReward: now.blockReward * (1 + ([1, 9, 17].includes(coin.id) ? now.txFeeRatio : 0)),
        feeRate,
      });
      const income = coin.id === 9 ? plain * (snapshot.aiRatio.at(-1)?.ratio ?? 0) : plain;
      expect((recordOf(coin.id).dayIncome ?? 0) / income).toBeCloseTo(1, 10);
      expect(recordOf(coin.id).txFeeRatio).toBeCloseTo(now.txFeeRatio, 10);
      expect((recordOf(coin.id).dayIncomeMoney ?? 0) / (income * now.priceUsd * snapshot.usdCny)).toBeCloseTo(1, 10);
    }
  });

  test('transaction fees are stated where they are paid: around a hundredth of the reward of BTC, less of ETC', () => {
    expect(recordOf(1).txFeeRatio).toBeGreaterThan(0.004);
    expect(recordOf(1).txFeeRatio).toBeLessThan(0.03);
    expect(recordOf(9).txFeeRatio).toBe(recordOf(1).txFeeRatio);
    expect(recordOf(17).txFeeRatio).toBeGreaterThan(0);
    expect(recordOf(4).txFeeRatio).toBe(0);
  });

  test('no two coins are mined by machines of the same mean', () => {
    const means = [1, 2, 3, 4, 6, 9, 47].map((id) => coinOf(snapshot, id).poolHashrateHs / coinOf(snapshot, id).poolMiners);
    expect(new Set(means.map((mean) => mean.toPrecision(3))).size).toBe(means.length);
  });

  test('the income of LTC holds its DOGE, valued at the price of DOGE', () => {
    const { dayIncome, dogeDayIncome, dogePrice, price } = infoOf(4);
    const usd = (dayIncome ?? 0) * (price ?? 0) + (dogeDayIncome ?? 0) * (dogePrice ?? 0);
    expect(dogeDayIncome).toBe(recordOf(6).dayIncome);
    expect(dogePrice).toBe(recordOf(6).priceUsa);
    expect((recordOf(4).dayIncomeMoney ?? 0) / (usd * snapshot.usdCny)).toBeCloseTo(1, 10);
    expect(infoOf(1)).toMatchObject({ dogeDayIncome: null, dogePrice: null });
  });

  test('ETH is served truthfully: no hashrate, no income, and since when', () => {
    expect(recordOf(7)).toMatchObject({
      isShow: 0,
      dayIncome: null,
      dayIncomeMoney: null,
      poolHashrate: 0,
      hashrate: 0,
      poolMiner: 0,
      difficulty: 0,
    });
    expect(recordOf(7).difficultyTime).toBe(Date.UTC(2022, 8, 15, 6, 42) / 1000);
    expect(infoOf(7)).toMatchObject({ dayIncome: null, hashrate24h: 0, webWorkerCount: 0, nextdiff: null });
  });

  test('the constants of the specification stand', () => {
    expect(recordOf(17)).toMatchObject({ incomeType: 'FPPS', fee: '0.02', minPayPrice: 0.1 });
    expect(recordOf(6).incomeType).toBe('PPLNS');
    expect(recordOf(7).minPayPrice).toBe(0.1);
    expect(recordOf(1)).toMatchObject({
      time: 600,
      paymentTime: '08:00-16:00',
      dayIncomeUnit: 'TH/s',
      incomeType: 'FPPS PPLNS',
      fee: '0.02 0.01',
    });
  });
});

describe('coin info', () => {
  test('pool coins come in the order asked for, AI(BTC) last, each once', () => {
    expect(responses.poolCoinInfo([9, 7, 1, 1, 4]).map(({ coinType }) => coinType)).toEqual([7, 1, 4, 9]);
    expect(responses.poolCoinInfo([])).toEqual([]);
  });

  test('averages and units belong to the pool hashrate of the model', () => {
    const { hashrate24h, hashrate24hUnit, hashrateW2 } = infoOf(1);
    expect(toHs(hashrate24h, hashrate24hUnit) / coinOf(snapshot, 1).poolHashrate24hHs).toBeCloseTo(1, 9);
    expect(toHs(hashrateW2, hashrate24hUnit) / coinOf(snapshot, 1).poolHashrate14dHs).toBeCloseTo(1, 9);
  });
});

describe('curves', () => {
  test('points are Beijing midnights in the chart unit of the coin', () => {
    for (const coin of coins) {
      const last = responses.networkHashrateCurve(coin.id).at(-1);
      const day = snapshot.daily(coin.id).at(-1);
      expect(last?.dataTime).toBe(Date.parse('2026-11-20T16:00:00Z') / 1000);
      expect(last?.hashrate).toBeCloseTo(fromHs(day?.networkHashrateHs ?? Number.NaN, coin.chartUnit), -3);
    }
  });

  test('the pool is a part of the network on every day', () => {
    const network = responses.networkHashrateCurve(1);
    for (const [index, { hashrate }] of responses.poolHashrateCurve(1).entries()) {
      expect(hashrate).toBeLessThan((network[index]?.hashrate ?? 0) * 0.05);
    }
  });

  test('an id outside the catalogue has no points', () => {
    expect(responses.priceCurve(5)).toEqual([]);
  });
});

describe('AI income', () => {
  const request = { feeRate: 2, hashrate: 500, hashrateUnit: '4' } as const;

  test('is the mean of the last 7 days, its worth in CNY, and the difference to plain BTC', () => {
    const perThs = snapshot
      .daily(1)
      .slice(-7)
      .map(({ difficulty, ...day }) => {
        const blockReward = day.blockReward * (1 + day.txFeeRatio);
        return coinsPerDay({ symbol: 'BTC', hashrateHs: 500e12, difficulty, blockReward, feeRate: 0.02 });
      });
    const ratios = snapshot.aiRatio.slice(-7).map(({ ratio }) => ratio);
    const plain = perThs.reduce((sum, income) => sum + income, 0) / 7;
    const ai = perThs.reduce((sum, income, index) => sum + income * (ratios[index] ?? 0), 0) / 7;
    const response = responses.accountCalculate(request);
    expect(response.aiIncome1d! / ai).toBeCloseTo(1, 10);
    expect(response.difference1d! / (ai - plain)).toBeCloseTo(1, 8);
    expect(response.aiIncome1dCNY! / (ai * coinOf(snapshot, 1).priceUsd * snapshot.usdCny)).toBeCloseTo(1, 10);
  });

  test('is fine enough for a year of one TH/s: 365 times its day is a 500th of that of 500 TH/s', () => {
    const [one, many] = [responses.accountCalculate({ ...request, hashrate: 1 }), responses.accountCalculate(request)];
    for (const field of ['aiIncome1d', 'aiIncome1dCNY', 'difference1d'] as const) {
      expect((one[field]! * 365) / ((many[field]! * 365) / 500)).toBeCloseTo(1, 8);
    }
  });

  test('nothing earns nothing', () => {
    expect(responses.accountCalculate({ ...request, hashrate: 0 })).toEqual({ aiIncome1d: 0, aiIncome1dCNY: 0, difference1d: 0 });
    expect(responses.accountCalculate({ ...request, feeRate: 100 }).aiIncome1d).toBe(0);
  });

  test('reads the unit by its index: 500 TH/s are half a PH/s', () => {
    expect(responses.accountCalculate({ ...request, hashrate: 0.5, hashrateUnit: '5' })).toEqual(responses.accountCalculate(request));
  });

  test('pps is the income of one TH/s in the coin list', () => {
    expect(responses.aiRevenueInfo.pps).toBe(recordOf(9).dayIncome);
  });
});

describe('blocks', () => {
  test('ETC stands at the height of the model, with its epoch and DAG', () => {
    expect(responses.ethBlock.height).toBe(coinOf(snapshot, 17).height);
    expect(responses.ethBlock.epoch).toBe(Math.floor(responses.ethBlock.height / 60_000));
    expect(responses.ethBlock.dagBytes).toBeGreaterThan(4.6e9);
    expect(NOW_MS / 1000 - responses.ethBlock.time).toBeLessThan(14);
  });

  test('heights of the DAG calculator and of the model agree', () => {
    for (const [symbol, coinId] of [
      ['RVN', 18],
      ['CFX', 19],
      ['AIPG', 44],
    ] as const) {
      expect(responses.blockQuery(symbol)?.height).toBe(coinOf(snapshot, coinId).height);
    }
  });

  test('each of the 24 coins responses by the contract or is not known', () => {
    const known = dagCoins.filter(({ symbol }) => responses.blockQuery(symbol) !== undefined);
    for (const { symbol } of known)
      expect(schemas.blockQuery.response.parse(responses.blockQuery(symbol))).toEqual(responses.blockQuery(symbol));
    expect(known.length).toBeGreaterThan(12);
    expect(responses.blockQuery('CAU')).toBeUndefined();
    expect(responses.blockQuery('BTC')).toBeUndefined();
  });

  test('ETH responses with its last mined block', () => {
    expect(responses.blockQuery('ETH')).toEqual({ coin: 'ETH', height: 15_537_393, time: 1_663_224_120, blockTime: 13.3 });
  });
});
