import { describe, expect, it } from 'vitest';
import { farm as farmSchema } from '#src/contracts/anonymous.ts';
import { isValidAddress } from '#src/domain/addresses.ts';
import { beijingParts, DAY_MS, HOUR_MS } from '#src/domain/days.ts';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { createFarms } from '#src/server/farms/farms.ts';
import { sampleMiners } from '#src/server/farms/sample-miners.ts';
import { ANCHOR_MS } from '#src/server/market/anchors.ts';
import { defaultPoolCoins } from '#src/server/market/defaults.ts';
import { createMarket } from '#src/server/market/model.ts';
import { cpuMsOf } from '#tests/cpu-time.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 5, 30);
const seed = 7;
const market = createMarket(seed);
const fresh = () => createFarms({ market, seed, settings: defaultPoolCoins });
const farms = fresh();
const addresses = sampleMiners.map(({ address }) => address);
const at = (address: string, atMs: number) => farms(address, atMs)!;
const workersOf = (address: string, atMs: number) => {
  const { workers } = farmSchema.parse(at(address, atMs));
  return Array.isArray(workers) ? workers : [];
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe.each(addresses)('the sample farm %s', (address) => {
  it('has an address that nobody mistypes', () => {
    expect(isValidAddress('ETC', address)).toBe(true);
    expect(address).not.toBe(address.toLowerCase());
  });

  it('fits the contract', () => {
    expect(farmSchema.safeParse(at(address, NOW_MS)).error).toBeUndefined();
  });

  it('is owed, once a day was paid in full, exactly what the day has brought', () => {
    const paidToday = Array.from({ length: 30 }, (_, day) => NOW_MS + day * DAY_MS).flatMap((atMs) => {
      const { payouts = [], unpaid, incomeToday } = at(address, atMs);
      return payouts.some(({ time }) => time * 1000 > atMs - 4 * HOUR_MS) ? [{ unpaid, incomeToday }] : [];
    });
    expect(paidToday.length).toBeGreaterThan(0);
    expect(paidToday.filter(({ unpaid, incomeToday }) => unpaid !== incomeToday)).toEqual([]);
  });

  it('is the same after a restart and whatever was asked before', () => {
    farms(address, NOW_MS + 40 * DAY_MS);
    expect(at(address, NOW_MS)).toEqual(fresh()(address, NOW_MS));
  });

  it('has the hashrate of its workers, and a machine at rest has none', () => {
    const { hashrate } = at(address, NOW_MS);
    const workers = workersOf(address, NOW_MS);
    expect(sum(workers.map((worker) => worker.hashrate ?? 0))).toBeCloseTo(Number(hashrate), 6);
    const silent = ({ lastShareTime }: { lastShareTime: number | null }) => NOW_MS - (lastShareTime ?? 0) * 1000;
    expect(workers.filter((worker) => silent(worker) < 0)).toEqual([]);
    expect(workers.filter((worker) => silent(worker) > 15 * 60_000 && worker.hashrate !== 0)).toEqual([]);
    expect(workers.filter((worker) => silent(worker) < 90_000 && worker.hashrate === 0)).toEqual([]);
  });

  it('is paid once a day at most, in the window, never less than the least amount', () => {
    const { payouts = [] } = at(address, NOW_MS);
    expect(payouts.length).toBeGreaterThan(10);
    const days = new Set(payouts.map(({ time }) => beijingParts(time * 1000).day + 100 * beijingParts(time * 1000).month));
    expect(days.size).toBe(payouts.length);
    for (const { time, amount } of payouts) {
      expect(beijingParts(time * 1000).hour).toBe(11);
      expect(amount).toBeGreaterThanOrEqual(0.1);
    }
    expect(payouts.map(({ time }) => time)).toEqual(payouts.map(({ time }) => time).toSorted((a, b) => b - a));
  });

  it('keeps every payout it once had', () => {
    const { payouts: before = [] } = at(address, NOW_MS);
    const { payouts: after = [] } = at(address, NOW_MS + 5 * DAY_MS);
    expect(after).toEqual(expect.arrayContaining(before.slice(0, 40)));
  });

  it('earns in a day what difficulty, reward and fee of the market say for its hashrate', () => {
    const dayStartMs = Date.UTC(2026, 0, 19, 16);
    const earned = (atMs: number) => at(address, atMs).unpaid! + sum((at(address, atMs).payouts ?? []).map(({ amount }) => amount!));
    const income = earned(dayStartMs + DAY_MS) - earned(dayStartMs);
    const { difficulty, blockReward } = market.day(17, [dayStartMs, dayStartMs + DAY_MS]);
    const hours = at(address, dayStartMs + DAY_MS).curve!.slice(-24);
    const hashrateHs = (sum(hours.map(({ hashrate }) => hashrate)) / 24) * 1e6;
    const expected = coinsPerDay({ symbol: 'ETC', hashrateHs, difficulty, blockReward, feeRate: 0.02 });
    expect(Math.abs(income / expected - 1)).toBeLessThan(0.03);
  });
});

describe('the sample farms', () => {
  it('are three, and the small one is not paid every day', () => {
    expect(addresses).toHaveLength(3);
    const [last, before] = at(addresses[2]!, NOW_MS).payouts ?? [];
    expect(last!.time - before!.time).toBeGreaterThan(86_400);
  });

  it('have machines that rest now and then, so that a page has them to show', () => {
    const silent = (atMs: number) => workersOf(addresses[0]!, atMs).filter(({ lastShareTime }) => atMs / 1000 - lastShareTime! > 600);
    const moments = Array.from({ length: 30 }, (_, index) => silent(NOW_MS + index * 7 * HOUR_MS).length);
    expect(moments.filter((count) => count > 0).length).toBeGreaterThan(10);
    expect(Math.max(...moments)).toBeLessThan(10);
  });

  it('have other days under another seed', () => {
    const other = createFarms({ market, seed: 8, settings: defaultPoolCoins });
    expect(other(addresses[0]!, NOW_MS)?.curve).not.toEqual(at(addresses[0]!, NOW_MS).curve);
  });

  it('are unknown under any other address', () => {
    expect(farms('0x52908400098527886e0f7030069857d2e4169ee7', NOW_MS)).toBeNull();
  });

  it('are answered before the model begins and after a year of days without a pause', () => {
    expect(farms(addresses[0]!, ANCHOR_MS - DAY_MS)?.payouts).toEqual([]);
    expect(cpuMsOf(() => fresh()(addresses[0]!, NOW_MS))).toBeLessThan(1_000);
  });
});
