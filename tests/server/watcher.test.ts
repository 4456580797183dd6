import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { farm as farmSchema } from '#src/contracts/anonymous.ts';
import { addressHider } from '#src/domain/hidden-address.ts';
import { purgeNow } from '#src/server/db/purge.ts';
import { watcherLink } from '#src/server/db/schema.ts';
import { watchedFarm } from '#src/server/farms/watched-farm.ts';
import { LINKS_PER_DAY } from '#src/server/routes/watcher.ts';
import { form, testPool, type TestPool } from './support/pool.ts';

const address = '0xcB60a7D502962A206e698025C2545219E6f34915';
let pool: TestPool;

beforeAll(async () => void (pool = await testPool()));
afterAll(() => pool.opened.close());

interface Answer {
  code: string;
  message: string;
  data: Record<string, unknown>;
}

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const send = async (name: 'make' | 'end' | 'farm', body: object, headers?: Record<string, string>) => {
  const response = await pool.app.request(`/api/v5/site/watcher/${name}`, json(body, headers));
  const text = await response.text();
  return { status: response.status, text, answer: JSON.parse(text) as Answer, response };
};
const account = async () => {
  const response = await pool.app.request('/hash/api/user/share/login/eth', form({ eth: address, coinType: 'ETC' }));
  const { token, ...names } = ((await response.json()) as { data: { token: string } }).data;
  return { token, names };
};
async function make({ showsMoney = 0, days = 7 } = {}) {
  const { token, names } = await account();
  const { answer } = await send('make', { ...names, name: 'Night shift', showsMoney, days }, { authorization: token });
  return answer.data as { code: string; key: string; endsTime: number };
}
const own = address.slice(2).toLowerCase();

describe('a link for those who only look', () => {
  it('opens the farm under its name, without its address and without amounts', async () => {
    const { code, endsTime } = await make();
    expect(code).not.toContain(own);
    const { text, answer, response } = await send('farm', { code });
    expect(answer.data).toMatchObject({ name: 'Night shift', coin: 'ETC', showsMoney: false, endsTime });
    const farm = answer.data.farm as Record<string, unknown>;
    expect([farm.unpaid, farm.incomeToday, 'payouts' in farm]).toEqual([null, null, false]);
    expect((farm.workers as unknown[]).length).toBeGreaterThan(3);
    expect(text.toLowerCase()).not.toContain(own.slice(0, 8));
    expect(response.headers.get('x-pool-data')).toBe('simulated');
  });

  it('shows amounts where its owner says so, and no transactions', async () => {
    const { code } = await make({ showsMoney: 1 });
    const farm = (await send('farm', { code })).answer.data.farm as { unpaid: number; payouts: { txid: string }[] };
    expect(farm.unpaid).toBeGreaterThan(0);
    expect(farm.payouts.every(({ txid }) => txid === '')).toBe(true);
  });

  it('says that it has ended, once its owner ends it, and lies as digests alone', async () => {
    const { code, key } = await make();
    const rows = JSON.stringify(await pool.opened.db.select().from(watcherLink));
    expect([rows.includes(code), rows.includes(key)]).toEqual([false, false]);
    // What opens it does not end it.
    expect((await send('end', { key: `${code}${code}`.slice(0, 43) })).status).toBe(200);
    expect((await send('farm', { code })).answer.code).toBe('200');
    await send('end', { key });
    const { answer } = await send('farm', { code });
    expect([answer.code, answer.message, answer.data]).toEqual(['410', expect.stringContaining('has ended'), null]);
  });

  it('that never was says so', async () => expect((await send('farm', { code: 'A'.repeat(22) })).answer.code).toBe('404'));

  it('is made with the farm’s own token alone', async () => {
    const { names, token } = await account();
    const wish = { ...names, name: '', showsMoney: 0, days: 1 };
    expect((await send('make', wish)).status).toBe(401);
    expect(
      (await send('make', { ...wish, accName: 'etc-0x52908400098527886e0f7030069857d2e4169ee7' }, { authorization: token })).status,
    ).toBe(401);
  });

  it('ends by itself, and is removed a month later', async () => {
    await purgeNow(pool.opened.db, Date.now() + 20 * 86_400_000);
    expect((await pool.opened.db.select().from(watcherLink)).length).toBeGreaterThan(0);
    await purgeNow(pool.opened.db, Date.now() + 38 * 86_400_000);
    expect(await pool.opened.db.select().from(watcherLink)).toEqual([]);
  });

  it('is made so often a day by one network', async () => {
    const { names, token } = await account();
    const wish = { ...names, name: '', showsMoney: 0, days: 1 };
    const statuses: number[] = [];
    for (let count = 0; count < LINKS_PER_DAY + 1; count += 1) statuses.push((await send('make', wish, { authorization: token })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('an address', () => {
  const hide = addressHider(address);
  it.each([
    [`${address}.rig1`, 'rig1'],
    [`rig-${address.toUpperCase()}`, 'rig'],
    [`${own}/A03-07`, 'A03-07'],
    [`0x${own.slice(0, 12)}_b2`, 'b2'],
    [address, ''],
    ['hall-a-01', 'hall-a-01'],
    ['cB60-4915', 'cB60-4915'],
    ['', ''],
  ])('is cut out of %s', (name, left) => expect(hide(name)).toBe(left));

  it('with a prefix of its coin is cut as well', () =>
    expect(
      addressHider('kaspa:qpz2vgvlxhmyhmt22h538pjzmvvd52nuut80y5zulgpvyerlskvvwm7n4uk5a')(
        'kaspa:qpz2vgvlxhmyhmt22h538pjzmvvd52nuut80y5zulgpvyerlskvvwm7n4uk5a.w',
      ),
    ).toBe('w'));

  it('is in no part of a farm', () => {
    const farm = farmSchema.parse({
      hashrate: 1,
      hashrateUnit: 'MH/s',
      hashrate24h: 1,
      workers: [{ name: `${own}.7`, hashrate: 1, hashrate24h: 1, lastShareTime: null }],
      unpaid: 2,
      incomeToday: 1,
      payouts: [{ time: 1_795_149_600, amount: 2, txid: '0xabc' }],
    });
    const text = JSON.stringify(watchedFarm(farm, { address, showsMoney: true }));
    expect(text).not.toContain(own.slice(0, 8));
    expect(JSON.parse(text)).toMatchObject({ workers: [{ name: '7' }], unpaid: 2, payouts: [{ amount: 2, txid: '' }] });
  });
});
