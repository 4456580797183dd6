import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ocean } from '#src/server/sources/dialects/ocean.ts';
import { coin, never, placeAt, poolUpstream, sample, SAMPLES_MS, type Answer, type Upstream } from '../support/pool-upstream.ts';

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const full = `/v1/user_hashrate_full/${address}`;
const snap = `/v1/statsnap/${address}`;
const ledger = `/v1/earnpay/${address}/${SAMPLES_MS / 1000 - 60 * 86_400}`;
const result = (value: object): string => JSON.stringify({ result: value });

let upstream: Upstream;
beforeAll(async () => {
  upstream = await poolUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.answers = {
    '/v1/pool_stat': result({
      snap_ts: '1795751960',
      active_users: '2410',
      active_workers: '86080',
      network_difficulty: '146472570619930.78',
      current_estimated_block_reward: '3.2',
    }),
    '/v1/pool_hashrate': result({ pool_60s: '0', pool_300s: '931000000000000000000', pool_86400s: '900000000000000000000' }),
    [full]: sample('ocean-hashrate-full.json'),
    [snap]: result({ snap_ts: '1795751960', unpaid: '0.00051230', lastest_share_ts: '1795751950' }),
    [ledger]: result({
      earnings: [
        { ts: '2026-11-26T16:00:00', satoshis_net_earned: '1500' },
        { ts: '2026-11-27T00:00:01+08:00', satoshis_net_earned: 500 },
        { ts: '2026-11-26T15:59:59', satoshis_net_earned: 90_000 },
      ],
      payouts: [
        { ts: '2026-11-20T10:00:00Z', on_chain_txid: 'abcd', total_satoshis_net_paid: 1_048_576 },
        { ts: '1795000000', on_chain_txid: null, total_satoshis_net_paid: '12345' },
        { ts: null, on_chain_txid: 'x', total_satoshis_net_paid: 5 },
      ],
    }),
  };
});

const open = () => ocean.open(placeAt(upstream, 'BTC'));
const farm = () => open().farm({ coin: coin('BTC'), address: address.toUpperCase() }, never);

it('reads a pool out of text, as old as its snapshot', async () => {
  const told = (await open().read(never)).get(coin('BTC').id)!;
  expect(told).toMatchObject({
    poolHashrateHs: { value: 931e18, atMs: 1_795_751_960_000 },
    poolHashrate24hHs: { value: 900e18 },
    miners: { value: 2410 },
    workers: { value: 86_080 },
    difficulty: { value: 146_472_570_619_930.78 },
    networkHashrateHs: null,
    blockReward: null,
    terms: {},
  });
});

it('withholds a pool of nought, which it shows at a split of the chain', async () => {
  upstream.answers['/v1/pool_hashrate'] = result({ pool_60s: '0' });
  expect((await open().read(never)).get(coin('BTC').id)!.poolHashrateHs).toBeNull();
});

describe('a farm', () => {
  it('has each worker out of its list of one, coins out of satoshis, and the Beijing day’s income', async () => {
    expect(await farm()).toEqual({
      atMs: 1_795_751_960_000,
      source: 'the pool',
      hashrateHs: 101e12,
      hashrate24hHs: 99.812e12,
      curve: null,
      workers: [
        { name: 'rig-01', hashrateHs: 101e12, hashrate24hHs: 99.8e12, lastShareAtMs: null },
        { name: '', hashrateHs: 0, hashrate24hHs: 12e9, lastShareAtMs: null },
      ],
      unpaid: 0.0005123,
      incomeToday: 0.00002,
      payments: [
        { atMs: Date.UTC(2026, 10, 20, 10), amount: 0.01048576, txid: 'abcd' },
        { atMs: 1_795_000_000_000, amount: 0.00012345, txid: '' },
      ],
    });
  });

  it('counts whole satoshis where no point says bitcoins', async () => {
    upstream.answers[snap] = result({ unpaid: '51230', lastest_share_ts: '0' });
    expect((await farm())!.unpaid).toBe(0.0005123);
  });

  it('that mined a minute ago is not at nought, but unknown', async () => {
    upstream.answers[full] = sample('ocean-hashrate-full.json').replaceAll(/"hashrate_60s": "\d+"/g, '"hashrate_60s": "0"');
    expect((await farm())!.hashrateHs).toBeNull();
    upstream.answers[snap] = result({ unpaid: '0', lastest_share_ts: '1795740000' });
    expect((await farm())!.hashrateHs).toBe(0);
  });

  it('of an unknown address is none', async () => {
    upstream.answers[full] = { status: 404, body: '{"error":"No such user"}' };
    expect(await farm()).toBeNull();
  });

  const off: Answer = { body: '{"error":"No such user or user has no active workers"}' };
  const nothing = result({ earnings: [], payouts: [] });

  it.each<[string, Record<string, Answer | string>, object]>([
    [
      'whose machines are off keeps what else is told',
      { [snap]: off },
      { hashrateHs: 101e12, unpaid: null, incomeToday: 0.00002, payments: [{ txid: 'abcd' }, { txid: '' }] },
    ],
    [
      'whose machines are off, said in each call about them, is known by its payouts',
      { [snap]: off, [full]: off },
      { atMs: SAMPLES_MS, hashrateHs: 0, hashrate24hHs: null, workers: [], unpaid: null, payments: [{ txid: 'abcd' }, { txid: '' }] },
    ],
    ['without a hashrate has its balance', { [full]: { ...off, status: 404 }, [ledger]: nothing }, { hashrateHs: null, unpaid: 0.0005123 }],
    [
      'whose ledger cannot be told has no income and no payouts',
      { [ledger]: off },
      { hashrateHs: 101e12, incomeToday: null, payments: null },
    ],
    ['that was paid nothing on the chain may have been over Lightning', { [ledger]: nothing }, { incomeToday: 0, payments: null }],
    [
      'with a balance that is no figure',
      { [snap]: result({ unpaid: null, lastest_share_ts: null }) },
      { hashrateHs: 101e12, unpaid: null },
    ],
  ])('%s', async (_what, answers, expected) => {
    Object.assign(upstream.answers, answers);
    expect(await farm()).toMatchObject(expected);
  });

  it.each([
    ['knows', { [snap]: off, [full]: off, [ledger]: nothing }],
    ['tells', { [snap]: off, [full]: off, [ledger]: off }],
  ])('of which no call %s anything is none', async (_what, answers) => {
    Object.assign(upstream.answers, answers);
    expect(await farm()).toBeNull();
  });

  it.each<[string, string, Answer, string]>([
    ['an empty list of a worker', full, { body: result({ workers: { a: [] } }) }, 'unreadable'],
    ['HTML with 200', full, { body: '<html></html>' }, 'unreadable'],
    ['503', snap, { status: 503, body: 'busy' }, 'busy'],
    ['neither a result nor an error', snap, { body: '{"message":"x"}' }, 'unreadable'],
    ['a gateway', ledger, { status: 502, body: '' }, 'failed'],
  ])('is not read out of %s', async (_what, path, answer, fault) => {
    upstream.answers[path] = answer;
    await expect(farm()).rejects.toMatchObject({ name: 'SourceError', fault });
  });
});
