import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#src/contracts/languages.ts';
import { runCommand } from '#src/server/cli/commands.ts';
import { account, accountCode, accountSession, activation, rateLimit } from '#src/server/db/schema.ts';
import { accountCalls, password } from './support/account-calls.ts';
import { testPool, type TestPool } from './support/pool.ts';

const home = '198.51.100.7';
const wrong = '00000000';

let pool: TestPool;
const { send, sentTo, codeSentTo, newAccount, askForReset, reset, logIn, ticket } = accountCalls(() => pool);
beforeAll(async () => {
  pool = await testPool({ settings: { trustedProxies: 1 } });
});
afterAll(() => pool.opened.close());
beforeEach(async () => {
  for (const table of [accountSession, accountCode, activation, rateLimit, account]) await pool.opened.db.delete(table);
});

let fresh = 0;
const newAddress = (): string => `new${(fresh += 1)}@mine.example`;
async function loggedIn(channel?: 'email' | 'sms') {
  const to = await newAccount(channel);
  const { gid, token } = (await logIn(to, password, home)).data;
  return { to, gid, token, authorization: { authorization: token } };
}
type Owner = Awaited<ReturnType<typeof loggedIn>>;
const identity = async ({ authorization }: Owner) => (await send('identity', {}, home, authorization)).data;
const ask = ({ authorization }: Owner, to: string, secret = password) =>
  send('identityCode', { account: to, password: secret }, home, authorization);
const change = ({ authorization }: Owner, to: string, code: string, network = home) =>
  send('identityUpdate', { account: to, code, password }, network, authorization);
const wrongCodeOf = (code: string): string => (code === wrong ? '11111111' : wrong);

describe('what an account is logged in with', () => {
  it('is shown with whether it is confirmed', async () => {
    const byEmail = await loggedIn();
    expect(await identity(byEmail)).toEqual({ email: byEmail.to, isEmailConfirmed: false, phone: '', isPhoneConfirmed: false });
    const byPhone = await loggedIn('sms');
    expect(await identity(byPhone)).toEqual({ email: '', isEmailConfirmed: false, phone: byPhone.to, isPhoneConfirmed: true });
    expect(await send('identity', {}, home)).toMatchObject({ status: 401 });
  });

  it('is changed by a code of 8 digits at the new address; the old one is told, other devices are logged out, links to the old one are void', async () => {
    const owner = await loggedIn();
    const link = await pool.accounts.activations.make(owner.gid);
    const elsewhere = (await logIn(owner.to, password, '203.0.113.9')).data.token;
    const to = newAddress();
    expect(await ask(owner, to)).toMatchObject({ code: '200', data: null });
    const code = codeSentTo(to);
    expect(code).toMatch(/^\d{8}$/);
    expect(sentTo(to)[0]?.text).toContain(owner.gid);
    expect(await change(owner, to, code)).toMatchObject({ code: '200', data: null });
    expect(await identity(owner)).toMatchObject({ email: to, isEmailConfirmed: true });
    expect(sentTo(owner.to)[0]).toMatchObject({ subject: 'Your OKKONG account has another address' });
    expect(sentTo(owner.to)[0]?.text).toContain('n***@m***.example');
    expect(sentTo(owner.to)[0]?.text).toContain('https://okkong.example/about-us?id=wrap');
    expect(await send('userInfo', {}, home, { authorization: elsewhere })).toMatchObject({ status: 401 });
    expect(await pool.accounts.activations.use(link)).toBeUndefined();
    expect((await logIn(owner.to, password, home)).data.gid).toBe('33333');
    expect((await logIn(to, password, home)).data.gid).toBe(owner.gid);
    // A code is good once.
    expect(await change(owner, to, code)).toMatchObject({ code: '422' });
  });

  it('has a second way added, of which the first one is told; both log in, and an email that was not confirmed stays so', async () => {
    const owner = await loggedIn();
    const phone = '+85261234567';
    await ask(owner, phone);
    expect(await change(owner, phone, codeSentTo(phone))).toMatchObject({ code: '200' });
    expect(await identity(owner)).toEqual({ email: owner.to, isEmailConfirmed: false, phone, isPhoneConfirmed: true });
    expect(sentTo(owner.to)[0]).toMatchObject({ subject: 'A new address for your OKKONG account' });
    expect((await logIn(owner.to, password, home)).data.gid).toBe(owner.gid);
    expect((await logIn(phone, password, home)).data.gid).toBe(owner.gid);
    const shown = await runCommand(pool.opened.db, ['account', 'show', owner.gid]);
    expect(shown.text).toContain(phone);
    expect(shown.text).toContain(owner.to);
  });

  it('tells nobody whose address it is: asked for one of another account, answers and refusals are the same, its owner reads the difference', async () => {
    const owner = await loggedIn();
    const taken = await newAccount();
    const free = newAddress();
    expect(await ask(owner, taken)).toEqual(await ask(owner, free));
    expect(codeSentTo(taken)).toBe('');
    expect(sentTo(taken)[0]).toMatchObject({ subject: 'You already have an account at OKKONG' });
    expect(await change(owner, taken, wrongCodeOf(''))).toEqual(await change(owner, free, wrongCodeOf(codeSentTo(free))));
    expect(await identity(owner)).toMatchObject({ email: owner.to });
  });

  it('stays where somebody else registered the address before the code came back', async () => {
    const owner = await loggedIn();
    const to = newAddress();
    await ask(owner, to);
    const other = await newAccount();
    await pool.opened.db.update(account).set({ email: to }).where(eq(account.email, other));
    expect(await change(owner, to, codeSentTo(to))).toMatchObject({ code: '422' });
    expect(await identity(owner)).toMatchObject({ email: owner.to });
  });

  it('needs the password at each step, counted as at a log-in', async () => {
    const owner = await loggedIn();
    const to = newAddress();
    expect(await ask(owner, to, 'Wrong-2026x')).toMatchObject({ code: '403' });
    expect(sentTo(to)).toEqual([]);
    await ask(owner, to);
    const fields = { account: to, code: codeSentTo(to), password: 'Wrong-2026x' };
    expect(await send('identityUpdate', fields, home, owner.authorization)).toMatchObject({ code: '403' });
    for (let tries = 0; tries < 5; tries += 1) await ask(owner, to, 'Wrong-2026x');
    expect(await ask(owner, to)).toMatchObject({ status: 429 });
    expect(await runCommand(pool.opened.db, ['account', 'unlock', owner.gid])).toMatchObject({ isDone: true });
    expect(await ask(owner, newAddress())).toMatchObject({ code: '200' });
  });

  it('takes a code from the account alone that asked for it', async () => {
    const [first, second] = [await loggedIn(), await loggedIn()];
    const to = newAddress();
    await ask(first, to);
    const code = codeSentTo(to);
    expect(await change(second, to, code)).toMatchObject({ code: '422' });
    expect(await change(first, to, code)).toMatchObject({ code: '200' });
  });
});

