import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountDetailResponse } from '#src/contracts/anonymous.ts';
import { farmAskedAt, farmsToRead, purgeFarmsSeen, readFarmMemory } from '#src/server/db/farms-seen.ts';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { farmOfReading } from '#src/server/farms/farm-answer.ts';
import { createSourceFarms } from '#src/server/farms/source-farms.ts';
import { rememberWorkers } from '#src/server/farms/worker-memory.ts';
import { namedApart } from '#src/server/farms/worker-names.ts';
import { workerCounts } from '#src/features/overview/workers/workers.model.ts';
import { openEthereumPool } from '#src/server/sources/dialects/open-ethereum-pool.ts';
import type { FarmReading, WorkerReading } from '#src/server/sources/readings.ts';
import { SourceError } from '#src/server/sources/poll/source-error.ts';
import { testDatabase } from '../support/database.ts';
import { coin, never, placeAt, poolUpstream, SAMPLES_MS } from '../support/pool-upstream.ts';

const BTC = coin('BTC');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

let nowMs = SAMPLES_MS;
let told: FarmReading | null | SourceError = null;
let asked = 0;
let address = '';
let count = 0;
beforeEach(() => {
  nowMs = SAMPLES_MS;
  told = null;
  asked = 0;
  count += 1;
  address = `address-${count}`;
});

const faults: unknown[] = [];
/** The server's farms, as after a start. */
const start = () =>
  createSourceFarms({
    sourceOf: (wanted) =>
      wanted.id === BTC.id
        ? {
            name: 'the pool',
            farm: async () => {
              asked += 1;
              if (told instanceof SourceError) throw told;
              return told;
            },
          }
        : undefined,
    db: opened.db,
    now: () => nowMs,
    onFault: (_, error) => faults.push(error),
  });
type Farms = ReturnType<typeof start>;
const worker = (name: string, hashrateHs: number | null = 1e12, lastShareAtMs: number | null = null): WorkerReading => ({
  name,
  hashrateHs,
  hashrate24hHs: null,
  lastShareAtMs,
});
const reading = (workers: readonly WorkerReading[] | null, rest: Partial<FarmReading> = {}): FarmReading => ({
  atMs: nowMs,
  source: 'the pool',
  hashrateHs: 2e12,
  hashrate24hHs: null,
  curve: null,
  workers,
  unpaid: null,
  incomeToday: null,
  payments: null,
  ...rest,
});
const look = async (farms: Farms) => (await farms.of({ coin: BTC, address })).farm;
const shares = async (farms: Farms) => {
  const farm = await look(farms);
  return Array.isArray(farm?.workers) ? farm.workers.map(({ name, hashrate, lastShareTime }) => [name, hashrate, lastShareTime]) : [];
};
/** What was written down behind the answer. */
const written = async () => await expect.poll(() => farmAskedAt(opened.db, { coinId: BTC.id, address })).toBe(nowMs);

