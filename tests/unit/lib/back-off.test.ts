import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiQuery } from '#src/lib/api-query.ts';
import { endTrouble, heldMs, liftPause, noteTrouble } from '#src/lib/back-off.ts';
import { answer, envelope, fakeFetch } from './fake-fetch.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12), toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  endTrouble();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a server in trouble is left in peace', () => {
  it('for a pause that doubles to four minutes while it goes on, and begins anew after it', () => {
    const pauses: number[] = [];
    for (let failures = 0; failures < 7; failures += 1) {
      noteTrouble();
      // What was sent together fails together.
      noteTrouble();
      pauses.push(heldMs() / 1_000);
      vi.advanceTimersByTime(heldMs());
    }
    expect(pauses).toEqual([15, 30, 60, 120, 240, 240, 240]);
    endTrouble();
    noteTrouble();
    expect(heldMs()).toBe(15_000);
  });

  it.each([
    ['120', 120],
    ['Fri, 20 Nov 2026 12:05:00 GMT', 300],
    ['5', 15],
    ['0', 15],
    ['-7', 15],
    ['soon', 15],
    ['', 15],
    [null, 15],
    ['86400', 3_600],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 15],
  ])('for as long as it asks (%j), an hour at most', (header, seconds) => {
    noteTrouble(header);
    expect(heldMs()).toBe(seconds * 1_000);
  });

  it('not by who presses "try again"', () => {
    noteTrouble('120');
    liftPause();
    expect(heldMs()).toBe(0);
  });
});

describe('what it failed to give', () => {
  const refresh = (client: QueryClient, coinId: number) => client.fetchQuery({ ...apiQuery('priceCurve', { coinId }), staleTime: 0 });

  it('is not requested again meanwhile, while what it does give goes on; then it is, once', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    let isDown = true;
    const sent = fakeFetch(({ path }) =>
      isDown && path.includes('coinId=1')
        ? answer({ status: 503, body: 'busy', headers: { 'content-type': 'text/plain', 'retry-after': '120' } })
        : answer({ body: envelope([]) }),
    );
    const counts = () => [1, 2].map((coinId) => sent.filter(({ path }) => path.includes(`coinId=${coinId}`)).length);
    await expect(refresh(client, 1)).rejects.toMatchObject({ kind: 'pool' });
    await refresh(client, 2);
    for (let minute = 0; minute < 3; minute += 1) {
      await expect(refresh(client, 1)).rejects.toMatchObject({ kind: 'pool' });
      await refresh(client, 2);
    }
    expect(counts()).toEqual([1, 4]);
    vi.advanceTimersByTime(120_000);
    isDown = false;
    await refresh(client, 1);
    expect(counts()[0]).toBe(2);
  });

  it('stands as the copy of the worker that is shown', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const sent = fakeFetch(() => answer({ body: envelope([]), headers: { 'x-cached-at': 'Fri, 20 Nov 2026 11:00:00 GMT' } }));
    await refresh(client, 7);
    noteTrouble('60');
    const { isCached } = await refresh(client, 7);
    expect([isCached, sent.length]).toEqual([true, 1]);
    vi.advanceTimersByTime(60_000);
    await refresh(client, 7);
    expect(sent).toHaveLength(2);
  });
});
