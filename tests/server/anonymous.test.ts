import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountDetailResponse } from '#src/contracts/anonymous.ts';
import { accountEventsResponse } from '#src/contracts/farm-events.ts';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { keepFarmEvents } from '#src/server/db/farm-events.ts';
import { keepWatchMemory } from '#src/server/db/watch-memory.ts';
import { createFarmTokens } from '#src/server/farms/farm-token.ts';
import { sampleMiners } from '#src/server/farms/sample-miners.ts';
import { form, testPool, type TestPool } from './support/pool.ts';

const [miner] = sampleMiners;
const address = miner!.address;
const stranger = '0x52908400098527886E0F7030069857D2E4169EE7';

let pool: TestPool;
beforeAll(async () => {
  pool = await testPool();
});
afterAll(() => pool.opened.close());

const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const response = await pool.app.request(path, form(fields, { poolId: '176', ...headers }));
  return { status: response.status, ...(await response.json()) };
};
const enter = (eth: string, coinType: string, language = 'en') => post(endpointTable.anonymousToken.path, { eth, coinType }, { language });
const detail = ({ accName, algorithmType }: Record<string, string>, authorization?: string) =>
  post(
    endpointTable.accountDetail.path,
    { accName: accName!, algorithmType: algorithmType! },
    { language: 'en', ...(authorization !== undefined && { authorization }) },
  );
const farmOf = async (eth: string, coinType: string) => {
  const { data } = await enter(eth, coinType);
  return detail(data, data.token);
};

describe('an address', () => {
  it.each(sampleMiners.map((each) => [each.address]))('%s of a sample miner has hashrate with ETC', async (eth) => {
    const { code, data } = await farmOf(eth, 'ETC');
    expect(code).toBe('200');
    expect(accountDetailResponse.parse(data).data?.hashrate).toBeGreaterThan(0);
  });

  it('is the same farm in small letters', async () => {
    expect((await farmOf(address.toLowerCase(), 'ETC')).data).toEqual((await farmOf(address, 'ETC')).data);
  });

  it.each([
    ['of a stranger', stranger, 'ETC'],
    ['of a sample miner with ETH, which has no proof of work', address, 'ETH'],
  ])('%s has no hashrate, which is no error', async (_what, eth, coinType) => {
    expect(await farmOf(eth, coinType)).toMatchObject({ status: 200, code: '200', data: { data: null } });
  });

  it('with a wrong checksum is refused in the language of the call', async () => {
    const wrong = address.replace('D', 'd');
    const refusals = await Promise.all(['en', 'zh', 'zh_hk'].map((language) => enter(wrong, 'ETC', language)));
    expect(refusals.map(({ status, code, message }) => [status, code, message])).toEqual([
      [200, '422', 'Wrong Address'],
      [200, '422', '地址错误'],
      [200, '422', '地址錯誤'],
    ]);
  });

  it('of another form is a malformed request', async () => {
    expect(await enter('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'ETC')).toMatchObject({ status: 400, code: '400' });
    expect(await enter(address, 'BTC')).toMatchObject({ status: 400, code: '400' });
    expect(await enter('bc1 qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'BTC')).toMatchObject({ status: 400, code: '400' });
  });

  it('of a coin without farms here has no hashrate', async () => {
    expect(await farmOf('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'BTC')).toMatchObject({ code: '200', data: { data: null } });
  });
});

describe('a farm', () => {
  it('is shown to nobody without its token', async () => {
    const { data } = await enter(address, 'ETC');
    const other = await enter(stranger, 'ETC');
    const late = createFarmTokens('x', () => 0).issue(data);
    const answers = await Promise.all([undefined, '', 'x', `${data.token}x`, other.data.token, late].map((token) => detail(data, token)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 401, code: '401', data: null });
    expect(answers[0]!.message).toBe('Your view of this farm has expired. Open it again.');
  });

  it('is marked as simulated and not kept by any cache on the way', async () => {
    const { data } = await enter(address, 'ETC');
    const response = await pool.app.request(
      endpointTable.accountDetail.path,
      form({ accName: data.accName, algorithmType: data.algorithmType }, { authorization: data.token }),
    );
    expect(response.headers.get('x-pool-data')).toBe('simulated');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('leaves neither address nor token in the log', async () => {
    const { data } = await enter(address, 'ETC');
    await detail(data, data.token);
    const logged = JSON.stringify(pool.logged).toLowerCase();
    expect(logged).not.toContain(address.toLowerCase().slice(2));
    expect(logged).not.toContain(data.token.toLowerCase());
  });
});

it('an office that looks at many farms is not mistaken for a flood', async () => {
  const codes = new Set<string>();
  for (let count = 0; count < 200; count += 1) codes.add((await enter(stranger, 'ETC')).code);
  expect([...codes]).toEqual(['200']);
});

describe('a token', () => {
  const account = { accName: 'etc-0x1', algorithmType: 'Etchash' };

  it('is good for a day, for its account and under its secret', () => {
    let nowMs = Date.UTC(2026, 10, 21);
    const tokens = createFarmTokens('secret', () => nowMs);
    const token = tokens.issue(account);
    expect(tokens.isGood(token, account)).toBe(true);
    expect(tokens.isGood(token, { ...account, accName: 'etc-0x2' })).toBe(false);
    expect(tokens.isGood(token, { ...account, algorithmType: 'Ethash' })).toBe(false);
    expect(createFarmTokens('other', () => nowMs).isGood(token, account)).toBe(false);
    nowMs += 24 * 3_600_000;
    expect(tokens.isGood(token, account)).toBe(false);
  });

  it('cannot be given a longer life', () => {
    const tokens = createFarmTokens('secret');
    const [, signature] = tokens.issue(account).split('.');
    expect(tokens.isGood(`${(Date.now() * 2).toString(36)}.${signature}`, account)).toBe(false);
  });
});

it('what happened to a farm is told to who holds its token, since it is observed', async () => {
  const { data } = await enter(address, 'ETC');
  const events = (authorization?: string) =>
    post(
      endpointTable.accountEvents.path,
      { accName: data.accName, algorithmType: data.algorithmType },
      { language: 'en', ...(authorization !== undefined && { authorization }) },
    );
  expect((await events('x.y')).status).toBe(401);
  expect(await events(data.token)).toMatchObject({ code: '200', data: { since: null, events: [] } });
  const farm = { coinId: 17, address: address.toLowerCase() };
  const [atMs, foundAtMs] = [Date.now() - 1_200_000, Date.now() - 600_000];
  const money = { beforeHs: 1e9, nowHs: 0, lostUsdPerHour: 0.2, amount: null };
  const event = {
    id: 'a',
    ...farm,
    kind: 'stopped' as const,
    atMs,
    foundAtMs,
    workers: ['hall-a-01'],
    ofWorkers: 19,
    place: '',
    ...money,
    endsId: '',
  };
  await keepFarmEvents(pool.opened.db, [event, { ...event, id: 'b', address: 'another' }]);
  await keepWatchMemory(pool.opened.db, 17, new Map([[farm.address, {}]]), atMs);
  const told = accountEventsResponse.parse((await events(data.token)).data);
  expect(told.since).toBe(Math.floor(atMs / 1000));
  expect(told.events).toEqual([
    expect.objectContaining({ id: 'a', time: Math.floor(atMs / 1000), workers: ['hall-a-01'], hashrateBefore: 1e9, lostUsdPerHour: 0.2 }),
  ]);
  expect(JSON.stringify(told)).not.toContain('another');
});
