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
