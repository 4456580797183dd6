import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Farm } from '#src/contracts/anonymous.ts';
import type { PoolCoin } from '#src/contracts/pool.ts';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { eventsOfFarm, farmEventsAfter } from '#src/server/db/farm-events.ts';
import { observedSince } from '#src/server/db/watch-memory.ts';
import { createFarms, farmsOfEtc, sampleFarmKeys } from '#src/server/farms/farms.ts';
import { createLog } from '#src/server/http/log.ts';
import { defaultPoolCoins } from '#src/server/market/defaults.ts';
import { createMarket } from '#src/server/market/model.ts';
import { createMarketFeed, type MarketFeed } from '#src/server/market/tick.ts';
import { createDetector, LOOK_EVERY_MS, type PoolTrouble } from '#src/server/watch/detector.ts';
import { testDatabase } from '../support/database.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 10, 28);
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

const record = {
  coinType: 2,
  dayIncome: 4e-7,
  dayIncomeUnit: 'TH/s',
  priceUsa: 100_000,
  poolHashrate: null,
  poolHashrateUnit: '',
  minPayPrice: 0.001,
  paymentTime: '',
  incomeType: 'PPLNS',
  fee: '0.01',
  difficulty: 1e14,
  blockReward: 3.125,
  txFeeRatio: null,
  dayIncomeMoney: null,
} as PoolCoin;
let nowMs = START_MS;
const feed = { moment: () => ({ atMs: nowMs, nowMs }), current: () => ({ poolCoinList: [record] }) } as unknown as MarketFeed;

/** Machines of one farm of BTC; each sends a share every ten seconds unless it is off. */
class TestFarm {
  readonly key: { coinId: number; address: string };
  isTold = true;
  readonly off = new Set<string>();
  private readonly names: readonly string[];
  private readonly last = new Map<string, number>();
  constructor(address: string, names: readonly string[]) {
    this.key = { coinId: 2, address };
    this.names = names;
  }

  tick(): void {
    for (const name of this.names) if (!this.off.has(name)) this.last.set(name, nowMs - 10_000);
  }

  farm(): Farm {
    const workers = this.names.map((name) => ({
      name,
      hashrate: this.off.has(name) ? 0 : 100,
      hashrate24h: 100,
      lastShareTime: Math.floor((this.last.get(name) ?? 0) / 1000),
    }));
    const hashrate = workers.reduce((sum, worker) => sum + worker.hashrate, 0);
    return { hashrate, hashrateUnit: 'TH/s', hashrate24h: hashrate, workers, unpaid: null, incomeToday: null };
  }
}

function start(farms: readonly TestFarm[]) {
  const troubles: PoolTrouble[] = [];
  const detector = createDetector({
    opened,
    farms: {
      keys: () => Promise.resolve(farms.map(({ key }) => key)),
      glance: ({ address }) => {
        const farm = farms.find(({ key }) => key.address === address)!;
        return farm.isTold ? Promise.resolve({ farm: farm.farm(), atMs: nowMs }) : Promise.reject(new Error('silent'));
      },
    },
    feed: () => feed,
    log: createLog('silent', () => undefined),
    onPoolTrouble: (trouble) => troubles.push(trouble),
    now: () => nowMs,
  });
  const pass = async (hours: number): Promise<void> => {
    for (const endMs = nowMs + hours * HOUR_MS; nowMs < endMs;) {
      nowMs += LOOK_EVERY_MS;
      for (const farm of farms) farm.tick();
      await detector.round();
    }
  };
  return { pass, troubles, round: detector.round };
}
const hall = ['hall-a-01', 'hall-a-02', 'hall-b-01', 'hall-b-02'];
const told = async ({ key }: TestFarm) => (await eventsOfFarm(opened.db, key, 0)).toReversed();

