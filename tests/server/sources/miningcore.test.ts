import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { miningcore } from '#src/server/sources/dialects/miningcore.ts';
import { changed, coin, never, placeAt, poolUpstream, sample, SAMPLES_MS, type Answer, type Upstream } from '../support/pool-upstream.ts';

const ETC = coin('ETC').id;
const address = '0xcB60a7D502962A206e698025C2545219E6f34915';
const minerPath = `/api/pools/etc1/miners/${address.toLowerCase()}`;
const HOUR_MS = 3_600_000;

let upstream: Upstream;
beforeAll(async () => {
  upstream = await poolUpstream();
});
afterAll(() => upstream.stop());

const history = {
  stats: [
    { created: '2026-11-27T03:00:00', poolHashrate: 500e9, networkHashrate: 0, networkDifficulty: 2.7e15 },
    { created: null, poolHashrate: 1, networkHashrate: 1, networkDifficulty: 1 },
  ],
};
const blocks = [
  { status: 'confirmed', reward: 2.5 },
  { status: 'confirmed', reward: 2.7 },
  { status: 'orphaned', reward: 0 },
  { status: 'pending', reward: 99 },
];
beforeEach(() => {
  upstream.asked.length = 0;
  upstream.answers = {
    '/api/pools': sample('miningcore-pools.json'),
    '/api/pools/etc1/performance': JSON.stringify(history),
    '/api/pools/etc1/blocks': JSON.stringify(blocks),
    [minerPath]: sample('miningcore-miner.json'),
    [`${minerPath}/payments`]: JSON.stringify([
      {
        coin: 'ETC',
        address,
        amount: 0.25,
        created: '2026-11-27T02:00:00.91',
        transactionConfirmationData: '0xabc',
        transactionInfoLink: '',
      },
      { amount: 'x', created: '2026-11-27T02:00:00' },
    ]),
  };
});

const open = (symbol?: string, map?: unknown) => miningcore.open(placeAt(upstream, symbol, { map }));
const read = async (symbol = 'ETC') => (await open().read(never)).get(coin(symbol).id)!;
const farm = () => open('ETC').farm({ coin: coin('ETC'), address }, never);