describe('a farm', () => {
  it('that a pool does not know has no hashrate, and is not kept', async () => {
    const farms = start();
    expect(await farms.of({ coin: BTC, address })).toMatchObject({ farm: null, atMs: nowMs });
    expect(await readFarmMemory(opened.db, { coinId: BTC.id, address })).toBeUndefined();
  });

  it('of a coin without a source has none either', async () => {
    const farms = start();
    expect([farms.has(BTC), farms.has(coin('ETC'))]).toEqual([true, false]);
    expect(await farms.of({ coin: coin('ETC'), address })).toMatchObject({ farm: null });
    expect(asked).toBe(0);
  });

  it('is what its pool tells, in H/s, and reads as the contract says', async () => {
    told = reading([worker('', 2e12, nowMs - 5000)], {
      atMs: nowMs - 90_000,
      unpaid: 0.000000001,
      curve: [{ atMs: nowMs - HOUR_MS, hashrateHs: 5 }],
      payments: [
        { atMs: nowMs - DAY_MS, amount: 1, txid: 'old' },
        { atMs: nowMs - HOUR_MS, amount: 2, txid: '' },
      ],
    });
    const answer = await start().of({ coin: BTC, address });
    expect(answer.atMs).toBe(nowMs - 90_000);
    const seconds = nowMs / 1000;
    expect(accountDetailResponse.parse({ data: JSON.parse(JSON.stringify(answer.farm)) }).data).toEqual({
      hashrate: 2e12,
      hashrateUnit: 'H/s',
      hashrate24h: null,
      curve: [{ dataTime: seconds - 3600, hashrate: 5 }],
      workers: [{ name: '', hashrate: 2e12, hashrate24h: null, lastShareTime: seconds - 5 }],
      unpaid: 0.000000001,
      incomeToday: null,
      payouts: [
        { time: seconds - 3600, amount: 2, txid: '' },
        { time: seconds - 86_400, amount: 1, txid: 'old' },
      ],
    });
  });

  it('without a list of workers or payouts has neither', async () => {
    told = reading(null);
    expect(await look(start())).toMatchObject({ workers: undefined, payouts: undefined });
  });

  it('is asked for once by any number of visitors within half a minute', async () => {
    told = reading([worker('a')]);
    const farms = start();
    await Promise.all([look(farms), look(farms), look(farms)]);
    nowMs += 29_000;
    await look(farms);
    expect(asked).toBe(1);
    nowMs += 1000;
    await look(farms);
    expect(asked).toBe(2);
  });

  it('keeps its last figures with their own age while its pool is silent; one that was never told is an error', async () => {
    const farms = start();
    told = reading([worker('a')]);
    await look(farms);
    told = new SourceError('silent', 'the pool does not answer');
    nowMs += 3 * HOUR_MS;
    expect(await farms.of({ coin: BTC, address })).toMatchObject({ farm: { hashrate: 2e12 }, atMs: SAMPLES_MS });
    await expect(farms.of({ coin: BTC, address: 'another' })).rejects.toBe(told);
  });
});

describe('a clock that is set back', () => {
  it('keeps no farm at its old figures, neither for who looks nor for who reads on', async () => {
    const farms = start();
    nowMs += HOUR_MS;
    told = reading([], { hashrateHs: 1 });
    await look(farms);
    await written();
    nowMs -= HOUR_MS;
    told = reading([], { hashrateHs: 2 });
    expect((await look(farms))!.hashrate).toBe(2);
    await written();
    nowMs -= 2 * HOUR_MS;
    expect((await farmsToRead(opened.db, { nowMs, beforeMs: nowMs - 5 * MINUTE_MS, limit: 99 })).map((farm) => farm.address)).toContain(
      address,
    );
  });
});

it('a farm that is not told waits its turn: those of a pool that is down keep nobody from being read', async () => {
  const farms = start();
  told = reading([]);
  await look(farms);
  await written();
  nowMs += HOUR_MS;
  told = new SourceError('silent', 'the pool does not answer');
  const due = async () => (await farmsToRead(opened.db, { nowMs, beforeMs: nowMs - 5 * MINUTE_MS, limit: 99 })).map((farm) => farm.address);
  expect(await due()).toContain(address);
  await expect(farms.glance({ coin: BTC, address })).rejects.toThrow('the pool does not answer');
  expect(await due()).not.toContain(address);
});

