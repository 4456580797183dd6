import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { respondToRead, warmRead } from '#sw/api-cache.ts';
import { type FakeWorker, fetchEvent, goodBody, networkResponse, post, startFakeWorker } from './fake-worker.ts';

const path = '/hash/api/pool/coin/list';
let worker: FakeWorker;
let turn = 0;

beforeEach(() => {
  worker = startFakeWorker();
  vi.useFakeTimers({ toFake: ['performance'] });
  // Each test reads something of its own: the worker remembers what was requested.
  turn += 1;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const read = () => post(path, { web: `pool-${turn}` });

/** The tab with this client id asks. */
async function ask(clientId: string): Promise<string> {
  const { event, settled } = fetchEvent(read());
  const response = await respondToRead({ ...event, clientId });
  await settled();
  return response.type === 'error' ? 'error' : response.text();
}

function respondOnce(data: unknown, date = 'Fri, 20 Nov 2026 12:40:00 GMT'): void {
  const response = networkResponse(goodBody(data), { headers: { date } });
  worker.fetch.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 20, response)));
}

describe('however many tabs want a read, the network is asked once', () => {
  test('while the request is under way', async () => {
    respondOnce([1]);
    const texts = await Promise.all(['a', 'b', 'c', 'a'].map(ask));
    expect(texts).toEqual(Array(4).fill(goodBody([1])));
    expect(worker.fetch).toHaveBeenCalledTimes(1);
  });

  test('and for 20 s after, in the other tabs; the time that the server told goes on meanwhile', async () => {
    respondOnce([1]);
    await ask('a');
    vi.advanceTimersByTime(15_000);
    expect(await ask('b')).toBe(goodBody([1]));
    expect(worker.fetch).toHaveBeenCalledTimes(1);
    expect(worker.messages).toMatchObject([
      { outcome: 'same', madeAt: Date.UTC(2026, 10, 20, 12, 40), serverDate: 'Fri, 20 Nov 2026 12:40:15 GMT' },
    ]);
    expect(worker.messagesElsewhere).toEqual([]);
    vi.advanceTimersByTime(5_000);
    respondOnce([2]);
    await ask('b');
    expect(worker.fetch).toHaveBeenCalledTimes(2);
  });

  test('also with what the worker fetches for offline reading', async () => {
    respondOnce([1]);
    await Promise.all([ask('a'), warmRead(read())]);
    expect(worker.fetch).toHaveBeenCalledTimes(1);
  });
});

describe('but it is asked again', () => {
  test('by the tab that asked before, and after a reload', async () => {
    respondOnce([1]);
    await ask('a');
    respondOnce([2]);
    await ask('a');
    vi.spyOn(worker.clients, 'get').mockResolvedValue(undefined);
    respondOnce([3]);
    await ask('reloaded');
    expect(worker.fetch).toHaveBeenCalledTimes(3);
  });

  test('once by all tabs that are reloaded together', async () => {
    respondOnce([1]);
    await ask('a');
    vi.spyOn(worker.clients, 'get').mockResolvedValue(undefined);
    respondOnce([2]);
    await Promise.all(['d', 'e', 'f'].map(ask));
    expect(worker.fetch).toHaveBeenCalledTimes(2);
  });

  test('where the copy was dropped, for a page could not read it', async () => {
    respondOnce([1]);
    await ask('a');
    worker.caches.stores.clear();
    respondOnce([2]);
    expect(await ask('b')).toBe(goodBody([2]));
  });

  test('after a failure', async () => {
    worker.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await ask('a')).toBe('error');
    respondOnce([1]);
    expect(await ask('b')).toBe(goodBody([1]));
  });

  test('where the request that is under way hangs', async () => {
    worker.fetch.mockReturnValueOnce(new Promise(() => undefined));
    void ask('a');
    await vi.waitFor(() => expect(worker.fetch).toHaveBeenCalledTimes(1));
    vi.advanceTimersByTime(5_000);
    respondOnce([1]);
    expect(await ask('b')).toBe(goodBody([1]));
  });
});
