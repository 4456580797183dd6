import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runInBackground } from '#src/app/background.ts';
import type { Page } from '#src/app/page.ts';
import { makeQueryClient } from '#src/app/query-client.ts';
import * as registration from '#src/features/pwa/registration.ts';
import * as persistence from '#src/lib/persistence.ts';
import { rememberCall } from '#src/lib/cached-calls.ts';
import { reportConnection } from '#src/lib/connection.ts';
import { writeStored } from '#src/lib/storage.ts';
import { pageThingAtom } from '#src/state/page-thing.ts';
import { RESET } from '#src/state/persisted-atom.ts';
import { sessionAtom } from '#src/state/session.ts';
import { makeStore } from '#src/state/store.ts';
import { themeAtom } from '#src/state/theme.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { settled } from '../drawn.ts';
import { answer, down, envelope, fakeFetch, type Sent } from '../lib/fake-fetch.ts';

type Resolved = (event: { hrefChanged: boolean; pathChanged: boolean; toLocation: { pathname: string } }) => void;

/** A page that runs, with a router that stands where the test says. */
function openPage(visitedPaths: readonly string[] = []) {
  const store = makeStore();
  const queryClient = makeQueryClient(store);
  onTestFinished(() => queryClient.clear());
  const resolved: Resolved[] = [];
  const state = { matches: [{ staticData: { meta: 'page:meta' } }], location: { pathname: '/', search: {} } };
  const guard = vi.fn<(path: string) => void>();
  const i18n = {
    t: (key: string) => key,
    getResource: () => ({ title: `Title of ${state.location.pathname}`, description: '', keywords: '' }),
  };
  const router = {
    state,
    options: { context: { i18n, guard } },
    subscribe: (_: string, callback: Resolved) => void resolved.push(callback),
  };
  runInBackground({ store, queryClient, router } as unknown as Page, visitedPaths);
  const go = (pathname: string, { hrefChanged = true, pathChanged = true } = {}) => {
    state.location = { pathname, search: {} };
    for (const callback of resolved) callback({ hrefChanged, pathChanged, toLocation: { pathname } });
  };
  return { store, queryClient, go, guard };
}

/** A query whose every request gives the same; on the page where it is active. */
async function query({ queryClient }: ReturnType<typeof openPage>, request: () => Promise<unknown>, isActive = true) {
  const queryFn = vi.fn(request);
  const queryKey: QueryKey = [crypto.randomUUID()];
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  const stop = observer.subscribe(() => undefined);
  if (isActive) onTestFinished(stop);
  await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'));
  if (!isActive) stop();
  queryFn.mockClear();
  return queryFn;
}

const reconnect = async () => {
  reportConnection('offline');
  reportConnection('online');
  await settled();
};
const done = () => answer({ body: envelope(null), headers: { date: new Date().toUTCString() } });
const viewsOf = (sent: readonly Sent[]) => sent.map(({ body }) => new URLSearchParams(body).get('path')).filter(Boolean);
const fails = () => Promise.reject(new Error('no network'));
const cached = () => Promise.resolve({ data: 1, isCached: true });
const fresh = () => Promise.resolve({ data: 1, isCached: false });

beforeEach(() => {
  void writeStored('page-views', []);
  fakeFetch(done);
});

// First: the pages of other tests stay open beside it.
it('asks the browser to keep its storage when somebody logs in, and not again while they are', () => {
  const asks = vi.spyOn(persistence, 'requestPersistence').mockResolvedValue('granted');
  const session = { token: 'token-1', gid: '40718826', nickname: 'North hall', avatar: '' };
  const { store } = openPage();
  expect(asks).not.toHaveBeenCalled();
  store.set(sessionAtom, session);
  store.set(sessionAtom, { ...session, nickname: 'South hall' });
  expect(asks).toHaveBeenCalledTimes(1);
  store.set(sessionAtom, RESET);
  expect(asks).toHaveBeenCalledTimes(1);
});

