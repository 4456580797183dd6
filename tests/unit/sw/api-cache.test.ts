import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiKey } from '#src/contracts/api-key.ts';
import { CALL_TIMEOUT_MS } from '#src/contracts/endpoint-table.ts';
import { apiCacheName, installTierCacheName, secondTierCacheName } from '#src/contracts/sw-messages.ts';
import { forgetRead, isCacheableRead, respondToRead, settleRead, warmRead } from '#sw/api-cache.ts';
import { type FakeWorker, FakeCache, fetchEvent, goodBody, networkResponse, origin, post, startFakeWorker } from './fake-worker.ts';
import { until } from '#tests/until.ts';

const info = '/hash/api/pool/coin/v3/info';
const news = '/api/v5/mama/news/dailyNews';
let worker: FakeWorker;

beforeEach(() => {
  worker = startFakeWorker();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function ask(request: Request): Promise<Response> {
  const { event, settled } = fetchEvent(request);
  const response = await respondToRead(event);
  await settled();
  return response;
}

const stored = async () => worker.caches.open(apiCacheName);
const respondWith = (body: string, shape = {}) => worker.fetch.mockResolvedValueOnce(networkResponse(body, shape));

test('the first response comes from the network as it is and is kept', async () => {
  respondWith(goodBody([1]));
  const response = await ask(post(info, { coinList: '1' }));
  expect(response.headers.has('x-cached-at')).toBe(false);
  expect(await response.json()).toMatchObject({ data: [1] });
  expect((await stored()).entries.size).toBe(1);
  expect(worker.messages).toEqual([]);
});

test('the network gets the request whole, past the HTTP cache and only for as long as a call may take', async () => {
  const ending = new AbortController().signal;
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ending);
  respondWith(goodBody([1]));
  await ask(post(info, { coinList: '1' }));
  const [request, init] = worker.fetch.mock.calls[0] ?? [];
  expect(request instanceof Request && (await request.text())).toBe('coinList=1');
  expect(init).toEqual({ cache: 'no-store', redirect: 'manual', signal: ending });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(CALL_TIMEOUT_MS);
  timeout.mockRestore();
});

test('the second response is the cache entry with the time it was made, and the page is told what changed', async () => {
  respondWith(goodBody([1]), { headers: { 'x-pool-data': 'simulated' } });
  await ask(post(info, { web: 'a', coinList: '1' }));
  respondWith(goodBody([2]), { headers: { date: 'Fri, 20 Nov 2026 12:45:00 GMT', 'x-pool-data': 'simulated' } });
  const response = await ask(post(info, { coinList: '1', web: 'a' }));
  expect(response.headers.get('x-cached-at')).toBe('Fri, 20 Nov 2026 12:40:00 GMT');
  expect(response.headers.get('x-pool-data')).toBe('simulated');
  expect(await response.text()).toBe(goodBody([1]));
  expect(worker.messages).toEqual([
    {
      type: 'api-refresh',
      key: await apiKey({ path: info, body: 'web=a&coinList=1' }),
      outcome: 'changed',
      madeAt: Date.UTC(2026, 10, 20, 12, 45),
      body: goodBody([2]),
      isSimulated: true,
      serverDate: 'Fri, 20 Nov 2026 12:45:00 GMT',
    },
  ]);
});

test('the cache entry is the response although the network never gives one', async () => {
  const hanging = () => post(info, { coinList: 'hanging' });
  respondWith(goodBody([1]));
  await ask(hanging());
  worker.fetch.mockReturnValueOnce(new Promise(() => undefined));
  expect(await (await respondToRead(fetchEvent(hanging()).event)).text()).toBe(goodBody([1]));
});

test('every open page gets a new response, a failure only the page that requested it', async () => {
  respondWith(goodBody([1]));
  await ask(post(info, {}));
  respondWith(goodBody([2]));
  await ask(post(info, {}));
  worker.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await ask(post(info, {}));
  expect(worker.messages).toMatchObject([{ outcome: 'changed' }, { outcome: 'failed' }]);
  expect(worker.messagesElsewhere).toMatchObject([{ outcome: 'changed' }]);
});

test('a failure whose page was closed meanwhile is told to those that are left', async () => {
  respondWith(goodBody([1]));
  await ask(post(info, {}));
  vi.spyOn(worker.clients, 'get').mockResolvedValue(undefined);
  worker.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await ask(post(info, {}));
  expect(worker.messagesElsewhere).toMatchObject([{ outcome: 'failed', kind: 'offline' }]);
});

test('an unchanged response brings only its new time', async () => {
  respondWith(goodBody([1]));
  await ask(post(info, {}));
  respondWith(goodBody([1]), { headers: { date: 'Fri, 20 Nov 2026 13:00:00 GMT' } });
  await ask(post(info, {}));
  expect(worker.messages).toMatchObject([{ outcome: 'same', madeAt: Date.UTC(2026, 10, 20, 13) }]);
  expect(worker.messages[0]).not.toHaveProperty('body');
});

const madeAt = Date.UTC(2026, 10, 20, 12, 40);
test.each([
  ['a portal page', '<html>', { headers: { 'content-type': 'text/html' } }, { outcome: 'failed', kind: 'portal', madeAt }],
  ['a portal page labelled JSON', '<html>', {}, { outcome: 'failed', kind: 'portal', madeAt }],
  ['a followed redirect', goodBody([2]), { isRedirected: true }, { outcome: 'failed', kind: 'portal', madeAt }],
  ['half an answer', '{"code":"20', {}, { outcome: 'failed', kind: 'pool', madeAt }],
  ['nothing', '', {}, { outcome: 'failed', kind: 'pool', madeAt }],
  ['502', '<html>', { status: 502, headers: { 'content-type': 'text/html' } }, { outcome: 'failed', kind: 'pool', madeAt }],
  [
    '503 with a wish',
    'busy',
    { status: 503, headers: { 'content-type': 'text/plain', 'retry-after': '120' } },
    { outcome: 'failed', kind: 'pool', madeAt, retryAfter: '120' },
  ],
  ['511', '<html>', { status: 511, headers: { 'content-type': 'text/html' } }, { outcome: 'failed', kind: 'portal', madeAt }],
  ['a refusal', '{"code":"500","message":"Busy"}', {}, { outcome: 'refused', message: 'Busy', isTrouble: true, madeAt }],
  ['a refusal that is an answer', '{"code":"400","message":"No"}', {}, { outcome: 'refused', isTrouble: false, madeAt }],
  ['success without data', '{"code":"200","message":""}', {}, { outcome: 'failed', kind: 'contract', madeAt }],
])('%s leaves the store byte for byte as it was, and the page hears of it', async (_name, body, shape, message) => {
  respondWith(goodBody([1]));
  await ask(post(info, {}));
  const before = await (await stored()).dump();
  respondWith(body, shape);
  expect(await (await ask(post(info, {}))).text()).toBe(goodBody([1]));
  expect(await (await stored()).dump()).toEqual(before);
  expect(worker.messages).toMatchObject([message]);
});

test.each([
  ['offline', new TypeError('Failed to fetch'), false],
  ['server', new TypeError('Failed to fetch'), true],
  ['timeout', new DOMException('late', 'TimeoutError'), true],
])('a request that fails is announced as %s', async (kind, error, onLine) => {
  vi.stubGlobal('navigator', { onLine });
  respondWith(goodBody([1]));
  await ask(post(info, {}));
  worker.fetch.mockRejectedValueOnce(error);
  await ask(post(info, {}));
  expect(worker.messages).toMatchObject([{ outcome: 'failed', kind }]);
});

test('without a copy a dead line is a network error and a portal page reaches the page as it is', async () => {
  worker.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect((await ask(post(info, {}))).type).toBe('error');
  respondWith('<html>', { headers: { 'content-type': 'text/html' } });
  expect(await (await ask(post(info, {}))).text()).toBe('<html>');
  expect((await stored()).entries.size).toBe(0);
});

test('two coin lists are two entries', async () => {
  respondWith(goodBody([1]));
  await ask(post(info, { coinList: '1' }));
  respondWith(goodBody([2]));
  await ask(post(info, { coinList: '2' }));
  expect((await stored()).entries.size).toBe(2);
});

test('the 201st entry drives out the oldest', async () => {
  for (let coin = 1; coin <= 201; coin += 1) {
    respondWith(goodBody([coin]));
    await ask(post(info, { coinList: String(coin) }));
  }
  const cache = await stored();
  expect(cache.entries.size).toBe(200);
  expect(await cache.match(await apiKey({ path: info, body: 'coinList=1' }))).toBeUndefined();
  expect(await cache.match(await apiKey({ path: info, body: 'coinList=2' }))).toBeDefined();
});

const newsIn = (language: string) => new Request(`${origin}${news}`, { headers: { language } });

test('a read that varies by language is kept per language', async () => {
  respondWith(goodBody({ date: 'en' }));
  await ask(newsIn('en'));
  respondWith(goodBody({ date: 'zh' }));
  expect(await (await ask(newsIn('zh'))).text()).toBe(goodBody({ date: 'zh' }));
  expect((await stored()).entries.size).toBe(2);
  // A page that names no language reads the English entry.
  worker.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const unnamed = await ask(new Request(`${origin}${news}`));
  expect(unnamed.headers.has('x-cached-language')).toBe(false);
  expect(await unnamed.text()).toBe(goodBody({ date: 'en' }));
});

test("offline, another language's copy is shown with its label", async () => {
  respondWith(goodBody({ date: 'zh' }));
  await ask(newsIn('zh'));
  worker.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const response = await ask(newsIn('zh_hk'));
  expect(response.headers.get('x-cached-language')).toBe('zh');
  expect(response.headers.get('x-cached-at')).toBe('Fri, 20 Nov 2026 12:40:00 GMT');
  expect(worker.messages).toMatchObject([{ key: await apiKey({ path: news, body: '', language: 'zh_hk' }), outcome: 'failed' }]);
  // Of several, the first in the order of the menu.
  respondWith(goodBody({ date: 'en' }));
  await ask(newsIn('en'));
  worker.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect((await ask(newsIn('zh_hk'))).headers.get('x-cached-language')).toBe('en');
});

test("another language's copy is of the same page of a list", async () => {
  const announcements = (page: string, language: string) => post('/api/v5/app-adapter/announcement/list', { page }, { language });
  respondWith(goodBody([2]));
  await ask(announcements('2', 'zh'));
  respondWith(goodBody([1]));
  await ask(announcements('1', 'zh'));
  worker.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const response = await ask(announcements('1', 'zh_hk'));
  expect(response.headers.get('x-cached-language')).toBe('zh');
  expect(await response.text()).toBe(goodBody([1]));
});

test("on a slow line another language's copy is shown after three seconds, then the right one", async () => {
  respondWith(goodBody({ date: '1' }));
  await ask(newsIn('zh'));
  vi.useFakeTimers();
  let arrive = (_response: Response): void => undefined;
  worker.fetch.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const { event, settled } = fetchEvent(newsIn('en'));
  let isThere = false;
  const answering = respondToRead(event).finally(() => (isThere = true));
  await until(() => expect(worker.fetch).toHaveBeenCalledTimes(2));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isThere).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await answering).headers.get('x-cached-language')).toBe('zh');
  arrive(networkResponse(goodBody({ date: '1' })));
  await settled();
  expect(worker.messages).toMatchObject([{ outcome: 'changed', body: goodBody({ date: '1' }) }]);
});

