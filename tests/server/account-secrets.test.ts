import { setTimeout } from 'node:timers/promises';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, accountCode, captcha, rateLimit } from '#src/server/db/schema.ts';
import { inviteCodeOf } from '#src/server/accounts/invitations.ts';
import { findAccount } from '#src/server/accounts/accounts.ts';
import { accountCalls, password } from './support/account-calls.ts';
import { testPool, type TestPool } from './support/pool.ts';

let pool: TestPool;
let clockMs = Date.now();
const { send, ticket, sentTo, codeSentTo, askForReset, reset, logIn, newAccount } = accountCalls(() => pool);
/** Sends of a mail server that takes its time, where a test wants one. */
let mailMs = 0;
beforeAll(async () => {
  pool = await testPool({ settings: { trustedProxies: 1 }, now: () => clockMs });
  const { send: atOnce } = pool.outbox;
  pool.outbox.send = async (message) => {
    if (mailMs > 0) await setTimeout(mailMs);
    return atOnce(message);
  };
});
afterAll(() => pool.opened.close());
beforeEach(async () => {
  for (const table of [accountCode, captcha, rateLimit, account]) await pool.opened.db.delete(table);
  [clockMs, mailMs] = [Date.now(), 0];
});

let networks = 0;
/** An address of a network that nobody has used yet. */
const newNetwork = (): string => {
  networks += 1;
  return `198.${18 + Math.floor(networks / 250)}.${networks % 250}.1`;
};
/** Lets the minute between two messages pass. */
const passMinute = () => pool.opened.db.delete(rateLimit).where(like(rateLimit.key, 'code-minute:%'));
const wrongCodes = (right: string, count: number): string[] =>
  Array.from({ length: count + 1 }, (_, index) => String(10_000_000 + index))
    .filter((code) => code !== right)
    .slice(0, count);

describe('the code of a forgotten password', () => {
  it.each(['email', 'sms'] as const)('has eight digits, by %s', async (channel) => {
    const to = await newAccount(channel);
    await askForReset(to, newNetwork());
    expect(codeSentTo(to)).toMatch(/^\d{8}$/);
    expect(await reset(to, codeSentTo(to), newNetwork())).toMatchObject({ code: '200' });
  });

  it.each(['0000', '123456', '123456789', 'abcdefgh'])('%s is none', async (code) => {
    expect(await reset(await newAccount(), code, newNetwork())).toMatchObject({ status: 400 });
  });

  it('is guessed at five times in two days, whatever the networks and however many codes; the right one is refused then, too', async () => {
    const to = await newAccount();
    const answers: number[] = [];
    for (let asked = 0; asked < 3; asked += 1) {
      await askForReset(to, newNetwork());
      for (const code of wrongCodes(codeSentTo(to), 3)) answers.push((await reset(to, code, newNetwork())).status);
      await passMinute();
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429]);
    expect(await reset(to, codeSentTo(to), newNetwork())).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^17\d{4}$/) });
    expect((await logIn(to, password, newNetwork())).data.token).not.toBe('');
  }, 60_000);

  it('that was guessed wrong is told to its owner, once a day', async () => {
    const to = await newAccount();
    await askForReset(to, newNetwork());
    for (const code of wrongCodes(codeSentTo(to), 3)) await reset(to, code, newNetwork());
    expect(sentTo(to).map(({ subject }) => subject)).toEqual([
      'A wrong code was entered for your OKKONG account',
      'Your OKKONG password reset code',
    ]);
  });

  it('is no code to register with, nor the other way round', async () => {
    const to = 'somebody@okkong.example';
    await send('sendEmailCode', { email: to, ticket: await ticket() }, newNetwork());
    const ofRegistering = codeSentTo(to);
    expect(ofRegistering).toMatch(/^\d{4}$/);
    expect((await send('registerEmail', { email: to, password, code: ofRegistering, agreement: true }, newNetwork())).code).toBe('200');
    await passMinute();
    await askForReset(to, newNetwork());
    expect((await reset(to, ofRegistering.padStart(8, '0'), newNetwork())).code).toBe('422');
    expect((await reset(to, codeSentTo(to), newNetwork())).code).toBe('200');
  });

  it('tries where there is no code lock nobody out', async () => {
    const to = await newAccount();
    for (const code of wrongCodes('', 12)) expect((await reset(to, code, newNetwork())).code).toBe('422');
    await askForReset(to, newNetwork());
    expect((await reset(to, codeSentTo(to), newNetwork())).code).toBe('200');
  });
});

