import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiKey } from '#src/contracts/api-key.ts';
import { apiCacheName, installTierCacheName, keptVideosCacheName, secondTierCacheName } from '#src/contracts/sw-messages.ts';
import { type FakeWorker, goodBody, networkResponse, origin, post, startFakeWorker } from './fake-worker.ts';
import { until } from '#tests/until.ts';

type Listener = (event: Record<string, unknown>) => void;

const script = { url: '/assets/site-1.js', revision: null, integrity: 'sha384-new' };
const oldScript = '/assets/site-1.js?integrity=sha384-old';
const coins = '/hash/api/pool/coin/v3/info';
const video = '/media/hall.webm';
let worker: FakeWorker;
let listeners: Map<string, Listener>;
const registration = {
  active: null as unknown,
  installing: null,
  waiting: null,
  navigationPreload: { disable: vi.fn(async () => undefined) },
  unregister: vi.fn(async () => true),
};
const skipWaiting = vi.fn(async () => undefined);
const claim = vi.fn(async () => undefined);
const navigate = vi.fn(async () => undefined);

/** Runs the worker's script anew, as the browser does, in a scope that remembers its listeners. */
async function startWorker(): Promise<void> {
  listeners = new Map();
  const page = { postMessage: (message: never) => worker.messages.push(message), navigate, url: `${origin}/about-us` };
  vi.stubGlobal('self', {
    __WB_MANIFEST: [script],
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    clients: { get: async () => page, matchAll: async () => [page], claim },
    registration,
    skipWaiting,
  });
  vi.resetModules();
  // Its types are those of a worker, which this project's are not.
  const entry: string = '#sw/sw.ts';
  await import(entry);
}

/** Gives the worker an event, and waits for what it wants to finish. */
async function dispatch(type: string, event: Record<string, unknown> = {}): Promise<void> {
  const waiting: unknown[] = [];
  listeners.get(type)?.({ waitUntil: (work: unknown) => waiting.push(work), ports: [], ...event });
  await Promise.all(waiting);
}
const say = (data: unknown, more: Record<string, unknown> = {}) => dispatch('message', { data, ...more });

/** The worker's response to a request; undefined where it leaves the request to the browser. */
async function responseTo(request: Request): Promise<Response | undefined> {
  let response: Promise<Response> | undefined;
  await dispatch('fetch', { request, clientId: 'a', respondWith: (promised: Promise<Response>) => (response = promised) });
  return response;
}
const textFor = async (request: Request) => (await responseTo(request))?.text();
const get = (path: string, headers: Record<string, string> = {}) => new Request(`${origin}${path}`, { headers });
const navigation = (path: string) => Object.defineProperty(get(path), 'mode', { value: 'navigate' });
const entriesOf = async (name: string) => [...(await worker.caches.open(name)).entries.keys()].map((url) => url.replace(origin, ''));

beforeEach(async () => {
  vi.clearAllMocks();
  worker = startFakeWorker();
  worker.fetch.mockImplementation(async () => networkResponse('from the network'));
  vi.stubGlobal('navigator', { languages: ['en'] });
  // As in every other build than the one that removes itself.
  vi.stubGlobal('__SW_KILL__', false);
  await startWorker();
});
afterEach(() => vi.unstubAllGlobals());

describe('from install to activation', () => {
  test('the files of the build are stored at install, and nothing is claimed yet', async () => {
    await dispatch('install');
    expect(await entriesOf(installTierCacheName)).toEqual(['/assets/site-1.js?integrity=sha384-new']);
    expect([skipWaiting.mock.calls.length, claim.mock.calls.length]).toEqual([0, 0]);
  });

  test('a file that does not come fails the install', async () => {
    vi.useFakeTimers();
    worker.fetch.mockRejectedValue(new TypeError('cut'));
    const installing = expect(dispatch('install')).rejects.toThrow('cut');
    await vi.runAllTimersAsync();
    await installing;
    vi.useRealTimers();
  });

  test("activation drops older builds' files and caches, keeps responses and videos, and claims the pages without preload", async () => {
    const kept = [apiCacheName, secondTierCacheName, keptVideosCacheName, 'another-site'];
    for (const name of [...kept, 'okkong-old', 'workbox-precache-v2']) await worker.caches.open(name);
    await (await worker.caches.open(installTierCacheName)).put(oldScript, new Response('old'));
    await dispatch('install');
    await dispatch('activate');
    expect(await entriesOf(installTierCacheName)).toEqual(['/assets/site-1.js?integrity=sha384-new']);
    expect([...worker.caches.stores.keys()].toSorted()).toEqual([...kept, installTierCacheName].toSorted());
    expect(registration.navigationPreload.disable).toHaveBeenCalledOnce();
    expect(claim).toHaveBeenCalledOnce();
  });
});

