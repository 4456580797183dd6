import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  apiCacheName,
  installTierCacheName,
  type SecondTierFile,
  secondTierCacheName,
  secondTierListUrl,
} from '#src/contracts/sw-messages.ts';
import { firstInfoIds } from '#src/domain/chain-ids.ts';
import { AI_BTC_ID, type Coin, reportedCoins } from '#src/domain/coins.ts';
import { coinInfoQuery } from '#src/features/pool/pool.query.ts';
import { encodeBody } from '#src/lib/encode-body.ts';
import { poolCurveQuery } from '#src/parts/coin-queries.ts';
import { setInstallTier, storedFile } from '#sw/precache.ts';
import { warm } from '#sw/warm.ts';
import { FakeCache, type FakeWorker, networkResponse, origin, startFakeWorker } from './fake-worker.ts';

const fileOf = (url: string, revision: string | null = null): SecondTierFile => ({
  url,
  revision,
  integrity: `sha384-${url}${revision ?? ''}`,
  bytes: 100,
});
const files = [fileOf('/assets/tools-1.js'), fileOf('/assets/help-2.js'), fileOf('/coins/btc.svg', 'r1')];
let worker: FakeWorker;
/** What the server has under the list's address. */
let list: unknown;
const ok = async (url: RequestInfo | URL) => networkResponse(`file ${String(url)}`);
/** Files of the list, all alike, are fetched this way. */
let fetchOf: (url: RequestInfo | URL) => Promise<Response>;
const nameOf = (url: RequestInfo | URL) =>
  url instanceof Request ? `${url.method} ${new URL(url.url).pathname} ${url.headers.get('language')}` : String(url);
const allFetched = () => worker.fetch.mock.calls.map(([url]) => nameOf(url));
const fetched = () => allFetched().filter((name) => name.startsWith('/') && name !== secondTierListUrl);
const readsFetched = () => allFetched().filter((name) => !name.startsWith('/'));

beforeEach(() => {
  worker = startFakeWorker();
  list = files;
  fetchOf = ok;
  worker.fetch.mockImplementation((url) =>
    url === secondTierListUrl ? Promise.resolve(new Response(JSON.stringify(list))) : fetchOf(url),
  );
  vi.stubGlobal('navigator', { languages: ['zh-TW'] });
});
afterEach(() => vi.unstubAllGlobals());

const keyOf = ({ url, revision, integrity }: SecondTierFile) =>
  revision === null ? url : `${url}?${new URLSearchParams({ integrity }).toString()}`;
const cached = async () => [...(await worker.caches.open(secondTierCacheName)).entries.keys()].map((url) => url.replace(origin, ''));
const states = () =>
  worker.messages.map((message) => (message.type === 'second-tier' ? `${message.state} ${message.doneFiles}/${message.totalFiles}` : ''));

/** The fields of a page's own query, in the order of the alphabet. */
const sortedBody = ({ queryKey }: { queryKey: readonly unknown[] }) => {
  const query = new URLSearchParams(encodeBody('form', queryKey.at(-1)));
  query.sort();
  return query.toString();
};

