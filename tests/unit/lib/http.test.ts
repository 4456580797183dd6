import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#src/lib/app-error.ts';
import { sendCallsAgain } from '#src/lib/cached-calls.ts';
import { now, observeServerDate } from '#src/lib/clock.ts';
import { type Connection, onConnection } from '#src/lib/connection.ts';
import { call, isPoolThere, setSender } from '#src/lib/http.ts';
import { answer, date, down, envelope, fakeFetch, madeAt, type Sent, silence } from './fake-fetch.ts';

const web = 'pool.example';
let lines: Connection[];
let stopListening: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: madeAt + 1_000 });
  setSender(() => ({ language: 'zh_hk', deviceId: 'd'.repeat(32), token: 'secret' }));
  lines = [];
  stopListening = onConnection((line) => lines.push(line));
});
afterEach(() => {
  stopListening();
  observeServerDate(new Date(Date.now()).toUTCString());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );
}

async function onlyRequest(reply: (sent: Sent) => Response, make: () => Promise<unknown>): Promise<Sent> {
  const sent = fakeFetch(reply);
  await make();
  expect(sent).toHaveLength(1);
  return sent[0]!;
}

describe('what is sent', () => {
  it('is sent again for a worker that came later: shared reads alone, each as it was, and a failure is not thrown', async () => {
    const sent = fakeFetch(({ path }) =>
      isDown && path.includes('price') ? down() : answer({ body: envelope(path.includes('logout') ? null : []) }),
    );
    let isDown = false;
    await call('poolCoinList', { web });
    await call('logout', { uuid: 'u' });
    await call('priceCurve', { coinId: 1 });
    const [list, , curve] = sent.splice(0);
    isDown = true;
    await sendCallsAgain();
    const here = sent.filter(({ path }) => [list?.path, curve?.path].includes(path));
    expect(here.map(({ path, body, method, headers }) => ({ path, body, method, headers }))).toMatchObject([
      { path: list?.path, body: list?.body, method: list?.method, headers: list?.headers },
      { path: curve?.path, body: curve?.body },
    ]);
    expect(sent.some(({ path }) => path.includes('logout'))).toBe(false);
  });

  it('is not sent again where the page could not read the response', async () => {
    const sent = fakeFetch(({ path }) => answer({ body: envelope(path.includes('coin/list') ? 'no list' : []) }));
    await errorOf(call('poolCoinList', { web: 'unread.example' }));
    sent.length = 0;
    await sendCallsAgain();
    expect(sent.some(({ body }) => body?.includes('unread.example'))).toBe(false);
  });

  it('says pool, language and device in every request', async () => {
    const { headers } = await onlyRequest(
      () => answer(),
      () => call('poolCoinList', { web }),
    );
    expect(headers.get('poolId')).toBe('176');
    expect(headers.get('language')).toBe('zh_hk');
    expect(headers.get('deviceId')).toBe('d'.repeat(32));
  });

  it('reads by GET what every visitor gets alike, under one address', async () => {
    const { path, method, headers, body } = await onlyRequest(
      () => answer(),
      () => call('poolCoinInfo', { web, coinList: '1,2' }),
    );
    expect([method, path]).toEqual(['GET', '/hash/api/pool/coin/v3/info?coinList=1%2C2&web=pool.example']);
    expect([headers.has('content-type'), body]).toEqual([false, undefined]);
    const inLanguage = await onlyRequest(
      () => answer({ body: envelope([]) }),
      () => call('announcements', { page: '1', pageSize: '10' }).catch(() => undefined),
    );
    expect(inLanguage.path).toBe('/api/v5/app-adapter/announcement/list?language=zh_hk&page=1&pageSize=10');
  });

  it('writes form calls as a form, without empty fields', async () => {
    const { path, method, headers, body } = await onlyRequest(
      () => answer({ body: envelope({}) }),
      () => call('tips', { version: '1' }).catch(() => undefined),
    );
    expect([method, path]).toEqual(['POST', '/hash/api/user/app/tips']);
    expect(headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(body).toBe('version=1');
  });

  it('writes JSON calls as JSON', async () => {
    const { headers, body } = await onlyRequest(
      () => answer({ body: envelope({}) }),
      () => call('sendEmailCode', { email: 'a@b.example', ticket: '12345678' }),
    );
    expect(headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(body ?? '')).toEqual({ email: 'a@b.example', ticket: '12345678' });
  });

  it('sends neither body nor content type where the contract has none', async () => {
    const { method, headers, body } = await onlyRequest(
      () => answer(),
      () => call('dailyNews', {}).catch(() => undefined),
    );
    expect([method, body, headers.has('content-type')]).toEqual(['GET', undefined, false]);
  });

  it('puts the coin of a curve into the path', async () => {
    const { path } = await onlyRequest(
      () => answer(),
      () => call('poolHashrateCurve', { coin: 'fbtc', coinName: 'fbtc', domain: web }),
    );
    expect(path).toBe('/hash/api/fbtc/hashrate/curve/domain?coin=fbtc&coinName=fbtc&domain=pool.example');
  });

  it('can mark a repeat, and outlive the page, when told to', async () => {
    const plain = await onlyRequest(
      () => answer(),
      () => call('poolCoinList', { web }),
    );
    expect([plain.headers.has('Idempotency-Key'), plain.isKeptAlive]).toEqual([false, false]);
    const { headers, isKeptAlive } = await onlyRequest(
      () => answer(),
      () => call('poolCoinList', { web }, { idempotencyKey: 'once', isKeptAlive: true }),
    );
    expect([headers.get('Idempotency-Key'), isKeptAlive]).toEqual(['once', true]);
  });
});

describe('what comes back', () => {
  it('is the parsed data, with the time the pool made it', async () => {
    fakeFetch(() => answer({ body: envelope([{ dataTime: '1763640000', priceUsd: '91000.5' }]) }));
    expect(await call('priceCurve', { coinId: 1 })).toEqual({
      data: [{ dataTime: 1_763_640_000, priceUsd: 91_000.5 }],
      madeAt,
      isCached: false,
      isSimulated: false,
    });
    expect(lines).toEqual(['online']);
  });

  it('of the worker is told to be cached, with its own time and language', async () => {
    const made = 'Thu, 19 Nov 2026 08:00:00 GMT';
    fakeFetch(() => answer({ headers: { 'x-cached-at': made, 'x-cached-language': 'en', 'x-pool-data': 'simulated' } }));
    expect(await call('poolCoinList', { web })).toEqual({
      data: [],
      madeAt: Date.parse(made),
      isCached: true,
      isSimulated: true,
      language: 'en',
    });
  });

  it('of the worker tells nothing about the line', async () => {
    fakeFetch(() => answer({ headers: { 'x-cached-at': date } }));
    await call('poolCoinList', { web });
    expect(lines).toEqual([]);
  });

  it('counts as made now when it does not say when', async () => {
    fakeFetch(() => answer({ headers: { date: 'yesterday' } }));
    expect((await call('poolCoinList', { web })).madeAt).toBe(Date.now());
  });
});

describe("the server's clock", () => {
  it('is learned from a response that has come over the network', async () => {
    vi.setSystemTime(madeAt - 86_400_000);
    fakeFetch(() => answer());
    await call('poolCoinList', { web });
    expect(now()).toBe(madeAt);
  });

  it('is not learned from a cache entry, whose Date is as old as the cache entry', async () => {
    fakeFetch(() => answer({ headers: { 'x-cached-at': date, date: 'Thu, 19 Nov 2026 08:00:00 GMT' } }));
    await call('poolCoinList', { web });
    expect(now()).toBe(Date.now());
  });

  it('is a portal’s where it leads to a log-in page on another host, of every call', async () => {
    fakeFetch(() => Object.defineProperties(new Response(null), { type: { value: 'opaqueredirect' }, status: { value: 0 } }));
    for (const make of [() => call('poolCoinList', { web }), () => call('logout', { uuid: 'u' })]) {
      expect(await errorOf(make())).toMatchObject({ kind: 'portal' });
    }
    expect(lines).toEqual(['portal', 'portal']);
  });

  it('is not learned from a portal', async () => {
    fakeFetch(() => answer({ body: '<h1>Hotel</h1>', headers: { date: 'Thu, 01 Jan 1970 00:00:00 GMT' } }));
    await errorOf(call('poolCoinList', { web }));
    expect(now()).toBe(Date.now());
  });
});

describe('what goes wrong, by kind', () => {
  it('offline: the request does not get out', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    fakeFetch(down);
    expect(await errorOf(call('poolCoinList', { web }))).toMatchObject({ name: 'AppError', kind: 'offline' });
    expect(lines).toEqual(['offline']);
  });

  it('offline: the line dies in the middle of the body', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const dying = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    fakeFetch(() => new Response(dying));
    expect(await errorOf(call('poolCoinList', { web }))).toMatchObject({ name: 'AppError', kind: 'offline' });
  });

  it('timeout: nothing after 20 seconds, and not before', async () => {
    const [sent] = [fakeFetch(silence)];
    const failed = errorOf(call('accountCalculate', { hashrate: '1', fee: '0' } as never));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(sent[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ name: 'AppError', kind: 'timeout' });
  });

  it.each([
    ['the pool, where the host is quick', 'pool', { headers: { 'content-type': 'text/plain' } }],
    ['the line, where the host is not', 'slow', undefined],
    ['the line, where a portal takes the place of the host', 'slow', { headers: { 'content-type': 'text/html' } }],
  ] as const)('timeout: the probe is given up before the next is due, and what was too slow is %s', async (_name, line, host) => {
    const sent = fakeFetch((request) => (request.path !== '/robots.txt' ? silence(request) : host ? answer(host) : down()));
    const isThere = isPoolThere();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(sent[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isThere).toBe(false);
    await vi.waitFor(() => expect(lines).toEqual([line]));
  });

  it('timeout: the head came and the body never ends', async () => {
    fakeFetch(({ signal }) => {
      const body = new ReadableStream({
        start: (stream) => signal.addEventListener('abort', () => stream.error(new DOMException('aborted', 'AbortError'))),
      });
      return new Response(body);
    });
    const failed = errorOf(call('tips', { version: '1' }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failed).toMatchObject({ kind: 'timeout' });
  });

  it('leaves no timer behind a response', async () => {
    fakeFetch(() => answer());
    await call('poolCoinList', { web });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['a hotel page with status 200', '<!doctype html><h1>Wi-Fi</h1>', {}],
    ['a page of HTML by its type', 'Please log in', { headers: { 'content-type': 'text/html' } }],
    ['511', '', { status: 511 }],
  ])('portal: %s is somebody else', async (_name, body, shape) => {
    fakeFetch(() => answer({ body, ...shape }));
    expect(await errorOf(call('poolCoinList', { web }))).toMatchObject({ kind: 'portal' });
    expect(lines).toEqual(['portal']);
  });

  it.each([
    ['JSON cut half way', envelope([{ a: 1 }]).slice(0, 20), {}],
    ['nothing', '', {}],
    ['JSON that is no envelope', '{"ok":true}', {}],
    ['a code that is a number', '{"code":200,"data":[]}', {}],
    ["a balancer's page of its own", '<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }],
  ])("pool: %s is the pool's fault, not the visitor's network", async (_name, body, shape) => {
    fakeFetch(() => answer({ body, ...shape }));
    expect(await errorOf(call('poolCoinList', { web }))).toMatchObject({ kind: 'pool' });
    expect(lines).toEqual(['pool']);
  });

  it('server: nobody responds, and the browser sees a network', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    fakeFetch(down);
    expect(await errorOf(call('poolCoinList', { web }))).toMatchObject({ kind: 'server' });
    expect(lines).toEqual(['server']);
  });

  it.each([
    ['a refusal of the pool in trouble', { status: 503, body: envelope(null, { code: '503', message: '' }) }],
    ['success without data', { body: envelope(null) }],
  ])('of a read: %s is told as trouble', async (_name, shape) => {
    fakeFetch(() => answer(shape));
    await errorOf(call('poolCoinList', { web }));
    expect(lines).toEqual(['pool']);
  });

  it('of a curve nothing is told, nor of what is sent', async () => {
    fakeFetch(() => answer({ body: envelope(null, { code: '500', message: '' }) }));
    await errorOf(call('priceCurve', { coinId: 1 }));
    await errorOf(call('login', { account: 'a@b.example', password: 'x', ticket: '12345678' }));
    expect(lines).toEqual(['online', 'online']);
  });

  it("api: another code is a refusal, with the pool's own words", async () => {
    fakeFetch(() => answer({ status: 500, body: envelope(null, { code: '500', message: '系統繁忙' }) }));
    expect(await errorOf(call('poolCoinList', { web }))).toMatchObject({ kind: 'api', code: '500', message: '系統繁忙', isQuiet: false });
  });

  it('api: a refused curve is quiet', async () => {
    fakeFetch(() => answer({ body: envelope(null, { code: '500', message: 'Busy' }) }));
    expect(await errorOf(call('priceCurve', { coinId: 1 }))).toMatchObject({ kind: 'api', isQuiet: true });
  });

  it('auth: code 401 refuses the session', async () => {
    fakeFetch(() => answer({ status: 401, body: envelope(null, { code: '401', message: 'Log in again' }) }));
    expect(await errorOf(call('userInfo', {}))).toMatchObject({ kind: 'auth', code: '401' });
  });

  it('an abandoned call passes its AbortError through and says nothing about the line', async () => {
    fakeFetch(silence);
    const controller = new AbortController();
    const failed = errorOf(call('tips', { version: '1' }, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    const error = await failed;
    expect(error).not.toBeInstanceOf(AppError);
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(lines).toEqual([]);
  });

  it('a call abandoned before it got out is never sent to its end', async () => {
    const sent = fakeFetch(silence);
    const controller = new AbortController();
    controller.abort();
    expect(await errorOf(call('tips', { version: '1' }, { signal: controller.signal }))).toMatchObject({ name: 'AbortError' });
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  });
});

describe('a response of another shape', () => {
  const broken = { body: envelope([{ dataTime: 'noon' }]) };

  it('is a contract error, and the worker is told to drop the cache entry under the very key it stores under', async () => {
    const postMessage = vi.fn<(message: unknown) => void>();
    vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
    const [sent] = [fakeFetch(() => answer(broken))];
    expect(await errorOf(call('priceCurve', { coinId: 1 }))).toMatchObject({ kind: 'contract' });
    const { apiKey } = await import('#src/contracts/api-key.ts');
    const [path = '', body = ''] = sent[0]!.path.split('?');
    const key = await apiKey({ path, body });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'forget', key });
  });

  it('is the only fault that costs the cache entry', async () => {
    const postMessage = vi.fn<(message: unknown) => void>();
    vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
    for (const body of ['<html>', envelope(null, { code: '500', message: 'no' })]) {
      fakeFetch(() => answer({ body }));
      await errorOf(call('priceCurve', { coinId: 1 }));
    }
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('is no reason to speak to the worker for a call that is never stored', async () => {
    const postMessage = vi.fn<(message: unknown) => void>();
    vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
    fakeFetch(() => answer(broken));
    expect(await errorOf(call('userInfo', {}))).toMatchObject({ kind: 'contract' });
    expect(postMessage).not.toHaveBeenCalled();
  });

  it.each([[{}], [{ serviceWorker: { controller: null } }]])('is told to nobody where no worker is in charge (%j)', async (navigator) => {
    vi.stubGlobal('navigator', navigator);
    fakeFetch(() => answer(broken));
    expect(await errorOf(call('priceCurve', { coinId: 1 }))).toMatchObject({ kind: 'contract' });
  });
});
