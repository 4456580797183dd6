import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, vi } from 'vitest';
import type { HashratePoint, PoolCoin } from '#src/contracts/pool.ts';
import { cachedAtHeader, poolDataHeader } from '#src/contracts/sw-messages.ts';
import type { Coin } from '#src/domain/coins.ts';
import { CoinTable } from '#src/features/pool/coin-table.tsx';
import { adoptPageInstance, createI18n } from '#src/i18n/setup.ts';
import { makeStore, type Store } from '#src/state/store.ts';
import { poolCoin } from '../pool-coin.ts';
import { poolCoinInfo } from './samples.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { until } from '#tests/until.ts';

/** The coins of these tests, in the pool's order. */
export const ids = [9, 1, 2, 3, 4, 17, 34];

interface Pool {
  /** What was requested, with the coins of an info. */
  asked: string[];
  records: readonly PoolCoin[] | undefined;
  /** What it says of a coin's difficulty: to the row that opened, and to the table. */
  difficulties: { own: number; table: number };
  /** How old its answers are. */
  ageMs: number;
  isSimulated: boolean;
  /** They come out of the worker's cache. */
  isCached: boolean;
  refusesOwn: boolean;
  refusesInfos: boolean;
  curves: Partial<Record<'pool' | 'network', readonly HashratePoint[]>>;
}

const fresh = (): Pool => ({
  asked: [],
  records: ids.map((coinType) => poolCoin({ coinType })),
  difficulties: { own: 151e12, table: 149e12 },
  ageMs: 0,
  isSimulated: true,
  isCached: false,
  refusesOwn: false,
  refusesInfos: false,
  curves: {},
});

/** The pool of these tests: a coin list, details, and no charts at first. */
export const pool: Pool = fresh();

async function answerOf(address: string, init: RequestInit): Promise<Response> {
  // As browsers do: what a test gave up before it was sent is not counted as the next one's.
  if (init.signal?.aborted) throw new DOMException('given up', 'AbortError');
  // Public reads come by GET, their fields in the query.
  const [url = '', query] = address.split('?');
  const body = new URLSearchParams(query ?? String(init.body));
  pool.asked.push(`${url} ${body.get('coinList') ?? ''}`.trim());
  const date = new Date(Date.now() - pool.ageMs).toUTCString();
  const headers = { ...(pool.isSimulated && { [poolDataHeader]: 'simulated' }), ...(pool.isCached && { [cachedAtHeader]: date }), date };
  const answer = (data: unknown) => new Response(JSON.stringify({ code: '200', message: '', data }), { headers });
  if (url.endsWith('/coin/list')) return pool.records ? answer(pool.records) : new Response('<html>Log in to the hotel</html>');
  if (url.endsWith('/v3/info')) {
    const wanted = (body.get('coinList') ?? '').split(',').map(Number);
    const isOwn = wanted.length === 1;
    if ((isOwn && pool.refusesOwn) || pool.refusesInfos) throw new TypeError('no network');
    const difficulty = isOwn ? pool.difficulties.own : pool.difficulties.table;
    return answer(wanted.map((coinType) => poolCoinInfo({ coinType, difficulty, hashrate24h: coinType })));
  }
  const curve = pool.curves[url.endsWith('/curve/domain') ? 'pool' : 'network'];
  return curve ? answer(curve) : new Response(JSON.stringify({ code: '500', message: 'no chart' }));
}

export let host: HTMLElement;
export let store: Store;
/** Draws the addresses in an open row. */
export const drawAddresses = vi.fn<(coin: Coin) => ReactNode>();

export const rows = () => [...host.querySelectorAll<HTMLTableRowElement>('tbody tr:has(button[aria-expanded])')];
export const rowOf = (symbol: string) => rows().find((row) => row.dataset.coin === symbol);
export const openRows = () => rows().filter((row) => row.querySelector('button')?.getAttribute('aria-expanded') === 'true');
export const buttonOf = (words: RegExp) => [...host.querySelectorAll('button')].find((button) => words.test(button.textContent));
export const headingOf = (label: string) => [...host.querySelectorAll('th')].find((cell) => cell.textContent === label);
export const details = (symbol = 'BTC') => host.querySelector(`section[aria-label="${symbol} details"]`)?.textContent ?? '';
export const statuses = () => [...host.querySelectorAll('[role=status]')].map((status) => status.textContent);
/** The panel under a row, which its button names. */
export const panelOf = (symbol: string) =>
  document.getElementById(rowOf(symbol)?.querySelector('button')?.getAttribute('aria-controls') ?? '');
export const press = (element: HTMLElement | null | undefined) => flushSync(() => element?.click());
export const type = (text: string) =>
  flushSync(() => {
    const input = host.querySelector('input[type=search]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
export const choose = (column: string) =>
  flushSync(() => {
    const select = host.querySelector('select');
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, column);
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });

/** A viewport that everything is in, or nothing. */
export const stubViewport = (isIntersecting: boolean) =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.callback([{ isIntersecting }]);
      }
      disconnect() {}
    },
  );

/** Sets the table up for each test of the file. */
export function setUpTable(): void {
  beforeEach(() => {
    // Answers come in their own time here, as they do on the page: the tests wait for them.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    vi.stubGlobal('fetch', vi.fn(answerOf));
    stubViewport(true);
    Object.assign(pool, fresh());
    drawAddresses.mockImplementation(({ symbol }) => <p>Addresses of {symbol}</p>);
    store = makeStore();
    host = document.body.appendChild(document.createElement('div'));
  });
}

/** The page's own, as on the site: what an open row says comes with its code, once. */
let sentences: ReturnType<typeof createI18n> | undefined;

export async function open(queries: { staleTime?: number } = {}): Promise<QueryClient> {
  const { page, client } = await tablePage(queries);
  render(page, { container: host });
  return client;
}

export async function tablePage(queries: { staleTime?: number } = {}) {
  sentences ??= createI18n('en');
  const i18n = await sentences;
  adoptPageInstance(i18n);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, ...queries } } });
  const { page } = await makeApp(<CoinTable rowAddresses={drawAddresses} />, { i18n, store, client });
  return { page, client };
}
export const settle = () => until(() => expect(host.querySelector('table')?.getAttribute('aria-busy')).toBe('false'));