describe('the figures of a pool', () => {
  it('come with what it states, each of its own time', async () => {
    const told = await read();
    expect(told).toMatchObject({
      poolHashrateHs: { value: 512e9, atMs: SAMPLES_MS, source: 'the pool' },
      miners: { value: 41 },
      workers: null,
      networkHashrateHs: { value: 210e12 },
      difficulty: { value: 2.78e15 },
      height: { value: 23_100_455 },
      blockReward: { value: 2.6 },
      terms: { feeRates: [0.01], incomeTypes: ['PPLNS'], minPay: 0.1 },
    });
    expect(told.samples).toEqual([{ atMs: SAMPLES_MS - HOUR_MS, poolHashrateHs: 500e9, networkHashrateHs: null, difficulty: 2.7e15 }]);
  });

  it('are none where the network has none: nought is unknown', async () => {
    expect(await read('RVN')).toMatchObject({
      poolHashrateHs: { value: 0 },
      networkHashrateHs: null,
      difficulty: null,
      height: null,
      blockReward: null,
      terms: { feeRates: [0], incomeTypes: ['SOLO'], minPay: null },
      samples: [],
    });
  });

  it('are of the coins that the entry names and the catalogue knows', async () => {
    expect([...(await open().read(never)).keys()]).toEqual([ETC, coin('RVN').id]);
    expect([...(await open('ETC').read(never)).keys()]).toEqual([ETC]);
    upstream.answers['/api/pools'] = changed('miningcore-pools.json', {
      'pools.0.networkStats.networkType': 'Testnet',
      'pools.1.coin': { type: 'XMR' },
    });
    expect([...(await open().read(never)).keys()]).toEqual([]);
  });

  it('of one coin with two pools are of both, or of the one that is named', async () => {
    upstream.answers['/api/pools'] = changed('miningcore-pools.json', {
      'pools.1.coin': { symbol: 'ETC' },
      'pools.1.poolStats.poolHashrate': 7,
    });
    expect((await open('ETC').read(never)).get(ETC)!.poolHashrateHs!.value).toBe(512e9 + 7);
    expect((await open('ETC', { pool: 'rvn1' }).read(never)).get(ETC)!.poolHashrateHs!.value).toBe(7);
  });

  it.each<[string, Record<string, unknown>, object]>([
    [
      'an older fork',
      { 'pools.0.poolStats': { poolHashRate: 9, connectedMiners: 1 }, 'pools.0.coin': { type: 'ETC' } },
      { poolHashrateHs: { value: 9 } },
    ],
    ['Infinity, which JSON writes as text', { 'pools.0.poolStats.poolHashrate': 'Infinity' }, { poolHashrateHs: null }],
    [
      'a network without its hashrate',
      { 'pools.0.networkStats.networkHashrate': 0 },
      { networkHashrateHs: null, difficulty: { value: 2.78e15 } },
    ],
    ['false', { 'pools.0.networkStats.networkDifficulty': false }, { difficulty: null }],
    [
      'a network that stands still',
      { 'pools.0.networkStats.lastNetworkBlockTime': '2026-11-27T00:00:00' },
      { difficulty: { atMs: SAMPLES_MS - 4 * HOUR_MS }, poolHashrateHs: { atMs: SAMPLES_MS } },
    ],
  ])('of %s are none, or as old as they are', async (_what, changes, expected) => {
    upstream.answers['/api/pools'] = changed('miningcore-pools.json', changes);
    expect(await read()).toMatchObject(expected);
  });

  it('that stopped are as old as the last hour of its statistics', async () => {
    upstream.answers['/api/pools/etc1/performance'] = JSON.stringify({ stats: [{ ...history.stats[0], created: '2026-11-26T04:00:00' }] });
    expect((await read()).poolHashrateHs!.atMs).toBe(SAMPLES_MS - 23 * HOUR_MS);
  });

  it('of a fork without history are those of now', async () => {
    upstream.answers['/api/pools/etc1/performance'] = { status: 404, body: 'Not found' };
    expect(await read()).toMatchObject({ poolHashrateHs: { value: 512e9 }, blockReward: null, samples: [] });
  });

  it('of a source whose clock is an hour ahead are not from the future, nor an hour old', async () => {
    upstream.nowMs = SAMPLES_MS + HOUR_MS;
    upstream.answers['/api/pools/etc1/performance'] = JSON.stringify({ stats: [{ ...history.stats[0], created: '2026-11-27T05:00:00' }] });
    const told = await read();
    upstream.nowMs = SAMPLES_MS;
    expect([told.poolHashrateHs!.atMs, told.samples[0]!.atMs]).toEqual([SAMPLES_MS, SAMPLES_MS]);
  });

  it('ask for the history seldom', async () => {
    const source = open('ETC');
    await source.read(never);
    await source.read(never);
    expect(upstream.asked.filter((path) => path.includes('performance'))).toHaveLength(1);
  });
});

