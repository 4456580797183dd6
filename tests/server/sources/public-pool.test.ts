import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicPool } from '#src/server/sources/dialects/public-pool.ts';
import { coinFigures } from '#src/server/sources/figures/coin-figures.ts';
import { createSourceFetch } from '#src/server/sources/poll/source-fetch.ts';
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

describe('a chart', () => {
  const SLOT_MS = 600_000;
  const slots = (labels: readonly number[], hashrate: unknown = 5e12) =>
    JSON.stringify(labels.map((slot) => ({ label: new Date(SAMPLES_MS - slot * SLOT_MS).toISOString(), data: hashrate })));
  const samples = async () => (await read()).samples.map(({ atMs, poolHashrateHs }) => [(SAMPLES_MS - atMs) / SLOT_MS, poolHashrateHs]);

  it('has no row for ten minutes without a share: between its first and its last they are nought', async () => {
    upstream.answers['/api/info/chart'] = slots([9, 8, 5, 3]);
    expect(await samples()).toEqual([
      [9, 5e12],
      [8, 5e12],
      [7, 0],
      [6, 0],
      [5, 5e12],
      [4, 0],
      [3, 5e12],
    ]);
  });

  it('of a pool that is off at night counts the night in its day', async () => {
    const dayAndNight = Array.from({ length: 143 }, (_, slot) => slot + 1).filter((slot) => slot <= 20 || slot > 123);
    upstream.answers['/api/info/chart'] = slots(dayAndNight);
    const pool = await read();
    const inputs = { coin: BTC, nowMs: SAMPLES_MS, node: undefined, price: undefined, samples: [], days: [] };
    const { market, days } = coinFigures({ ...inputs, pool });
    expect(market.poolHashrate24hHs).toBeCloseTo((5e12 * 40) / 143, -3);
    // Today, and not the half of yesterday that the chart reaches back to.
    expect(days.map(({ poolHashrateHs }) => poolHashrateHs! < 3e12)).toEqual([true]);
  });

  it('keeps what nobody told apart from nought, is read in any order, and not filled over a year', async () => {
    upstream.answers['/api/info/chart'] = JSON.stringify([
      { label: '2026-11-27T03:30:00.000Z', data: null },
      { label: '2025-01-01T00:00:00.000Z', data: 3 },
      { label: '2026-11-27T03:10:00Z', data: '7' },
      { label: 'never', data: 7 },
      null,
    ]);
    expect((await samples()).slice(1)).toEqual([
      [5, 7],
      [4, 0],
      [3, null],
    ]);
    for (const none of ['[]', 'null']) {
      upstream.answers['/api/info/chart'] = none;
      expect(await samples()).toEqual([]);
    }
  });

  it('of a farm is filled as well', async () => {
    upstream.answers[`${client}/chart`] = slots([4, 1], '2e12');
    expect((await farm())!.curve!.map(({ hashrateHs }) => hashrateHs)).toEqual([2e12, 0, 0, 2e12]);
  });
});

it('a pool’s figures are as old as the first of the answers that are alike, and no older than the engine keeps one', async () => {
  let nowMs = SAMPLES_MS;
  const now = () => nowMs;
  const fetch = createSourceFetch({ address: upstream.address, gapMs: 0, now });
  const source = publicPool.open(placeAt(upstream, 'BTC', { now, fetch }));
  const age = async (seconds: number) => {
    nowMs = SAMPLES_MS + seconds * 1000;
    upstream.nowMs = nowMs;
    const told = (await source.read(never)).get(BTC.id)!;
    return [told.poolHashrateHs, told.workers, told.height].map((each) => (nowMs - each!.atMs) / 1000);
  };
  try {
    expect(await age(0)).toEqual([0, 0, 0]);
    expect(await age(240)).toEqual([240, 240, 240]);
    upstream.answers['/api/pool'] = '{"totalHashRate":2,"blockHeight":637,"totalMiners":2,"fee":0}';
    expect(await age(300)).toEqual([0, 0, 0]);
    expect(await age(7200)).toEqual([600, 600, 600]);
  } finally {
    upstream.nowMs = SAMPLES_MS;
  }
});

describe('a farm', () => {
  it('of a machine that came back has one machine, and no payouts', async () => {
    expect(await farm()).toMatchObject({
      hashrateHs: 1_198_000_000_000.438,
      hashrate24hHs: null,
      workers: [{ name: 'bitaxe', hashrateHs: 1_198_000_000_000.438, lastShareAtMs: Date.UTC(2026, 10, 27, 3, 59, 34, 752) }],
      unpaid: null,
      incomeToday: null,
      payments: null,
    });
  });

  const at = (time: string | null) => time && `2026-11-${time}:00.000Z`;
  /** Sessions as `name hashrate from to`, as the engine lists them: in the order of their ids. */
  type Told = readonly [name: string, hashRate: number | string | null, from: string | null, to: string | null];
  const machines = async (...sessions: readonly Told[]) => {
    const workers = sessions.map(([name, hashRate, from, to]) => ({ name, hashRate, startTime: at(from), lastSeen: at(to) }));
    upstream.answers[client] = JSON.stringify({ workers });
    const told = (await farm())!;
    return [told.hashrateHs, ...told.workers!.map(({ name, hashrateHs }) => [name, hashrateHs])];
  };

  it.each<[string, readonly Told[], unknown[]]>([
    [
      'three machines of one name, the eldest first',
      [
        ['2025', 3e12, '26T09:00', '27T03:59'],
        ['2025', 1e12, '26T07:00', '27T03:58'],
        ['rig', 5e12, '26T06:00', '27T03:59'],
        ['2025', 2e12, '26T08:00', '27T03:59'],
      ],
      [11e12, ['2025', 1e12], ['2025', 2e12], ['2025', 3e12], ['rig', 5e12]],
    ],
    [
      'two machines, of which one came back and is listed twice',
      [
        ['2025', 1e12, '26T07:00', '27T03:50'],
        ['2025', 2e12, '26T08:00', '27T03:59'],
        ['2025', '1.1e12', '27T03:51', '27T03:59'],
      ],
      [3.1e12, ['2025', 1.1e12], ['2025', 2e12]],
    ],
    [
      'a machine that came back twice, whose newest session counts nothing yet',
      [
        ['a', 0, '27T03:58', '27T03:59'],
        ['a', 1e12, '27T03:50', '27T03:57'],
        ['a', 9e12, '26T03:50', '27T03:49'],
      ],
      [1e12, ['a', 1e12]],
    ],
    [
      'a twin that has just come',
      [
        ['a', 1e12, '26T07:00', '27T03:59'],
        ['a', 0, '27T03:58', '27T03:59'],
      ],
      [1e12, ['a', 1e12], ['a', null]],
    ],
    [
      'sessions without times',
      [
        ['a', 1e12, null, null],
        ['a', 2e12, null, null],
      ],
      [3e12, ['a', 1e12], ['a', 2e12]],
    ],
    [
      'hashrates that are none',
      [
        ['a', 'NaN', '26T07:00', '27T03:59'],
        ['b', null, '26T07:00', '27T03:59'],
      ],
      [null, ['a', null], ['b', null]],
    ],
  ])('has %s', async (_what, sessions, expected) => {
    expect(await machines(...sessions)).toEqual(expected);
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
