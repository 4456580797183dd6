import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiCacheName, type SecondTierFile, secondTierCacheName } from '#src/contracts/sw-messages.ts';
import { putOrMakeRoom, takeReserve } from '#sw/room.ts';
import { warm } from '#sw/warm.ts';
import { FakeCache, type FakeWorker, networkAnswer, origin, startFakeWorker } from './fake-worker.ts';

const fileOf = (url: string, revision: string | null = null): SecondTierFile => ({
  url,
  revision,
  integrity: `sha384-${url}${revision ?? ''}`,
  bytes: 100,
});
const files = [fileOf('/assets/tools-1.js'), fileOf('/assets/help-2.js'), fileOf('/coins/btc.svg', 'r1')];
let worker: FakeWorker;
const warmReads = vi.fn(async () => undefined);
const tools = (list: readonly SecondTierFile[]) => ({ storedList: async () => new Response(JSON.stringify(list)), warmReads });

beforeEach(() => {
  worker = startFakeWorker();
  worker.fetch.mockImplementation(async (url) => networkAnswer(`file ${String(url)}`));
  vi.stubGlobal('navigator', {});
  warmReads.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const cached = async () => [...(await worker.caches.open(secondTierCacheName)).entries.keys()].map((url) => url.replace(origin, ''));
const states = () =>
  worker.messages.map((message) => (message.type === 'second-tier' ? `${message.state} ${message.doneFiles}/${message.totalFiles}` : ''));

test('fetches everything one by one, tells how far it is, then the reads', async () => {
  await warm(false, tools(files));
  expect(await cached()).toEqual(files.map(({ url }) => url));
  expect(states()).toEqual(['running 1/3', 'complete 3/3']);
  expect(worker.messages.at(-1)).toMatchObject({ doneBytes: 300, totalBytes: 300 });
  expect(warmReads).toHaveBeenCalledOnce();
});

test('every request carries the integrity of the list; an unhashed file bypasses the HTTP cache', async () => {
  await warm(false, tools(files));
  expect(worker.fetch.mock.calls.map(([, init]) => [init?.integrity, init?.cache])).toEqual([
    [files[0]?.integrity, 'default'],
    [files[1]?.integrity, 'default'],
    [files[2]?.integrity, 'reload'],
  ]);
});

test('goes on where a cut line stopped it', async () => {
  worker.fetch.mockImplementationOnce(async () => networkAnswer('first')).mockRejectedValueOnce(new TypeError('cut'));
  await warm(false, tools(files.slice(0, 2)));
  expect(states().at(-1)).toBe('interrupted 1/2');
  expect(warmReads).not.toHaveBeenCalled();
  worker.fetch.mockClear();
  await warm(false, tools(files.slice(0, 2)));
  expect(worker.fetch.mock.calls.map(([url]) => url)).toEqual(['/assets/help-2.js']);
});

test('stops asking after three failures in a row', async () => {
  worker.fetch.mockRejectedValue(new TypeError('down'));
  await warm(false, tools([...files, fileOf('/d.js'), fileOf('/e.js')]));
  expect(worker.fetch).toHaveBeenCalledTimes(3);
});

test('a changed revision replaces the file; what no build wants goes', async () => {
  await warm(false, tools(files));
  worker.fetch.mockImplementation(async () => networkAnswer('new'));
  const next = [fileOf('/assets/tools-9.js'), fileOf('/coins/btc.svg', 'r2')];
  await warm(false, tools(next));
  expect((await cached()).toSorted()).toEqual(['/assets/tools-9.js', '/coins/btc.svg']);
  expect(await (await (await worker.caches.open(secondTierCacheName)).match('/coins/btc.svg'))?.text()).toBe('new');
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  "with %o it waits for the visitor's word (decision E6)",
  async (connection) => {
    vi.stubGlobal('navigator', { connection });
    await warm(false, tools(files));
    expect(states()).toEqual(['waiting 0/3']);
    await warm(true, tools(files));
    expect(states().at(-1)).toBe('complete 3/3');
  },
);

test('what does not fit is given up whole and not fetched again until something changes (R15)', async () => {
  vi.spyOn(FakeCache.prototype, 'put').mockResolvedValueOnce().mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  await warm(false, tools(files));
  expect(states().at(-1)).toMatch(/^interrupted/);
  worker.fetch.mockClear();
  await warm(false, tools(files));
  expect(worker.fetch).not.toHaveBeenCalled();
  await warm(true, tools(files));
  expect(states().at(-1)).toBe('complete 3/3');
  expect(await cached()).toEqual(files.map(({ url }) => url));
});

test('the reserve makes room where nothing else can, and goes once everything fits (R15)', async () => {
  await takeReserve();
  expect(await cached()).toEqual(['/second-tier-reserve']);
  vi.spyOn(FakeCache.prototype, 'put').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  expect(await putOrMakeRoom(apiCacheName, '/answer', new Response('{}'))).toBe(true);
  expect(await cached()).toEqual(['/second-tier-given-up']);
  await takeReserve();
  await warm(true, tools(files));
  expect(await cached()).toEqual(files.map(({ url }) => url));
});

test('the room made for an answer in the middle of it is not filled up again (R15)', async () => {
  worker.fetch.mockImplementationOnce(async () => {
    vi.spyOn(FakeCache.prototype, 'put').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    expect(await putOrMakeRoom(apiCacheName, '/answer', new Response('{}'))).toBe(true);
    return networkAnswer('already under way');
  });
  await warm(false, tools(files));
  expect(worker.fetch).toHaveBeenCalledTimes(1);
  expect(states().at(-1)).toBe('interrupted 1/3');
  expect(await (await worker.caches.open(apiCacheName)).match('/answer')).toBeDefined();
  await warm(true, tools(files));
});

test.each([
  ['a missing file', networkAnswer('', { status: 404 })],
  ['a redirected one', networkAnswer('', { isRedirected: true })],
])('%s is not stored', async (_name, response) => {
  worker.fetch.mockImplementation(async () => response.clone());
  await warm(false, tools(files));
  expect(await cached()).toEqual([]);
});

test('a list that is no list stops quietly', async () => {
  worker.fetch.mockResolvedValueOnce(new Response('<html>'));
  await warm(false, { storedList: async () => undefined, warmReads });
  expect(await cached()).toEqual([]);
});