test('a read that does not vary by language has one copy for all', async () => {
  respondWith(goodBody([1]));
  await ask(post(info, {}, { language: 'zh' }));
  respondWith(goodBody([1]));
  expect((await ask(post(info, {}, { language: 'en' }))).headers.has('x-cached-at')).toBe(true);
});

test("only the contract's public reads are touched, and nothing with a token", () => {
  expect(isCacheableRead(post(info, {}))).toBe(true);
  expect(isCacheableRead(newsIn('en'))).toBe(true);
  expect(isCacheableRead(post('/hash/api/btc/hashrate/curve/domain', {}))).toBe(true);
  expect(isCacheableRead(post(info, {}, { Authorization: 'token' }))).toBe(false);
  expect(isCacheableRead(post('/hash/api/user/login', {}))).toBe(false);
  expect(isCacheableRead(post('/hash/api/user/vip/apply', {}))).toBe(false);
  expect(isCacheableRead(new Request(`${origin}${info}?coinList=1&web=pool.example`))).toBe(true);
  expect(isCacheableRead(new Request(`${origin}/hash/api/user/login`))).toBe(false);
});

test('a new response waits beside the one that was good until a page has read it', async () => {
  const key = await apiKey({ path: info, body: '' });
  const later = { headers: { date: 'Fri, 20 Nov 2026 12:45:00 GMT' } };
  const laterAt = Date.UTC(2026, 10, 20, 12, 45);
  const servedNow = async () => {
    respondWith(goodBody([2]), later);
    return (await ask(post(info, {}))).text();
  };
  respondWith(goodBody([1]));
  await ask(post(info, {}));
  expect(await servedNow()).toBe(goodBody([1]));
  expect(await servedNow()).toBe(goodBody([1]));
  await settleRead(key, laterAt - 1000, true);
  await settleRead(key, laterAt + 1000, true);
  expect(await servedNow()).toBe(goodBody([1]));
  await settleRead(key, laterAt, false);
  expect((await stored()).entries.size).toBe(1);
  await servedNow();
  await settleRead(key, laterAt, true);
  expect(await servedNow()).toBe(goodBody([2]));
  expect((await stored()).entries.size).toBe(1);
});