describe('wrong codes at an account', () => {
  it('are five in two days, whatever the networks and the new addresses', async () => {
    const owner = await loggedIn();
    const addresses = [newAddress(), newAddress()];
    for (const to of addresses) await ask(owner, to);
    for (let tries = 0; tries < 5; tries += 1) {
      const to = addresses[tries % 2]!;
      expect(await change(owner, to, wrongCodeOf(codeSentTo(to)), `203.0.113.${tries}`)).toMatchObject({ code: '422' });
    }
    const [to = ''] = addresses;
    expect(await change(owner, to, codeSentTo(to), '192.0.2.1')).toMatchObject({ status: 429 });
    expect(await identity(owner)).toMatchObject({ email: owner.to });
  });

  it('are five for both of its addresses together, and the refusal does not say that they are one account’s', async () => {
    const owner = await loggedIn();
    const phone = '+85261234568';
    await ask(owner, phone);
    await change(owner, phone, codeSentTo(phone));
    const guesser = '203.0.113.77';
    await askForReset(owner.to, guesser);
    for (let tries = 0; tries < 5; tries += 1) await reset(owner.to, wrongCodeOf(codeSentTo(owner.to)), guesser);
    expect(await reset(owner.to, wrong, guesser)).toMatchObject({ status: 429 });
    await askForReset(phone, home);
    const stranger = await reset('+85261234599', wrong, guesser);
    expect(await reset(phone, codeSentTo(phone), guesser)).toEqual(stranger);
    // Its owner, at a place that has logged in before, still gets in.
    expect(await reset(phone, codeSentTo(phone), home)).toMatchObject({ code: '200' });
  });
});

describe('what the account’s owner is told', () => {
  it('names no secret, in every language', async () => {
    for (const language of languages) {
      const owner = await loggedIn();
      const to = newAddress();
      await send('identityCode', { account: to, password }, home, { ...owner.authorization, language });
      const code = codeSentTo(to) || (/\d{8}/.exec(sentTo(to)[0]?.text.replace(owner.gid, '') ?? '')?.[0] ?? '');
      await send('identityUpdate', { account: to, code, password }, home, { ...owner.authorization, language });
      const [told] = sentTo(owner.to);
      expect(told?.text).toContain(owner.gid);
      expect(told?.text).not.toContain(to);
      expect(told?.text).not.toContain('{{');
      await send('accountDelete', { password }, home, { ...owner.authorization, language });
      expect(sentTo(to)[0]?.text).toContain(owner.gid);
      expect(sentTo(to)[0]?.text).not.toContain('{{');
    }
  });

  it('is a mail after the account was deleted', async () => {
    const owner = await loggedIn();
    await send('accountDelete', { password: 'Wrong-2026x' }, home, owner.authorization);
    expect(sentTo(owner.to)).toEqual([]);
    await send('accountDelete', { password }, home, owner.authorization);
    expect(sentTo(owner.to)[0]).toMatchObject({ subject: 'Your OKKONG account is deleted' });
  });
});

describe('who registers', () => {
  const register = (to: string, code: string, secret = password) =>
    send('registerEmail', { email: to, password: secret, code, agreement: true }, home, { 'idempotency-key': 'the-only-one' });

  it('is logged in; the same registration sent again logs in with its password alone', async () => {
    const to = newAddress();
    await send('sendEmailCode', { email: to, ticket: await ticket() }, home);
    const code = codeSentTo(to);
    const { data } = await register(to, code);
    expect((await send('userInfo', {}, home, { authorization: data.token })).data.gid).toBe(data.gid);
    expect((await register(to, code)).data).toMatchObject({ gid: data.gid, token: expect.stringMatching(/.{20}/) });
    expect((await register(to, code, 'Other-2027y')).data).toEqual({ gid: data.gid, token: '' });
  });
});
