import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#src/domain/days.ts';
import { pollOnce, type SourceState, unread } from '#src/server/sources/poll/poll-loop.ts';
import { findingsOf } from '#src/server/sources/figures/findings.ts';
import { openSources } from '#src/server/sources/poll/pollers.ts';
import { readSourceSettings } from '#src/server/sources/settings/source-settings.ts';
import { openEthereumPool } from '#src/server/sources/dialects/open-ethereum-pool.ts';
import { changed, coin, never, placeAt, poolUpstream, sample, SAMPLES_MS, type Answer, type Upstream } from '../support/pool-upstream.ts';

const address = '0xcB60a7D502962A206e698025C2545219E6f34915';
const accountPath = `/accounts/${address.toLowerCase()}`;

let upstream: Upstream;
beforeAll(async () => {
  upstream = await poolUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.answers = { '/stats': sample('oep-stats.json'), [accountPath]: sample('oep-account.json') };
});

const open = (symbol = 'ETC') => openEthereumPool.open(placeAt(upstream, symbol));
const read = async (symbol = 'ETC') => (await open(symbol).read(never)).get(coin(symbol).id)!;
const farm = (symbol = 'ETC', of = address) => open(symbol).farm({ coin: coin(symbol), address: of }, never);

describe('the figures of a pool', () => {
  it('are those it has, and its network’s difficulty alone', async () => {
    expect(await read()).toEqual({
      poolHashrateHs: { value: 18_649_680_147, atMs: SAMPLES_MS, source: 'the pool' },
      poolHashrate24hHs: null,
      poolHashrate7dHs: null,
      poolHashrate14dHs: null,
      miners: { value: 55, atMs: SAMPLES_MS, source: 'the pool' },
      workers: null,
      networkHashrateHs: null,
      difficulty: { value: 2.78e15, atMs: SAMPLES_MS, source: 'the pool' },
      height: { value: 23_100_455, atMs: SAMPLES_MS, source: 'the pool' },
      blockTimeS: null,
      blockReward: null,
      terms: {},
      samples: [],
    });
  });

  it('of 2Miners have its network, its workers and a short curve, in seconds', async () => {
    upstream.answers['/stats'] = sample('2miners-stats.json');
    expect(await read()).toMatchObject({
      poolHashrateHs: { value: 4.2e12, atMs: SAMPLES_MS },
      miners: { value: 3102 },
      workers: { value: 6110 },
      networkHashrateHs: { value: 210e12 },
      blockTimeS: { value: 13.1 },
      samples: [{ atMs: 1_795_750_200_000, poolHashrateHs: 4.18e12, networkHashrateHs: 209.8e12, difficulty: 2.779e15 }],
    });
  });

  it.each<[string, Record<string, unknown>, object]>([
    ['a node whose beat is old', { 'nodes.0.lastBeat': '1795751000' }, { difficulty: null, height: null }],
    [
      'the newest beat of several nodes at one block',
      { 'nodes.1': { difficulty: '5', height: '23100455', lastBeat: '1795752001' } },
      { difficulty: { value: 5 } },
    ],
    [
      'the highest of several nodes',
      { 'nodes.1': { difficulty: '5', height: '9', lastBeat: '1795752001' } },
      { difficulty: { value: 2.78e15 } },
    ],
    [
      'a node without a height beside others',
      { 'nodes.1': { difficulty: '5', lastBeat: '1795752001' } },
      { difficulty: { value: 2.78e15 } },
    ],
    [
      'the highest of several nodes whose beat is no more',
      { 'nodes.1': { difficulty: '5', height: '99999999', lastBeat: '1795751000' } },
      { difficulty: { value: 2.78e15 } },
    ],
    ['a syncing node', { 'nodes.0.difficulty': '0' }, { difficulty: null, poolHashrateHs: { value: 18_649_680_147 } }],
    ['no node', { nodes: null }, { difficulty: null, poolHashrateHs: { value: 18_649_680_147 } }],
    [
      'a pool that stands still',
      { now: 1_795_748_401_951 },
      { poolHashrateHs: { atMs: 1_795_748_401_951 }, difficulty: { atMs: SAMPLES_MS } },
    ],
    ['a clock that is told in seconds', { now: 1_795_748_401 }, { poolHashrateHs: { atMs: 1_795_748_401_000 } }],
  ])('of %s', async (_what, changes, expected) => {
    upstream.answers['/stats'] = changed('oep-stats.json', changes);
    expect(await read()).toMatchObject(expected);
  });

  it('are of the node with the highest block, and who is behind is told', async () => {
    const two = readFileSync('tests/fixtures/inputs/pools/oep-stats-two-nodes.json', 'utf8');
    upstream.answers['/stats'] = two;
    const source = open();
    expect((await source.read(never)).get(coin('ETC').id)).toMatchObject({ difficulty: { value: 2.7e15 }, height: { value: 24_000_100 } });
    expect(source.findings!()).toEqual([
      { about: 'node eu-stuck', sentence: 'Its node eu-stuck stands at block 23951000, 49100 behind: its figures are left out.' },
    ]);
    upstream.answers['/stats'] = two.replace('23951000', '24000090');
    await source.read(never);
    expect(source.findings!()).toEqual([]);
  });

  it('of a node that stands still for six hours are six hours old, also after a restart in between', async () => {
    const [first, second] = JSON.parse(readFileSync('tests/fixtures/inputs/pools/oep-stats-stuck-six-hours.json', 'utf8')) as [
      object,
      object,
    ];
    let nowMs = SAMPLES_MS;
    const start = () => {
      const place = `ETC=oep:${upstream.address.href}`;
      return openSources(readSourceSettings({ POOL_SOURCES: place }, '/')!, () => nowMs).pollers[0]!;
    };
    const readAt = (atMs: number, before: SourceState) => {
      nowMs = atMs;
      upstream.nowMs = atMs;
      return pollOnce(start(), before, { now: () => nowMs, signal: never });
    };
    upstream.answers['/stats'] = JSON.stringify(first);
    const before = await readAt(SAMPLES_MS, unread);
    upstream.answers['/stats'] = JSON.stringify(second);
    const kept = JSON.parse(JSON.stringify(before)) as SourceState;
    const after = await readAt(SAMPLES_MS + 6 * HOUR_MS, kept);
    upstream.nowMs = SAMPLES_MS;
    const told = after.readings!.pools![0]![1];
    expect(told).toMatchObject({ difficulty: { value: 2.7e15, atMs: SAMPLES_MS }, poolHashrateHs: { atMs: SAMPLES_MS + 6 * HOUR_MS } });
    expect(findingsOf(after.readings!, nowMs).map(({ sentence }) => sentence)).toEqual([
      'The ETC network stands at block 24000100 for 6 h: its figures are that old.',
    ]);
  });

  it('of a node that is still loading its chain are left out, and that is told', async () => {
    upstream.answers['/stats'] = changed('oep-stats.json', { 'nodes.0.height': '1', 'nodes.0.difficulty': '17179869184' });
    const poller = openSources(readSourceSettings({ POOL_SOURCES: `ETC=oep:${upstream.address.href}` }, '/')!, () => SAMPLES_MS)
      .pollers[0]!;
    const told = (await pollOnce(poller, unread, { now: () => SAMPLES_MS, signal: never })).readings!;
    expect(told.pools![0]![1]).toMatchObject({ difficulty: null, height: null, poolHashrateHs: { value: 18_649_680_147 } });
    expect(findingsOf(told, SAMPLES_MS).map(({ sentence }) => sentence)).toEqual([
      'Its node of ETC stands at block 1 and is still loading its chain: its network is left out.',
    ]);
  });

  it('are not there while the first collection runs', async () => {
    upstream.answers['/stats'] = '{"nodes":null}';
    await expect(read()).rejects.toMatchObject({ fault: 'starting' });
  });

  it('are of one coin, which the setting names', () => {
    expect(() => openEthereumPool.open(placeAt(upstream))).toThrow('is of one coin');
  });
});

