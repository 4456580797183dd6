import { type EndpointName, endpointTable } from '#src/contracts/endpoint-table.ts';
import { addAccount } from '#src/server/accounts/accounts.ts';
import type { TestPool } from './pool.ts';

export const password = 'Miner-2026x';
const trail = '[[0,0],[60,300],[140,720],[260,1000]]';

/** Calls of a pool behind one trusted proxy, as browsers make them; each answer is looked at once what it set going is done. */
export function accountCalls(pool: () => TestPool) {
  let made = 0;
  async function send(name: EndpointName, fields: object, network: string, headers: Record<string, string> = {}) {
    const { encoding, path } = endpointTable[name];
    const isForm = encoding === 'form';
    const response = await pool().app.request(path, {
      method: 'POST',
      headers: {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        'x-forwarded-for': network,
        ...headers,
      },
      body: isForm ? new URLSearchParams(fields as Record<string, string>).toString() : JSON.stringify(fields),
    });
    await pool().accounts.later.settled();
    return { status: response.status, retryAfter: response.headers.get('retry-after'), ...(await response.json()) };
  }
  const ticket = async (): Promise<string> => (await pool().accounts.captcha.ticketFor(await pool().accounts.captcha.begin(), trail)) ?? '';
  return {
    send,
    ticket,
    sentTo: (to: string) =>
      pool()
        .outbox.messages()
        .filter((message) => message.to === to),
    codeSentTo: (to: string): string => {
      const texts = pool()
        .outbox.messages()
        .filter((message) => message.to === to);
      return texts.map(({ text }) => /\b(?:\d{4}|\d{6}|\d{8})\b(?= is your)/.exec(text)?.[0]).find((code) => code !== undefined) ?? '';
    },
    askForReset: async (to: string, network: string, headers: Record<string, string> = {}) =>
      send('passwordCode', { account: to, ticket: await ticket() }, network, headers),
    reset: (to: string, code: string, network: string, headers: Record<string, string> = {}) =>
      send('passwordReset', { account: to, code, password: 'Other-2027y' }, network, headers),
    logIn: async (to: string, secret: string, network: string, headers: Record<string, string> = {}) =>
      send('login', { account: to, password: secret, ticket: await ticket() }, network, headers),
    /** The address of a new account, an email not confirmed yet. */
    async newAccount(channel: 'email' | 'sms' = 'email'): Promise<string> {
      made += 1;
      const { db, now } = pool().accounts;
      const to = channel === 'email' ? `owner${made}@okkong.example` : `+852555500${String(made).padStart(2, '0')}`;
      await addAccount(db, { channel, to, password, registration: `made-${made}`, atMs: now() });
      return to;
    },
  };
}
