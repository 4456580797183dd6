import { describe, expect, it } from 'vitest';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { AI_BTC_ID, coinById } from '#src/domain/coins.ts';
import { coinsPerDay, networkHashrateHs } from '#src/domain/earnings.ts';
import { fromHs } from '#src/domain/units.ts';
import {
  aiCurvePoints,
  incomeOfResponse,
  calculatorCoins,
  incomeSpans,
  type MinedCoin,
  oldestOf,
  poolFeePercent,
  storedIncome,
} from '#src/features/calculator/calculator.model.ts';
import { sideCoinOf } from '#src/domain/unit-income.ts';
import { poolCoin } from '../pool-coin.ts';

const dayS = 86_400;
const firstDayS = 1_795_000_000;
const records: readonly PoolCoin[] = [
  poolCoin({ coinType: AI_BTC_ID }),
  poolCoin(),
  poolCoin({ coinType: 2, difficulty: 800e9, difficultyTime: 1 }),
  poolCoin({ coinType: 47, difficulty: 1e12 }),
  poolCoin({ coinType: 4, difficulty: 100e6, blockReward: 6.25, priceUsa: 90, dayIncomeMoney: null }),
  poolCoin({ coinType: 6, isAux: 1, difficulty: 50e6, blockReward: 10_000, priceUsa: 0.2, dayIncome: null }),
  poolCoin({ coinType: 7, isShow: 0 }),
];

function mined(coinId: number, network?: MinedCoin['network']): MinedCoin {
  const coin = coinById(coinId);
  const record = records.find((each) => each.coinType === coinId);
  if (!coin || !record) throw new Error(`no coin ${coinId}`);
  return { coin, record, network };
}

/** A network whose hashrate fits these difficulties, one a day. */
function networkOf(coinId: number, difficulties: readonly number[]): MinedCoin['network'] {
  const { coin } = mined(coinId);
  return difficulties.map((difficulty, day) => ({
    dataTime: firstDayS + (day - difficulties.length) * dayS,
    hashrate: fromHs(networkHashrateHs({ symbol: coin.symbol, difficulty }), coin.chartUnit),
  }));
}

describe('calculatorCoins', () => {
  it('offers what the pool shows, in its order', () => {
    expect(calculatorCoins(records).map(({ symbol }) => symbol)).toEqual(['AI(BTC)', 'BTC', 'BCH', 'FB', 'LTC']);
  });

  it('offers the catalogue, AI(BTC) first, before the pool has responded', () => {
    expect(calculatorCoins(undefined)[0]?.symbol).toBe('AI(BTC)');
    expect(calculatorCoins([])).toEqual(calculatorCoins(undefined));
  });
});

it.each([
  ['0.02 0.01', '2'],
  ['0.025', '2.5'],
  ['0.0125', '1.25'],
  ['0', '0'],
  ['', undefined],
  ['free', undefined],
])('the pool fee of %j is %j percent', (fee, percent) => {
  expect(poolFeePercent(poolCoin({ fee }))).toBe(percent);
});

describe('incomeOfResponse', () => {
  const answer = { aiIncome1d: 0.00003873, aiIncome1dCNY: 27.83, difference1d: 0.0000023 };

  it('takes the worth in USD from the list', () => {
    const { coins, money, difference } = incomeOfResponse(answer, records);
    expect({ coins, money, difference }).toEqual({
      coins: 0.00003873,
      money: { CNY: 27.83, USD: 0.00003873 * 95_412.3 },
      difference: 0.0000023,
    });
    expect(incomeOfResponse(answer, undefined).money.USD).toBeUndefined();
    const other = [poolCoin({ priceUsa: 1 }), ...records];
    expect(incomeOfResponse(answer, other).money.USD).toBe(0.00003873 * 95_412.3);
    expect(incomeOfResponse(answer, records).cnyPerUsd).toBeCloseTo(0.29 / (0.00000042 * 95_412.3), 6);
  });
});

