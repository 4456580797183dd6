import { createServer } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { runCommand } from '#src/server/cli/commands.ts';
import { keepVipApplication, purgeVipApplications, readVipApplications, VIP_PER_DAY } from '#src/server/db/vip-applications.ts';
import { openDatabase } from '#src/server/db/open.ts';
import { meta, vipApplication, vipSender } from '#src/server/db/schema.ts';
import { temporaryFolder } from './support/built-site.ts';
import { preparedFolder } from './support/database.ts';
import { form, testPool, type TestPool } from './support/pool.ts';
import { readyAddress, spawnPool, spawnServer } from './support/spawn.ts';

const { path } = endpointTable.vipApply;
const application = {
  name: '陈先生',
  phone: '13800138000',
  email: '',
  coin: 'RVN',
  accName: '',
  minerType: 'S21',
  hashrate: '20 PH/s',
  remark: '',
};
const key = (name: string) => ({ 'idempotency-key': `key-${name}` });

let pool: TestPool;
beforeAll(async () => {
  pool = await testPool({ settings: { trustedProxies: 1 } });
});
afterAll(() => pool.opened.close());
afterEach(async () => {
  await pool.opened.db.delete(vipApplication);
  await pool.opened.db.delete(vipSender);
  pool.logged.length = 0;
});

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await pool.app.request(path, form(fields, headers));
  return { status: response.status, headers: response.headers, ...(await response.json()) };
}
const kept = () => readVipApplications(pool.opened.db);

describe('an application', () => {
  it('lands in the database as it was typed, without the spaces around', async () => {
    expect(await send({ ...application, name: ' 陈先生 ' }, { ...key('first'), language: 'zh' })).toMatchObject({
      status: 200,
      code: '200',
    });
    expect(await kept()).toMatchObject([{ ...application, idempotencyKey: 'key-first', language: 'zh' }]);
  });

  it('sent again and again with its key, also at once, is one row and always a success', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(application, key('again'))));
    expect(answers.map(({ code }) => code)).toEqual(Array(8).fill('200'));
    expect(await kept()).toHaveLength(1);
    expect((await pool.opened.db.select().from(vipSender))[0]?.applications).toBe(1);
  });

  it('needs phone or email: either is enough', async () => {
    expect(await send({ ...application, phone: '', email: 'chan@farm.example' })).toMatchObject({ code: '200' });
    expect(await kept()).toMatchObject([{ phone: '', email: 'chan@farm.example', coin: 'RVN' }]);
  });

  it('without a key is taken each time', async () => {
    await send(application);
    await send(application);
    expect(await kept()).toHaveLength(2);
  });

  it('cannot hide behind the key of another', async () => {
    await send(application, key('used'));
    expect(await send({ ...application, hashrate: '1 TH/s' }, key('used'))).toMatchObject({ status: 200, code: '409' });
    expect(await kept()).toMatchObject([application]);
  });

  it.each([
    ['a key that no page of ours makes', application, { 'idempotency-key': 'x y' }],
    ['a key that is too long', application, { 'idempotency-key': 'x'.repeat(129) }],
    ['a name of control characters', { ...application, name: '\u0000\u0001' }, {}],
    ['neither phone nor email', { name: 'Chan', hashrate: '1' }, {}],
    ['an email that is none', { ...application, email: 'chan' }, {}],
  ])('with %s is refused and not kept', async (_what, fields, headers) => {
    expect(await send(fields, headers)).toMatchObject({ status: 400, code: '400' });
    expect(await kept()).toEqual([]);
  });

  it('is kept as plain lines of text', async () => {
    await send({ ...application, remark: 'a\u0000b\n\u001b[31mc' });
    expect((await kept())[0]?.remark).toBe('a b [31mc');
  });

  it('leaves nothing of itself and of its sender in the log or the database', async () => {
    await send(application, { 'x-forwarded-for': '203.0.113.7' });
    expect(JSON.stringify(pool.logged)).not.toMatch(/13800138000|陈|203\.0\.113/);
    const { db } = pool.opened;
    expect(JSON.stringify([await db.select().from(vipSender), await db.select().from(meta)])).not.toContain('203.0.113');
  });
});

describe('an address', () => {
  const from = (address: string, headers: Record<string, string> = {}) => send(application, { 'x-forwarded-for': address, ...headers });

  it('gets 20 a day, then a sentence in its language; a repeat of an old one still succeeds, and others are free', async () => {
    await from('203.0.113.7', key('old-one'));
    for (let count = 1; count < VIP_PER_DAY; count += 1) await from('203.0.113.7');
    const refused = await Promise.all(['en', 'zh', 'zh_hk'].map((language) => from('203.0.113.7', { language })));
    expect(refused.map(({ status, code, message }) => [status, code, message])).toEqual([
      [429, '429', 'Too many applications from this network address today. Please try again tomorrow.'],
      [429, '429', '该网络地址今天提交的申请过多，请明天再试。'],
      [429, '429', '此網絡地址今日提交的申請過多，請明日再試。'],
    ]);
    expect(refused.map(({ headers }) => Number(headers.get('retry-after'))).every((seconds) => seconds > 0 && seconds <= 86_400)).toBe(
      true,
    );
    expect(await kept()).toHaveLength(VIP_PER_DAY);
    expect((await from('203.0.113.7', key('old-one'))).code).toBe('200');
    expect((await from('203.0.113.8')).code).toBe('200');
  });

  it('starts anew with the next Beijing day', async () => {
    const at = (iso: string, name: string) =>
      keepVipApplication(pool.opened.db, {
        application,
        idempotencyKey: name,
        language: 'en',
        address: '203.0.113.9',
        atMs: Date.parse(iso),
      });
    for (let count = 0; count < VIP_PER_DAY; count += 1) expect(await at('2026-11-20T15:59:00Z', `day-${count}`)).toBe('kept');
    expect(await at('2026-11-20T15:59:59Z', 'over')).toBe('too-many');
    expect(await at('2026-11-20T16:00:00Z', 'next')).toBe('kept');
  });
});

