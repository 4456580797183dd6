import { describe, expect, test } from 'vitest';
import { coins } from '#src/domain/coins.ts';
import { networkHashrateHs } from '#src/domain/earnings.ts';
import { ANCHOR_MS, anchorOf } from '#src/server/market/anchors.ts';
import { createMarket } from '#src/server/market/model.ts';
import { coinOf, market, NOW_MS } from './fixtures.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const mined = coins.filter(({ proofOfWorkEndedAtMs }) => proofOfWorkEndedAtMs === null);
const twoYears = Array.from({ length: 244 }, (_, index) => market.snapshot(ANCHOR_MS + (index + 1) * 3 * DAY_MS));
const extremes = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];

describe('determinism', () => {
  test('two markets of one seed agree to the last digit, whatever was asked before', () => {
    const fresh = createMarket(7);
    const used = createMarket(7);
    for (const atMs of [NOW_MS + 400 * DAY_MS, NOW_MS - 200 * DAY_MS]) used.snapshot(atMs).daily(4);
    const [left, right] = [fresh.snapshot(NOW_MS), used.snapshot(NOW_MS)];
    expect([...right.coins]).toEqual([...left.coins]);
    expect(right.aiRatio).toEqual(left.aiRatio);
    for (const coin of coins) expect(right.daily(coin.id)).toEqual(left.daily(coin.id));
  });

  test('a finished day reads the same today and tomorrow', () => {
    const today = market.snapshot(NOW_MS).daily(1);
    const tomorrow = createMarket(7)
      .snapshot(NOW_MS + DAY_MS)
      .daily(1);
    expect(tomorrow.slice(0, 28)).toEqual(today.slice(1, 29));
  });

  test('another seed gives another market', () => {
    const other = createMarket(8).snapshot(NOW_MS);
    expect(coinOf(other, 1).priceUsd).not.toBe(coinOf(market.snapshot(NOW_MS), 1).priceUsd);
  });

  test('at the anchor the figures are the anchors', () => {
    const snapshot = market.snapshot(ANCHOR_MS);
    expect(coinOf(snapshot, 1)).toMatchObject({ priceUsd: 87_000, difficulty: 148.2e12, height: 929_376 });
    expect(snapshot.usdCny).toBe(7);
    for (const coin of mined.filter(({ symbol, incomeSymbol }) => symbol === incomeSymbol)) {
      const { difficulty, priceUsd } = anchorOf(coin.id);
      expect(coinOf(snapshot, coin.id).difficulty / difficulty).toBeCloseTo(1, 9);
      expect(coinOf(snapshot, coin.id).priceUsd).toBe(priceUsd);
    }
  });

  test('a clock outside the model gives its edge, and no moment at all is refused', () => {
    expect(coinOf(market.snapshot(0), 1).priceUsd).toBe(87_000);
    expect(() => market.snapshot(Number.NaN)).toThrow(RangeError);
  });
});

