import { importReader } from '#src/lib/api-response.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyRefresh } from '#src/app/api-refresh.ts';
import { pageMessageSchema, type WorkerMessage } from '#src/contracts/sw-messages.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import { makeStore } from '#src/state/store.ts';
import { forgetRead, respondToRead, settleRead } from '#sw/api-cache.ts';
import { poolCoin } from '../features/pool-coin.ts';
import { type FakeWorker, fetchEvent, goodBody, networkResponse, startFakeWorker } from './fake-worker.ts';

/** A page and a worker, wired as in a browser: the page's calls go through the worker, the messages of both reach the other. */
let worker: FakeWorker;
let settled: (() => Promise<void>)[];
let queryClient: QueryClient;
const query = apiQuery('poolCoinList', { web: 'pool.example' });
const prices = () =>
  queryClient.getQueryData<ApiResponse<{ priceUsa: number | null }[]>>(query.queryKey)?.data.map(({ priceUsa }) => priceUsa);

async function onPageMessage(data: unknown): Promise<void> {
  const message = pageMessageSchema.parse(data);
  if (message.type === 'forget') await forgetRead(message.key);
  if (message.type === 'accept' || message.type === 'refuse') await settleRead(message.key, message.madeAt, message.type === 'accept');
}

beforeEach(() => {
  worker = startFakeWorker();
  settled = [];
  const postMessage = (data: unknown) => void settled.push(() => onPageMessage(data));
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: { postMessage } } });
  const network = worker.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init: RequestInit) => {
    if (typeof input !== 'string') return network(input, init);
    const { event, settled: answered } = fetchEvent(new Request(input, init));
    settled.push(answered);
    return respondToRead(event);
  });
  openPage();
});
afterEach(() => vi.unstubAllGlobals());

/** A page opened anew: nothing is in its memory. */
function openPage(): void {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

/** One request of the page, with everything that follows from it between page and worker. */
async function request(): Promise<void> {
  await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  const store = makeStore();
  while (settled.length > 0 || worker.messages.length > 0) {
    await settled.shift()?.();
    const message: WorkerMessage | undefined = worker.messages.shift();
    if (message?.type === 'api-refresh') applyRefresh(message, { queryClient, store });
    // The page reads it with code that it imports.
    await importReader();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

let minute = 0;
function networkGives(data: unknown): void {
  minute += 1;
  const date = new Date(Date.UTC(2026, 10, 20, 12, minute)).toUTCString();
  worker.fetch.mockResolvedValueOnce(networkResponse(goodBody(data), { headers: { date } }));
}
const networkIsDown = () => worker.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
const listed = (priceUsa: number | null) => [poolCoin({ coinType: 1, priceUsa })];
const unreadable = [{ coinType: 'many' }];

test('an unreadable response with code 200 does not cost the last good one: it is shown, at each visit, and without a server', async () => {
  networkGives(listed(1));
  await request();
  networkGives(unreadable);
  await request();
  expect(prices()).toEqual([1]);
  openPage();
  networkGives(unreadable);
  await request();
  expect(prices()).toEqual([1]);
  openPage();
  networkIsDown();
  await request();
  expect(prices()).toEqual([1]);
});

test('a readable one takes its place, also for the next visit without a server', async () => {
  networkGives(listed(1));
  await request();
  networkGives(listed(2));
  await request();
  expect(prices()).toEqual([2]);
  openPage();
  networkIsDown();
  await request();
  expect(prices()).toEqual([2]);
});

test('one figure that is missing is missing alone, and the rest is stored', async () => {
  networkGives(listed(1));
  await request();
  networkGives([...listed(3), poolCoin({ coinType: 4, poolMiner: null, priceUsa: 5 }), { coinType: {} }]);
  await request();
  openPage();
  networkIsDown();
  await request();
  expect(prices()).toEqual([3, 5]);
});

test('a first response that cannot be read is not stored', async () => {
  networkGives(unreadable);
  await request();
  openPage();
  networkGives(listed(2));
  await request();
  expect(prices()).toEqual([2]);
});
