import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EndpointName, endpointTable } from '#src/contracts/endpoint-table.ts';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { openDatabase } from '#src/server/db/open.ts';
import { prepareDatabase } from '#src/server/db/prepare.ts';
import { account, accountCode, accountSession, activation, captcha, rateLimit } from '#src/server/db/schema.ts';
import { purgeAccountData } from '#src/server/accounts/purge.ts';
import { isDragged } from '#src/server/accounts/captcha.ts';
import { runCommand } from '#src/server/cli/commands.ts';
import { testDatabase } from './support/database.ts';
import { OPERATOR_KEY, testPool, type TestPool } from './support/pool.ts';
import { startPostgres } from './support/postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

async function onPostgres(url: string): Promise<OpenDatabase> {
  const opened = await openDatabase({ databaseUrl: url, dataDir: '' });
  await prepareDatabase(opened);
  return opened;
}

const databases: [string, () => Promise<OpenDatabase>][] = [['the embedded database', testDatabase]];
if (postgres) databases.push(['PostgreSQL', () => onPostgres(postgres.url)]);

const password = 'Miner-2026x';
const trail = JSON.stringify([
  [0, 0],
  [60, 300],
  [140, 720],
  [260, 1000],
]);

describe.each(databases)('accounts on %s', (_name, open) => {
  let pool: TestPool;
  let clockMs = Date.now();
  beforeAll(async () => {
    pool = await testPool({ settings: { trustedProxies: 1 }, opened: await open(), now: () => clockMs });
  });
  afterAll(() => pool.opened.close());
  beforeEach(async () => {
    for (const table of [accountSession, activation, accountCode, captcha, rateLimit, account]) await pool.opened.db.delete(table);
    // What is refused is remembered in memory for a while: each test is another network.
    network += 1;
    clockMs = Date.now();
    pool.logged.length = 0;
  });
  let network = 0;
  const here = () => `203.0.${Math.floor(network / 250)}.${(network % 250) + 1}`;

  async function send(name: EndpointName, fields: Record<string, unknown>, headers: Record<string, string> = {}) {
    const { encoding, path } = endpointTable[name];
    const isForm = encoding === 'form';
    const response = await pool.app.request(path, {
      method: 'POST',
      headers: {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        'x-forwarded-for': here(),
        'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/150 Safari/537',
        ...headers,
      },
      body: isForm ? new URLSearchParams(fields as Record<string, string>).toString() : JSON.stringify(fields),
    });
    await pool.accounts.later.settled();
    return { status: response.status, ...(await response.json()) };
  }
  const ticket = async (headers: Record<string, string> = {}): Promise<string> => {
    const { data } = await send('captcha', { action: 'get' }, headers);
    return (await send('captcha', { action: 'check', id: data.id, trail }, headers)).data.ticket;
  };
  const sentTo = (to: string) => pool.outbox.messages().find((message) => message.to === to);
  const codeOf = (to: string): string => /\d{4,8}/.exec(sentTo(to)?.text ?? '')?.[0] ?? '';
  const address = () => `miner${network}@okkong.example`;
  async function register(headers: Record<string, string> = {}) {
    await send('sendEmailCode', { email: address(), ticket: await ticket() });
    const sentCode = codeOf(address());
    return { sentCode, ...(await send('registerEmail', { email: address(), password, code: sentCode, agreement: true }, headers)) };
  }
  const logIn = async (typed: string, secret = password, headers: Record<string, string> = {}) =>
    send('login', { account: typed, password: secret, ticket: await ticket(headers) }, headers);

  it('register by email with a code of four digits, get a welcome mail, and log in', async () => {
    const { sentCode, data } = await register();
    expect(sentCode).toMatch(/^\d{4}$/);
    expect(data.gid).toMatch(/^\d{8}$/);
    expect(sentTo(address())?.text).toContain('https://okkong.example/activate?code=');
    const login = await logIn(address().toUpperCase());
    expect(login.data).toMatchObject({ gid: data.gid });
    expect(await send('userInfo', {}, { authorization: login.data.token })).toMatchObject({ data: { gid: data.gid, nickname: '' } });
  });

  it('register by phone with a code of six digits; bare digits are a Chinese number', async () => {
    const phone = `138${String(10_000_000 + network)}`;
    await send('sendSms', { phone, ticket: await ticket() });
    const code = codeOf(`+86${phone}`);
    expect(code).toMatch(/^\d{6}$/);
    expect(await send('registerPhone', { phone: `+86${phone}`, password, code, agreement: '1' })).toMatchObject({ code: '200' });
    expect((await logIn(phone)).data.token).not.toBe('');
  });

  it('store neither password, token, code nor ticket, and log none of them', async () => {
    const { sentCode, data: registered } = await register();
    const { data } = await logIn(address());
    const { db } = pool.opened;
    const rows = await Promise.all(
      [account, accountSession, accountCode, activation, captcha, rateLimit].map((table) => db.select().from(table)),
    );
    const stored = JSON.stringify(rows);
    expect(stored).toContain('$argon2id$');
    for (const secret of [password, data.token, registered.token]) expect(stored).not.toContain(secret);
    expect(stored).not.toContain(here());
    const log = JSON.stringify(pool.logged);
    for (const secret of [password, data.token, registered.token, address(), data.gid]) expect(log).not.toContain(secret);
    // Its few digits may be part of a time, a duration or a request's random id.
    const fields = pool.logged.map(({ time: _time, ms: _ms, requestId: _requestId, ...others }) => others);
    expect(JSON.stringify(fields)).not.toContain(sentCode);
  });

  it('sent again with its key after a lost response is the same account; another key is refused', async () => {
    const key = { 'idempotency-key': 'attempt-1' };
    const { sentCode: code, data } = await register(key);
    const again = (headers: Record<string, string>) =>
      send('registerEmail', { email: address(), password, code, agreement: true }, headers);
    expect((await again(key)).data).toMatchObject({ gid: data.gid });
    expect(await again({ 'idempotency-key': 'attempt-2' })).toMatchObject({ code: '422' });
    expect(await pool.opened.db.select().from(account)).toHaveLength(1);
  });

  it('two registrations at the same moment are one account', async () => {
    await send('sendEmailCode', { email: address(), ticket: await ticket() });
    const fields = { email: address(), password, code: codeOf(address()), agreement: true };
    const both = await Promise.all([1, 2].map(() => send('registerEmail', fields, { 'idempotency-key': 'same' })));
    expect(new Set(both.map(({ data }) => data.gid)).size).toBe(1);
    expect(await pool.opened.db.select().from(account)).toHaveLength(1);
  });

  it('do not tell who has one: the code, the wrong code and the wrong password read the same', async () => {
    await register();
    const known = address();
    await pool.opened.db.delete(rateLimit);
    network += 500;
    expect(await send('sendEmailCode', { email: known, ticket: await ticket() })).toMatchObject({ status: 200, code: '200', data: null });
    expect(sentTo(known)?.text).toContain('already has an account');
    const wrong = (email: string) => send('registerEmail', { email, password, code: '0000', agreement: true });
    expect(await wrong(known)).toEqual(await wrong('nobody@okkong.example'));
    expect((await logIn(known, 'Wrong-2026x')).data).toEqual({ token: '', gid: '33333' });
    expect((await logIn('nobody@okkong.example')).data).toEqual({ token: '', gid: '33333' });
  });

  it('a code is good for five tries and ten minutes, and comes once a minute', async () => {
    await send('sendEmailCode', { email: address(), ticket: await ticket() });
    const code = codeOf(address());
    const attempt = (typed: string) => send('registerEmail', { email: address(), password, code: typed, agreement: true });
    expect(await send('sendEmailCode', { email: address(), ticket: await ticket() })).toMatchObject({ status: 429 });
    const others = ['0001', '0002', '0003', '0004', '0005', '0006'].filter((other) => other !== code).slice(0, 5);
    for (const other of others) expect(await attempt(other)).toMatchObject({ code: '422' });
    expect(await attempt(code)).toMatchObject({ code: '422' });
    await pool.opened.db.delete(rateLimit);
    network += 500;
    await send('sendEmailCode', { email: address(), ticket: await ticket() });
    clockMs += 11 * 60_000;
    expect(await attempt(codeOf(address()))).toMatchObject({ code: '422' });
  });

  it.each([
    ['weak password', { password: 'miner2026' }, '422'],
    ['no agreement', { agreement: false }, '400'],
    ['no email', { email: 'miner' }, '400'],
  ])('with a %s nothing is registered', async (_what, change, code) => {
    await send('sendEmailCode', { email: address(), ticket: await ticket() });
    const fields = { email: address(), password, code: codeOf(address()), agreement: true, ...change };
    expect(await send('registerEmail', fields)).toMatchObject({ code });
    expect(await pool.opened.db.select().from(account)).toEqual([]);
  });

  it('need a ticket for each code and log-in: one that is good once', async () => {
    const used = await ticket();
    await send('sendEmailCode', { email: address(), ticket: used });
    expect(await send('login', { account: address(), password, ticket: used })).toMatchObject({ code: '412' });
    expect(await send('login', { account: address(), password, ticket: 'made-up-ticket' })).toMatchObject({ code: '412' });
    const late = await ticket();
    clockMs += 6 * 60_000;
    expect(await send('login', { account: address(), password, ticket: late })).toMatchObject({ code: '412' });
    const { data } = await send('captcha', { action: 'get' });
    expect(await send('captcha', { action: 'check', id: data.id, trail: '[[0,0],[1,1000]]' })).toMatchObject({ code: '412' });
  });

  it('wrong log-ins lock a network out of an account; its owner elsewhere gets in', async () => {
    await register();
    const owner = { 'x-forwarded-for': '198.51.100.7' };
    for (let tries = 0; tries < 5; tries += 1) expect((await logIn(address(), 'Wrong-2026x')).data.gid).toBe('33333');
    expect(await logIn(address())).toMatchObject({ status: 429 });
    expect((await logIn(address(), password, owner)).data.token).not.toBe('');
  }, 30_000);

  it('a device is listed, revoked, logged out; a refused session is 401', async () => {
    // Who registers is logged in.
    const [phone, office] = [(await register()).data.token, (await logIn(address())).data.token];
    const { data } = await send('sessionList', {}, { authorization: phone });
    expect(data.list).toHaveLength(2);
    expect(data.list[0]).toMatchObject({ device: 'Chrome, Android' });
    const other = data.list.find((row: { isCurrent: boolean }) => !row.isCurrent);
    expect(await send('sessionRevoke', { id: other.id }, { authorization: phone })).toMatchObject({ code: '200' });
    expect(await send('userInfo', {}, { authorization: office })).toMatchObject({ status: 401, code: '401' });
    await send('logout', { uuid: 'a'.repeat(32) }, { authorization: phone });
    expect(await send('userInfo', {}, { authorization: phone })).toMatchObject({ status: 401 });
    expect(await send('userInfo', {})).toMatchObject({ status: 401 });
  });

  it('a session ends after 30 days', async () => {
    await register();
    const { token } = (await logIn(address())).data;
    clockMs += 29 * 86_400_000;
    expect(await send('userInfo', {}, { authorization: token })).toMatchObject({ status: 200 });
    clockMs += 2 * 86_400_000;
    expect(await send('userInfo', {}, { authorization: token })).toMatchObject({ status: 401 });
  });

  it('keep a name and farms, each account its own', async () => {
    await register();
    const { token } = (await logIn(address())).data;
    const headers = { authorization: token };
    const list = [{ addr: '0x742d35Cc6634C0532925a3b844Bc454e4438f44e', coinType: 'ETC', name: 'Hall B' }];
    await send('accountFarmsUpdate', { list }, headers);
    await send('profileUpdate', { nickname: ' Hall\u0000B ' }, headers);
    expect((await send('accountFarms', {}, headers)).data).toEqual({ list });
    expect((await send('userInfo', {}, headers)).data.nickname).toBe('Hall B');
  });

  it('the operator lifts the lock of an account at once, and of no other', async () => {
    const { data } = await register();
    for (let tries = 0; tries < 5; tries += 1)
      await Promise.all([address(), 'other@okkong.example'].map((typed) => logIn(typed, 'Wrong-2026x')));
    expect(await logIn(address())).toMatchObject({ status: 429 });
    expect(await runCommand(pool.opened.db, ['account', 'unlock', data.gid])).toEqual({
      isDone: true,
      text: `Account ${data.gid} is unlocked.`,
    });
    expect(await logIn(address())).toMatchObject({ data: { gid: data.gid } });
    expect(await logIn('other@okkong.example')).toMatchObject({ status: 429 });
  });

  it('an account that the operator deletes is logged out everywhere and frees its address', async () => {
    const { data } = await register();
    const headers = { authorization: (await logIn(address())).data.token };
    expect(await send('userInfo', {}, headers)).toMatchObject({ status: 200 });
    await runCommand(pool.opened.db, ['account', 'delete', address()]);
    expect(await send('userInfo', {}, headers)).toMatchObject({ status: 401 });
    expect((await logIn(address())).data).toEqual({ token: '', gid: '33333' });
    await pool.opened.db.delete(rateLimit);
    const again = (await register()).data;
    expect(again.gid).toMatch(/^\d{8}$/);
    expect(again.gid).not.toBe(data.gid);
  });

  it('an email is confirmed by its link, also when it is opened twice; an expired one brings another', async () => {
    const { data } = await register();
    const codeIn = () => /code=([\w-]+)/.exec(sentTo(address())?.text ?? '')?.[1] ?? '';
    const first = codeIn();
    clockMs += 8 * 86_400_000;
    expect(await send('activate', { code: first })).toMatchObject({ code: '410' });
    await pool.opened.db.delete(rateLimit);
    expect(await send('activateResend', { code: first })).toMatchObject({ code: '200' });
    const second = codeIn();
    expect(second).not.toBe(first);
    for (let times = 0; times < 2; times += 1) expect((await send('activate', { code: second })).data).toEqual({ gid: data.gid });
    expect(await send('activate', { code: 'unknown-code' })).toMatchObject({ code: '404' });
    // An unknown code, and one whose address is confirmed, bring no other and say so; an address is told nothing of its account.
    for (const code of ['unknown-code', second]) expect(await send('activateResend', { code })).toMatchObject({ code: '404' });
    const sentBefore = pool.outbox.messages().length;
    await pool.opened.db.delete(rateLimit);
    for (const email of [address(), 'nobody@okkong.example'])
      expect(await send('activateResend', { email, ticket: await ticket() })).toMatchObject({ code: '200', data: null });
    expect(pool.outbox.messages()).toHaveLength(sentBefore);
  });

  it('another link goes to an address that is typed, in any case of its letters, once a minute', async () => {
    const { data } = await register();
    await pool.opened.db.delete(rateLimit);
    const codes = () => new Set(pool.outbox.messages().flatMap(({ text }) => /code=([\w-]+)/.exec(text)?.[1] ?? []));
    const before = codes();
    const resend = async () => send('activateResend', { email: address().toUpperCase(), ticket: await ticket() });
    expect(await resend()).toMatchObject({ code: '200', data: null });
    const code = [...codes()].find((each) => !before.has(each));
    expect(await resend()).toMatchObject({ status: 429 });
    expect((await send('activate', { code })).data).toEqual({ gid: data.gid });
    expect(await send('activateResend', { email: address(), ticket: 'unknown-ticket' })).toMatchObject({ code: '412' });
  });

  it('a restriction is told and lifted by the declaration', async () => {
    const { data } = await register();
    await pool.opened.db.update(account).set({ restriction: 'Logged in from a restricted region', region: 'HK' });
    const headers = { authorization: (await logIn(address())).data.token };
    expect(data.gid).toBeDefined();
    expect((await send('userInfo', {}, headers)).data.forbidden).toBe(true);
    expect((await send('forbiddenInfo', {}, headers)).data).toEqual({
      forbidden: true,
      reason: 'Logged in from a restricted region',
      region: 'HK',
    });
    await send('forbiddenUpdate', { confirmed: true }, headers);
    expect((await send('forbiddenInfo', {}, headers)).data.forbidden).toBe(false);
  });

  it('a restriction by the operator says in the language of the visitor what lifts it', async () => {
    const { data } = await register();
    expect((await runCommand(pool.opened.db, ['account', 'restrict', address()])).text).toMatch(`Account ${data.gid} is restricted`);
    const headers = { authorization: (await logIn(address())).data.token };
    expect((await send('userInfo', {}, headers)).data.forbidden).toBe(true);
    const reasonIn = async (language: string) => (await send('forbiddenInfo', {}, { ...headers, language })).data.reason;
    expect(await reasonIn('en')).toContain('make it again');
    expect(await reasonIn('zh_hk')).toContain('重新確認');
    await send('forbiddenUpdate', { confirmed: true }, headers);
    expect((await send('userInfo', {}, headers)).data.forbidden).toBe(false);
  });

  it('the outbox is shown on this machine alone, and to nobody behind a proxy', async () => {
    await register();
    const show = (outbox: 'loopback' | 'direct' | 'nobody') => testPool({ settings: { outbox }, opened: pool.opened });
    const [direct, nobody, loopback] = [await show('direct'), await show('nobody'), await show('loopback')];
    await direct.accounts.delivery.send({ channel: 'sms', to: '+8613800138000', subject: '', text: 'Code <b>123456</b>' });
    const read = async ({ app }: TestPool, headers: Record<string, string> = {}, key = OPERATOR_KEY) => {
      const response = await app.request(`/outbox?key=${key}`, { headers: { host: 'localhost:4173', ...headers } });
      return [response.status, await response.text()] as const;
    };
    expect((await read(direct))[1]).toContain('Code &#60;b&#62;123456');
    for (const [name, value] of [
      ['host', 'pool.example'],
      ['forwarded', 'for=1.2.3.4'],
      ['x-forwarded-for', '1.2.3.4'],
    ] as const)
      expect((await read(direct, { [name]: value }))[1]).not.toContain('Outbox');
    // A connection such as plain proxies make: the key alone opens.
    expect((await read(direct, { connection: 'close' }))[1]).toContain('Outbox');
    for (const key of ['', 'another-key', OPERATOR_KEY.slice(1)])
      expect((await read(direct, { connection: 'close' }, key))[1]).not.toContain('Outbox');
    for (const other of [nobody, loopback]) expect((await read(other))[1]).not.toContain('Outbox');
  });

  it('what is over is purged, what is not stays', async () => {
    await register();
    const { db } = pool.opened;
    await purgeAccountData(db, clockMs);
    expect(await db.select().from(accountSession)).toHaveLength(1);
    await purgeAccountData(db, clockMs + 40 * 86_400_000);
    for (const table of [accountSession, accountCode, captcha, rateLimit, activation]) expect(await db.select().from(table)).toEqual([]);
    expect(await db.select().from(account)).toHaveLength(1);
  });
});

describe('the trail of a slider', () => {
  it.each([
    ['a drag', trail, true],
    ['keys', '[[0,0],[200,100],[400,600],[900,1000]]', true],
    ['a jump', '[[0,0],[300,1000]]', false],
    ['not to the end', '[[0,0],[60,300],[140,720],[260,990]]', false],
    ['in no time', '[[0,0],[10,300],[20,720],[30,1000]]', false],
    ['backwards in time', '[[0,0],[160,300],[140,720],[260,1000]]', false],
    ['an hour', '[[0,0],[60,300],[140,720],[3600000,1000]]', false],
    ['no list', '{"a":1}', false],
    ['no JSON', 'x', false],
    ['beyond the track', '[[0,0],[60,300],[140,720],[260,1001]]', false],
  ])('of %s', (_what, text, isGood) => {
    expect(isDragged(text)).toBe(isGood);
  });
});