describe('when the network is back', () => {
  it('requests again what failed or came from the cache, and nothing else', async () => {
    const page = openPage();
    const [failed, stale, current] = [await query(page, fails), await query(page, cached), await query(page, fresh)];
    const left = await query(page, fails, false);
    reportConnection('offline');
    await settled();
    expect([failed, stale].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    await reconnect();
    expect([failed, stale].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect([current, left].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('requests it as well, from time to time, while the pool has trouble', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => {
      reportConnection('offline');
      vi.useRealTimers();
    });
    const page = openPage();
    const [failed, current] = [await query(page, fails), await query(page, fresh)];
    reportConnection('pool');
    vi.advanceTimersByTime(2_000);
    vi.useRealTimers();
    await settled();
    // How often hangs on the random pauses.
    expect(failed.mock.calls.length).toBeGreaterThan(0);
    expect(current).not.toHaveBeenCalled();
  });

  it('sends the page views that waited', async () => {
    fakeFetch(down);
    openPage(['/about-us']);
    await settled();
    const sent = fakeFetch(done);
    await reconnect();
    expect(viewsOf(sent)).toEqual(['/about-us']);
  });

  it('checks with the pool itself whether it is', async () => {
    openPage();
    const sent = fakeFetch(done);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(sent.some(({ path }) => path.includes('tips'))).toBe(true);
  });
});

describe('a page that is open', () => {
  it('counts the pages that were visited before it ran, and each one after', async () => {
    const sent = fakeFetch(done);
    const { go } = openPage(['/', '/help']);
    go('/about-us');
    await settled();
    expect(viewsOf(sent)).toEqual(['/', '/help', '/about-us']);
    expect(document.title).toBe('Title of /about-us');
  });

  it('neither counts nor names a page anew whose address has not changed', async () => {
    const sent = fakeFetch(done);
    const { go } = openPage();
    go('/about-us', { hrefChanged: false, pathChanged: false });
    await settled();
    expect(viewsOf(sent)).toEqual([]);
    expect(document.title).toBe('Title of /');
  });

  it('names a page by the thing on it as soon as that is known, and tells search engines of it', async () => {
    fakeFetch(done);
    const { store, go } = openPage();
    const blocks = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);
    store.set(pageThingAtom, { name: 'A lesson', structured: { '@type': 'VideoObject' } });
    expect(document.title).toBe('A lesson | OKKONG');
    await vi.waitFor(() => expect(blocks()).toEqual([expect.stringContaining('VideoObject')]));
    store.set(pageThingAtom, undefined);
    go('/help');
    expect(document.title).toBe('Title of /help');
    await vi.waitFor(() => expect(blocks()).toEqual([]));
  });

  it('counts a page once that takes a query out of its address', async () => {
    const sent = fakeFetch(done);
    const { go } = openPage(['/register']);
    go('/register', { pathChanged: false });
    await settled();
    expect(viewsOf(sent)).toEqual(['/register']);
  });

  it('sends its reads again when its first worker can store them, and shows what it has', async () => {
    const startWorker = vi.spyOn(registration, 'startWorker').mockReturnValue();
    const page = openPage();
    const shown = await query(page, fresh);
    const sendAgain = vi.fn(() => Promise.resolve());
    rememberCall('/read', { name: 'priceCurve', payload: { coinId: 1 }, sendAgain });
    startWorker.mock.calls[0]?.[1]();
    await settled();
    expect([sendAgain, shown].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });
});

it('looks for user info each minute while the page is visible', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { guard } = openPage();
  vi.advanceTimersByTime(60_000);
  expect(guard).toHaveBeenCalledTimes(1);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(60_000);
  expect(guard).toHaveBeenCalledTimes(1);
});

it('tells once that what is changed here cannot be stored', async () => {
  const { store } = openPage();
  const toasts = () => store.get(toastsAtom).map(({ text }) => text);
  store.set(themeAtom, 'light');
  await settled();
  expect(toasts()).toEqual(['pwa:notKept']);
  store.set(toastsAtom, []);
  store.set(themeAtom, 'dark');
  await settled();
  expect(toasts()).toEqual([]);
});
