import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installTierCacheName, secondTierCacheName } from '#src/contracts/sw-messages.ts';
import { type BuiltFile, dropOlderFiles, fetchInstallTier, setInstallTier, storedFile } from '#sw/precache.ts';
import { respondToFile } from '#sw/second-tier.ts';
import { respondToNavigation } from '#sw/pages.ts';
import { FakeCache, type FakeWorker, networkResponse, origin, startFakeWorker } from './fake-worker.ts';

const fileOf = (url: string, build = 'A', revision: string | null = null): BuiltFile => ({
  url,
  revision,
  integrity: `sha384-${url}+${build}`,
});
const files = [fileOf('/assets/site-1.js'), fileOf('/assets/site-2.css'), fileOf('/html/en/index.html', 'A', 'r1')];
const cut = new TypeError('Failed to fetch');
let worker: FakeWorker;

beforeEach(() => {
  vi.useFakeTimers();
  worker = startFakeWorker();
  worker.fetch.mockImplementation(async (url) => networkResponse(`file ${String(url)}`));
  setInstallTier(files);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One attempt, with its pauses gone by: 'installed', or why not. */
async function attempt(): Promise<string> {
  const outcome = fetchInstallTier().then(
    () => 'installed',
    (error: unknown) => String(error),
  );
  await vi.runAllTimersAsync();
  return outcome;
}
const asked = () => worker.fetch.mock.calls.map(([url]) => url);
const heldUrls = async () => [...(await worker.caches.open(installTierCacheName)).entries.keys()];
const textOf = async (url: string) => (await storedFile(url))?.text();

test('every file is fetched with its integrity, past the HTTP cache where its name does not tell its bytes', async () => {
  expect(await attempt()).toBe('installed');
  expect(worker.fetch.mock.calls.map(([url, init]) => [url, init?.integrity, init?.cache])).toEqual([
    ['/assets/site-1.js', files[0]?.integrity, 'default'],
    ['/assets/site-2.css', files[1]?.integrity, 'default'],
    ['/html/en/index.html', files[2]?.integrity, 'reload'],
  ]);
  expect(new Set(worker.fetch.mock.calls.map(([, init]) => init?.credentials))).toEqual(new Set(['same-origin']));
  expect(await textOf('/html/en/index.html')).toBe('file /html/en/index.html');
  expect(await textOf('/assets/other.js')).toBeUndefined();
});

test('a file that the line cuts three times is asked for again after a pause, past what the browser holds', async () => {
  for (let cuts = 0; cuts < 3; cuts += 1) worker.fetch.mockRejectedValueOnce(cut);
  const installing = fetchInstallTier();
  await vi.advanceTimersByTimeAsync(499);
  expect(asked()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(asked()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(asked()).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  await installing;
  expect(worker.fetch.mock.calls.slice(0, 4).map(([url, init]) => [url, init?.cache])).toEqual([
    ['/assets/site-1.js', 'default'],
    ['/assets/site-1.js', 'reload'],
    ['/assets/site-1.js', 'reload'],
    ['/assets/site-1.js', 'reload'],
  ]);
  expect(await heldUrls()).toHaveLength(3);
});

test('an attempt that failed leaves what came, and the next goes on from there', async () => {
  worker.fetch.mockImplementation(async (url) => (url === '/assets/site-2.css' ? Promise.reject(cut) : networkResponse('file')));
  expect(await attempt()).toBe('TypeError: Failed to fetch');
  expect(await heldUrls()).toHaveLength(1);
  worker.fetch.mockReset().mockImplementation(async () => networkResponse('file'));
  expect(await attempt()).toBe('installed');
  expect(asked()).toEqual(['/assets/site-2.css', '/html/en/index.html']);
});

test.each([
  ['an error page', { status: 503 }],
  ['a redirect that was followed', { isRedirected: true }],
])('%s is no file', async (_name, shape) => {
  worker.fetch.mockImplementation(async () => networkResponse('<html>', shape));
  expect(await attempt()).toMatch(/^TypeError: \/assets\/site-1\.js gave status/);
  expect(await heldUrls()).toEqual([]);
});

test('two builds lie side by side until the newer takes over; a file they share is fetched once', async () => {
  await attempt();
  worker.fetch.mockClear();
  setInstallTier([fileOf('/assets/site-1.js'), fileOf('/html/en/index.html', 'B', 'r2')]);
  expect(await attempt()).toBe('installed');
  expect(asked()).toEqual(['/html/en/index.html']);
  expect(await heldUrls()).toHaveLength(4);
  await dropOlderFiles();
  expect(await heldUrls()).toHaveLength(2);
  expect(await textOf('/assets/site-1.js')).toBe('file /assets/site-1.js');
});

test('a file of the tier is answered from the store; a lost one is fetched, checked and stored again (P3)', async () => {
  await attempt();
  worker.fetch.mockClear();
  const request = new Request(`${origin}/assets/site-1.js`);
  expect(await (await respondToFile(request))?.text()).toBe('file /assets/site-1.js');
  expect(asked()).toEqual([]);
  await worker.caches.delete(installTierCacheName);
  expect(await (await respondToFile(request))?.text()).toBe('file /assets/site-1.js');
  expect(worker.fetch.mock.calls.map(([, init]) => init?.integrity)).toEqual([files[0]?.integrity]);
  await vi.runAllTimersAsync();
  expect(await textOf('/assets/site-1.js')).toBe('file /assets/site-1.js');
});

test('a lost file of which the server has other bytes is answered as without a worker, and not stored', async () => {
  worker.fetch.mockRejectedValueOnce(cut);
  const request = new Request(`${origin}/assets/site-1.js`);
  expect(await (await respondToFile(request))?.text()).toContain('file');
  expect(asked()).toEqual(['/assets/site-1.js', request]);
  expect(await heldUrls()).toEqual([]);
});

test('a lost file for which there is no room is served as it came, and asked for once', async () => {
  vi.spyOn(FakeCache.prototype, 'put').mockRejectedValueOnce(new DOMException('broken', 'UnknownError'));
  expect(await (await respondToFile(new Request(`${origin}/assets/site-1.js`)))?.text()).toBe('file /assets/site-1.js');
  expect(asked()).toEqual(['/assets/site-1.js']);
});

test('a file of the second tier comes from the store, else from the network; what is no file is left to the browser', async () => {
  const request = new Request(`${origin}/assets/other.js`);
  expect(await (await respondToFile(request))?.text()).toContain('file');
  expect(asked()).toEqual([request]);
  await (await worker.caches.open(secondTierCacheName)).put(request, new Response('stored'));
  expect(await (await respondToFile(request))?.text()).toBe('stored');
  expect(asked()).toHaveLength(1);
  expect(respondToFile(new Request(`${origin}/about-us`))).toBeUndefined();
});

test.each([
  ['image', 'what the browser has of it'],
  ['script', 'nothing'],
])('of a file of neither tier, an %s, there is on a dead line: %s', async (destination, given) => {
  const request = new Request(`${origin}/coins/btc.svg`);
  Object.defineProperty(request, 'destination', { value: destination });
  worker.fetch.mockImplementation(async (_url, init) => {
    if (init?.cache !== 'force-cache') throw cut;
    return new Response('what the browser has of it');
  });
  const response = await respondToFile(request)?.catch(() => new Response('nothing'));
  expect(await response?.text()).toBe(given);
});

describe('a navigation', () => {
  const pages = [fileOf('/html/en/index.html'), fileOf('/html/zh/index.html'), fileOf('/html/zh_hk/shell.html')];
  const textOfPage = async (path: string, page: 'index' | 'shell') => {
    const responding = respondToNavigation(new Request(`${origin}${path}`), page);
    await vi.runAllTimersAsync();
    const response = await responding;
    return `${response.status} ${await response.text()}`;
  };

  beforeEach(async () => {
    vi.stubGlobal('navigator', { languages: ['zh-CN'] });
    setInstallTier(pages);
    await attempt();
    worker.fetch.mockReset();
  });

  test('gets the stored page of its language: what the query says, else the browser', async () => {
    expect(await textOfPage('/', 'index')).toBe('200 file /html/zh/index.html');
    expect(await textOfPage('/?language=en', 'index')).toBe('200 file /html/en/index.html');
    expect(await textOfPage('/about-us?language=zhhk', 'shell')).toBe('200 file /html/zh_hk/shell.html');
    expect(asked()).toEqual([]);
  });

  test('does not wait for a database that hangs', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    let isThere = false;
    const responding = respondToNavigation(new Request(`${origin}/`), 'index').then(() => (isThere = true));
    await vi.advanceTimersByTimeAsync(299);
    expect(isThere).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await responding;
  });

  describe('to a route of its own page', () => {
    const listed = { url: '/html/zh/tools.html', revision: 'r1', integrity: 'sha384-tools', bytes: 1 };
    const ofType = { url: '/html/zh/tools.type-3.html', revision: 'r1', integrity: 'sha384-type-3', bytes: 1 };
    const list = fileOf('/second-tier.json', 'A', 'r1');
    const keyOf = (url: string, integrity: string) => `${url}?${new URLSearchParams({ integrity }).toString()}`;
    const store = async (name: string, key: string, body: string) => (await worker.caches.open(name)).put(key, new Response(body));

    beforeEach(async () => {
      setInstallTier([...pages, list, fileOf('/html/zh/shell.html')]);
      worker.fetch.mockImplementation(async (url) => networkResponse(`file ${String(url)}`));
      await attempt();
      await store(installTierCacheName, keyOf(list.url, list.integrity), JSON.stringify([listed, ofType]));
      worker.fetch.mockReset();
    });

    test('gets that page: it paints before any script has run', async () => {
      await store(secondTierCacheName, keyOf(listed.url, listed.integrity), 'the tools');
      expect(await textOfPage('/tools?type=3', 'shell')).toBe('200 the tools');
      expect(asked()).toEqual([]);
    });

    test('gets the page of its type where that is stored', async () => {
      await store(secondTierCacheName, keyOf(listed.url, listed.integrity), 'the tools');
      await store(secondTierCacheName, keyOf(ofType.url, ofType.integrity), 'tool 3');
      expect(await textOfPage('/tools?type=3', 'shell')).toBe('200 tool 3');
      expect(await textOfPage('/tools?type=2', 'shell')).toBe('200 the tools');
    });

    test.each([
      ['of another build', keyOf(listed.url, 'sha384-older')],
      ['that says nothing of its build', listed.url],
    ])('gets the shell instead of one %s', async (_name, key) => {
      await store(secondTierCacheName, key, 'older tools');
      expect(await textOfPage('/tools', 'shell')).toContain('/html/zh/shell.html');
    });

    test('gets the shell where nobody can say what belongs to this build', async () => {
      await store(secondTierCacheName, keyOf(listed.url, listed.integrity), 'the tools');
      await (await worker.caches.open(installTierCacheName)).delete(keyOf(list.url, list.integrity));
      worker.fetch.mockRejectedValue(cut);
      expect(await textOfPage('/tools', 'shell')).toContain('/html/zh/shell.html');
    });

    test('gets the shell where none is stored', async () => {
      expect(await textOfPage('/tools', 'shell')).toContain('/html/zh/shell.html');
    });
  });

  test('of which no page is stored gets the network, and without one a sentence', async () => {
    worker.fetch.mockResolvedValueOnce(networkResponse('from the server'));
    expect(await textOfPage('/about-us', 'shell')).toBe('200 from the server');
    await worker.caches.delete(installTierCacheName);
    worker.fetch.mockResolvedValueOnce(networkResponse('home from the server'));
    expect(await textOfPage('/', 'index')).toBe('200 home from the server');
    // The navigation itself: a redirect is the browser's to follow.
    expect(asked().every((each) => each instanceof Request)).toBe(true);
    worker.fetch.mockRejectedValueOnce(cut);
    expect(await textOfPage('/about-us', 'shell')).toMatch(/^503 .*离线/);
  });
});
