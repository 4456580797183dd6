import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EndpointName, endpointTable } from '#src/contracts/endpoint-table.ts';
import { call, onRefusedSession, setSender } from '#src/lib/http.ts';
import * as storedCopies from '#src/lib/cached-calls.ts';
import { answer, down, envelope, fakeFetch, type Sent } from './fake-fetch.ts';

const token = 'secret-token-7f3a';
const names = Object.keys(endpointTable) as EndpointName[];
const replies: Record<string, () => Response | Promise<Response>> = {
  'a good answer': () => answer(),
  'a refusal': () => answer({ status: 401, body: envelope(null, { code: '401', message: 'No' }) }),
  'another shape': () => answer({ body: envelope('?') }),
  'a portal': () => answer({ body: '<h1>Hotel</h1>' }),
  'a dead line': down,
};

let said: unknown[];

beforeEach(() => {
  said = [];
  setSender(() => ({ language: 'en', deviceId: 'd'.repeat(32), token }));
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void said.push(words));
  }
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage: (message: unknown) => said.push(message) } } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** `coin` is the only field a path needs; the server, not the client, checks the rest. */
async function sendTo(name: EndpointName, reply: () => Response | Promise<Response>): Promise<{ sent: Sent; error: unknown }> {
  const all = fakeFetch(reply);
  const error: unknown = await call(name, { coin: 'btc' } as never).catch((caught: unknown) => caught);
  return { sent: all[0]!, error };
}

describe.each(Object.keys(replies))('with %s, the token', (kind) => {
  it.each(names)('leaves %s in the Authorization header or not at all', async (name) => {
    const remembered = vi.spyOn(storedCopies, 'rememberCall');
    const { sent, error } = await sendTo(name, replies[kind]!);
    expect(sent.headers.get('Authorization')).toBe(endpointTable[name].needsSession ? token : null);
    sent.headers.delete('Authorization');
    const traces = [sent.path, sent.body, [...sent.headers], error, said, remembered.mock.calls, (error as Error)?.stack];
    expect(inspect(traces, { depth: 10, showHidden: true })).not.toContain(token);
  });
});

describe('the Authorization header', () => {
  it('holds the token that is given for one call instead of the own one', async () => {
    const sent = fakeFetch(() => answer());
    await call('accountDetail', {} as never, { authorization: 'anonymous' }).catch(() => undefined);
    expect(sent[0]?.headers.get('Authorization')).toBe('anonymous');
  });

  it('is absent when nobody is logged in', async () => {
    setSender(() => ({ language: 'en', deviceId: '' }));
    const sent = fakeFetch(() => answer());
    await call('userInfo', {}).catch(() => undefined);
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });
});

describe('a refused session is told', () => {
  const refusal = () => answer({ status: 401, body: envelope(null, { code: '401', message: 'No' }) });

  it.each([
    ['its own', 'userInfo', {}, [token]],
    ['an anonymous one', 'accountDetail', { authorization: 'anonymous' }, []],
    ['none at all', 'login', {}, []],
  ] as const)('when the call carried %s', async (_case, name, options, told) => {
    const refused: string[] = [];
    onRefusedSession((each) => refused.push(each));
    fakeFetch(refusal);
    await call(name, {} as never, options).catch(() => undefined);
    expect(refused).toEqual(told);
  });
});