describe('a worker', () => {
  it('that its pool forgets is offline since it was last there, also after a restart', async () => {
    const farms = start();
    told = reading([worker('a'), worker('b')]);
    expect(await shares(farms)).toEqual([
      ['a', 1e12, null],
      ['b', 1e12, null],
    ]);
    nowMs += 10 * MINUTE_MS;
    told = reading([worker('a'), worker('b')]);
    await shares(farms);
    await written();
    const lastThere = nowMs / 1000;
    nowMs += 5 * MINUTE_MS;
    told = reading([worker('a')]);
    expect(await shares(farms)).toEqual([
      ['a', 1e12, null],
      ['b', 0, lastThere],
    ]);
    await written();
    nowMs += HOUR_MS;
    told = reading([worker('a')]);
    expect(await shares(start())).toEqual([
      ['a', 1e12, null],
      ['b', 0, lastThere],
    ]);
    // A server that stopped while both were there knows it as well.
    nowMs += MINUTE_MS;
    told = null;
    expect(await shares(start())).toEqual([
      ['a', 0, lastThere + 300 + 3600],
      ['b', 0, lastThere],
    ]);
  });

  it('that comes back is online again, and its pool’s own last share counts before ours', async () => {
    const farms = start();
    told = reading([worker('a', 1e12, nowMs - 1000)]);
    await look(farms);
    nowMs += HOUR_MS;
    told = reading([worker('a', 0, SAMPLES_MS + 1000)]);
    expect(await shares(farms)).toEqual([['a', 0, SAMPLES_MS / 1000 + 1]]);
    nowMs += HOUR_MS;
    told = reading([worker('a', 0, null)]);
    expect(await shares(farms)).toEqual([['a', 0, SAMPLES_MS / 1000 + 1]]);
    nowMs += HOUR_MS;
    told = reading([worker('a')]);
    expect(await shares(farms)).toEqual([['a', 1e12, null]]);
    await written();
    const { seen } = (await readFarmMemory(opened.db, { coinId: BTC.id, address }))!;
    expect(seen.get('a')).toEqual({ firstSeenMs: SAMPLES_MS - 1000, lastSeenMs: nowMs, hashrateHs: 1e12, isOnline: true });
  });

  it('is written down when it comes and when it goes, and not in between', async () => {
    const farms = start();
    told = reading([worker('a')]);
    await look(farms);
    await written();
    nowMs += MINUTE_MS;
    told = reading([worker('a', 5e12)]);
    await look(farms);
    await written();
    expect((await readFarmMemory(opened.db, { coinId: BTC.id, address }))!.seen.get('a')!.hashrateHs).toBe(1e12);
  });

  it('that went a week ago is forgotten', async () => {
    const farms = start();
    told = reading([worker('a'), worker('b')]);
    await look(farms);
    nowMs += 8 * DAY_MS;
    told = reading([worker('a')]);
    expect(await shares(farms)).toEqual([['a', 1e12, null]]);
  });

  it('may be called anything', async () => {
    const names = ['__proto__', "'; drop table worker_seen; --", '<b>', '矿机', 'x'.repeat(200)];
    told = reading(names.map((name) => worker(name)));
    await look(start());
    await written();
    const { seen } = (await readFarmMemory(opened.db, { coinId: BTC.id, address }))!;
    expect([...seen.keys()].toSorted()).toEqual(names.toSorted());
  });
});

describe('the figures of a pool that has stopped', () => {
  it('are dated, no hashrate of now, and no hour of the curve, however often it is asked', async () => {
    const farms = start();
    const lastMs = nowMs - 2 * DAY_MS;
    const stopped = () =>
      reading([worker('a', 26e12, lastMs), worker('b', 26e12)], { atMs: lastMs, hashrateHs: 52e12, hashrate24hHs: 51e12 });
    told = stopped();
    const first = await farms.of({ coin: BTC, address });
    expect(first).toMatchObject({ atMs: lastMs, farm: { hashrate: null, hashrate24h: 51e12, curve: undefined } });
    const parsed = accountDetailResponse.parse({ data: JSON.parse(JSON.stringify(first.farm)) }).data!;
    expect(workerCounts(parsed, first.atMs)).toEqual({ total: 2, byState: { active: 0, inactive: 2, unknown: 0 } });
    expect(parsed.askedTime).toBe(nowMs / 1000);
    for (let reads = 0; reads < 3; reads += 1) {
      await written();
      nowMs += 6 * MINUTE_MS;
      told = stopped();
      await farms.glance({ coin: BTC, address });
    }
    await written();
    const memory = (await readFarmMemory(opened.db, { coinId: BTC.id, address }))!;
    expect(memory.hours).toEqual([]);
    expect([...memory.seen.values()].map(({ lastSeenMs, isOnline }) => [lastSeenMs, isOnline])).toEqual([
      [lastMs, false],
      [lastMs, false],
    ]);
  });

  it('end a curve where they ended', async () => {
    const farms = start();
    told = reading([worker('a')], { hashrateHs: 10 });
    await look(farms);
    const lastMs = nowMs;
    nowMs += 3 * HOUR_MS;
    told = reading([worker('a', 1e12, lastMs)], { atMs: lastMs, hashrateHs: 10 });
    expect((await look(farms))!.curve).toEqual([{ dataTime: lastMs / 1000 + 3600, hashrate: 10 }]);
  });
});

