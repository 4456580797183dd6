import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataBlock } from '#src/app/build-plugins/page-html.ts';
import { apiKey } from '#src/contracts/api-key.ts';
import { FIRST_FIGURES_ID, type FirstFiguresData, fromHost, isFirstFigure } from '#src/contracts/first-figures.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { callOf } from '#src/lib/cached-calls.ts';
import { now, observeServerClock } from '#src/lib/clock.ts';
import { beginWith, firstFiguresData, firstFiguresOf } from '#src/lib/first-figures.ts';
import { keepFirstFigures } from '#src/lib/keep-first-figures.ts';

const atMs = Date.UTC(2026, 10, 28, 12);
const point = { dataTime: 1_790_906_400, aiIncomeRatio: '1.02' };
const data: FirstFiguresData = {
  language: 'en',
  at: atMs,
  responses: [
    { name: 'aiRevenueCurve', payload: {}, madeAt: atMs - 20_000, isSimulated: true, data: [point] },
    { name: 'poolCoinList', payload: { web: 'built' }, madeAt: atMs - 20_000, isSimulated: true, data: [] },
  ],
};

function pageWith(block: string): Document {
  document.body.innerHTML = block;
  return document;
}
const blockOf = (figures: object) => dataBlock('application/json', figures, FIRST_FIGURES_ID);

afterEach(() => observeServerClock(Date.now()));

describe('the figures that a page came with', () => {
  it('are read as responses of their calls, under the host of the visitor', async () => {
    vi.useFakeTimers({ now: atMs + 30_000, toFake: ['Date'] });
    const figures = await firstFiguresOf(pageWith(blockOf(data)), 'en');
    const given = figures?.responses.getQueryData(apiQueryKey('aiRevenueCurve', {}));
    expect(given).toMatchObject({ madeAt: atMs - 20_000, isCached: false, isSimulated: true, data: [{ aiIncomeRatio: 1.02 }] });
    expect(figures?.responses.getQueryData(apiQueryKey('poolCoinList', { web: location.hostname }))).toBeDefined();
    const begun = () => {
      const queries = new QueryClient();
      if (figures) beginWith(figures, queries);
      expect(queries.getQueryData(apiQueryKey('aiRevenueCurve', {}))).toBe(given);
      return queries.getQueryState(apiQueryKey('aiRevenueCurve', {}));
    };
    expect(begun()?.isInvalidated).toBe(false);
    // A page out of the browser's cache.
    vi.setSystemTime(atMs + 600_000);
    expect(begun()?.isInvalidated).toBe(true);
  });

  it('are none in a page as built or of another language, and none where the block is not ours', async () => {
    expect(await firstFiguresOf(pageWith('<div></div>'), 'en')).toBeUndefined();
    expect(firstFiguresData(pageWith(blockOf(data)), 'zh')).toBeUndefined();
    expect(firstFiguresData(pageWith(blockOf({ ...data, at: 'noon' })), 'en')).toBeUndefined();
    expect(firstFiguresData(pageWith(`<script type="application/json" id="${FIRST_FIGURES_ID}">{"at":</script>`), 'en')).toBeUndefined();
    const unknownCall = { ...data, responses: [{ ...data.responses[0], name: '__proto__' }] };
    expect(firstFiguresData(pageWith(blockOf(unknownCall)), 'en')).toBeUndefined();
  });

  it('cannot end the block they stand in', () => {
    const nasty = '</script><script>alert(1)</script><!--';
    const block = blockOf({ ...data, responses: [{ ...data.responses[0], data: nasty }] });
    expect(block.match(/<\/?script/g)).toHaveLength(2);
    expect(firstFiguresData(pageWith(block), 'en')?.responses[0]?.data).toBe(nasty);
  });

  it('tell a device whose clock is slow what time it is at least', async () => {
    vi.useFakeTimers({ now: atMs - 3_600_000, toFake: ['Date'] });
    await firstFiguresOf(pageWith(blockOf(data)), 'en');
    expect(now()).toBe(atMs);
    vi.setSystemTime(atMs + 3_600_000);
    observeServerClock(Date.now());
    await firstFiguresOf(pageWith(blockOf(data)), 'en');
    expect(now()).toBe(atMs + 3_600_000);
  });

  it('are of the market and the lessons alone, and the same for everybody', () => {
    expect((['poolCoinList', 'dailyNews', 'priceCurve', 'classList'] as const).map(isFirstFigure)).toEqual([true, true, true, true]);
    const others = ['accountDetail', 'accountCalculate', 'userInfo', 'tips', 'announcements', 'login', 'accountFarms'] as const;
    expect(others.filter(isFirstFigure)).toEqual([]);
    expect(fromHost({ coin: 'btc', domain: 'a' }, 'b')).toEqual({ coin: 'btc', domain: 'b' });
  });
});

describe('the worker’s cache', () => {
  it('has them without a request, unless it has newer ones', async () => {
    const stored = new Map<string, Response>();
    const cache = {
      match: async (key: string) => stored.get(key)?.clone(),
      put: async (key: string, entry: Response) => stored.set(key, entry),
    };
    vi.stubGlobal('caches', { open: async () => cache });
    vi.stubGlobal('navigator', { serviceWorker: {} });
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    const newer = new Response('newer', { headers: { 'x-cached-at': new Date(atMs).toUTCString() } });
    const listKey = await apiKey({ path: '/hash/api/pool/coin/list', body: `web=${location.hostname}` });
    stored.set(listKey, newer);
    await keepFirstFigures(pageWith(blockOf(data)), 'en');
    const curveKey = await apiKey({ path: '/hash/api/aggre/aipool/revenue/curve', body: '' });
    const entry = stored.get(curveKey);
    expect(await entry?.json()).toEqual({ code: '200', message: '', data: [point] });
    expect(entry?.headers.get('x-cached-at')).toBe(new Date(atMs - 20_000).toUTCString());
    expect(entry?.headers.get('x-pool-data')).toBe('simulated');
    expect(stored.get(listKey)).toBe(newer);
    expect(callOf(curveKey)).toEqual({ name: 'aiRevenueCurve', payload: {} });
    expect(fetched).not.toHaveBeenCalled();
  });
});