describe('the page learns whether it may send again', () => {
  const header = async (settings: NonNullable<Parameters<typeof testPool>[0]>['settings'] = {}) => {
    const other = await testPool({ settings, opened: pool.opened });
    const response = await other.app.request(endpointTable.tips.path, form({ version: '1' }));
    expect(response.status).toBe(200);
    return response.headers.get('x-pool-idempotent');
  };

  it('from the embedded pool, and from a real one only by the setting', async () => {
    const real = createServer((_request, response) => response.end('{"code":"200","message":"","data":{"tips":{"info":[]}}}'));
    await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve));
    const address = real.address();
    const poolApi = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    expect(await header()).toBe('1');
    expect(await header({ poolApi })).toBeNull();
    expect(await header({ poolApi, isPoolIdempotent: true })).toBe('1');
    real.closeAllConnections();
    real.close();
  });
});

describe('the operator', () => {
  const run = (...args: string[]) => runCommand(pool.opened.db, args);

  it('lists and exports them; nothing in the file runs as a formula', async () => {
    await send({ ...application, name: '=1+1', remark: 'a "b", c' }, key('export'));
    expect((await run('vip', 'list')).text).toMatch(/^\d{4}-\d\d-\d\dT\S+\t=1\+1\t13800138000\t-\tRVN\t-\tS21\t20 PH\/s\ta "b", c\ten$/);
    const { text } = await run('vip', 'export');
    expect(text.split('\r\n')[0]).toBe('receivedAt,name,phone,email,coin,accName,minerType,hashrate,remark,language');
    expect(text.split('\r\n')[1]).toMatch(/Z,'=1\+1,13800138000,,RVN,,S21,20 PH\/s,"a ""b"", c",en$/);
    const file = join(temporaryFolder(), 'vip.csv');
    expect(await run('vip', 'export', file)).toEqual({ isDone: true, text: `1 applications are in ${file}.` });
    expect(readFileSync(file, 'utf8')).toBe(`\uFEFF${text}\r\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('sees on the terminal nothing that hides or turns round its neighbours', async () => {
    await send({ ...application, name: 'a\u202Eb\u200Bc' });
    expect((await run('vip', 'list')).text).toContain('\tabc\t');
  });

  it('finds them again after a restore', async () => {
    await send(application, key('backup'));
    const file = join(temporaryFolder(), 'backup.gz');
    await run('backup', file);
    await purgeVipApplications(pool.opened.db, Date.now() + 400 * 24 * 3_600_000);
    expect(await kept()).toEqual([]);
    await run('restore', file);
    expect(await kept()).toMatchObject([application]);
  });

  it('keeps them 12 months and no longer', async () => {
    const atMs = Date.parse('2025-11-21T00:00:00Z');
    await keepVipApplication(pool.opened.db, { application, idempotencyKey: 'key-year', language: 'en', address: 'x', atMs });
    await purgeVipApplications(pool.opened.db, Date.parse('2026-11-20T23:59:00Z'));
    expect(await kept()).toHaveLength(1);
    await purgeVipApplications(pool.opened.db, Date.parse('2026-11-21T00:01:00Z'));
    expect(await kept()).toEqual([]);
    expect(await pool.opened.db.select().from(vipSender)).toEqual([]);
  });
});

describe('a restart', { timeout: 60_000 }, () => {
  it('loses no application, and a repeat after it changes nothing', async () => {
    const dataDir = preparedFolder(temporaryFolder());
    const apply = async (address: string) => (await (await fetch(`${address}${path}`, form(application, key('restart')))).json()).code;
    const first = spawnServer({ DATA_DIR: dataDir, PORT: '0' });
    expect(await apply(await readyAddress(first))).toBe('200');
    first.child.kill('SIGTERM');
    await first.ended;

    const second = spawnServer({ DATA_DIR: dataDir, PORT: '0' });
    expect(await apply(await readyAddress(second))).toBe('200');
    const list = spawnPool(['vip', 'list'], { DATA_DIR: dataDir });
    await list.ended;
    expect(list.stdout().trim().split('\n')).toHaveLength(1);
    expect(list.stdout()).toContain('陈先生');
    second.child.kill('SIGTERM');
    await second.ended;

    const opened = await openDatabase({ databaseUrl: undefined, dataDir });
    expect(await readVipApplications(opened.db)).toHaveLength(1);
    await opened.close();
  });
});