describe('machines that share a name', () => {
  it('are several, of which one that goes is missed', async () => {
    const farms = start();
    told = reading([worker('2025', 1e12), worker('rig'), worker('2025', 2e12), worker('2025', 3e12)]);
    expect((await shares(farms)).map(([name]) => name)).toEqual(['2025', 'rig', '2025 (2)', '2025 (3)']);
    nowMs += 5 * MINUTE_MS;
    told = reading([worker('2025', 1e12), worker('rig'), worker('2025', 3e12)]);
    expect(await shares(farms)).toEqual([
      ['2025', 1e12, null],
      ['rig', 1e12, null],
      ['2025 (2)', 3e12, null],
      ['2025 (3)', 0, SAMPLES_MS / 1000],
    ]);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['none', ['a', 'b'], ['a', 'b']],
    ['one that is called as another would be', ['a', 'a', 'a (2)', 'a'], ['a', 'a (3)', 'a (2)', 'a (4)']],
    ['those without a name', ['', '\u200B\u2060', ' ', '\u3164'], ['', '(2)', '(3)', '(4)']],
    ['names with signs that are not seen between others', ['a\u200Bb', 'ab'], ['a\u200Bb', 'ab']],
  ])('%s', (_what, names, expected) => {
    expect(namedApart(names.map((name) => worker(name))).map(({ name }) => name)).toEqual(expected);
  });

  it('100,000 of them are told apart', () => {
    expect(namedApart(Array.from({ length: 100_000 }, () => worker('x'))).at(-1)!.name).toBe('x (100000)');
  });
});

describe('the curve of a pool that keeps none', () => {
  it('is our own hours, with gaps where nobody looked', async () => {
    const farms = start();
    for (const [minutes, hashrateHs] of [
      [0, 10],
      [30, 30],
      [180, 40],
    ] as const) {
      nowMs = SAMPLES_MS + minutes * MINUTE_MS;
      told = reading([], { hashrateHs });
      await look(farms);
    }
    expect((await look(farms))!.curve).toEqual([
      { dataTime: SAMPLES_MS / 1000 + 3600, hashrate: 20 },
      { dataTime: SAMPLES_MS / 1000 + 4 * 3600, hashrate: 40 },
    ]);
  });
});

describe('farms that nobody looks at just now', () => {
  it('are read on for a week, so that it is known when a machine went', async () => {
    const farms = start();
    told = reading([worker('a')]);
    await look(farms);
    await written();
    nowMs += 2 * HOUR_MS;
    told = reading([]);
    await farms.glance({ coin: BTC, address });
    expect(await shares(farms)).toEqual([['a', 0, SAMPLES_MS / 1000]]);
    await written();
    const due = async () => (await farmsToRead(opened.db, { nowMs, beforeMs: nowMs, limit: 99 })).map((farm) => farm.address);
    nowMs += 6 * DAY_MS;
    expect(await due()).toContain(address);
    nowMs += 2 * DAY_MS;
    expect(await due()).not.toContain(address);
    await purgeFarmsSeen(opened.db, nowMs);
    expect(await readFarmMemory(opened.db, { coinId: BTC.id, address })).toBeUndefined();
  });
});

it('100,000 workers of 24 MB are read, remembered and answered', async () => {
  const upstream = await poolUpstream();
  try {
    const workers = Object.fromEntries(
      Array.from({ length: 100_000 }, (_, index) => [
        `hall-${String(index).padStart(6, '0')}-${'x'.repeat(140)}`,
        { lastBeat: SAMPLES_MS / 1000 - 5, hr: 61_000_000, offline: false, hr2: 60_100_000 },
      ]),
    );
    const miner = `0x${'ab'.repeat(20)}`;
    const body = JSON.stringify({ currentHashrate: 6.1e12, hashrate: 6e12, payments: null, stats: { balance: 1 }, workers });
    expect(body.length).toBeGreaterThan(22e6);
    upstream.answers = { [`/accounts/${miner}`]: body };
    const source = openEthereumPool.open(placeAt(upstream, 'ETC'));
    const large = (await source.farm({ coin: coin('ETC'), address: miner }, never))!;
    const memory = rememberWorkers(new Map(), large);
    expect(memory.changed).toHaveLength(100_000);
    const again = rememberWorkers(memory.seen, { ...large, workers: [] });
    const farm = farmOfReading({ ...large, workers: again.workers });
    expect(accountDetailResponse.parse({ data: JSON.parse(JSON.stringify(farm)) }).data!.workers).toHaveLength(100_000);
  } finally {
    await upstream.stop();
  }
});

it('a farm of thousands is written down in parts', async () => {
  const names = Array.from({ length: 1234 }, (_, index) => `rig-${index}`);
  told = reading(names.map((name) => worker(name)));
  await look(start());
  await expect.poll(async () => (await readFarmMemory(opened.db, { coinId: BTC.id, address }))?.seen.size).toBe(names.length);
  expect(faults.filter((fault) => !(fault instanceof SourceError))).toEqual([]);
});
