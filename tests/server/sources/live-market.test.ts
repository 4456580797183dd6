import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schemas } from '#src/contracts/schemas.ts';
import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import { beijingDayStart, DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';
import { createLog } from '#src/server/http/log.ts';
import { pollAllOnce } from '#src/server/sources/figures/sources-now.ts';
import { reportText } from '#src/server/sources/report/report-text.ts';
import { reportOf } from '#src/server/sources/report/report.ts';
import { type LiveMarket, openLiveMarket } from '#src/server/sources/live-market.ts';
import { readSourceSettings, type SourceSettings } from '#src/server/sources/settings/source-settings.ts';
import { testDatabase } from '../support/database.ts';
import { type FakeCore, fakeCore } from '../support/fake-core.ts';
import { form, OPERATOR_KEY, testPool, type TestPool } from '../support/pool.ts';
import { poolUpstream, sample, type Upstream } from '../support/pool-upstream.ts';

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const START = Date.now();
let core: FakeCore;
let solo: Upstream;
let prices: Upstream;
let settings: SourceSettings;
let pool: TestPool;
let live: LiveMarket;
let aheadMs = 0;
const now = (): number => Date.now() + aheadMs;

beforeAll(async () => {
  core = await fakeCore(START - MINUTE_MS);
  solo = await poolUpstream({
    '/api/pool': '{"totalHashRate":92422809339568.63,"blockHeight":925812,"totalMiners":2,"fee":0}',
    '/api/network': '{"chain":"main","difficulty":1e14,"networkhashps":7.1e20}',
    '/api/info/chart': JSON.stringify([{ label: new Date(START - HOUR_MS).toISOString(), data: 9e13 }]),
    [`/api/client/${address}`]: sample('public-pool-client.json'),
    [`/api/client/${address}/chart`]: '[]',
  });
  prices = await poolUpstream({ '/api/v1/prices': JSON.stringify({ time: Math.floor(START / 1000), USD: 87_000, EUR: 80_000 }) });
  for (const upstream of [solo, prices]) upstream.nowMs = START;
  settings = readSourceSettings(
    {
      POOL_SOURCES: `BTC=public-pool:${solo.address.href}`,
      NODE_SOURCES: `BTC=core:${core.url}`,
      PRICE_SOURCE: `mempool:${prices.address.href}`,
    },
    '/',
  )!;
  const opened = await testDatabase();
  live = await openLiveMarket({ sources: settings, opened, log: createLog('silent', () => undefined), now });
  pool = await testPool({ opened, live, settings: { isMetricsOn: true } });
  const isTold = async (): Promise<void> => {
    const { priceUsa, txFeeRatio, poolHashrate } = (await list())[1]!;
    if ([priceUsa, txFeeRatio, poolHashrate].includes(null)) throw new Error('a source has told nothing yet');
  };
  await vi.waitFor(isTold, { timeout: 50_000, interval: 250 });
}, 60_000);
afterAll(async () => {
  live.stop();
  await Promise.all([core.stop(), solo.stop(), prices.stop()]);
});

const loopback = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  pool.app.request(path, form(fields, headers));
/** Rows by coin id. */
async function list(): Promise<Record<number, PoolCoin>> {
  const response = await post('/hash/api/pool/coin/list', { web: 'localhost' });
  const { data } = (await response.json()) as { data: unknown };
  return Object.fromEntries(schemas.poolCoinList.response.parse(data).map((row) => [row.coinType, row]));
}
async function info(): Promise<PoolCoinInfo> {
  const { data } = (await (await post('/hash/api/pool/coin/v3/info', { web: 'localhost', coinList: '1' })).json()) as { data: unknown };
  return schemas.poolCoinInfo.response.parse(data)[0]!;
}

describe('one coin out of a node, a pool and a market', () => {
  it('is the only one listed, live, and nothing in it comes from the model', async () => {
    const response = await post('/hash/api/pool/coin/list', { web: 'localhost' });
    expect(response.headers.get('x-pool-data')).toBeNull();
    const rows = await list();
    expect(
      Object.values(rows)
        .filter(({ isShow }) => isShow === 1)
        .map(({ coinName }) => coinName),
    ).toEqual(['BTC']);
    expect(rows[1]).toMatchObject({
      poolHashrate: 92.4228093396,
      poolMiner: 2,
      difficulty: 1e14,
      blockReward: 3.125,
      txFeeRatio: 0.02,
      time: 600,
      fee: '0',
      incomeType: 'SOLO',
      minPayPrice: null,
      paymentTime: '',
      dayIncomeMoney: null,
    });
    // 1 TH/s for a day at this difficulty, for the whole reward without fees.
    expect(rows[1]!.dayIncome! / ((1e12 * 86_400 * 3.125) / (1e14 * 2 ** 32))).toBeCloseTo(1, 9);
    for (const row of Object.values(rows).filter(({ coinType }) => coinType !== 1)) {
      expect(row).toMatchObject({
        poolHashrate: null,
        hashrate: null,
        difficulty: null,
        priceUsa: null,
        dayIncome: null,
        fee: '',
        minPayPrice: null,
      });
    }
  });

  it('tells when each group of its figures held, and whose the network is', async () => {
    const { asOf, ...row } = await info();
    for (const seconds of [asOf?.pool, asOf?.network, asOf?.price]) expect(Math.abs(seconds! - START / 1000)).toBeLessThan(120);
    expect(asOf?.networkFrom).toBe('node');
    expect(row).toMatchObject({ price: 87_000, priceIncrRatio: null, webWorkerCount: 2, hashrateW: null, nextdiff: 1e14 });
  });

  it('has thirty days of its network, and of the pool the one that is known', async () => {
    const network = (await (await post('/hash/api/pool/coin/global/curve', { coinId: '1' })).json()) as { data: unknown[] };
    // Fewer than ten blocks say nothing of a day that has just begun in Beijing.
    // Fewer than ten blocks say nothing of a day that has just begun in Beijing.
    const blocksOfToday = Math.floor((core.chain.tipMs - beijingDayStart(START)) / core.chain.spacingMs) + 1;
    expect(network.data).toHaveLength(blocksOfToday < 10 ? 29 : 30);
    const own = (await (await post('/hash/api/btc/hashrate/curve/domain', { domain: 'localhost', coinName: 'btc' })).json()) as {
      data: unknown[];
    };
    expect(own.data.length).toBeLessThanOrEqual(1);
  });

  it('prints the paper of today and none of other days', async () => {
    const paper: unknown = await (await pool.app.request('/api/v5/mama/news/dailyNews')).json();
    expect(paper).toMatchObject({ data: { coins: [{ coinName: 'BTC', price: 87_000, difficulty: 1e14, prices: expect.any(Array) }] } });
  });

  it('has the farms of its pool, whose workers have their last share', async () => {
    const token = await post('/hash/api/user/share/login/eth', { eth: address, coinType: 'BTC' });
    const { data } = (await token.json()) as { data: { token: string; accName: string; algorithmType: string } };
    const detail = await post(
      '/hash/api/aggre/account/detail',
      { accName: data.accName, algorithmType: data.algorithmType },
      { authorization: data.token },
    );
    expect(detail.headers.get('x-pool-data')).toBeNull();
    expect(await detail.json()).toMatchObject({ data: { data: { hashrate: expect.any(Number), hashrateUnit: 'H/s', unpaid: null } } });
  });

  it('is told to who opens /sources on the machine, and to Prometheus', async () => {
    const page = await pool.app.request(`/sources?key=${OPERATOR_KEY}`, {}, loopback);
    expect(await page.text()).toMatch(/BTC<\/th><td>difficulty<\/td><td>100\.00 T<\/td><td>node 127/);
    expect((await pool.app.request(`/sources?key=${OPERATOR_KEY}`)).status).toBe(503);
    expect((await pool.app.request('/sources', { headers: { connection: 'close' } }, loopback)).status).toBe(503);
    const metrics = await (await pool.app.request(`/metrics?key=${OPERATOR_KEY}`, {}, loopback)).text();
    expect(metrics).toMatch(/okkong_source_up\{source="node 127[^"]*",coin="BTC",kind="node"\} 1/);
    expect(metrics).not.toContain('pass');
  });
});

it('the check names each figure, its source and what nobody tells; a fault is one sentence', async () => {
  const good = reportOf(await pollAllOnce(settings));
  expect(good.faults).toEqual([]);
  expect(good.rows).toContainEqual({
    coin: 'BTC',
    figure: 'block reward',
    value: '3.125',
    source: `node ${new URL(core.url).host}`,
    age: 'now',
  });
  expect(good.rows).toContainEqual({ coin: 'BTC', figure: 'miners (addresses)', value: 'nobody tells', source: '', age: '' });
  expect(good.rows.at(-1)).toEqual({ coin: 'all', figure: 'CNY for one USD', value: 'nobody tells', source: '', age: '' });
  expect(good.unstated).toEqual(['BTC: paymentTime']);
  expect(reportText(good)).toMatch(/Every source answers\.$/);
  core.instead = { status: 500, body: sample('core-warming-up.json') };
  const bad = reportOf(await pollAllOnce(settings));
  core.instead = undefined;
  expect(bad.faults).toEqual([`node BTC ${new URL(core.url).host}: ${new URL(core.url).host} is starting.`]);
});

describe('what stops', () => {
  it('keeps its figures with their age, and after a day no income follows from them', async () => {
    core.instead = { status: 502, body: '' };
    solo.answers['/api/network'] = '{"chain":"main"}';
    aheadMs = 2 * HOUR_MS;
    expect((await list())[1]).toMatchObject({ difficulty: 1e14, dayIncome: expect.any(Number) });
    expect((await info()).asOf!.network!).toBeLessThan(now() / 1000 - 7000);
    aheadMs = DAY_MS + HOUR_MS;
    expect((await list())[1]).toMatchObject({ difficulty: null, dayIncome: null });
    expect(reportOf(live.now()).faults.join()).toMatch(/BTC: the difficulty is more than a day old/);
  });
});
