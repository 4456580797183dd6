import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiCacheName } from '#src/contracts/sw-messages.ts';
import { respondToRead } from '#sw/api-cache.ts';
import { type FakeWorker, fetchEvent, goodBody, networkResponse, origin, startFakeWorker } from './fake-worker.ts';

const news = '/api/v5/mama/news/dailyNews';
let worker: FakeWorker;
beforeEach(() => {
  worker = startFakeWorker();
});
afterEach(() => vi.unstubAllGlobals());

const paper = (date: string, figure = 1) => goodBody({ date, coins: [], figure });
const request = (date?: string) => new Request(`${origin}${news}${date ? `?date=${date}` : ''}`, { headers: { language: 'zh' } });

/** What a page gets that reads the paper of a day or the newest while the pool gives this. */
async function read(date: string | undefined, body: string | undefined): Promise<unknown> {
  if (body === undefined) worker.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  else worker.fetch.mockResolvedValueOnce(networkResponse(body));
  const { event, settled } = fetchEvent(request(date));
  const response = await respondToRead(event);
  await settled();
  return response.type === 'error' ? 'failed' : (await response.json()).data;
}
const count = async () => (await worker.caches.open(apiCacheName)).entries.size;

test('each edition has a copy of its own, which opens without a network', async () => {
  await read('2026-11-20', paper('2026-11-20'));
  await read('2026-11-19', paper('2026-11-19'));
  expect(await read('2026-11-20', undefined)).toMatchObject({ date: '2026-11-20' });
  expect(await read('2026-11-19', undefined)).toMatchObject({ date: '2026-11-19' });
  expect(await read('2026-11-18', undefined)).toBe('failed');
});

test('the newest paper stays under its day when the next one has come', async () => {
  await read(undefined, paper('2026-11-20', 1));
  await read(undefined, paper('2026-11-20', 2));
  await read(undefined, paper('2026-11-21'));
  expect(await read('2026-11-20', undefined)).toMatchObject({ figure: 2 });
  expect(await count()).toBe(4);
});

test('a pool that knows only its newest paper does not replace the copy of an earlier one, and is not called at fault', async () => {
  await read(undefined, paper('2026-11-20'));
  expect(await read('2026-11-20', paper('2026-11-21'))).toMatchObject({ date: '2026-11-20' });
  expect(worker.messages.at(-1)).toMatchObject({ outcome: 'refused', isTrouble: false });
  expect(await read('2026-11-20', undefined)).toMatchObject({ date: '2026-11-20' });
});
