import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeBody } from '#src/lib/encode-body.ts';
import { type EndpointName, endpointTable, matchEndpoint, pathOf } from '#src/contracts/endpoint-table.ts';
import { schemas } from '#src/contracts/schemas.ts';
import { parseEnvelope, SUCCESS_CODE } from '#src/contracts/envelope.ts';
import { testPool, type TestPool } from '#tests/server/support/pool.ts';
import { addAccount } from '#src/server/accounts/accounts.ts';
import { fixtureOf } from './fixtures.ts';

const names = Object.keys(endpointTable) as EndpointName[];
/** Those that need a code, a ticket or a device of this very pool have tests of their own (server/watch/watch.test.ts, server/watcher.test.ts, server/accounts.test.ts, server/account-care.test.ts, server/account-identity.test.ts). */
const needsMore: readonly EndpointName[] = [
  'login',
  'registerPhone',
  'registerEmail',
  'sendSms',
  'sendEmailCode',
  'activate',
  'activateResend',
  'sessionRevoke',
  'passwordCode',
  'passwordReset',
  'identityCode',
  'identityUpdate',
  'accountExport',
  'accountDelete',
  'watchTry',
  'watchQuiet',
  'watcherFarm',
];
const isAnswered = (name: EndpointName): boolean => !needsMore.includes(name);

/** A request as the client sends it. */
function requestOf(name: EndpointName, payload: unknown): [string, RequestInit] {
  const { method, encoding, path } = endpointTable[name];
  const body = encodeBody(encoding, payload);
  const type = encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded;charset=UTF-8';
  const filled = path.includes('{coin}') ? pathOf('poolHashrateCurve', payload as never) : path;
  const headers = { language: 'en' };
  if (encoding === 'query') return [body ? `${filled}?${body}` : filled, { method, headers }];
  return [
    filled,
    { method, headers: { ...headers, ...(encoding !== 'none' && { 'content-type': type }) }, ...(body !== undefined && { body }) },
  ];
}

describe.each(names)('the call %s', (name) => {
  const row = endpointTable[name];
  const { request, response } = schemas[name];
  const fixture = fixtureOf(name);

  it('has its own name and is found by its method and path', () => {
    expect(row.name).toBe(name);
    expect(matchEndpoint(row.method, requestOf(name, fixture.request)[0].split('?')[0] ?? '')?.name).toBe(name);
    const other = matchEndpoint(row.method === 'GET' ? 'POST' : 'GET', row.path.replace('{coin}', 'btc'));
    // A public read is answered by GET too.
    expect(other?.name).toBe(row.method === 'POST' && row.cache === 'swr' ? name : undefined);
  });

  it('parses its recorded example', () => {
    expect(request.safeParse(fixture.request).error).toBeUndefined();
    expect(response.safeParse(fixture.data).error).toBeUndefined();
  });

  it('parses the same response with numbers sent as strings', () => {
    const asText = JSON.parse(JSON.stringify(fixture.data), (_key, value: unknown) => (typeof value === 'number' ? String(value) : value));
    expect(response.parse(asText)).toEqual(response.parse(fixture.data));
  });

  it('refuses bad input by its schema', () => {
    expect(fixture.refused.filter((payload) => request.safeParse(payload).success)).toEqual([]);
  });
});

describe('the embedded pool', () => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await testPool();
  });
  afterAll(() => pool.opened.close());

  /** The headers of a call that needs a token: an account's, or that of anonymous mining. */
  const authorizationOf = async (name: EndpointName): Promise<Record<string, string>> => {
    if (!endpointTable[name].needsSession) return {};
    // What names a farm's own account has the farm's token.
    if (!Object.hasOwn(Object(fixtureOf(name).request), 'accName')) return { authorization: await sessionToken() };
    const response = await pool.app.request(...requestOf('anonymousToken', fixtureOf('anonymousToken').request));
    return { authorization: (await response.json()).data.token };
  };
  const sessionToken = async (): Promise<string> => {
    const { db, sessions, now } = pool.accounts;
    const plan = { channel: 'email', to: 'miner@okkong.example', password: 'Miner-2026x', registration: 'test', atMs: now() } as const;
    const gid = (known ??= addAccount(db, plan).then((added) => added?.gid ?? ''));
    return sessions.open(await gid, '');
  };
  let known: Promise<string> | undefined;
  const ask = async (name: EndpointName, payload: unknown) => {
    const [path, init] = requestOf(name, payload);
    const headers = { ...(init.headers as Record<string, string>), ...(await authorizationOf(name)) };
    const response = await pool.app.request(path, { ...init, headers });
    return { response, envelope: parseEnvelope(await response.text()) };
  };

  it.each(names)('gives %s as the API does', async (name) => {
    const { response } = await ask(name, fixtureOf(name).request);
    expect(response.status).toBe(200);
    // One that varies by language is shared under an address that names it.
    const { method, variesByLanguage } = endpointTable[name];
    const isShared = method === 'GET' && !variesByLanguage;
    expect(response.headers.get('cache-control')).toMatch(isShared ? /^public/ : /^no-store$/);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-pool-data')).toBe(['market', 'anonymous'].includes(endpointTable[name].group) ? 'simulated' : null);
  });

  it.each(names.filter(isAnswered))('gives %s data of its contract', async (name) => {
    const { envelope } = await ask(name, fixtureOf(name).request);
    expect(envelope?.code).toBe(SUCCESS_CODE);
    expect(schemas[name].response.safeParse(envelope?.data).error).toBeUndefined();
  });

  it.each(names)('refuses bad input to %s with its status in the envelope and a sentence', async (name) => {
    const answers = await Promise.all(fixtureOf(name).refused.map((payload) => ask(name, payload)));
    for (const { response, envelope } of answers) {
      expect(response.status).toBe(400);
      expect(envelope?.code).toBe('400');
      expect(envelope?.message).not.toBe('');
    }
  });

  it('refuses in the language of the call', async () => {
    const sentence = async (language: string) => {
      const response = await pool.app.request(endpointTable.login.path, { method: 'POST', headers: { language } });
      return parseEnvelope(await response.json())?.message;
    };
    const sentences = await Promise.all(['en', 'zh', 'zh_hk'].map(sentence));
    expect(new Set(sentences).size).toBe(3);
  });

  it.each(['dailyNews', 'tips', 'announcements', 'classList'] as const)('responds to %s in the language of the call', async (name) => {
    const [path, init] = requestOf(name, fixtureOf(name).request);
    const bodies = ['en', 'zh', 'zh_hk'].map(async (language) => {
      const headers = { ...(init.headers as Record<string, string>), language };
      return (await pool.app.request(path, { ...init, headers })).text();
    });
    expect(new Set(await Promise.all(bodies)).size).toBe(3);
  });
});
