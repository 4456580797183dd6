import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATABASE_NAME, DEVICE_ID_KEY, LANGUAGE_KEY, STORE_NAME } from '#src/contracts/stored.ts';
import { secondTierListUrl } from '#src/contracts/sw-messages.ts';
import { respondToNavigation } from '#sw/pages.ts';
import { fetchInstallTier, setInstallTier } from '#sw/precache.ts';
import { storedLanguage } from '#sw/preferences.ts';
import { warm } from '#sw/warm.ts';
import { type FakeWorker, networkResponse, origin, startFakeWorker } from './fake-worker.ts';

/** What the site's database holds, by name of database and store, and by key. */
const held = new Map<string, unknown>();
const connection = { close: vi.fn<() => void>(), onversionchange: () => {} };
vi.mock('idb-keyval', () => ({
  createStore: (database: string, store: string) => async (_mode: string, use: (objects: unknown) => unknown) =>
    use({ transaction: { db: connection }, name: `${database} ${store}` }),
  get: (key: string, store: (mode: string, use: (objects: { name: string }) => unknown) => unknown) =>
    store('readonly', ({ name }) => held.get(`${name} ${key}`)),
}));
const keep = (record: unknown, key = LANGUAGE_KEY) => held.set(`${DATABASE_NAME} ${STORE_NAME} ${key}`, record);

let worker: FakeWorker;
beforeEach(() => {
  held.clear();
  worker = startFakeWorker();
  worker.fetch.mockImplementation(async (url) => networkResponse(`file ${String(url)}`));
  vi.stubGlobal('navigator', { languages: ['zh-CN'] });
});
afterEach(() => {
  setInstallTier([]);
  vi.unstubAllGlobals();
});

test.each([
  ['the one that was chosen', { value: 'zh_hk', writtenAt: 5 }, 'zh_hk'],
  ['none where the choice was removed', { writtenAt: 5 }, undefined],
  ['none where it is a language we do not have', { value: 'fr', writtenAt: 5 }, undefined],
  ['none where something else wrote it', 'zh_hk', undefined],
  ['none where nothing was chosen', undefined, undefined],
])('the stored language is %s', async (_name, record, language) => {
  keep(record);
  expect(await storedLanguage()).toBe(language);
});

test("a navigation gets the page of the chosen language, not the browser's", async () => {
  keep({ value: 'zh_hk', writtenAt: 5 });
  setInstallTier(
    ['zh', 'zh_hk'].map((language) => ({ url: `/html/${language}/index.html`, revision: null, integrity: `sha384-${language}` })),
  );
  await fetchInstallTier();
  expect(await (await respondToNavigation(new Request(`${origin}/`), 'index')).text()).toBe('file /html/zh_hk/index.html');
});

test.each([
  ['a'.repeat(32), 'a'.repeat(32)],
  ['none of ours', null],
])('pages and reads are fetched ahead in the chosen language, as from device %s', async (deviceId, sent) => {
  keep({ value: 'zh_hk', writtenAt: 5 });
  keep({ value: deviceId, writtenAt: 5 }, DEVICE_ID_KEY);
  const pages = ['zh', 'zh_hk'].map((language) => ({
    url: `/html/${language}/tools.html`,
    revision: null,
    integrity: 'sha384-1',
    bytes: 1,
  }));
  worker.fetch.mockImplementation(async (url) => networkResponse(url === secondTierListUrl ? JSON.stringify(pages) : 'file'));
  await warm({ isConsented: false });
  const asked = worker.fetch.mock.calls.map(([url]) => url);
  expect(asked).toContain('/html/zh_hk/tools.html');
  expect(asked).not.toContain('/html/zh/tools.html');
  const reads = asked.filter((each) => each instanceof Request);
  expect(new Set(reads.map(({ headers }) => headers.get('language')))).toEqual(new Set(['zh_hk']));
  expect(new Set(reads.map(({ headers }) => headers.get('deviceId')))).toEqual(new Set([sent]));
});

test('a database that somebody deletes is not held by the worker, which opens it anew for the next read', async () => {
  keep({ value: 'zh', writtenAt: 5 });
  expect(await storedLanguage()).toBe('zh');
  connection.onversionchange();
  expect(connection.close).toHaveBeenCalledOnce();
  expect(await storedLanguage()).toBe('zh');
});
