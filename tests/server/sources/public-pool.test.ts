import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicPool } from '#src/server/sources/dialects/public-pool.ts';
import { coin, never, placeAt, poolUpstream, sample, SAMPLES_MS, type Answer, type Upstream } from '../support/pool-upstream.ts';

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const client = `/api/client/${address}`;
const BTC = coin('BTC');

let upstream: Upstream;
beforeAll(async () => {
  upstream = await poolUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.answers = {
    '/api/pool': sample('pp_pool.json'),
    '/api/network': sample('pp_network.json'),
    '/api/info/chart': sample('pp_info_chart.json'),
    [client]: sample('public-pool-client.json'),
    [`${client}/chart`]: sample('pp_client_ADDR_chart.json'),
  };
});

const open = () => publicPool.open(placeAt(upstream, 'BTC'));
const read = async () => (await open().read(never)).get(BTC.id)!;
const farm = () => open().farm({ coin: BTC, address }, never);

describe('the recording of a pool', () => {
  it('is solo without a fee; the figures of a test chain are withheld', async () => {
    expect(await read()).toMatchObject({
      poolHashrateHs: { value: 92_422.80933956863, atMs: SAMPLES_MS },
      miners: null,
      workers: { value: 2 },
      networkHashrateHs: null,
      difficulty: null,
      height: { value: 636 },
      terms: { feeRates: [0], incomeTypes: ['SOLO'], minPay: null },
      samples: [{ atMs: Date.UTC(2026, 10, 22, 15, 50), poolHashrateHs: 56_579, networkHashrateHs: null, difficulty: null }],
    });
  });

  it('has the network of its node on the main chain', async () => {
    const network = JSON.parse(sample('core-getmininginfo.json')).result;
    for (const networkhashps of [1.0812e21, '1.0812e+21']) {
      upstream.answers['/api/network'] = JSON.stringify({ ...network, networkhashps });
      expect(await read()).toMatchObject({ difficulty: { value: 146_472_570_619_930.78 }, networkHashrateHs: { value: 1.0812e21 } });
    }
  });

  it('has no total where that is NaN', async () => {
    upstream.answers['/api/pool'] = '{"totalHashRate":"NaN","totalMiners":2,"fee":0}';
    expect((await read()).poolHashrateHs).toBeNull();
  });

  it('has its machines', async () => {
    upstream.answers[client] = sample('pp_client_ADDR.json');
    expect(await farm()).toMatchObject({
      hashrateHs: 91_917,
      curve: [{ atMs: Date.UTC(2026, 10, 22, 15, 50), hashrateHs: 56_579.03584597328 }],
      workers: [
        { name: 'rig1', hashrateHs: 48_310 },
        { name: 'rig2', hashrateHs: 43_607 },
      ],
    });
  });
});

describe('a farm', () => {
  it('has two sessions of one name as one machine, and no payouts', async () => {
    expect(await farm()).toMatchObject({
      hashrateHs: 1_198_000_000_000.438,
      hashrate24hHs: null,
      workers: [{ name: 'bitaxe', hashrateHs: 1_198_000_000_000.438, lastShareAtMs: Date.UTC(2026, 10, 27, 3, 59, 34, 752) }],
      unpaid: null,
      incomeToday: null,
      payments: null,
    });
  });

  it('of a machine that has just come is not at nought, but unknown', async () => {
    const session = JSON.parse(sample('public-pool-client.json')).workers[1];
    upstream.answers[client] = JSON.stringify({ workers: [session] });
    expect((await farm())!.hashrateHs).toBeNull();
    upstream.answers[client] = JSON.stringify({ workers: [{ ...session, startTime: '2026-11-27T01:00:00.000Z' }] });
    expect((await farm())!.hashrateHs).toBe(0);
  });

  it('without machines is none: who was there is not its to know', async () => {
    upstream.answers[client] = sample('public-pool-client-unknown.json');
    expect(await farm()).toBeNull();
  });

  it.each<[string, Answer, string]>([
    ['an error object with 200', { body: sample('public-pool-worker-missing.json') }, 'unreadable'],
    ['an error object with 201', { status: 201, body: sample('public-pool-worker-missing.json') }, 'failed'],
    ['500', { status: 500, body: '' }, 'failed'],
  ])('is not read out of %s', async (_what, answer, fault) => {
    upstream.answers[client] = answer;
    await expect(farm()).rejects.toMatchObject({ name: 'SourceError', fault });
  });
});
