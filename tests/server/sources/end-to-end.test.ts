import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountDetailResponse } from '#src/contracts/anonymous.ts';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { poolCoinInfoResponse, poolCoinListResponse } from '#src/contracts/pool.ts';
import { createLog } from '#src/server/http/log.ts';
import { type LiveMarket, openLiveMarket } from '#src/server/sources/live-market.ts';
import { readSourceSettings } from '#src/server/sources/settings/source-settings.ts';
import { testDatabase } from '../support/database.ts';
import { until } from '#tests/until.ts';
import { form, testPool, type TestPool } from '../support/pool.ts';
import { poolUpstream, sample, SAMPLES_MS, type Upstream } from '../support/pool-upstream.ts';

const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const classic = '0xcB60a7D502962A206e698025C2545219E6f34915';

let upstream: Upstream;
let live: LiveMarket;
let pool: TestPool;
let nowMs = SAMPLES_MS;

beforeAll(async () => {
  upstream = await poolUpstream({
    // Each source lies below a path of its own.
    '/home/api/pool': '{"totalHashRate":92422809339568.63,"blockHeight":925812,"totalMiners":2,"fee":0}',
    '/home/api/network': '{"chain":"main","difficulty":146472570619930.78,"networkhashps":1.0812e+21}',
    '/home/api/info/chart': '[]',
    [`/home/api/client/${bitcoin}`]: sample('public-pool-client.json'),
    [`/home/api/client/${bitcoin}/chart`]: '[]',
    '/etc/stats': sample('oep-stats.json'),
    [`/etc/accounts/${classic.toLowerCase()}`]: sample('oep-account.json'),
    '/engine/api/pools': sample('miningcore-pools.json'),
    '/engine/api/pools/rvn1/performance': '{"stats":[]}',
    '/engine/api/pools/rvn1/blocks': '[]',
    '/engine/api/pools/etc1/performance': '{"stats":[]}',
    '/engine/api/pools/etc1/blocks': '[]',
  });
  const at = (path: string): string => new URL(path, upstream.address).href;
  const sources = readSourceSettings(
    { POOL_SOURCES: `BTC=public-pool:${at('home')},ETC=oep:${at('etc')},*=miningcore:${at('engine')}` },
    '/',
  )!;
  const opened = await testDatabase();
  live = await openLiveMarket({ sources, opened, log: createLog('silent', () => undefined), now: () => nowMs });
  pool = await testPool({ opened, live });
  await until(() => {
    const { sources: open, states } = live.now();
    if (open.pollers.some(({ id }) => !states.get(id)?.readings)) throw new Error('a source has told nothing yet');
  });
});
afterAll(async () => {
  live.stop();
  await upstream.stop();
  await pool.opened.close();
});

const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const response = await pool.app.request(path, form(fields, { poolId: '176', language: 'en', ...headers }));
  return { headers: response.headers, ...(await response.json()) };
};
const list = async () => {
  const { data, headers } = await post(endpointTable.poolCoinList.path, { web: 'localhost' });
  return { headers, rows: poolCoinListResponse.parse(data) };
};
const farm = async (eth: string, coinType: string) => {
  const { data: account } = await post(endpointTable.anonymousToken.path, { eth, coinType });
  const { token, ...fields } = account;
  const { data, headers } = await post(endpointTable.accountDetail.path, fields, { authorization: token });
  return { headers, farm: accountDetailResponse.parse(data).data };
};

describe('the coin list', () => {
  it('has the coins of the sources with their figures, and null for what none of them tells', async () => {
    const { rows, headers } = await list();
    expect(headers.get('x-pool-data')).toBeNull();
    expect(headers.get('date')).toBe(new Date(SAMPLES_MS).toUTCString());
    const shown = rows.filter(({ isShow, isAux }) => isShow === 1 && isAux === 0);
    expect(shown.map(({ coinName, hasFarms }) => [coinName, hasFarms])).toEqual([
      ['BTC', 1],
      ['ETC', 1],
      ['RVN', 1],
    ]);
    const [btc, etc, rvn] = shown;
    expect(btc).toMatchObject({
      poolHashrate: 92.4228093396,
      poolHashrateUnit: 'TH/s',
      hashrate: 1_081_200_000,
      difficulty: 146_472_570_620_000,
    });
    expect(btc).toMatchObject({
      fee: '0',
      incomeType: 'SOLO',
      minPayPrice: null,
      paymentTime: '',
      priceUsa: null,
      dayIncome: null,
      blockReward: null,
    });
    expect(etc).toMatchObject({ poolHashrate: 18_649_680_147, hashrate: null, difficulty: 2.78e15, fee: '', poolMiner: 55 });
    expect(rvn).toMatchObject({ poolHashrate: 0, hashrate: null, difficulty: null, fee: '0', incomeType: 'SOLO' });
  });

  it('has what an open row shows', async () => {
    const { data } = await post(endpointTable.poolCoinInfo.path, { web: 'localhost', coinList: '1,17' });
    const [btc, etc] = poolCoinInfoResponse.parse(data);
    expect(btc).toMatchObject({ coinType: 1, difficulty: 146_472_570_620_000, nextdiff: null, price: null, hashrateW: null });
    expect(etc).toMatchObject({ coinType: 17, difficulty: 2.78e15, dayIncome: null });
  });
});

describe('a farm', () => {
  it('is that of its coin’s source, without a word of simulation', async () => {
    const { farm: found, headers } = await farm(bitcoin, 'BTC');
    expect(headers.get('x-pool-data')).toBeNull();
    expect(found).toMatchObject({ hashrate: 1_198_000_000_000.438, hashrateUnit: 'H/s', hashrate24h: null, unpaid: null });
    expect(found!.workers).toMatchObject([{ name: 'bitaxe', lastShareTime: 1_795_751_974 }]);
    expect((await farm(classic, 'ETC')).farm).toMatchObject({
      hashrate: 121e6,
      unpaid: 0.05123,
      payouts: [{ amount: 0.1, time: 1_795_720_000 }],
    });
  });

  it('of an unknown address has no hashrate, of a wrong one none is asked for', async () => {
    upstream.answers['/home/api/client/1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'] = sample('public-pool-client-unknown.json');
    expect((await farm('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'BTC')).farm).toBeNull();
    expect((await post(endpointTable.anonymousToken.path, { eth: `${bitcoin.slice(0, -1)}x`, coinType: 'BTC' })).code).toBe('422');
    // An engine of many coins that has no pool of this one.
    expect((await farm('LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', 'LTC')).farm).toBeNull();
  });

  it('keeps its figures and their age while its pool is silent; a pool that never told them is said to be silent', async () => {
    upstream.answers[`/home/api/client/${bitcoin}`] = { status: 503, body: 'overloaded' };
    nowMs += 3_600_000;
    const { farm: kept, headers } = await farm(bitcoin, 'BTC');
    expect(kept!.hashrate).toBe(1_198_000_000_000.438);
    expect(headers.get('date')).toBe(new Date(SAMPLES_MS).toUTCString());
    upstream.answers['/etc/accounts/0x52908400098527886e0f7030069857d2e4169ee7'] = { status: 502, body: '<html>' };
    const { data } = await post(endpointTable.anonymousToken.path, { eth: '0x52908400098527886E0F7030069857D2E4169EE7', coinType: 'ETC' });
    const { token, ...fields } = data;
    const refused = await pool.app.request(endpointTable.accountDetail.path, form(fields, { authorization: token }));
    expect(refused.status).toBe(502);
    nowMs -= 3_600_000;
  });
});