describe('storedIncome', () => {
  it('is the formula of the domain in the unit of the coin, and money by the list', () => {
    const income = storedIncome({ main: mined(1) }, { hashrate: 2, feeRate: 0.02 }, records);
    const expected = coinsPerDay({ symbol: 'BTC', hashrateHs: 2e15, difficulty: 152.27e12, blockReward: 3.125, feeRate: 0.02 });
    expect(income?.coins).toBeCloseTo(expected, 12);
    expect(income?.money).toEqual({ USD: expect.closeTo(expected * 95_412.3, 6) });
    expect(income?.cnyPerUsd).toBeCloseTo(0.29 / (0.00000042 * 95_412.3), 6);
    expect(income?.difference).toBeUndefined();
  });

  it('takes the mean of the last 7 days; the difficulty of days before its last change comes from the network', () => {
    // Today's difficulty is the record's, whatever the network does today.
    const network = networkOf(1, [1e15, 1e15, 120e12, 120e12, 120e12, 120e12, 120e12, 120e12, 1e15]);
    const at = (difficulty: number) => coinsPerDay({ symbol: 'BTC', hashrateHs: 1e15, difficulty, blockReward: 3.125, feeRate: 0 });
    const before = storedIncome({ main: mined(1, network) }, { hashrate: 1, feeRate: 0 }, records);
    expect(before?.coins).toBeCloseTo((6 * at(120e12) + at(152.27e12)) / 7, 12);
    const held = { ...mined(1, network), record: poolCoin({ difficultyTime: firstDayS - 3 * dayS }) };
    expect(storedIncome({ main: held }, { hashrate: 1, feeRate: 0 }, records)?.coins).toBeCloseTo(
      (4 * at(120e12) + 3 * at(152.27e12)) / 7,
      12,
    );
  });

  it('takes no day that lies before the last 7 of its figures', () => {
    const at = (difficulty: number) => coinsPerDay({ symbol: 'BTC', hashrateHs: 1e15, difficulty, blockReward: 3.125, feeRate: 0 });
    const network = networkOf(1, [100e12, 110e12, 120e12, 130e12]);
    const incomeOn = (day: number, ratios?: { dataTime: number; aiIncomeRatio: number }[]) => {
      const main = { ...mined(ratios ? AI_BTC_ID : 1, network), untilMs: (firstDayS + day * dayS) * 1000 };
      return storedIncome({ main, ratios }, { hashrate: ratios ? 1000 : 1, feeRate: 0 }, records)?.coins;
    };
    expect(incomeOn(0)).toBeCloseTo((at(100e12) + at(110e12) + at(120e12) + at(130e12) + at(152.27e12)) / 5, 12);
    expect(incomeOn(5)).toBeCloseTo((at(130e12) + at(152.27e12)) / 2, 12);
    expect(incomeOn(20)).toBeCloseTo(at(152.27e12), 12);
    expect(incomeOn(20, [{ dataTime: firstDayS, aiIncomeRatio: 2 }])).toBeUndefined();
  });

  it('follows the network of a coin whose difficulty changes with every block, in the unit of its chart, and leaves dead days out', () => {
    for (const [id, difficulty] of [
      [2, 800e9],
      [47, 1e12],
    ] as const) {
      const { coin } = mined(id);
      const past = networkOf(id, [5e11, 5e11]) ?? [];
      const dead = { dataTime: firstDayS - 10 * dayS, hashrate: 0 };
      const mining = { symbol: coin.symbol, hashrateHs: 1e15, blockReward: 3.125, feeRate: 0 };
      const expected = (coinsPerDay({ ...mining, difficulty: 5e11 }) + coinsPerDay({ ...mining, difficulty })) / 2;
      const hashrate = fromHs(1e15, coin.calculatorUnit);
      const income = storedIncome({ main: mined(id, [dead, ...past]) }, { hashrate, feeRate: 0 }, records);
      expect(income?.coins).toBeCloseTo(expected, 12);
    }
  });

  it('counts the transaction fees of a block where they are paid', () => {
    const paid = (txFeeRatio: number | null) =>
      storedIncome({ main: { ...mined(1), record: poolCoin({ txFeeRatio }) } }, { hashrate: 1, feeRate: 0 }, records)?.coins ?? 0;
    expect(paid(0.02) / paid(null)).toBeCloseTo(1.02, 10);
  });

  it('multiplies each day of AI(BTC) by its own ratio, where there are as many of both, and no other coin by any', () => {
    const network = networkOf(AI_BTC_ID, [100e12, 100e12]);
    const at = (difficulty: number) => coinsPerDay({ symbol: 'BTC', hashrateHs: 1e14, difficulty, blockReward: 3.125, feeRate: 0 });
    const ratios = [
      { dataTime: firstDayS - dayS, aiIncomeRatio: 1.1 },
      { dataTime: firstDayS, aiIncomeRatio: 1.5 },
    ];
    const mining = { hashrate: 100, feeRate: 0 };
    const income = storedIncome({ main: mined(AI_BTC_ID, network), ratios }, mining, records);
    const plain = (at(100e12) + at(152.27e12)) / 2;
    expect(income?.coins).toBeCloseTo((at(100e12) * 1.1 + at(152.27e12) * 1.5) / 2, 15);
    expect(income?.difference).toBeCloseTo((at(100e12) * 1.1 + at(152.27e12) * 1.5) / 2 - plain, 15);
    const three = [{ dataTime: firstDayS - 2 * dayS, aiIncomeRatio: 1 }, ...ratios];
    expect(storedIncome({ main: mined(AI_BTC_ID, network), ratios: three }, mining, records)?.coins).toBeCloseTo(plain * 1.2, 15);
    expect(storedIncome({ main: mined(1), ratios }, { hashrate: 0.1, feeRate: 0 }, records)?.coins).toBeCloseTo(at(152.27e12), 15);
  });

  it('multiplies AI(BTC) by the ratios of the last 7 days and tells the difference', () => {
    const ratios = Array.from({ length: 30 }, (_, day) => ({ dataTime: firstDayS + day * dayS, aiIncomeRatio: day < 23 ? 9 : 1.1 }));
    const income = storedIncome({ main: mined(AI_BTC_ID), ratios }, { hashrate: 100, feeRate: 0 }, records);
    const plain = coinsPerDay({ symbol: 'BTC', hashrateHs: 1e14, difficulty: 152.27e12, blockReward: 3.125, feeRate: 0 });
    expect(income?.coins).toBeCloseTo(plain * 1.1, 12);
    expect(income?.difference).toBeCloseTo(plain * 0.1, 12);
  });

  it('has no AI(BTC) income without its ratios', () => {
    expect(storedIncome({ main: mined(AI_BTC_ID) }, { hashrate: 1, feeRate: 0 }, records)).toBeUndefined();
    expect(storedIncome({ main: mined(AI_BTC_ID), ratios: [] }, { hashrate: 1, feeRate: 0 }, records)).toBeUndefined();
  });

  it('adds DOGE to LTC, in the money too', () => {
    const doge = sideCoinOf(mined(4).coin);
    expect(doge?.symbol).toBe('DOGE');
    const income = storedIncome({ main: mined(4), side: mined(6) }, { hashrate: 1, feeRate: 0 }, records);
    const dogeCoins = coinsPerDay({ symbol: 'DOGE', hashrateHs: 1e12, difficulty: 50e6, blockReward: 10_000, feeRate: 0 });
    expect(income?.side).toEqual({ symbol: 'DOGE', coins: dogeCoins });
    expect(income?.money.USD).toBeCloseTo((income?.coins ?? 0) * 90 + dogeCoins * 0.2, 6);
  });

  it('has no figure where there is no difficulty or no block reward', () => {
    for (const record of [poolCoin({ difficulty: 0 }), poolCoin({ blockReward: null })])
      expect(storedIncome({ main: { ...mined(1), record } }, { hashrate: 1, feeRate: 0 }, records)).toBeUndefined();
  });

  it('has coins and no money where the coin, or what is mined beside it, has no price', () => {
    const unpriced = (id: number) => ({ ...mined(id), record: { ...mined(id).record, priceUsa: null } });
    const alone = storedIncome({ main: unpriced(1) }, { hashrate: 1, feeRate: 0 }, records);
    expect(alone).toMatchObject({ coins: expect.any(Number), money: { USD: undefined } });
    const merged = storedIncome({ main: mined(4), side: unpriced(6) }, { hashrate: 1, feeRate: 0 }, records);
    expect(merged).toMatchObject({ coins: expect.any(Number), side: { coins: expect.any(Number) }, money: { USD: undefined } });
    const untold = storedIncome({ main: mined(4) }, { hashrate: 1, feeRate: 0 }, records);
    expect(untold).toMatchObject({ coins: expect.any(Number), side: { symbol: 'DOGE', coins: undefined }, money: { USD: undefined } });
  });

  it('is nothing for no hashrate and for a fee of 100%', () => {
    expect(storedIncome({ main: mined(1) }, { hashrate: 0, feeRate: 0 }, records)?.coins).toBe(0);
    expect(storedIncome({ main: mined(1) }, { hashrate: 5, feeRate: 1 }, records)?.coins).toBe(0);
    const unrewarded = { ...mined(1), record: poolCoin({ blockReward: 0 }) };
    expect(storedIncome({ main: unrewarded }, { hashrate: 5, feeRate: 0 }, records)).toMatchObject({ coins: 0, money: { USD: 0 } });
  });
});

