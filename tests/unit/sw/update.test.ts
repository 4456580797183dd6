import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  consentCacheName,
  installTierCacheName,
  type SecondTierFile,
  secondTierCacheName,
  secondTierListUrl,
} from '#src/contracts/sw-messages.ts';
import { setInstallTier } from '#sw/precache.ts';
import { FakeCache, type FakeWorker, networkResponse, origin, startFakeWorker } from './fake-worker.ts';

const fileOf = (url: string): SecondTierFile => ({ url, revision: null, integrity: `sha384-${url}`, bytes: 100 });
const script = '/assets/tools-2.js';
const picture = '/assets/hall-2.webp';
const shell = fileOf('/assets/site-2.js');
let worker: FakeWorker;
/** Paths that the server does not give. */
let lost: Set<string>;

beforeEach(() => {
  worker = startFakeWorker();
  lost = new Set();
  setInstallTier([shell]);
  const list = JSON.stringify([fileOf(script), fileOf(picture)]);
  worker.fetch.mockImplementation(async (url) => {
    if (lost.has(String(url))) throw new TypeError('cut');
    return networkResponse(url === secondTierListUrl ? list : `file ${String(url)}`);
  });
  vi.stubGlobal('navigator', { languages: ['en'] });
});
afterEach(() => {
  setInstallTier([]);
  vi.unstubAllGlobals();
});

/** Each worker is started anew; `says` is what a page tells it meanwhile. */
async function install({ isHurried = false } = {}): Promise<string> {
  vi.resetModules();
  const [{ fetchUpdate, hurryUpdate }, precache] = [await import('#sw/update.ts'), await import('#sw/precache.ts')];
  precache.setInstallTier([shell]);
  if (isHurried) hurryUpdate();
  return fetchUpdate().then(
    () => 'installed',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
}
const storedIn = async (name: string) => [...(await worker.caches.open(name)).entries.keys()].map((url) => url.replace(origin, ''));
const storeOldPage = async () => (await worker.caches.open(secondTierCacheName)).put('/assets/tools-1.js', new Response('old'));

test('an update is installed with its second tier, beside the one of the build that runs', async () => {
  await storeOldPage();
  expect(await install()).toBe('installed');
  expect(await storedIn(secondTierCacheName)).toEqual(['/assets/tools-1.js', script, picture]);
});

test('one whose scripts do not come is not installed, and the next attempt asks for what is missing', async () => {
  lost.add(script);
  expect(await install()).toBe('The update has not come whole');
  lost.clear();
  worker.fetch.mockClear();
  expect(await install()).toBe('installed');
  expect(worker.fetch.mock.calls.map(([url]) => url)).toEqual([secondTierListUrl, script, secondTierListUrl].slice(0, 2));
});

test('a picture that the server has lost holds up no update', async () => {
  lost.add(picture);
  expect(await install()).toBe('installed');
});

test('a page that cannot start gets the update without its second tier', async () => {
  expect(await install({ isHurried: true })).toBe('installed');
  expect(await storedIn(secondTierCacheName)).toEqual([]);
});

test('a device without room for a second copy gets the update without it', async () => {
  vi.stubGlobal('navigator', { languages: ['en'], storage: { estimate: async () => ({ quota: 100, usage: 99 }) } });
  expect(await install()).toBe('installed');
  expect(await storedIn(secondTierCacheName)).toEqual([]);
});

test('on a full disk the second tier of the build that runs makes room for the update, and is not taken again', async () => {
  await storeOldPage();
  vi.spyOn(FakeCache.prototype, 'put').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  expect(await install()).toBe('installed');
  expect(await storedIn(installTierCacheName)).toEqual([`${shell.url}?${new URLSearchParams({ integrity: shell.integrity }).toString()}`]);
  expect(await storedIn(secondTierCacheName)).toEqual([]);
});

test('on a line that is paid by the byte the stored pages are not given up for an update, unless the visitor agreed', async () => {
  vi.stubGlobal('navigator', { languages: ['en'], connection: { saveData: true } });
  expect(await install()).toBe('installed');
  expect(await storedIn(secondTierCacheName)).toEqual([]);

  await storeOldPage();
  await worker.caches.delete(installTierCacheName);
  expect(await install()).toMatch(/waits for a line that costs less/);
  expect(await storedIn(installTierCacheName)).toEqual([]);

  await worker.caches.open(consentCacheName);
  expect(await install()).toBe('installed');
  expect(await storedIn(secondTierCacheName)).toContain(script);
});