test('fetches everything one by one, tells how far it is, then the reads', async () => {
  await warm({ isConsented: false });
  expect(await cached()).toEqual(files.map(keyOf));
  // The second time the figures are there, too.
  expect(states()).toEqual(['running 1/3', 'complete 3/3', 'complete 3/3']);
  expect(worker.messages[0]).toMatchObject({ doneBytes: 100, totalBytes: 300 });
  expect(worker.messages.at(-1)).toMatchObject({ doneBytes: 300, totalBytes: 300 });
  expect(worker.fetch.mock.calls.filter(([url]) => url === secondTierListUrl)).toEqual([[secondTierListUrl, { cache: 'no-cache' }]]);
  expect(readsFetched().slice(0, 7)).toEqual([
    'GET /api/v5/mama/news/dailyNews zh_hk',
    'GET /api/v5/app-adapter/announcement/list zh_hk',
    'GET /api/v5/mama/okkong-class/list zh_hk',
    'GET /api/v5/site/downloads zh_hk',
    'GET /hash/api/pool/coin/list zh_hk',
    'GET /hash/api/pool/coin/v3/info zh_hk',
    'GET /hash/api/aggre/aipool/revenue/curve zh_hk',
  ]);
  // The tools' means and the month's income: both curves of every chain.
  const curves = ['GET /hash/api/pool/coin/global/curve zh_hk', 'GET /hash/api/pool/coin/price/curve zh_hk'];
  const chains = reportedCoins.filter(({ id }) => id !== AI_BTC_ID);
  const ofChains = chains.flatMap(() => curves);
  expect(readsFetched().slice(7, 7 + ofChains.length)).toEqual(ofChains);
  // The monthly report's hashrates: the pool's curve of every coin in it.
  const ofPool = reportedCoins.map(({ apiName }) => `GET /hash/api/${apiName}/hashrate/curve/domain zh_hk`);
  expect(readsFetched().slice(7 + ofChains.length)).toEqual(ofPool);
  // As the pages send them: another spelling would be another entry.
  const requests = worker.fetch.mock.calls.map(([url]) => url).filter((url) => url instanceof Request);
  expect(new Set(requests.map(({ headers }) => headers.get('poolId')))).toEqual(new Set(['176']));
  // The home page's own, though the visitor has not been there.
  const infos = sortedBody(coinInfoQuery(firstInfoIds));
  const bodies = requests.map(({ url }) => new URL(url).search.slice(1));
  expect(bodies.slice(0, 7)).toEqual([
    'language=zh_hk',
    'language=zh_hk&page=1&pageSize=10',
    'language=zh_hk',
    'language=zh_hk',
    'web=pool.example',
    infos,
    '',
  ]);
  expect(bodies.slice(7, 7 + ofChains.length).toSorted()).toEqual(chains.flatMap(({ id }) => [`coinId=${id}`, `coinId=${id}`]).toSorted());
  const bodyOfPage = (coin: Coin) => sortedBody(poolCurveQuery(coin));
  expect(bodies.slice(7 + ofChains.length)).toEqual(reportedCoins.map(bodyOfPage));
});

test('tells how far it is after every eighth file, and two wishes at once are one round', async () => {
  list = Array.from({ length: 10 }, (_, index) => fileOf(`/part-${index}.js`));
  await Promise.all([warm({ isConsented: false }), warm({ isConsented: true })]);
  expect(fetched()).toHaveLength(10);
  expect(states()).toEqual(['running 1/10', 'running 9/10', 'complete 10/10', 'complete 10/10']);
});

test('what is all there is not fetched again', async () => {
  await warm({ isConsented: false });
  worker.fetch.mockClear();
  await warm({ isConsented: false });
  expect(fetched()).toEqual([]);
});

test('a piece of the install tier that does not come holds up nothing', async () => {
  vi.useFakeTimers();
  setInstallTier([{ url: '/html/en/shell.html', revision: 'r1', integrity: 'sha384-shell' }]);
  onTestFinished(() => {
    setInstallTier([]);
    vi.useRealTimers();
  });
  fetchOf = (url) => (url === '/html/en/shell.html' ? Promise.reject(new TypeError('cut')) : ok(url));
  const warming = warm({ isConsented: false });
  await vi.runAllTimersAsync();
  await warming;
  expect(states().at(-1)).toBe('complete 3/3');
});

test('a piece that the install tier has lost is fetched again, with its integrity', async () => {
  const shell = { url: '/html/en/shell.html', revision: 'r1', integrity: 'sha384-shell' };
  setInstallTier([shell]);
  onTestFinished(() => setInstallTier([]));
  await warm({ isConsented: false });
  expect(worker.fetch.mock.calls.filter(([url]) => url === shell.url).map(([, init]) => init?.integrity)).toEqual([shell.integrity]);
  expect(await (await storedFile(shell.url))?.text()).toBe(`file ${shell.url}`);
  await (await worker.caches.open(installTierCacheName)).delete(`${shell.url}?integrity=sha384-shell`);
  await warm({ isConsented: false });
  expect(await (await storedFile(shell.url))?.text()).toBe(`file ${shell.url}`);
});