describe('consistency over two years', () => {
  test.each(mined.map((coin) => [coin.symbol, coin] as const))(
    '%s: hashrate is k * D / T within what its adjustment lags behind',
    (_, coin) => {
      const ratios = twoYears.map((snapshot) => {
        const { networkHashrateHs: hashrateHs, difficulty } = coinOf(snapshot, coin.id);
        return hashrateHs / networkHashrateHs({ symbol: coin.symbol, difficulty });
      });
      const [least, most] = extremes(ratios);
      expect(least).toBeGreaterThan(0.88);
      expect(most).toBeLessThan(1.14);
      expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeCloseTo(1, 1);
    },
  );

  test.each(mined.map((coin) => [coin.symbol, coin] as const))('%s: every figure stays within bounds', (_, coin) => {
    const anchor = anchorOf(coin.symbol === 'AI(BTC)' ? 1 : coin.id);
    const states = twoYears.map((snapshot) => coinOf(snapshot, coin.id));
    const expectWithin = (values: readonly number[], [least, most]: readonly [number, number]): void => {
      const [low, high] = extremes(values);
      expect(low).toBeGreaterThan(least);
      expect(high).toBeLessThan(most);
    };
    expectWithin(
      states.map(({ priceUsd }) => priceUsd / anchor.priceUsd),
      [0.1, 8],
    );
    expectWithin(
      states.map(({ difficulty }) => difficulty / anchor.difficulty),
      [0.25, 4],
    );
    expectWithin(
      states.map(({ priceChange24h }) => priceChange24h),
      [-0.3, 0.3],
    );
    expectWithin(
      states.map((state) => state.poolHashrateHs / state.networkHashrateHs),
      [0.003, 0.25],
    );
    expectWithin(
      states.map(({ poolMiners }) => poolMiners),
      [20, 1e6],
    );
    expectWithin(
      states.map(({ poolWorkers, poolMiners }) => poolWorkers / poolMiners),
      [0.8, 1.2],
    );
  });

  test.each([
    ['BTC', 1, 17],
    ['LTC', 4, 4.5],
  ])('%s announces its next difficulty, and adjusts by plausible steps', (_, coinId, longestDays) => {
    const states = twoYears.map((snapshot) => coinOf(snapshot, coinId));
    const [least, most] = extremes(states.map(({ nextDifficulty, difficulty }) => (nextDifficulty ?? 0) / difficulty));
    expect(least).toBeGreaterThan(0.88);
    expect(most).toBeLessThan(1.12);
    const [soonest, latest] = extremes(states.map(({ adjustInSeconds }) => adjustInSeconds ?? Number.NaN));
    expect(soonest).toBeGreaterThanOrEqual(0);
    expect(latest).toBeLessThan(longestDays * 86_400);
  });

  test('coins whose difficulty follows every block announce nothing', () => {
    for (const coin of mined.filter(({ retargetBlocks }) => retargetBlocks === null)) {
      const announced = twoYears.filter((snapshot) => coinOf(snapshot, coin.id).nextDifficulty !== null);
      expect(announced).toEqual([]);
    }
  });

  test('the announced difficulty is the one that comes', () => {
    const before = coinOf(market.snapshot(NOW_MS), 1);
    const changeAtMs = NOW_MS + (before.adjustInSeconds ?? 0) * 1000;
    const last = coinOf(market.snapshot(changeAtMs - 6 * 3_600_000), 1);
    const after = coinOf(market.snapshot(changeAtMs + DAY_MS), 1);
    expect(after.difficulty).not.toBe(before.difficulty);
    expect(after.difficulty / (last.nextDifficulty ?? 0)).toBeCloseTo(1, 2);
  });

  test('the ratio of AI(BTC) stays between 1.02 and 1.09 and moves', () => {
    const ratios = twoYears.flatMap(({ aiRatio }) => aiRatio.map(({ ratio }) => ratio));
    expect(Math.min(...ratios)).toBeGreaterThan(1.02);
    expect(Math.max(...ratios)).toBeLessThan(1.09);
    expect(Math.max(...ratios) - Math.min(...ratios)).toBeGreaterThan(0.04);
  });
});

describe('prices side by side', () => {
  const charts = Array.from({ length: 20 }, (_, month) => market.snapshot(ANCHOR_MS + (month + 2) * 30 * DAY_MS));
  const priced = coins.filter(({ symbol, incomeSymbol }) => symbol === incomeSymbol);
  const changesOf = (coinId: number): readonly number[] =>
    charts.flatMap((snapshot) => {
      const prices = snapshot.daily(coinId).map(({ priceUsd }) => Math.log(priceUsd));
      return prices.slice(1).map((price, index) => price - (prices[index] ?? 0));
    });
  const product = (left: readonly number[], right: readonly number[]): number =>
    left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
  const changes = priced.map(({ id }) => changesOf(id));

  test('coins share a market, but each has a curve of its own', () => {
    const correlations = changes.flatMap((left, index) =>
      changes.slice(index + 1).map((right) => product(left, right) / Math.sqrt(product(left, left) * product(right, right))),
    );
    const mean = correlations.reduce((sum, value) => sum + value, 0) / correlations.length;
    expect(mean).toBeGreaterThan(0.15);
    expect(mean).toBeLessThan(0.4);
    expect(Math.max(...correlations)).toBeLessThan(0.6);
  });

  test.each(priced.map(({ symbol }, index) => [symbol, index] as const))('%s: a day moves it by 1 to 3% as a rule', (_, index) => {
    const own = changes[index] ?? [];
    const volatility = Math.sqrt(product(own, own) / own.length);
    expect(volatility).toBeGreaterThan(0.01);
    expect(volatility).toBeLessThan(0.03);
  });
});

