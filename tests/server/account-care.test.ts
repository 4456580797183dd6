import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EndpointName, endpointTable } from '#src/contracts/endpoint-table.ts';
import { addAccount } from '#src/server/accounts/accounts.ts';
import { maskedAddress } from '#src/server/accounts/invitations.ts';
import { account, accountCode, accountSession, captcha, rateLimit } from '#src/server/db/schema.ts';
import { runCommand } from '#src/server/cli/commands.ts';
import { testPool, type TestPool } from './support/pool.ts';

const password = 'Miner-2026x';
const trail = JSON.stringify([
  [0, 0],
  [60, 300],
  [140, 720],
  [260, 1000],
]);

let pool: TestPool;
let network = 0;
beforeAll(async () => {
  pool = await testPool({ settings: { trustedProxies: 1 } });
});
afterAll(() => pool.opened.close());
beforeEach(async () => {
  for (const table of [accountSession, accountCode, captcha, rateLimit, account]) await pool.opened.db.delete(table);
  network += 1;
});

async function send(name: EndpointName, fields: object, token?: string) {
  const { encoding, path } = endpointTable[name];
  const isForm = encoding === 'form';
  const response = await pool.app.request(path, {
    method: 'POST',
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      'x-forwarded-for': `203.0.113.${network}`,
      ...(token !== undefined && { authorization: token }),
    },
    body: isForm ? new URLSearchParams(fields as Record<string, string>).toString() : JSON.stringify(fields),
  });
  await pool.accounts.later.settled();
  return { status: response.status, ...(await response.json()) };
}
const ticket = async (): Promise<string> => {
  const { data } = await send('captcha', { action: 'get' });
  return (await send('captcha', { action: 'check', id: data.id, trail })).data.ticket;
};
const sentTo = (to: string) => pool.outbox.messages().filter((message) => message.to === to);
const codeSentTo = (to: string): string => /\d{4,8}/.exec(sentTo(to)[0]?.text ?? '')?.[0] ?? '';

let made = 0;
async function newAccount(plan: { inviter?: string } = {}) {
  made += 1;
  const to = `owner${made}@okkong.example`;
  const { db, now, sessions } = pool.accounts;
  const added = await addAccount(db, { channel: 'email', to, password, registration: `test-${made}`, atMs: now(), ...plan });
  const gid = added?.gid ?? '';
  return { to, gid, token: await sessions.open(gid, '') };
}
const logIn = async (typed: string, secret: string) => send('login', { account: typed, password: secret, ticket: await ticket() });

describe('a forgotten password', () => {
  it('is set again by the code of a message; every session ends, locks go, and a message says so', async () => {
    const { to, gid, token } = await newAccount();
    for (let tries = 0; tries < 6; tries += 1) await logIn(to, 'Wrong-2026x');
    expect(await logIn(to, password)).toMatchObject({ status: 429 });
    expect(await send('passwordCode', { account: to, ticket: await ticket() })).toMatchObject({ code: '200', data: null });
    const reset = { account: to, code: codeSentTo(to), password: 'Other-2027y' };
    expect(await send('passwordReset', reset)).toMatchObject({ code: '200', data: null });
    expect(await send('userInfo', {}, token)).toMatchObject({ status: 401 });
    expect(sentTo(to)[0]?.text).toContain(gid);
    expect((await logIn(to, password)).data.gid).toBe('33333');
    expect((await logIn(to, 'Other-2027y')).data.gid).toBe(gid);
    // A code is good once.
    expect(await send('passwordReset', reset)).toMatchObject({ code: '422' });
  });

  it('tells nobody who has an account: the answers are the same, the owner of the address reads the difference', async () => {
    const { to } = await newAccount();
    const stranger = 'stranger@okkong.example';
    const answers = [await send('passwordCode', { account: to, ticket: await ticket() })];
    answers.push(await send('passwordCode', { account: stranger, ticket: await ticket() }));
    expect(answers[1]).toEqual(answers[0]);
    expect(codeSentTo(stranger)).toBe('');
    expect(sentTo(stranger)[0]?.subject).toBe('No OKKONG account with this address');
    const tries = [await send('passwordReset', { account: to, code: '00000000', password: 'Other-2027y' })];
    tries.push(await send('passwordReset', { account: stranger, code: '00000000', password: 'Other-2027y' }));
    expect(tries[1]).toEqual(tries[0]);
    expect(tries[0]).toMatchObject({ code: '422' });
  });

  it('needs a ticket, a strong password, and one message a minute', async () => {
    const { to } = await newAccount();
    expect(await send('passwordCode', { account: to, ticket: 'not-a-ticket' })).toMatchObject({ code: '412' });
    await send('passwordCode', { account: to, ticket: await ticket() });
    expect(await send('passwordCode', { account: to, ticket: await ticket() })).toMatchObject({ status: 429 });
    const weak = { account: to, code: codeSentTo(to), password: 'weakpassword' };
    expect(await send('passwordReset', weak)).toMatchObject({ code: '422', message: 'The password does not meet the rules.' });
  });
});