test("of the routes' pages those in the visitor's language are fetched, last, and only beside all that they need", async () => {
  const pages = [fileOf('/html/en/tools.html', 'r1'), fileOf('/html/zh_hk/tools.html', 'r1')];
  list = [...files, ...pages];
  fetchOf = async (url) => (url === files[1]?.url ? Promise.reject(new TypeError('cut')) : ok(url));
  await warm({ isConsented: false });
  expect(await cached()).toEqual([files[0], files[2]].map((file) => keyOf(file!)));
  fetchOf = ok;
  await warm({ isConsented: false });
  expect(await cached()).toEqual([files[0], files[2], files[1], pages[1]].map((file) => keyOf(file!)));
  expect(states().at(-1)).toBe('complete 4/4');
  // Who changes the language and back has both.
  vi.stubGlobal('navigator', { languages: ['en'] });
  await warm({ isConsented: false });
  expect(await cached()).toEqual(expect.arrayContaining(pages.map(keyOf)));
});

test('every request carries the integrity of the list; an unhashed file bypasses the HTTP cache', async () => {
  await warm({ isConsented: false });
  const calls = worker.fetch.mock.calls.filter(([, init]) => init?.integrity);
  expect(calls.map(([, init]) => [init?.integrity, init?.cache])).toEqual([
    [files[0]?.integrity, 'default'],
    [files[1]?.integrity, 'default'],
    [files[2]?.integrity, 'reload'],
  ]);
});

test('resumes where a cut stopped it', async () => {
  list = files.slice(0, 2);
  fetchOf = (url) => (url === files[0]?.url ? ok(url) : Promise.reject(new TypeError('cut')));
  await warm({ isConsented: false });
  expect(states().at(-1)).toBe('interrupted 1/2');
  expect(readsFetched()).toEqual([]);
  worker.fetch.mockClear();
  fetchOf = ok;
  await warm({ isConsented: false });
  expect(fetched()).toEqual(['/assets/help-2.js']);
});

test('a renewal makes the stored reads again, and tells how far it is and what did not come', async () => {
  await warm({ isConsented: false });
  const reads = readsFetched().length;
  worker.fetch.mockClear();
  worker.messages.length = 0;
  await warm({ isConsented: false, isRenewal: true });
  // None is a response of the pool's: three in a row are a network that is down.
  expect(readsFetched()).toHaveLength(3);
  expect(worker.messages.filter(({ type }) => type === 'reads').at(-1)).toEqual({ type: 'reads', done: 0, failed: reads, total: reads });
  expect(states().at(-1)).toBe('complete 3/3');
});

test('stops after three failures in a row', async () => {
  fetchOf = () => Promise.reject(new TypeError('down'));
  list = [...files, fileOf('/d.js'), fileOf('/e.js')];
  await warm({ isConsented: false });
  expect(fetched()).toHaveLength(3);
});

test('goes on where failures are not in a row: a weak network is no broken one', async () => {
  const weak = Array.from({ length: 7 }, (_, index) => fileOf(`/part-${index}.js`));
  fetchOf = (url) => (weak.findIndex((file) => file.url === url) % 2 === 0 ? Promise.reject(new TypeError('cut')) : ok(url));
  list = weak;
  await warm({ isConsented: false });
  expect(fetched()).toHaveLength(7);
  expect(states().at(-1)).toBe('interrupted 3/7');
});

test('a changed revision replaces the file; what no build wants goes', async () => {
  await warm({ isConsented: false });
  fetchOf = async () => networkResponse('new');
  list = [fileOf('/assets/tools-9.js'), fileOf('/coins/btc.svg', 'r2')];
  await warm({ isConsented: false });
  expect(await cached()).toEqual([fileOf('/assets/tools-9.js'), fileOf('/coins/btc.svg', 'r2')].map(keyOf));
  expect(await (await (await worker.caches.open(secondTierCacheName)).match(keyOf(fileOf('/coins/btc.svg', 'r2'))))?.text()).toBe('new');
});

