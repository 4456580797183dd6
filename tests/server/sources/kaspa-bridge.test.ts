import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kaspaBridge } from '#src/server/sources/dialects/kaspa-bridge.ts';
import { changed, coin, never, placeAt, poolUpstream, sample, type Upstream } from '../support/pool-upstream.ts';

const KAS = coin('KAS');
const address = 'kaspa:qqxkd0eyxr2nkywhnrfhnj6mw630rnsfgfnecn6necw2ypeahta8chamauukg';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await poolUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.answers = { '/api/stats': sample('kaspa-bridge-stats.json') };
});

const open = () => kaspaBridge.open(placeAt(upstream, 'KAS'));
const read = async () => (await open().read(never)).get(KAS.id)!;

describe('the figures of a bridge', () => {
  it('are GH/s of its workers and H/s of the network', async () => {
    expect(await read()).toMatchObject({
      poolHashrateHs: { value: 15_012_400_000_000 },
      workers: { value: 1 },
      networkHashrateHs: { value: 480e15 },
      difficulty: { value: 24e15 },
      terms: { feeRates: [0], incomeTypes: ['SOLO'], minPay: null },
    });
  });

  it.each([
    ['its workers’ own in place of the network’s', { networkHashrate: 15_012_400_000_000 }, { networkHashrateHs: null }],
    ['nought', { networkHashrate: 0, networkDifficulty: 0 }, { networkHashrateHs: null, difficulty: null }],
    ['no hashrate of a worker', { 'workers.0.hashrate': null }, { poolHashrateHs: null }],
  ])('of %s are none', async (_what, changes, expected) => {
    upstream.answers['/api/stats'] = changed('kaspa-bridge-stats.json', changes);
    expect(await read()).toMatchObject(expected);
  });
});

it('a farm is the workers of its wallet', async () => {
  expect(await open().farm({ coin: KAS, address }, never)).toMatchObject({
    hashrateHs: 15_012_400_000_000,
    workers: [{ name: 'KS5', hashrateHs: 15_012_400_000_000, lastShareAtMs: 1_795_751_990_000 }],
    unpaid: null,
    payments: null,
  });
  upstream.answers['/api/stats'] = changed('kaspa-bridge-stats.json', { workers: [] });
  expect(await open().farm({ coin: KAS, address }, never)).toBeNull();
});

it('is of no other coin', () => expect(() => kaspaBridge.open(placeAt(upstream, 'BTC'))).toThrow('of KAS alone'));
