import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { valueAt } from '#src/server/sources/dialects/json-pointer.ts';
import { mapping } from '#src/server/sources/dialects/mapping.ts';
import { coin, never, placeAt, poolUpstream, sample, SAMPLES_MS, type Upstream } from '../support/pool-upstream.ts';

const KAS = coin('KAS');
const address = 'kaspa:qqxkd0eyxr2nkywhnrfhnj6mw630rnsfgfnecn6necw2ypeahta8chamauukg';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await poolUpstream();
});
afterAll(() => upstream.stop());

/** The bridge of a Kaspa node as an example: GH/s for its workers, H/s for the network. */
const map = {
  pool: {
    networkHashrate: { path: '/api/stats', pointer: '/networkHashrate', unit: 'H/s' },
    difficulty: { path: '/api/stats', pointer: '/networkDifficulty' },
    workers: { path: '/api/stats', pointer: '/activeWorkers' },
    poolHashrate: { path: '/api/v1/query?query=sum(hashrate)', pointer: '/data/result/0/value/1', unit: 'H/s' },
    fee: { path: '/api/config', pointer: '/fee~1percent', unit: '1e-2' },
    minPay: { path: '/api/config', pointer: '/min', unit: '1e-8' },
    asOf: { path: '/api/config', pointer: '/now' },
  },
  farm: {
    path: '/api/miner/{address}',
    hashrate: { pointer: '/hash', unit: 'MH/s' },
    unpaid: { pointer: '/due', unit: '1e-12' },
    workers: {
      pointer: '/workers',
      name: { pointer: '/worker' },
      hashrate: { pointer: '/hashrate', unit: 'GH/s' },
      lastShare: { pointer: '/lastSeen' },
    },
    payments: { pointer: '/paid', time: { pointer: '/ts' }, amount: { pointer: '/amount', unit: '1e-12' }, txid: { pointer: '/tx' } },
  },
};
beforeEach(() => {
  upstream.asked.length = 0;
  upstream.answers = {
    '/api/stats': sample('kaspa-bridge-stats.json'),
    '/api/v1/query': '{"data":{"result":[{"value":[1795752000,"15012400000000"]}]}}',
    '/api/config': '{"fee/percent":"0.9","min":2000000000,"now":1795751900}',
    [`/api/miner/${encodeURIComponent(address)}`]: JSON.stringify({
      hash: '12034.5',
      due: 48_000_000,
      workers: JSON.parse(sample('kaspa-bridge-stats.json')).workers,
      paid: [
        { ts: 1_795_700_000_000, amount: 1e12, tx: 'ab' },
        { ts: 0, amount: 1 },
      ],
    }),
  };
});

const open = (change: object = {}) => mapping.open(placeAt(upstream, 'KAS', { map: { ...map, ...change } }));

it('reads each figure at its pointer, in its unit, one request a call', async () => {
  expect((await open().read(never)).get(KAS.id)).toMatchObject({
    poolHashrateHs: { value: 15_012_400_000_000, atMs: 1_795_751_900_000 },
    networkHashrateHs: { value: 480e15 },
    difficulty: { value: 24e15 },
    workers: { value: 1 },
    miners: null,
    terms: { feeRates: [0.009], minPay: 20 },
  });
  expect(upstream.asked.filter((path) => path === '/api/stats')).toHaveLength(1);
});

it('has null where nothing stands at a pointer, and where nought is unknown', async () => {
  upstream.answers['/api/stats'] = '{"networkHashrate":0,"networkDifficulty":false}';
  expect((await open().read(never)).get(KAS.id)).toMatchObject({ networkHashrateHs: null, difficulty: null, workers: null });
});

it('reads a farm', async () => {
  expect(await open().farm({ coin: KAS, address }, never)).toEqual({
    atMs: SAMPLES_MS,
    source: 'the pool',
    hashrateHs: 12_034_500_000,
    hashrate24hHs: null,
    curve: null,
    workers: [{ name: 'KS5', hashrateHs: 15_012_400_000_000, hashrate24hHs: null, lastShareAtMs: 1_795_751_990_000 }],
    unpaid: 0.000048,
    incomeToday: null,
    payments: [{ atMs: 1_795_700_000_000, amount: 1, txid: 'ab' }],
  });
  upstream.answers = {};
  expect(await open().farm({ coin: KAS, address }, never)).toBeNull();
});

