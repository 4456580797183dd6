import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyRefresh } from '#src/app/api-refresh.ts';
import { makeQueryClient } from '#src/app/query-client.ts';
import type { RefreshMessage } from '#src/contracts/sw-messages.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { now, observeServerDate } from '#src/lib/clock.ts';
import { type Connection, onConnection } from '#src/lib/connection.ts';
import { rememberCall } from '#src/lib/cached-calls.ts';
import { makeStore, type Store } from '#src/state/store.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { importReader } from '#src/lib/api-response.ts';
import { answer, down, envelope, fakeFetch } from '../lib/fake-fetch.ts';

const key = '/hash/api/pool/coin/v3/info?body=1';
const payload = { web: 'pool.example', coinList: '1' };
const copy = { data: ['old'], madeAt: 1_000, isCached: true, isSimulated: true, language: 'en' };
const postMessage = vi.fn<(message: unknown) => void>();

let store: Store;
let queryClient: QueryClient;
let lines: Connection[];
let stop: () => void;

beforeEach(() => {
  postMessage.mockClear();
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
  store = makeStore();
  queryClient = makeQueryClient(store);
  lines = [];
  stop = onConnection((line) => lines.push(line));
  rememberCall(key, { name: 'poolCoinInfo', payload });
  queryClient.setQueryData(apiQueryKey('poolCoinInfo', payload), copy);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function refresh(message: Omit<RefreshMessage, 'type' | 'key' | 'madeAt'> & Partial<RefreshMessage>): void {
  applyRefresh({ type: 'api-refresh', key, madeAt: 2_000, ...message }, { store, queryClient });
}
/** The code that reads a response is there, and has read what was sent. */
const settled = async () => {
  await importReader();
  await new Promise((resolve) => setTimeout(resolve));
};
const shown = () => queryClient.getQueryData(apiQueryKey('poolCoinInfo', payload));
const toasts = () => store.get(toastsAtom).map(({ text }) => text);

describe('a refresh behind a cache entry', () => {
  it('with new data gives way to newer data that come while it is read', async () => {
    refresh({ outcome: 'changed', body: envelope([]) });
    queryClient.setQueryData(apiQueryKey('poolCoinInfo', payload), { ...copy, madeAt: 3_000 });
    await settled();
    expect(shown()).toEqual({ ...copy, madeAt: 3_000 });
  });

  it('teaches the page the clock of the server, which it may never see itself', async () => {
    const serverDate = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 2 * 60 * 60_000);
    for (const outcome of ['same', 'changed'] as const) {
      observeServerDate(new Date().toUTCString());
      refresh({ outcome, serverDate: serverDate.toUTCString(), body: envelope([]) });
      expect(Math.abs(now() - serverDate.getTime())).toBeLessThan(5_000);
    }
    observeServerDate(new Date().toUTCString());
    refresh({ outcome: 'failed', kind: 'offline', serverDate: serverDate.toUTCString() });
    expect(Math.abs(now() - Date.now())).toBeLessThan(5_000);
    await settled();
  });

  it('with new data puts it on the screen, as live', async () => {
    refresh({ outcome: 'changed', body: envelope([]) });
    await settled();
    expect(shown()).toEqual({ data: [], madeAt: 2_000, isCached: false, isSimulated: false });
    expect(lines).toEqual(['online']);
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'accept', key, madeAt: 2_000 });
  });

  it('with the same data only makes it younger, and no more a cached one', () => {
    refresh({ outcome: 'same', isSimulated: true });
    expect(shown()).toMatchObject({ data: ['old'], madeAt: 2_000, isCached: false, isSimulated: true });
  });

  it('with the same data puts nothing where nothing is shown', () => {
    queryClient.clear();
    refresh({ outcome: 'same' });
    expect(shown()).toBeUndefined();
  });

  it('that this page cannot read leaves the cache entry on the screen, and the worker keeps it', async () => {
    refresh({ outcome: 'changed', body: envelope([{ coinType: 'many' }]) });
    await settled();
    expect(shown()).toEqual(copy);
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'refuse', key, madeAt: 2_000 });
    expect(lines.at(-1)).toBe('pool');
    expect(toasts()).toEqual([]);
  });

  it("that was refused shows the pool's words, and keeps the copy", () => {
    refresh({ outcome: 'refused', message: 'Busy' });
    expect(toasts()).toEqual(['Busy']);
    expect(shown()).toEqual(copy);
    expect(lines).toEqual(['online']);
  });

  it('that was refused without a word shows none', () => {
    refresh({ outcome: 'refused', message: '' });
    expect(toasts()).toEqual([]);
  });

  it('that was refused by a pool in trouble is told, with a word or without', () => {
    refresh({ outcome: 'refused', message: '', isTrouble: true });
    expect(lines).toEqual(['pool']);
  });

  it('of a curve is refused in silence', () => {
    rememberCall('/curve', { name: 'priceCurve', payload: { coinId: 1 } });
    refresh({ key: '/curve', outcome: 'refused', message: 'Busy', isTrouble: true });
    refresh({ key: '/curve', outcome: 'failed', kind: 'contract' });
    expect([toasts(), lines]).toEqual([[], ['online', 'online']]);
  });

  it('that came to nothing in its time is the pool’s fault only where the host of the site is quick', async () => {
    fakeFetch(({ path }) => (path === '/robots.txt' ? answer({ headers: { 'content-type': 'text/plain' } }) : down()));
    refresh({ outcome: 'failed', kind: 'timeout' });
    await expect.poll(() => lines).toEqual(['pool']);
    fakeFetch(down);
    refresh({ outcome: 'failed', kind: 'timeout' });
    await expect.poll(() => lines).toEqual(['pool', 'slow']);
  });

  it.each([
    ['offline', 'offline'],
    ['server', 'server'],
    ['portal', 'portal'],
    ['pool', 'pool'],
    ['contract', 'pool'],
  ] as const)('that failed by %s says of the line: %s', (kind, line) => {
    refresh({ outcome: 'failed', kind });
    expect(lines).toEqual([line]);
    expect(shown()).toEqual(copy);
    expect(toasts()).toEqual([]);
  });

  describe('that comes before the stored response itself has reached the screen', () => {
    /** The page has asked; what the worker had stored is on its way. */
    function asking() {
      queryClient.clear();
      let deliver = (_answer: unknown): void => undefined;
      const queryFn = () => new Promise<unknown>((resolve) => (deliver = resolve));
      const asked = queryClient.fetchQuery({ queryKey: apiQueryKey('poolCoinInfo', payload), queryFn });
      const arrive = async (response: unknown) => {
        deliver(response);
        await asked;
        await settled();
      };
      return { arrive };
    }

    it('with new data is what stays', async () => {
      const { arrive } = asking();
      refresh({ outcome: 'changed', body: envelope([]) });
      await arrive(copy);
      expect(shown()).toEqual({ data: [], madeAt: 2_000, isCached: false, isSimulated: false });
    });

    it('with the same data makes the cache entry younger all the same', async () => {
      const { arrive } = asking();
      refresh({ outcome: 'same' });
      await arrive(copy);
      expect(shown()).toMatchObject({ data: ['old'], madeAt: 2_000, isCached: false });
    });

    it('gives way to a response made after it', async () => {
      const { arrive } = asking();
      const younger = { ...copy, madeAt: 3_000, isCached: false };
      refresh({ outcome: 'changed', body: envelope([]) });
      await arrive(younger);
      expect(shown()).toEqual(younger);
    });
  });

  it.each(['changed', 'same'] as const)('with %s data older than what is shown changes nothing', async (outcome) => {
    refresh({ outcome, body: envelope([]), madeAt: 999 });
    await settled();
    expect(shown()).toEqual(copy);
  });

  it('of a call that another page made tells about the line and nothing else', async () => {
    refresh({ key: '/other', outcome: 'changed', body: envelope([]) });
    await settled();
    expect(lines).toEqual(['online']);
    expect(shown()).toEqual(copy);
  });
});
