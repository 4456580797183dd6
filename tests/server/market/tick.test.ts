import { describe, expect, test, vi } from 'vitest';
import { defaultPoolCoins } from '#src/server/market/defaults.ts';
import { createMarket } from '#src/server/market/model.ts';
import { createMarketFeed } from '#src/server/market/tick.ts';
import { NOW_MS } from './fixtures.ts';
import { cpuMsOf } from '#tests/cpu-time.ts';

const feedAt = (clock: { nowMs: number }, market = createMarket(7)) =>
  createMarketFeed({ market, settings: defaultPoolCoins, tickMs: 60_000, now: () => clock.nowMs });

describe('market feed', () => {
  test('computes once per tick and keeps the responses', () => {
    const market = createMarket(7);
    const snapshot = vi.spyOn(market, 'snapshot');
    const clock = { nowMs: NOW_MS + 1 };
    const feed = feedAt(clock, market);
    const first = feed.current();
    clock.nowMs += 59_000;
    expect(feed.current()).toBe(first);
    expect(snapshot).toHaveBeenCalledTimes(1);
    clock.nowMs += 1_000;
    expect(feed.current()).not.toBe(first);
    expect(snapshot).toHaveBeenCalledTimes(2);
  });

  test('two instances response alike within a tick, and so does one after a restart', () => {
    const left = feedAt({ nowMs: NOW_MS + 2_000 }).current();
    const right = feedAt({ nowMs: NOW_MS + 41_000 }).current();
    expect(right.atMs).toBe(left.atMs);
    expect(right.poolCoinList).toEqual(left.poolCoinList);
    expect(right.dailyNews('zh_hk')).toEqual(left.dailyNews('zh_hk'));
  });

  test('a tick is computed in under 60 ms once warm', () => {
    const clock = { nowMs: NOW_MS };
    const feed = feedAt(clock);
    const times = Array.from({ length: 10 }, () => {
      clock.nowMs += 60_000;
      return cpuMsOf(() => feed.current());
    });
    expect(times.toSorted((a, b) => a - b)[5]).toBeLessThan(60);
  });
});