describe('a farm', () => {
  it('is the sum of its workers, the unnamed one among them, at the moment of the count', async () => {
    expect(await farm()).toEqual({
      atMs: Date.UTC(2026, 10, 27, 3, 58, 0, 200),
      source: 'the pool',
      hashrateHs: 119_200_000.5,
      hashrate24hHs: null,
      curve: [{ atMs: SAMPLES_MS - 2 * HOUR_MS, hashrateHs: 60_100_000 }],
      workers: [
        { name: '', hashrateHs: 58e6, hashrate24hHs: null, lastShareAtMs: null },
        { name: 'rig-01', hashrateHs: 61_200_000.5, hashrate24hHs: null, lastShareAtMs: null },
      ],
      unpaid: 0.05123,
      incomeToday: null,
      payments: [{ atMs: Date.UTC(2026, 10, 27, 2, 0, 0, 910), amount: 0.25, txid: '0xabc' }],
    });
  });

  it('has the mean of a day once its record is that long', async () => {
    const hours = Array.from({ length: 24 }, (_, index) => ({
      created: new Date(SAMPLES_MS - (index + 1) * HOUR_MS).toISOString().slice(0, 19),
      // Half the day without work.
      workers: index % 2 === 0 ? {} : { 'rig-01': { hashrate: 48e6 } },
    }));
    upstream.answers[minerPath] = changed('miningcore-miner.json', { performanceSamples: hours });
    const { hashrate24hHs, workers } = (await farm())!;
    expect([hashrate24hHs, workers![0]!.hashrate24hHs, workers![1]!.hashrate24hHs]).toEqual([24e6, 0, 24e6]);
  });

  it('whose machines are all off has nought, and still its balance', async () => {
    upstream.answers[minerPath] = changed('miningcore-miner.json', { performance: null, performanceSamples: [] });
    expect(await farm()).toMatchObject({ hashrateHs: 0, workers: [], unpaid: 0.05123 });
  });

  it.each<[string, Answer]>([
    ['204', { status: 204 }],
    ['an empty body', { body: '' }],
    ['null', { body: 'null' }],
  ])('of an unknown address, which is told by %s, is none', async (_what, answer) => {
    upstream.answers[minerPath] = answer;
    expect(await farm()).toBeNull();
  });

  it.each<[string, Answer, string]>([
    ['404 with bare text', { status: 404, body: sample('miningcore-error.txt') }, 'missing'],
    ['400 with bare text', { status: 400, body: sample('miningcore-error.txt') }, 'failed'],
    ['429', { status: 429, body: '' }, 'busy'],
    ['503 with text', { status: 503, body: 'overloaded', type: 'text/plain' }, 'busy'],
    ['HTML with 200', { body: '<html></html>', type: 'text/html' }, 'unreadable'],
    ['cut JSON', { body: sample('miningcore-miner.json').slice(0, 200) }, 'unreadable'],
    ['a worker that is no object', { body: changed('miningcore-miner.json', { 'performance.workers.rig-01': 5 }) }, 'unreadable'],
  ])('is not read out of %s', async (_what, answer, fault) => {
    upstream.answers[minerPath] = answer;
    await expect(farm()).rejects.toMatchObject({ name: 'SourceError', fault });
  });

  it('of a pool that has gone is an error', async () => {
    upstream.answers['/api/pools'] = '{"pools":[]}';
    await expect(farm()).rejects.toMatchObject({ fault: 'missing' });
  });

  it('counts a worker whose name is one of the language', async () => {
    upstream.answers[minerPath] = sample('miningcore-miner.json').replaceAll('rig-01', '__proto__');
    expect((await farm())!.workers!.map(({ name }) => name)).toEqual(['', '__proto__']);
  });

  it('of a coin with capital letters that mean something is asked for as it is written', async () => {
    upstream.answers['/api/pools'] = changed('miningcore-pools.json', { 'pools.0.coin.symbol': 'BTC' });
    const btc = miningcore.open(placeAt(upstream, 'BTC'));
    await btc.farm({ coin: coin('BTC'), address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }, never).catch(() => null);
    await btc.farm({ coin: coin('BTC'), address: 'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ' }, never).catch(() => null);
    expect(upstream.asked.filter((path) => path.includes('/miners/')).map((path) => path.split('/')[5]!.split('?')[0])).toEqual([
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    ]);
  });

  it.each(['Asia/Shanghai', 'America/Chicago'])('has times in UTC whatever the zone of the machine (%s)', async (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      expect(new Date(2026, 10, 27, 12).getUTCHours()).toBe(zone === 'Asia/Shanghai' ? 4 : 18);
      expect((await farm())!.payments![0]!.atMs).toBe(Date.UTC(2026, 10, 27, 2, 0, 0, 910));
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
});