describe('continuity', () => {
  const ticks = Array.from({ length: 1500 }, (_, tick) => market.snapshot(NOW_MS + tick * MINUTE_MS));
  const largestStep = (values: readonly number[]): number =>
    Math.max(...values.slice(1).map((value, index) => Math.abs(value / (values[index] ?? 0) - 1)));

  test.each(mined.map(({ symbol, id }) => [symbol, id] as const))('%s: price and hashrates do not jump from tick to tick', (_, coinId) => {
    const states = ticks.map((snapshot) => coinOf(snapshot, coinId));
    for (const field of ['priceUsd', 'networkHashrateHs', 'poolHashrateHs', 'poolHashrate24hHs', 'poolHashrate14dHs'] as const) {
      expect(largestStep(states.map((state) => state[field]))).toBeLessThan(0.01);
    }
  });

  const byTheBlock = mined.filter(({ retargetBlocks }) => retargetBlocks === null).map(({ symbol, id }) => [symbol, id] as const);

  test.each(byTheBlock)('%s: difficulty moves in small steps', (_, coinId) => {
    expect(largestStep(ticks.map((snapshot) => coinOf(snapshot, coinId).difficulty))).toBeLessThan(0.03);
  });

  test('heights never fall over an adjustment', () => {
    const heights = Array.from({ length: 400 }, (_, index) => coinOf(market.snapshot(NOW_MS + index * 1_800_000), 4).height);
    expect(heights.toSorted((a, b) => a - b)).toEqual(heights);
  });
});

describe('days', () => {
  test('every coin has 30 Beijing days, oldest first, the last one running', () => {
    for (const coin of coins) {
      const days = market.snapshot(NOW_MS).daily(coin.id);
      expect(days).toHaveLength(30);
      expect(new Date(days.at(-1)?.dayStartMs ?? 0).toISOString()).toBe('2026-11-20T16:00:00.000Z');
      for (const [index, day] of days.entries()) expect(day.dayStartMs).toBe((days[0]?.dayStartMs ?? 0) + index * DAY_MS);
    }
  });

  test('the day turns at midnight in Beijing', () => {
    const lastDay = (date: string): number | undefined => market.snapshot(Date.parse(date)).daily(1).at(-1)?.dayStartMs;
    expect(lastDay('2026-11-21T15:59:59Z')).toBe(Date.parse('2026-11-20T16:00:00Z'));
    expect(lastDay('2026-11-21T16:00:00Z')).toBe(Date.parse('2026-11-21T16:00:00Z'));
  });

  test('the running day ends at the price of the moment', () => {
    const snapshot = market.snapshot(NOW_MS);
    expect(snapshot.daily(1).at(-1)?.priceUsd).toBe(coinOf(snapshot, 1).priceUsd);
  });
});

describe('coins that belong together', () => {
  const snapshot = market.snapshot(NOW_MS);

  test('AI(BTC) has the chain of BTC and a pool of its own', () => {
    const [btc, ai] = [coinOf(snapshot, 1), coinOf(snapshot, 9)];
    for (const field of ['priceUsd', 'difficulty', 'networkHashrateHs', 'nextDifficulty', 'blockReward', 'height'] as const) {
      expect(ai[field]).toBe(btc[field]);
    }
    expect(ai.poolHashrateHs).not.toBe(btc.poolHashrateHs);
  });

  test('DOGE has the hashrate of LTC', () => {
    expect(coinOf(snapshot, 6).networkHashrateHs / coinOf(snapshot, 4).networkHashrateHs).toBeCloseTo(1, 2);
  });

  test('ETH has a price and the date of its last block, and nothing else', () => {
    const { priceUsd, ...rest } = coinOf(snapshot, 7);
    expect(priceUsd).toBeGreaterThan(300);
    expect(rest).toMatchObject({
      difficulty: 0,
      networkHashrateHs: 0,
      poolHashrateHs: 0,
      poolHashrate24hHs: 0,
      poolMiners: 0,
      poolWorkers: 0,
      blockReward: 0,
      nextDifficulty: null,
      height: 15_537_393,
      difficultySetAtMs: Date.UTC(2022, 8, 15, 6, 42),
    });
    expect(snapshot.daily(7).every((day) => day.networkHashrateHs === 0 && day.poolHashrateHs === 0 && day.priceUsd > 0)).toBe(true);
  });
});