test('a file lost since the install is fetched again after the activation, which does not wait for it', async () => {
  await dispatch('activate');
  await until(async () => expect(await entriesOf(installTierCacheName)).toEqual(['/assets/site-1.js?integrity=sha384-new']));
});

test('an activation ends although no file comes, and one that never comes is given up without an uproar', async () => {
  vi.useFakeTimers();
  worker.fetch.mockReturnValueOnce(new Promise(() => undefined));
  await dispatch('activate');
  expect(claim).toHaveBeenCalledOnce();
  worker.fetch.mockClear().mockRejectedValue(new TypeError('cut'));
  await dispatch('activate');
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await until(() => expect(worker.fetch).toHaveBeenCalledTimes(4));
});

test('an update is installed with its second tier', async () => {
  registration.active = {};
  const files = [{ url: '/assets/tools-1.js', revision: null, integrity: 'sha384-tools', bytes: 1 }];
  worker.fetch.mockImplementation(async (url) => networkResponse(url === '/second-tier.json' ? JSON.stringify(files) : 'a file'));
  await dispatch('install');
  registration.active = null;
  expect(await entriesOf(secondTierCacheName)).toEqual(['/assets/tools-1.js']);
});

describe("the page's messages", () => {
  test("the visitor's consent activates the waiting version", async () => {
    await say({ type: 'SKIP_WAITING' });
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  test('the version is the name of the build', async () => {
    vi.stubGlobal('__BUILD_ID__', '2026-11-26');
    await startWorker();
    const port = { postMessage: vi.fn() };
    await say({ type: 'version' }, { ports: [port] });
    expect(port.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'version', buildId: '2026-11-26' });
  });

  test('the version is posted to the port, else to the sender', async () => {
    const [port, source] = [{ postMessage: vi.fn() }, { postMessage: vi.fn() }];
    const version = { type: 'version', buildId: 'development' };
    await say({ type: 'version' }, { ports: [port], source });
    expect(port.postMessage).toHaveBeenCalledExactlyOnceWith(version);
    expect(source.postMessage).not.toHaveBeenCalled();
    await say({ type: 'version' }, { source });
    expect(source.postMessage).toHaveBeenCalledExactlyOnceWith(version);
  });

  test('forget removes the stored response', async () => {
    worker.fetch.mockResolvedValueOnce(networkResponse(goodBody([1])));
    await responseTo(post(coins, { coinList: '1' }));
    expect(await entriesOf(apiCacheName)).toHaveLength(1);
    await say({ type: 'forget', key: await apiKey({ path: coins, body: 'coinList=1' }) });
    expect(await entriesOf(apiCacheName)).toEqual([]);
  });

  test('a new response takes the place of the entry once a page has read it, and goes when none can', async () => {
    const key = await apiKey({ path: coins, body: '' });
    const readsAt = async (minute: number) => {
      const date = new Date(Date.UTC(2026, 10, 20, 12, minute)).toUTCString();
      worker.fetch.mockResolvedValueOnce(networkResponse(goodBody([minute]), { headers: { date } }));
      const text = await textFor(post(coins, {}));
      // What stands behind a stored response ends with the word on it.
      await until(() => expect(worker.messages).toHaveLength(minute - 1));
      return { text, madeAt: Date.parse(date) };
    };
    await readsAt(1);
    await say({ type: 'accept', key, madeAt: (await readsAt(2)).madeAt });
    const third = await readsAt(3);
    expect(third.text).toBe(goodBody([2]));
    await say({ type: 'refuse', key, madeAt: third.madeAt });
    expect(await entriesOf(apiCacheName)).toHaveLength(1);
    expect((await readsAt(4)).text).toBe(goodBody([2]));
  });

  test('warm waits for the consent of who pays by the byte', async () => {
    vi.stubGlobal('navigator', { languages: ['en'], connection: { saveData: true } });
    await dispatch('install');
    const files = [{ url: '/assets/tools-1.js', revision: null, integrity: 'sha384-tools', bytes: 1 }];
    for (const isConsented of [false, true]) {
      worker.fetch.mockResolvedValueOnce(new Response(JSON.stringify(files)));
      await say({ type: 'warm', isConsented });
      expect(await entriesOf(secondTierCacheName)).toHaveLength(isConsented ? 1 : 0);
    }
  });

  test('warm claims a page that slipped past the activation, then fetches the second tier', async () => {
    await dispatch('install');
    const files = [{ url: '/assets/tools-1.js', revision: null, integrity: 'sha384-tools', bytes: 1 }];
    worker.fetch.mockResolvedValueOnce(new Response(JSON.stringify(files)));
    await say({ type: 'warm', isConsented: false });
    expect(claim).toHaveBeenCalledOnce();
    expect(await entriesOf(secondTierCacheName)).toEqual(['/assets/tools-1.js']);
  });

  test('a video kept since the start is served', async () => {
    expect(await responseTo(get(video))).toBeUndefined();
    await (await worker.caches.open(keptVideosCacheName)).put(`${origin}${video}`, new Response('kept'));
    await say({ type: 'kept-videos-changed' });
    expect(await textFor(get(video))).toBe('kept');
  });

  test.each([
    { type: 'SKIP_WAITING' },
    { type: 'forget', key: 'https://pool.example/a' },
    { type: 'accept', key: 'https://pool.example/a', madeAt: 1 },
    { type: 'refuse', key: 'https://pool.example/a', madeAt: 1 },
    { type: 'warm', isConsented: false },
    { type: 'kept-videos-changed' },
  ])('the browser lets the worker finish what %o asks for', async (data) => {
    const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
    listeners.get('message')?.({ data, waitUntil, ports: [] });
    expect(waitUntil).toHaveBeenCalledOnce();
    await waitUntil.mock.calls[0]?.[0];
  });

  test('anything else is ignored', async () => {
    for (const data of ['SKIP_WAITING', { type: 'skip' }, { type: 'forget' }, null]) await say(data);
    expect([skipWaiting.mock.calls.length, claim.mock.calls.length, worker.messages.length]).toEqual([0, 0, 0]);
  });
});

describe('which requests the worker responds to', () => {
  beforeEach(() => dispatch('install'));

  test('files, navigations, public reads and a farm’s manifest', async () => {
    expect(await textFor(get('/assets/site-1.js'))).toBe('from the network');
    worker.fetch.mockClear();
    expect(await textFor(get('/assets/site-1.js'))).toBe('from the network');
    expect(worker.fetch).not.toHaveBeenCalled();
    expect(await textFor(navigation('/about-us'))).toBe('from the network');
    expect(await textFor(post(coins, {}))).toBe('from the network');
    const farm = `?addr=0x${'5a'.repeat(20)}&coinType=ETC`;
    expect(JSON.parse((await textFor(get(`/farm.webmanifest${farm}`))) ?? '')).toMatchObject({ start_url: `/overview${farm}` });
  });

  test.each([
    ['a stored file, with a token', () => get('/assets/site-1.js', { authorization: 'token' })],
    ['a read, with a token', () => post(coins, {}, { authorization: 'token' })],
    ['a call that is no public read', () => post('/hash/api/user/vip/apply', {})],
    ['tips: the probe of the network must reach it', () => post('/hash/api/user/app/tips', { version: '1' })],
    ['a POST to a file', () => post('/assets/site-1.js', {})],
    ["the server's own page", () => navigation('/healthz')],
    ["a file of the server's that is navigated to", () => navigation('/captcha.html')],
    ['another origin', () => new Request('https://other.example/assets/site-1.js')],
    ['a video that is not kept', () => get('/media/other.webm')],
    ['no file', () => get('/about-us')],
  ])('%s is left to the browser', async (_name, request) => {
    worker.fetch.mockClear();
    expect(await responseTo(request())).toBeUndefined();
    expect(worker.fetch).not.toHaveBeenCalled();
  });
});

test('the kill switch activates at once, leaves no cache and no worker, reloads the pages and responds to nothing', async () => {
  vi.stubGlobal('__SW_KILL__', true);
  await startWorker();
  await worker.caches.open('another-site');
  await dispatch('install');
  await dispatch('activate');
  expect([skipWaiting.mock.calls.length, registration.unregister.mock.calls.length]).toEqual([1, 1]);
  expect(worker.caches.stores.size).toBe(0);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`${origin}/about-us`);
  expect(listeners.has('fetch')).toBe(false);
});