describe('the detector', () => {
  it('tells what stopped together once, with place and money, over a restart, and that it is back', async () => {
    const farm = new TestFarm('one', hall);
    await start([farm]).pass(2);
    expect(await told(farm)).toEqual([]);
    expect(await observedSince(opened.db, farm.key)).toBe(START_MS + LOOK_EVERY_MS);
    const lastMs = nowMs - 10_000;
    farm.off.add('hall-b-01').add('hall-b-02');
    await start([farm]).pass(0.5);
    await start([farm]).pass(0.5);
    const [stopped, ...others] = await told(farm);
    expect(others).toEqual([]);
    expect(stopped).toMatchObject({ kind: 'stopped', workers: ['hall-b-01', 'hall-b-02'], ofWorkers: 4, place: 'hall-b', atMs: lastMs });
    expect((stopped!.foundAtMs - lastMs) / 60_000).toBeLessThanOrEqual(16);
    expect([stopped!.beforeHs, stopped!.nowHs]).toEqual([expect.closeTo(200e12, -13), 0]);
    // 200 TH/s at 4e-7 BTC a day each.
    expect(stopped!.lostUsdPerHour).toBeCloseTo((200 * 4e-7 * 100_000) / 24, 1);
    farm.off.clear();
    await start([farm]).pass(1);
    expect((await told(farm)).map(({ kind, endsId }) => [kind, endsId])).toEqual([
      ['stopped', ''],
      ['back', stopped!.id],
    ]);
  });

  it('calls the operator and no miner while the pool is silent or its farms fall at once; what stopped meanwhile is told afterwards', async () => {
    const farms = ['a', 'b', 'c'].map((name) => new TestFarm(name, hall));
    const { pass, troubles } = start(farms);
    await pass(2);
    for (const farm of farms) farm.isTold = false;
    farms[1]!.off.add('hall-a-02');
    await pass(1);
    for (const farm of farms) farm.isTold = true;
    for (const farm of farms) for (const name of hall) farm.off.add(name);
    await pass(1);
    expect(await Promise.all(farms.map(told))).toEqual([[], [], []]);
    for (const farm of farms) farm.off.clear();
    farms[1]!.off.add('hall-a-02');
    await pass(1);
    expect((await Promise.all(farms.map(told))).map((events) => events.map(({ kind, workers }) => [kind, workers]))).toEqual([
      [],
      [['stopped', ['hall-a-02']]],
      [],
    ]);
    expect(troubles.map(({ kind, isOver }) => [kind, isOver])).toEqual([
      ['silent', false],
      ['silent', true],
      ['fell', false],
      ['fell', true],
    ]);
  });

  it('writes nothing on an instance that does not collect, and each event once', async () => {
    const farm = new TestFarm('two', hall);
    await start([farm]).pass(2);
    farm.off.add('hall-a-01');
    const before = nowMs;
    const [one, two] = [start([farm]), start([farm])];
    for (nowMs = before; nowMs < before + HOUR_MS; nowMs += LOOK_EVERY_MS) {
      farm.tick();
      await Promise.all([one.round(), two.round()]);
    }
    expect((await told(farm)).map(({ kind }) => kind)).toEqual(['stopped']);
    const idle = createDetector({
      opened: { ...opened, isLeader: () => Promise.resolve(false) },
      farms: { keys: () => Promise.reject(new Error('asked')), glance: () => Promise.reject(new Error('asked')) },
      feed: () => feed,
      log: createLog('silent', () => undefined),
    });
    expect(await idle.round()).toBe(0);
  });
});

it('the sample farms have a history of their own: stops of the model are told, and its payments', async () => {
  const market = createMarket(7);
  const settings = defaultPoolCoins;
  nowMs = START_MS;
  const glance = farmsOfEtc(createFarms({ market, seed: 7, settings }));
  const modelFeed = createMarketFeed({ market, settings, now: () => nowMs });
  const detector = createDetector({
    opened,
    farms: { keys: () => Promise.resolve(sampleFarmKeys), glance },
    feed: () => modelFeed,
    log: createLog('silent', () => undefined),
    now: () => nowMs,
  });
  const last = (await farmEventsAfter(opened.db, 0, 999)).at(-1)?.seq ?? 0;
  for (; nowMs < START_MS + 24 * HOUR_MS; nowMs += 3 * LOOK_EVERY_MS) await detector.round();
  const events = (await farmEventsAfter(opened.db, last, 999)).map(({ event }) => event);
  expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['stopped', 'back', 'paid']));
  const stopped = events.filter(({ kind }) => kind === 'stopped');
  expect(stopped.every(({ lostUsdPerHour }) => (lostUsdPerHour ?? 0) > 0)).toBe(true);
});