test('the files of a next build that is being stored are not taken for leftovers', async () => {
  await (await worker.caches.open(secondTierCacheName)).put('/assets/tools-2.js', new Response('of the next build'));
  vi.stubGlobal('self', { clients: worker.clients, registration: { installing: {}, waiting: null } });
  await warm({ isConsented: false });
  expect(await cached()).toContain('/assets/tools-2.js');
  vi.stubGlobal('self', { clients: worker.clients, registration: { installing: null, waiting: null } });
  await warm({ isConsented: false });
  expect(await cached()).not.toContain('/assets/tools-2.js');
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  "with %o it waits for the visitor's word",
  async (connection) => {
    vi.stubGlobal('navigator', { connection, languages: [] });
    await warm({ isConsented: false });
    expect(states()).toEqual(['waiting 0/3']);
    await warm({ isConsented: true });
    expect(states().at(-1)).toBe('complete 3/3');
    // Given once it holds for the builds that follow.
    list = [fileOf('/assets/tools-9.js')];
    await warm({ isConsented: false });
    expect(states().at(-1)).toBe('complete 1/1');
  },
);

test.each([
  ['leaves as much room again', { quota: 1_000, usage: 400 }, 'complete 3/3'],
  ['leaves less than its own size', { quota: 1_000, usage: 401 }, 'full 0/3'],
  ['is weighed by a browser that does not say', {}, 'complete 3/3'],
])('a tier that %s is fetched whole or not at all', async (_name, estimate, state) => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => estimate }, languages: [] });
  await warm({ isConsented: true });
  expect(states().at(-1)).toBe(state);
  expect(fetched()).toHaveLength(state.startsWith('complete') ? 3 : 0);
});

test('only what is missing needs room', async () => {
  list = files.slice(0, 2);
  await warm({ isConsented: false });
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 1_000, usage: 700 }) }, languages: [] });
  list = files;
  await warm({ isConsented: false });
  expect(states().at(-1)).toBe('complete 3/3');
});

test('a disk that fills up in the middle ends it, and what is stored stays; once there is room one visit brings the rest', async () => {
  const put = FakeCache.prototype.put;
  const full = vi.spyOn(FakeCache.prototype, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  full.mockImplementationOnce(async function (this: FakeCache, ...entry) {
    return put.apply(this, entry);
  });
  list = [...files, fileOf('/d.js'), fileOf('/e.js')];
  await warm({ isConsented: false });
  full.mockRestore();
  expect(fetched()).toHaveLength(2);
  expect(states().at(-1)).toBe('full 1/5');
  expect(await cached()).toEqual([files[0]?.url]);
  await warm({ isConsented: false });
  expect(states().at(-1)).toBe('complete 5/5');
  expect(await cached()).toHaveLength(5);
});

test.each([
  ['a missing file', networkResponse('', { status: 404 })],
  ['a redirected one', networkResponse('', { isRedirected: true })],
])('%s is not stored', async (_name, response) => {
  fetchOf = async () => response.clone();
  await warm({ isConsented: false });
  expect(await cached()).toEqual([]);
});

test('a list that is no list stops quietly', async () => {
  list = { no: 'list' };
  await warm({ isConsented: false });
  expect(await cached()).toEqual([]);
});

test('what a response needed of a full disk is not taken again by the same worker, a file on its way included', async () => {
  // Such a worker remembers it until it is started anew.
  vi.resetModules();
  const [fresh, { putOrFreeSpace }] = [await import('#sw/warm.ts'), await import('#sw/storage.ts')];
  fetchOf = async (url) => {
    if (url !== files[1]?.url) return ok(url);
    vi.spyOn(FakeCache.prototype, 'put').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    await putOrFreeSpace(apiCacheName, '/read', new Response('1'));
    return ok(url);
  };
  await fresh.warm({ isConsented: false });
  expect(fetched()).toEqual([files[0]?.url, files[1]?.url]);
  await fresh.warm({ isConsented: true });
  expect(fetched()).toHaveLength(2);
  expect(await cached()).toEqual([]);
  expect(states().at(-1)).toBe('full 0/3');
});
