import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';
import { miningcore } from '#src/server/sources/dialects/miningcore.ts';
import type { FarmReading } from '#src/server/sources/readings.ts';
import { createSourceFetch } from '#src/server/sources/poll/source-fetch.ts';
import { minerAnswer } from '../support/miningcore-engine.ts';
import { type Answer, changed, coin, never, placeAt, poolUpstream, sample, SAMPLES_MS, type Upstream } from '../support/pool-upstream.ts';

const address = '0xcB60a7D502962A206e698025C2545219E6f34915';
const minerPath = (pool = 'etc1') => `/api/pools/${pool}/miners/${address.toLowerCase()}`;
const input = (name: string): string => readFileSync(`tests/fixtures/inputs/pools/${name}`, 'utf8');

let upstream: Upstream;
beforeAll(async () => {
  upstream = await poolUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.nowMs = SAMPLES_MS;
  upstream.answers = {
    '/api/pools': sample('miningcore-pools.json'),
    '/api/pools/etc1/performance': JSON.stringify({ stats: [{ created: '2026-11-27T03:00:00', poolHashrate: 5e11 }] }),
    '/api/pools/etc1/blocks': '[]',
    [`${minerPath()}/payments`]: '[]',
  };
});

async function farmAt(nowMs: number, body?: string | Answer): Promise<FarmReading | null> {
  upstream.nowMs = nowMs;
  if (body !== undefined) upstream.answers[minerPath()] = body;
  const now = () => nowMs;
  const stats = [0, 1].map((ago) => ({
    created: new Date(nowMs - ago * HOUR_MS).toISOString().slice(0, 13).concat(':00:00'),
    poolHashrate: 5e11,
  }));
  if (upstream.answers['/api/pools/etc1/performance'] !== STOPPED)
    upstream.answers['/api/pools/etc1/performance'] = JSON.stringify({ stats });
  const fetch = createSourceFetch({ address: upstream.address, gapMs: 0, now });
  return miningcore.open(placeAt(upstream, 'ETC', { now, fetch })).farm({ coin: coin('ETC'), address }, never);
}
const STOPPED = JSON.stringify({ stats: [{ created: '2026-11-26T20:00:00', poolHashrate: 5e11 }] });
const paid = (agoMs: number): string =>
  JSON.stringify([{ amount: 0.1, created: new Date(SAMPLES_MS - agoMs).toISOString().slice(0, 19), transactionConfirmationData: 'x' }]);
const steady = () => 4e9;

describe('the mean of a day', () => {
  it.each([0, 1, 21, 29, 30, 31, 34, 36, 59])('of a steady farm is its hashrate, %i minutes after the hour', async (minutes) => {
    const nowMs = SAMPLES_MS + HOUR_MS + minutes * MINUTE_MS;
    const told = (await farmAt(nowMs, minerAnswer({ nowMs, workers: { a: steady, b: () => 2e9 } })))!;
    expect([told.hashrateHs, told.hashrate24hHs, ...told.workers!.map((each) => each.hashrate24hHs)]).toEqual([6e9, 6e9, 4e9, 2e9]);
    expect(new Set(told.curve!.map(({ hashrateHs }) => hashrateHs))).toEqual(new Set([6e9]));
    expect(told.curve).toHaveLength(24);
  });

  it('of a steady farm is its hashrate where the database counts in a zone of half an hour', async () => {
    const nowMs = SAMPLES_MS + 21 * MINUTE_MS;
    expect((await farmAt(nowMs, minerAnswer({ nowMs, workers: { a: steady }, zoneMs: 5.5 * HOUR_MS })))!.hashrate24hHs).toBe(4e9);
  });

  it.each<[string, (hoursAgo: number) => number | undefined, number | null]>([
    ['that was off for six hours', (ago) => (ago > 6 && ago <= 12 ? undefined : 4e9), 3e9],
    ['that has been off for six hours', (ago) => (ago <= 6 ? undefined : 4e9), 3e9],
    ['that runs every second hour', (ago) => (Math.ceil(ago) % 2 === 0 ? 4e9 : undefined), 2e9],
    ['that began two hours later, as far as anybody can say', (ago) => (ago <= 22 ? 4e9 : undefined), 4e9],
    ['that began ten hours ago', (ago) => (ago <= 10 ? 4e9 : undefined), null],
  ])('of a farm %s', async (_what, course, mean) => {
    const nowMs = SAMPLES_MS + 40 * MINUTE_MS;
    const answer = minerAnswer({ nowMs, workers: { a: (atMs) => course((SAMPLES_MS - atMs) / HOUR_MS) } });
    expect((await farmAt(nowMs, answer))!.hashrate24hHs).toBe(mean);
  });

  it('counts the hours before the first for a farm that was paid before them', async () => {
    upstream.answers[`${minerPath()}/payments`] = paid(3 * DAY_MS);
    const answer = minerAnswer({ nowMs: SAMPLES_MS, workers: { a: (atMs) => (SAMPLES_MS - atMs <= 13 * HOUR_MS ? 4e9 : undefined) } });
    const told = (await farmAt(SAMPLES_MS, answer))!;
    expect(told.hashrate24hHs).toBe(2e9);
    expect(told.curve!.map(({ hashrateHs }) => hashrateHs / 4e9)).toEqual([...Array<number>(12).fill(0), ...Array<number>(12).fill(1)]);
  });
});