describe('a unit', () => {
  const poolAt = (unit: unknown, pointer = '/data/shares_15m') =>
    mapping.open(placeAt(upstream, 'BTC', { map: { pool: { poolHashrate: { path: '/pool', pointer, unit } } } }));
  const told = async (source: ReturnType<typeof poolAt>, body: string) => {
    upstream.answers['/pool'] = body;
    return (await source.read(never)).get(coin('BTC').id)!.poolHashrateHs?.value ?? null;
  };
  const answers: readonly object[] = JSON.parse(readFileSync('tests/fixtures/inputs/pools/unit-in-another-field.json', 'utf8'));

  it('that stands in another field steps with it', async () => {
    const source = poolAt({ pointer: '/data/shares_unit' });
    expect(await told(source, JSON.stringify(answers[0]))).toBe(998.2e12);
    expect(await told(source, JSON.stringify(answers[1]))).toBe(1.002e15);
  });

  it.each<[unknown, unknown, number | null]>([
    ['998.2', 'T', 998.2e12],
    [1.1, 'ZH/s', 1.1e21],
    ['1.002', 'PH/s', 1.002e15],
    ['1.002', ' Ph ', 1.002e15],
    [12.5, 'Thash/s', 12.5e12],
    [12.5, 'Mhs', 12.5e6],
    [12, '1000', 12e3],
    [12, 1_000_000, 12e6],
    [12, '1e12', 12e12],
    [12, 'Sol/s', null],
    [12, '', null],
    [12, null, null],
    [12, '10e', null],
    [12, {}, null],
    [null, 'TH/s', null],
    ['-3', 'TH/s', null],
  ])('of %j in a field: %j', async (figure, unit, expected) => {
    const body = JSON.stringify({ data: { shares_15m: figure, shares_unit: unit } });
    expect(await told(poolAt({ pointer: '/data/shares_unit' }), body)).toBe(expected);
  });

  it.each<[string, number | null]>([
    ['12.3 TH/s', 12.3e12],
    ['12.3T', 12.3e12],
    ['1.002 PH/s', 1.002e15],
    ['1.12 ZH/s', 1.12e21],
    ['1,234.5 GH/s', 1_234_500_000_000],
    ['904G', 904e9],
    ['12.3', 12.3e9],
    ['12.3 Sol/s', null],
    ['12.3 TH', 12.3e12],
    ['about 3', null],
    ['12.3 TH/s, 4 machines', null],
    ['', null],
  ])('of its own, in %j, is before that of the map', async (written, expected) => {
    expect(await told(poolAt('GH/s'), JSON.stringify({ data: { shares_15m: written } }))).toBe(expected);
  });

  it('that steps although the map has one is doubted as long as it does', async () => {
    const source = poolAt('TH/s');
    const of = (figure: number) => told(source, JSON.stringify({ data: { shares_15m: figure } }));
    for (const [figure, isBelieved] of [
      [998.2, true],
      [1.002, false],
      [1.1, false],
      [0, true],
      [1.1, false],
      [990, true],
      [400, true],
      [3, true],
      [12, true],
      [900, true],
      [60_000, true],
      [60, false],
      [59_000, true],
    ] as const) {
      expect([figure, await of(figure)]).toEqual([figure, isBelieved ? figure * 1e12 : null]);
      expect(source.findings!().map(({ about }) => about)).toEqual(isBelieved ? [] : ['unit of poolHashrate']);
    }
  });

  it('of a worker stands beside it or once in the answer; a count has none of its own', async () => {
    const workers = { pointer: '/w', name: { pointer: '/n' }, hashrate: { pointer: '/h', unit: { pointer: '/u' } } };
    upstream.answers['/f'] = JSON.stringify({
      u: 'G',
      due: '12.3 T',
      w: [
        { n: 'a', h: 1, u: 'T' },
        { n: 'b', h: 2 },
        { n: 'c', h: '3 MH/s' },
      ],
    });
    const farmMap = { farm: { path: '/f?of={address}', unpaid: { pointer: '/due' }, workers } };
    const farm = (await mapping.open(placeAt(upstream, 'KAS', { map: farmMap })).farm({ coin: KAS, address }, never))!;
    expect(farm.workers!.map(({ hashrateHs }) => hashrateHs)).toEqual([1e12, 2e9, 3e6]);
    expect(farm.unpaid).toBeNull();
  });
});