test('an unread response is better than none', async () => {
  const key = await apiKey({ path: info, body: '' });
  respondWith(goodBody([1]));
  await ask(post(info, {}));
  respondWith(goodBody([2]));
  await ask(post(info, {}));
  await (await stored()).delete(key);
  worker.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await (await ask(post(info, {}))).text()).toBe(goodBody([2]));
  await forgetRead(key);
  expect((await stored()).entries.size).toBe(0);
});

test('forgetting a key removes that entry alone', async () => {
  respondWith(goodBody([1]));
  await ask(post(info, { coinList: '1' }));
  respondWith(goodBody([2]));
  await ask(post(info, { coinList: '2' }));
  await forgetRead(await apiKey({ path: info, body: 'coinList=1' }));
  expect((await stored()).entries.size).toBe(1);
});

test('what waits beside an entry that is forgotten takes its place', async () => {
  respondWith(goodBody([1]));
  await ask(post(info, {}));
  respondWith(goodBody([2]));
  await ask(post(info, {}));
  await forgetRead(await apiKey({ path: info, body: '' }));
  worker.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await (await ask(post(info, {}))).text()).toBe(goodBody([2]));
});

test('warming reads once and leaves a copy that is there alone', async () => {
  respondWith(goodBody({ date: '1' }));
  await warmRead(newsIn('en'));
  await warmRead(newsIn('en'));
  expect(worker.fetch).toHaveBeenCalledTimes(1);
});