it('ten hours without work are at nought in the curve, and in the mean', async () => {
  const told = (await farmAt(SAMPLES_MS, input('miningcore-miner-ten-hours-off.json')))!;
  expect(told.hashrate24hHs! / 1e6).toBeCloseTo(58.333, 3);
  expect(told.workers![0]!.hashrate24hHs! / 1e6).toBeCloseTo(58.333, 3);
  const off = told.curve!.filter(({ hashrateHs }) => hashrateHs === 0).map(({ atMs }) => new Date(atMs).toISOString().slice(8, 13));
  expect(off).toEqual(['26T10', '26T11', '26T12', '26T13', '26T14', '26T15', '26T16', '26T17', '26T18', '26T19']);
  expect(told.curve).toHaveLength(24);
});

describe('a farm that is all off', () => {
  const off = minerAnswer({ nowMs: SAMPLES_MS, workers: { a: (atMs) => (SAMPLES_MS - atMs > 90 * MINUTE_MS ? 4e9 : undefined) } });

  it('has nought', async () => {
    expect(await farmAt(SAMPLES_MS, off)).toMatchObject({ hashrateHs: 0, workers: [] });
  });

  it('is not known while the engine counts nothing at all', async () => {
    upstream.answers['/api/pools/etc1/performance'] = STOPPED;
    expect(await farmAt(SAMPLES_MS, off)).toMatchObject({ hashrateHs: null, workers: [] });
  });

  it('for more than a day has nought in each hour of it, where it was paid before', async () => {
    upstream.answers[`${minerPath()}/payments`] = paid(3 * DAY_MS);
    const told = (await farmAt(
      SAMPLES_MS,
      minerAnswer({ nowMs: SAMPLES_MS, workers: {}, totals: { totalPaid: 1.5, pendingBalance: 0.01 } }),
    ))!;
    expect([told.hashrateHs, told.hashrate24hHs, told.unpaid]).toEqual([0, 0, 0.01]);
    expect(told.curve!.map(({ hashrateHs }) => hashrateHs)).toEqual(Array(24).fill(0));
  });

  it('has begun a minute ago and is counted by nobody', async () => {
    const answer = minerAnswer({ nowMs: SAMPLES_MS, workers: {}, totals: { pendingShares: 3 } });
    expect(await farmAt(SAMPLES_MS, answer)).toMatchObject({ hashrateHs: null, hashrate24hHs: null, curve: [], unpaid: 0 });
  });
});

const unknown = minerAnswer({ nowMs: SAMPLES_MS, workers: {}, totals: { pendingShares: 0 } });

it.each<[string, string | Answer]>([
  ['nought in all', unknown],
  [
    'null in all',
    JSON.stringify({ pendingShares: null, pendingBalance: null, totalPaid: null, performance: null, performanceSamples: null }),
  ],
  ['nought alone, without what is null', '{"pendingShares":0,"pendingBalance":0,"totalPaid":0,"todayPaid":0}'],
  ['no content', { status: 204 }],
])('an address that the engine does not know is told by %s', async (_what, answer) => {
  expect(await farmAt(SAMPLES_MS, answer)).toBeNull();
});

it.each(['{}', '{"error":"no such pool"}', '{"success":true,"result":{}}', '[]'])('%s is no farm', async (answer) => {
  await expect(farmAt(SAMPLES_MS, answer)).rejects.toMatchObject({ fault: 'unreadable' });
});

describe('of two pools of a coin', () => {
  const two = () => {
    upstream.answers['/api/pools'] = input('miningcore-two-pools-of-a-coin.json');
    for (const pool of ['etcsolo1', 'etc1']) {
      upstream.answers[`/api/pools/${pool}/performance`] = '{"stats":[]}';
      upstream.answers[`/api/pools/${pool}/blocks`] = '[]';
      upstream.answers[`${minerPath(pool)}/payments`] = '[]';
      upstream.answers[minerPath(pool)] = unknown;
    }
  };
  const mining = (workers: Record<string, () => number>, balance: number) =>
    minerAnswer({ nowMs: SAMPLES_MS, workers, totals: { pendingBalance: balance } });

  it.each(['etcsolo1', 'etc1'])('a farm is found in %s', async (pool) => {
    two();
    upstream.answers[minerPath(pool)] = mining({ a: steady }, 0.5);
    expect(await farmAt(SAMPLES_MS)).toMatchObject({ hashrateHs: 4e9, hashrate24hHs: 4e9, unpaid: 0.5 });
  });

  it('a farm that mines at both is one', async () => {
    two();
    upstream.answers[minerPath('etc1')] = mining({ a: steady, b: steady }, 0.5);
    upstream.answers[minerPath('etcsolo1')] = mining({ b: () => 1e9, c: () => 1e9 }, 0.25);
    upstream.answers[`${minerPath('etc1')}/payments`] = paid(HOUR_MS);
    const told = (await farmAt(SAMPLES_MS))!;
    expect(told).toMatchObject({ hashrateHs: 10e9, hashrate24hHs: 10e9, unpaid: 0.75 });
    expect(told.workers!.map(({ name, hashrateHs }) => [name, hashrateHs])).toEqual([
      ['b', 5e9],
      ['c', 1e9],
      ['a', 4e9],
    ]);
    expect(new Set(told.curve!.map(({ hashrateHs }) => hashrateHs))).toEqual(new Set([10e9]));
    expect(told.payments).toHaveLength(1);
  });

  it('none is in either', async () => {
    two();
    expect(await farmAt(SAMPLES_MS)).toBeNull();
  });
});

it('a fork that counts by ten minutes is read by hours', async () => {
  const samples = Array.from({ length: 24 * 6 }, (_, index) => ({
    created: new Date(SAMPLES_MS - index * 10 * MINUTE_MS).toISOString().slice(0, 19),
    workers: index % 2 === 0 ? { a: { hashrate: 4e9 } } : {},
  }));
  const told = (await farmAt(SAMPLES_MS, changed('miningcore-miner.json', { performanceSamples: samples })))!;
  expect(told.hashrate24hHs! / 2e9).toBeCloseTo(1, 1);
});