describe('strangers do not keep an owner from a reset', () => {
  /** Asks until no stranger gets a message to the address any more, and guesses until none is taken. */
  async function exhaust(to: string): Promise<void> {
    const statuses: number[] = [];
    for (let asked = 0; asked < 24; asked += 1) {
      statuses.push((await askForReset(to, newNetwork())).status);
      await passMinute();
      if (asked === 9) for (const code of wrongCodes(codeSentTo(to), 6)) await reset(to, code, newNetwork());
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  }

  it.each([
    ['the network that he logged in from', (network: string) => [network, {}] as const],
    ['the browser that he logged in with, elsewhere', () => [newNetwork(), { deviceid: 'a'.repeat(32) }] as const],
  ])(
    'on %s he gets a code and may use it',
    async (_name, where) => {
      const to = await newAccount();
      const home = newNetwork();
      await logIn(to, password, home, { deviceid: 'a'.repeat(32) });
      await exhaust(to);
      const [network, headers] = where(home);
      expect(await askForReset(to, network, headers)).toMatchObject({ status: 200 });
      expect(await reset(to, codeSentTo(to), network, headers)).toMatchObject({ code: '200' });
    },
    60_000,
  );

  it('one network has five messages to an address: the next network still gets one, at once', async () => {
    const to = await newAccount();
    const stranger = newNetwork();
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await askForReset(to, stranger)).status).toBe(200);
      await passMinute();
    }
    expect((await askForReset(to, stranger)).status).toBe(429);
    expect((await askForReset(to, newNetwork())).status).toBe(200);
  }, 30_000);

  it('a made-up device is nobody, and a device is not known to another account', async () => {
    const [to, other] = [await newAccount(), await newAccount()];
    await logIn(other, password, newNetwork(), { deviceid: 'b'.repeat(32) });
    await exhaust(to);
    for (const headers of [{ deviceid: 'b'.repeat(32) }, { deviceid: 'c'.repeat(32) }, { deviceid: '' }])
      expect((await askForReset(to, newNetwork(), headers)).status).toBe(429);
  }, 60_000);
});

let host = '';
/** A call by somebody who has no code and no password, at an address. */
type Attempt = (to: string, network: string) => Promise<Record<string, unknown>>;
const attempts: readonly [string, Attempt][] = [
  ['asks for a code to register', async (email, network) => send('sendEmailCode', { email, ticket: await ticket() }, network)],
  ['registers with a wrong code', (email, network) => send('registerEmail', { email, password, code: '0000', agreement: true }, network)],
  [
    'registers with a wrong code and a made-up invitation',
    (email, network) => send('registerEmail', { email, password, code: '0000', agreement: true, invite: 'ZZZZZZZZ' }, network),
  ],
  [
    'registers with a wrong code, a real invitation and a key',
    async (email, network) => {
      const inviter = await findAccount(pool.opened.db, { to: host });
      const invite = inviter && (await inviteCodeOf(pool.opened.db, inviter));
      return send('registerEmail', { email, password, code: '0000', agreement: true, invite }, network, { 'idempotency-key': 'key-1' });
    },
  ],
  [
    'registers with a weak password',
    (email, network) => send('registerEmail', { email, password: 'weak-password', code: '0000', agreement: true }, network),
  ],
  ['logs in', (to, network) => logIn(to, 'Wrong-2026x', network)],
  ['asks for a new password', (to, network) => askForReset(to, network)],
  ['sets a new password', (to, network) => reset(to, '00000000', network)],
  [
    'sets a new password after asking',
    async (to, network) => ({ asked: withoutSeconds(await askForReset(to, network)), ...(await reset(to, '00000000', network)) }),
  ],
  ['asks for another link', async (email, network) => send('activateResend', { email, ticket: await ticket() }, network)],
];

describe('who has an account is told to nobody who', () => {
  it.each(attempts)(
    '%s',
    async (_name, attempt) => {
      host = await newAccount();
      const [known, nobody] = [await newAccount(), `nobody${networks}@okkong.example`];
      const [one, other] = [newNetwork(), newNetwork()];
      // Often enough to meet every limit; of some of these calls only the fifth is refused.
      for (let tries = 0; tries < 7; tries += 1) {
        const [answer, expected] = [await attempt(known, one), await attempt(nobody, other)];
        expect(withoutSeconds(answer)).toEqual(withoutSeconds(expected));
        if (tries % 2) await passMinute();
      }
    },
    60_000,
  );

  it('asks for another link and looks at the clock, where the mail server takes long', async () => {
    const [known, nobody] = [await newAccount(), 'nobody@okkong.example'];
    mailMs = 600;
    const timed = async (email: string): Promise<number> => {
      const fields = JSON.stringify({ email, ticket: await ticket() });
      const sentAt = performance.now();
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': newNetwork() };
      await pool.app.request('/api/v5/user/activate/resend', { method: 'POST', headers, body: fields });
      return performance.now() - sentAt;
    };
    const times = [await timed(known), await timed(nobody)];
    expect(Math.max(...times)).toBeLessThan(mailMs);
    await pool.accounts.later.settled();
    expect(sentTo(known)).toHaveLength(1);
  });

  it('a registration answers before its welcome mail has gone', async () => {
    const email = 'new@okkong.example';
    await send('sendEmailCode', { email, ticket: await ticket() }, newNetwork());
    pool.outbox.send = () => Promise.reject(new Error('no mail server'));
    const fields = { email, password, code: codeSentTo(email), agreement: true };
    expect((await send('registerEmail', fields, newNetwork())).code).toBe('200');
    expect(pool.logged.at(-1)).toMatchObject({ level: 'error', event: 'delivery-failed' });
  });
});

/** Seconds until the next try differ by the moment. */
function withoutSeconds(answer: Record<string, unknown>): unknown {
  return { ...answer, retryAfter: answer.retryAfter !== null };
}
