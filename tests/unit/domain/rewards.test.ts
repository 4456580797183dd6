import { describe, expect, test } from 'vitest';
import { heightAt, momentOfHeight, seenHeight } from '#src/domain/chain-heights.ts';
import { coinBySymbol } from '#src/domain/coins.ts';
import { dagCoinBySymbol } from '#src/domain/dag.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { rewardCuts, rewardFactorAt } from '#src/domain/rewards.ts';

const NOW_MS = Date.UTC(2026, 10, 27, 4);
const coinOf = (symbol: string) => coinBySymbol(symbol) ?? { incomeSymbol: '?' };
const cuts = (symbol: string, stated?: number, nowMs = NOW_MS) =>
  rewardCuts(coinOf(symbol), { nowMs, untilMs: nowMs + 3650 * DAY_MS, stated });

describe('the cuts ahead, seen from the end of November 2026', () => {
  test.each([
    ['BTC', '2028-04', 1.5625, 0.5, 3],
    ['AI(BTC)', '2028-04', 1.5625, 0.5, 3],
    ['BCH', '2028-04', 1.5625, 0.5, 3],
    ['BSV', '2028-04', 1.5625, 0.5, 3],
    ['LTC', '2027-07', 3.125, 0.5, 3],
    ['ETC', '2028-08', 1.31072, 0.8, 4],
    ['RVN', '2030-01', 625, 0.5, 2],
    ['AIPG', '2029-03', 7.8125, 0.5, 8],
    ['FB', '2028-09', 6.25, 0.5, 5],
  ])('%s', (symbol, month, reward, factor, count) => {
    const [next] = cuts(symbol);
    expect(new Date(next?.atMs ?? 0).toISOString().slice(0, 7)).toBe(month);
    expect(next?.reward).toBeCloseTo(reward, 9);
    expect(next?.factor).toBeCloseTo(factor, 9);
    expect(cuts(symbol)).toHaveLength(count);
  });

  test('KAS falls by a twelfth of a halving each month', () => {
    const monthly = cuts('KAS');
    expect(new Date(monthly[0]?.atMs ?? 0).toISOString().slice(0, 10)).toBe('2026-12-06');
    expect(monthly[0]?.factor).toBeCloseTo(2 ** (-1 / 12), 7);
    expect(monthly[11]?.factor).toBeCloseTo(0.5, 6);
    expect((monthly[1]?.atMs ?? 0) - (monthly[0]?.atMs ?? 0)).toBe(2_629_800_000);
  });

  test.each(['DOGE', 'ETH', 'CFX', 'ERG', 'ALPH'])('%s has none', (symbol) => {
    expect(cuts(symbol)).toEqual([]);
  });

  test('a coin that is not known has none', () => {
    expect(rewardCuts({ incomeSymbol: 'XMR' }, { nowMs: NOW_MS, untilMs: NOW_MS })).toEqual([]);
  });
});

describe('a cut that does not come on the expected day', () => {
  const halvingMs = momentOfHeight(4, 3_360_000);
  test('came already by the reward that the pool states', () => {
    const [next] = cuts('LTC', 3.125, halvingMs - 5 * DAY_MS);
    expect(next).toMatchObject({ reward: 1.5625, factor: 0.5 });
  });
  test('is still to come: expected at once', () => {
    const [next, second] = cuts('LTC', 6.25, halvingMs + 5 * DAY_MS);
    expect(next).toEqual({ atMs: halvingMs + 5 * DAY_MS, reward: 3.125, factor: 0.5 });
    expect(second?.factor).toBe(0.25);
  });
  test('a stated reward of another kind changes nothing', () => {
    expect(cuts('KAS', 23.1)).toEqual(cuts('KAS'));
  });
});

describe('a chain that was seen at a height', () => {
  // A day behind the catalogue's block times.
  const seen = { height: heightAt(1, NOW_MS) - 144, atMs: NOW_MS };
  test('counts its cuts from there', () => {
    const [fromCatalogue] = cuts('BTC');
    const [fromSeen] = rewardCuts(coinOf('BTC'), { nowMs: NOW_MS, untilMs: NOW_MS + 3650 * DAY_MS, seen });
    expect((fromSeen?.atMs ?? 0) - (fromCatalogue?.atMs ?? 0)).toBeCloseTo(DAY_MS, 0);
    expect(fromSeen?.atMs).toBe(momentOfHeight(1, 1_050_000, seen));
  });
  test('has passed a cut that the catalogue still expects', () => {
    const [next] = rewardCuts(coinOf('BTC'), { nowMs: NOW_MS, untilMs: NOW_MS + 3650 * DAY_MS, seen: { height: 1_050_000, atMs: NOW_MS } });
    expect(next).toMatchObject({ reward: 0.78125, factor: 0.5 });
  });
  test.each([
    [
      { height: 926_000, heightTime: 1_764_000_000 },
      { height: 926_000, atMs: 1_764_000_000_000 },
    ],
    [{ height: 926_000 }, undefined],
    [{ height: null, heightTime: 1_764_000_000 }, undefined],
  ])('is read out of a record: %o', (record, expected) => expect(seenHeight(record)).toEqual(expected));
});

test('the factor of a moment is that of the last cut before it', () => {
  const halvingMs = momentOfHeight(1, 1_050_000);
  expect([halvingMs - 1, halvingMs, halvingMs + 1461 * DAY_MS].map((atMs) => rewardFactorAt(coinOf('BTC'), atMs, NOW_MS))).toEqual([
    1, 0.5, 0.25,
  ]);
});

test.each(['ETC', 'RVN', 'AIPG'])('the height of %s is that of the DAG calculator', (symbol) => {
  const id = coinBySymbol(symbol)?.id ?? 0;
  const dag = dagCoinBySymbol(symbol);
  expect(heightAt(id, dag?.anchor?.atMs ?? 0)).toBe(dag?.anchor?.height);
  expect(momentOfHeight(id, 1) - momentOfHeight(id, 0)).toBeCloseTo((dag?.blockTimeS ?? 0) * 1000, 3);
});