describe("an account's own data", () => {
  it('is given to its owner with the password, without what logs it in', async () => {
    const { to, gid, token } = await newAccount();
    expect(await send('accountExport', { password: 'Wrong-2026x' }, token)).toMatchObject({ status: 200, code: '403' });
    const { data } = await send('accountExport', { password }, token);
    expect(data).toMatchObject({ gid, email: to, farms: [], invited: [] });
    expect(JSON.stringify(data)).not.toMatch(/hash|argon|token/i);
    const printed = await runCommand(pool.opened.db, ['account', 'export', gid]);
    expect(JSON.parse(printed.text)).toMatchObject({ gid, email: to });
  });

  it('goes with the account, which its owner deletes with the password', async () => {
    const owner = await newAccount();
    const { code } = (await send('invitation', {}, owner.token)).data;
    const guest = await newAccount({ inviter: owner.gid });
    expect(await send('accountDelete', { password: 'Wrong-2026x' }, owner.token)).toMatchObject({ code: '403' });
    expect(await send('accountDelete', { password }, owner.token)).toMatchObject({ code: '200' });
    expect(await send('userInfo', {}, owner.token)).toMatchObject({ status: 401 });
    expect((await logIn(owner.to, password)).data.gid).toBe('33333');
    const [left] = await pool.opened.db.select().from(account);
    expect(left).toMatchObject({ gid: guest.gid, invitedBy: null });
    const guestTo = 'late@okkong.example';
    await send('sendEmailCode', { email: guestTo, ticket: await ticket() });
    const late = { email: guestTo, password, code: codeSentTo(guestTo), agreement: true, invite: code };
    expect(await send('registerEmail', late)).toMatchObject({ code: '422', message: expect.stringContaining('invitation code') });
  });

  it('is not tried for without end: six wrong passwords of a network are too many', async () => {
    const { token } = await newAccount();
    for (let tries = 0; tries < 5; tries += 1) await send('accountDelete', { password: 'Wrong-2026x' }, token);
    expect(await send('accountDelete', { password }, token)).toMatchObject({ status: 429 });
  });
});

describe('an invitation', () => {
  it('has one code an account, is stored once with who registers by it, and lists them masked', async () => {
    const owner = await newAccount();
    const { code } = (await send('invitation', {}, owner.token)).data;
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect((await send('invitation', {}, owner.token)).data.code).toBe(code);
    const guest = 'friend@mine.example';
    await send('sendEmailCode', { email: guest, ticket: await ticket() });
    const fields = { email: guest, password, code: codeSentTo(guest), agreement: true };
    expect(await send('registerEmail', { ...fields, invite: 'ZZZZZZZZ' })).toMatchObject({ code: '422' });
    expect(await send('registerEmail', { ...fields, invite: code.toLowerCase() })).toMatchObject({ code: '200' });
    const { list } = (await send('invitation', {}, owner.token)).data;
    expect(list).toMatchObject([{ name: 'f***@m***.example', isConfirmed: false }]);
    expect(list[0]).not.toHaveProperty('reward');
  });

  it.each([
    ['miner@okkong.example', 'm***@o***.example'],
    ['+85251234567', '+852 **** 67'],
  ])('shows %s as %s', (address, masked) => expect(maskedAddress(address)).toBe(masked));
});