describe('engines without a dialect of their own', () => {
  const workersOf = async (name: string, workers: object) => {
    upstream.answers['/api/miner'] = sample(name);
    const farmMap = { farm: { path: `/api/miner?of={address}`, workers } };
    return (await mapping
      .open(placeAt(upstream, 'ETC', { map: farmMap }))
      .farm({ coin: coin('ETC'), address: `0x${'ab'.repeat(20)}` }, never))!.workers;
  };

  it('as MoneroOcean, where false in every field is a machine that nobody knows', async () => {
    const workers = { pointer: '', hashrate: { pointer: '/hash2', unit: 'H/s' }, lastShare: { pointer: '/lts' } };
    expect(await workersOf('moneroocean-allworkers.json', workers)).toEqual([
      { name: 'global', hashrateHs: 48e6, hashrate24hHs: null, lastShareAtMs: 1_795_751_990_000 },
      { name: 'rig-01', hashrateHs: null, hashrate24hHs: null, lastShareAtMs: null },
    ]);
  });

  it('as Braiins, whose [auto] has no share of its own', async () => {
    const unit = 'GH/s';
    const workers = {
      pointer: '/btc/workers',
      hashrate: { pointer: '/hash_rate_5m', unit },
      hashrate24h: { pointer: '/hash_rate_24h', unit },
      lastShare: { pointer: '/last_share' },
    };
    expect(await workersOf('braiins-workers.json', workers)).toEqual([
      { name: 'user.rig01', hashrateHs: 101e12, hashrate24hHs: 99.8e12, lastShareAtMs: 1_795_751_990_000 },
      { name: 'user.[auto]', hashrateHs: 0, hashrate24hHs: 0, lastShareAtMs: null },
    ]);
  });
});

it('is not read out of what is no JSON', async () => {
  upstream.answers['/api/stats'] = sample('yiimp-walletEx-broken.txt');
  await expect(open().read(never)).rejects.toMatchObject({ fault: 'unreadable' });
});

it.each([
  ['no map', undefined, 'at its top'],
  ['a hashrate without its unit', { pool: { poolHashrate: { path: '/a', pointer: '/b' } } }, 'at pool.poolHashrate.unit'],
  ['a unit that is none of ours', { pool: { poolHashrate: { path: '/a', pointer: '/b', unit: 'Sol/s' } } }, 'at pool.poolHashrate.unit'],
  [
    'a unit in a field that is no pointer',
    { pool: { poolHashrate: { path: '/a', pointer: '/b', unit: { pointer: 'c' } } } },
    'at pool.poolHashrate.unit',
  ],
  ['a factor that is none', { pool: { poolHashrate: { path: '/a', pointer: '/b', unit: '2e3' } } }, 'at pool.poolHashrate.unit'],
  ['a farm without its address', { farm: { path: '/a' } }, 'at farm.path'],
  ['a figure that is none', { pool: { price: { path: '/a', pointer: '/b' } } }, 'at pool'],
])('refuses to start with %s', (_what, wrong, where) => {
  expect(() => mapping.open(placeAt(upstream, 'KAS', { map: wrong }))).toThrow(where);
});

describe('a pointer', () => {
  it.each([
    ['/a/0/b', { a: [{ b: 1 }] }, 1],
    ['/a~1b/~0', { 'a/b': { '~': 2 } }, 2],
    ['', 5, 5],
    ['/a/1', { a: [0] }, undefined],
    ['/a/length', { a: [0] }, undefined],
    ['/constructor/name', {}, undefined],
    ['/a/b', { a: null }, undefined],
  ])('%s', (pointer, document, expected) => {
    expect(valueAt(document, pointer)).toEqual(expected);
  });
});