describe('a farm', () => {
  it('has amounts in whole coins and the last share of each worker', async () => {
    expect(await farm()).toEqual({
      atMs: SAMPLES_MS,
      source: 'the pool',
      hashrateHs: 121e6,
      hashrate24hHs: 118.4e6,
      averageOf: 'hours',
      curve: null,
      workers: [
        { name: '', hashrateHs: 0, hashrate24hHs: 3.1e6, lastShareAtMs: 1_795_740_000_000 },
        { name: 'rig-01', hashrateHs: 61e6, hashrate24hHs: 60.1e6, lastShareAtMs: 1_795_751_990_000 },
      ],
      unpaid: 0.05123,
      incomeToday: null,
      payments: [{ atMs: 1_795_720_000_000, amount: 0.1, txid: `0x${'ab'.repeat(32)}` }],
    });
  });

  it('is owed what is being sent as well; a flag there is no amount', async () => {
    upstream.answers[accountPath] = changed('oep-account.json', { 'stats.pending': 1_000_000 });
    expect((await farm())!.unpaid).toBe(0.05223);
    upstream.answers[accountPath] = changed('oep-account.json', { 'stats.pending': true });
    expect((await farm())!.unpaid).toBe(0.05123);
  });

  it('of a coin whose smallest part is not known has no amounts', async () => {
    const kaspa = 'kaspa:qqxkd0eyxr2nkywhnrfhnj6mw630rnsfgfnecn6necw2ypeahta8chamauukg';
    upstream.answers[`/accounts/${encodeURIComponent(kaspa)}`] = changed('oep-account.json', {
      charts: [
        { x: 1_795_750_200, minerHash: 5 },
        { x: 0, minerHash: 6 },
      ],
    });
    expect(await farm('KAS', kaspa)).toMatchObject({
      hashrateHs: 121e6,
      unpaid: null,
      payments: null,
      curve: [{ atMs: 1_795_750_200_000, hashrateHs: 5 }],
    });
  });

  it('without workers has an empty list', async () => {
    upstream.answers[accountPath] = changed('oep-account.json', { workers: null });
    expect((await farm())!.workers).toEqual([]);
  });

  it('of an unknown address, which is 404 without a body, is none', async () => {
    upstream.answers[accountPath] = { status: 404, body: '' };
    expect(await farm()).toBeNull();
  });

  it.each<[string, Answer, string]>([
    ['404 of a web server', { status: 404, body: '<html></html>' }, 'missing'],
    ['502', { status: 502, body: '<html></html>' }, 'failed'],
    ['an error object with 200', { body: '{"error":"x"}' }, 'unreadable'],
    ['cut JSON', { body: sample('oep-account.json').slice(0, 300) }, 'unreadable'],
    ['a redirect', { status: 301, body: '' }, 'redirected'],
  ])('is not read out of %s', async (_what, answer, fault) => {
    upstream.answers[accountPath] = answer;
    await expect(farm()).rejects.toMatchObject({ name: 'SourceError', fault });
  });
});