const fill = async () => {
  for (const name of [secondTierCacheName, apiCacheName, installTierCacheName])
    await (await worker.caches.open(name)).put('/old', new Response('old'));
};
const sizes = () => [...worker.caches.stores].map(([name, cache]) => `${name} ${cache.entries.size}`);

test('a full disk costs the second tier, then the stored responses, never the shell or the response itself', async () => {
  await fill();
  const full = vi.spyOn(FakeCache.prototype, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  respondWith(goodBody([1]));
  const response = await ask(post(info, {}));
  full.mockRestore();
  expect(await response.text()).toBe(goodBody([1]));
  expect(sizes()).toEqual([`${secondTierCacheName} 0`, `${apiCacheName} 0`, `${installTierCacheName} 1`]);
});

test('the room that the second tier gives up is used', async () => {
  await fill();
  // A browser finds out while it reads what it is to store.
  vi.spyOn(FakeCache.prototype, 'put').mockImplementationOnce(async (_key, response) => {
    await response.text();
    throw new DOMException('full', 'QuotaExceededError');
  });
  respondWith(goodBody([1]));
  await ask(post(info, {}));
  expect(sizes()).toEqual([`${secondTierCacheName} 0`, `${apiCacheName} 2`, `${installTierCacheName} 1`]);
  worker.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await (await ask(post(info, {}))).text()).toBe(goodBody([1]));
});

test('where only older responses can give way, the new one is kept', async () => {
  await fill();
  const full = new DOMException('full', 'QuotaExceededError');
  vi.spyOn(FakeCache.prototype, 'put').mockRejectedValueOnce(full).mockRejectedValueOnce(full);
  respondWith(goodBody([1]));
  await ask(post(info, {}));
  expect(sizes()).toEqual([`${secondTierCacheName} 0`, `${apiCacheName} 1`, `${installTierCacheName} 1`]);
  expect(await (await worker.caches.open(apiCacheName)).match('/old')).toBeUndefined();
});

test('a store that fails for another reason costs nothing that is stored', async () => {
  await fill();
  vi.spyOn(FakeCache.prototype, 'put').mockRejectedValueOnce(new DOMException('broken', 'UnknownError'));
  respondWith(goodBody([1]));
  await ask(post(info, {}));
  expect(sizes()).toEqual([`${secondTierCacheName} 1`, `${apiCacheName} 1`, `${installTierCacheName} 1`]);
});

test('a refused Cache Storage leaves the network alone', async () => {
  vi.spyOn(worker.caches, 'open').mockRejectedValue(new DOMException('no', 'SecurityError'));
  respondWith(goodBody([1]));
  expect(await (await ask(post(info, {}))).text()).toBe(goodBody([1]));
});