it('projects to 1, 7, 30 and 365 days; what is not known stays so', () => {
  const spans = incomeSpans({ coins: 2, money: { USD: 10 }, cnyPerUsd: 7.2, difference: -1, side: { symbol: 'DOGE', coins: 3 } });
  expect(spans.map(({ days }) => days)).toEqual([1, 7, 30, 365]);
  expect(spans[3]).toEqual({
    days: 365,
    coins: 730,
    money: { USD: 3650 },
    cnyPerUsd: 7.2,
    difference: -365,
    side: { symbol: 'DOGE', coins: 1095 },
  });
});

it('the curve shows ratios as percent above plain BTC', () => {
  const points = aiCurvePoints([
    { dataTime: 1_795_000_000, aiIncomeRatio: 1.0938 },
    { dataTime: 1_795_086_400, aiIncomeRatio: 0.98 },
  ]);
  expect(points.map(({ atMs }) => atMs)).toEqual([1_795_000_000_000, 1_795_086_400_000]);
  expect(points.map(({ value }) => value.toFixed(2))).toEqual(['9.38', '-2.00']);
  const month = Array.from({ length: 30 }, (_, day) => ({ dataTime: firstDayS + day * dayS, aiIncomeRatio: 1 + day / 100 }));
  expect(aiCurvePoints(month).map(({ value }) => Math.round(value))).toEqual(Array.from({ length: 30 }, (_, index) => index));
});

it('a calculation is as old as the oldest figure and simulated when one is', () => {
  const fresh = { madeAt: 2_000, isCached: false, isSimulated: false };
  const old = { madeAt: 1_000, isCached: true, isSimulated: true };
  expect(oldestOf([fresh, undefined, old])).toEqual(old);
  expect(oldestOf([old, fresh])).toEqual(old);
  expect(oldestOf([old, { ...fresh, madeAt: 500 }])).toEqual({ ...old, madeAt: 500 });
  expect(oldestOf([fresh, undefined])).toEqual(fresh);
});
