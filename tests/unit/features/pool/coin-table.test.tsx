import { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PoolCoin } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { CoinTable } from '#src/features/pool/coin-table.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { makeStore, type Store } from '#src/state/store.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { poolCoin } from '../pool-coin.ts';
import { poolCoinInfo } from './samples.ts';
import { pageStage } from '#tests/unit/page-stage.tsx';
import { until } from '#tests/until.ts';

const ids = [9, 1, 2, 3, 4, 17, 34];
const asked: string[] = [];
/** What the pool says of a coin's difficulty: to the row that opened, and to the table. */
const difficulties = { own: 151e12, table: 149e12 };
/** How old the pool's answers are. */
let ageMs = 0;
let refusesOwn = false;
let records: readonly PoolCoin[] | undefined;

/** The pool of these tests: a coin list, details, and no charts. */
async function pool(url: string, init: RequestInit): Promise<Response> {
  const body = new URLSearchParams(String(init.body));
  asked.push(`${url} ${body.get('coinList') ?? ''}`.trim());
  const headers = { 'x-pool-data': 'simulated', date: new Date(Date.now() - ageMs).toUTCString() };
  const answer = (data: unknown) => new Response(JSON.stringify({ code: '200', message: '', data }), { headers });
  if (url.endsWith('/coin/list')) return records ? answer(records) : new Response('<html>Log in to the hotel</html>');
  if (url.endsWith('/v3/info')) {
    const wanted = (body.get('coinList') ?? '').split(',').map(Number);
    const isOwn = wanted.length === 1;
    if (isOwn && refusesOwn) throw new TypeError('no network');
    const difficulty = isOwn ? difficulties.own : difficulties.table;
    return answer(wanted.map((coinType) => poolCoinInfo({ coinType, difficulty })));
  }
  return new Response(JSON.stringify({ code: '500', message: 'no chart' }));
}

let root: Root;
let host: HTMLElement;
let store: Store;
const rows = () => [...host.querySelectorAll<HTMLTableRowElement>('tbody tr:has(button[aria-expanded])')];
const rowOf = (symbol: string) => rows().find((row) => row.dataset.coin === symbol);
const openRows = () => rows().filter((row) => row.querySelector('button')?.getAttribute('aria-expanded') === 'true');
const buttonOf = (words: RegExp) => [...host.querySelectorAll('button')].find((button) => words.test(button.textContent));
const details = (symbol = 'BTC') => host.querySelector(`section[aria-label="${symbol} details"]`)?.textContent ?? '';
const statuses = () => [...host.querySelectorAll('[role=status]')].map((status) => status.textContent);
const type = (text: string) =>
  flushSync(() => {
    const input = host.querySelector('input[type=search]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (element: HTMLElement | undefined) => flushSync(() => element?.click());

beforeEach(async () => {
  // Answers come in their own time here, as they do on the page: the tests wait for them.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('fetch', vi.fn(pool));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.callback([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  asked.length = 0;
  refusesOwn = false;
  difficulties.table = 149e12;
  ageMs = 0;
  records = ids.map((coinType) => poolCoin({ coinType }));
  store = makeStore();
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  flushSync(() => root.unmount());
  host.remove();
});

async function open() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['coin-row']);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rowAddresses = ({ symbol }: Coin) => <p>Addresses of {symbol}</p>;
  const { page } = await pageStage({ Content: () => <CoinTable rowAddresses={rowAddresses} />, i18n, store, client });
  flushSync(() => root.render(page));
  return client;
}
const settle = () => until(() => expect(host.querySelector('table')?.getAttribute('aria-busy')).toBe('false'));

describe('CoinTable', () => {
  it('is named by its heading and stands with five rows, AI(BTC) open, before any response', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await open();
    const table = host.querySelector('table');
    expect(document.getElementById(table?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Pool coins');
    expect(rows().map((row) => row.dataset.coin)).toEqual(['AI(BTC)', 'BTC', 'BCH', 'LTC', 'ETC']);
    expect(openRows()).toEqual([rowOf('AI(BTC)')]);
    expect(host.querySelector('[role=tabpanel]')?.textContent).toBe('');
  });

  it('shows the figures, their origin and their age', async () => {
    await open();
    await settle();
    expect(rowOf('BTC')?.textContent).toContain('0.00042000 BTC¥290.00 per PH/s$95,412.30');
    expect(host.textContent.split('Simulated data · ')).toHaveLength(2);
    expect(host.querySelector('time')?.dateTime).toMatch(/^\d{4}-/);
  });

  it('flashes a row once its figures change, not when they first come', async () => {
    const client = await open();
    await settle();
    expect(host.querySelector('[data-flash]')).toBeNull();
    records = ids.map((coinType) => poolCoin({ coinType, ...(coinType === 1 && { poolMiner: 7 }) }));
    await client.refetchQueries({ queryKey: coinListQuery().queryKey });
    await until(() => expect(rowOf('BTC')?.dataset.flash).toBe(''));
    expect(host.querySelectorAll('[data-flash]')).toHaveLength(1);
    rowOf('BTC')?.dispatchEvent(new Event('animationend'));
    expect(rowOf('BTC')?.dataset.flash).toBeUndefined();
  });

  it('says that the list names no coin', async () => {
    records = [];
    await open();
    await until(() => expect(host.querySelector('tbody')?.textContent).toBe('The pool lists no coins right now.'));
  });

  it('opens one row at a time, requests its coin, and closes it by a second click', async () => {
    await open();
    await settle();
    press(rowOf('LTC'));
    expect(openRows()).toEqual([rowOf('LTC')]);
    await until(() => expect(asked).toContain('/hash/api/pool/coin/v3/info 4'));
    press(rowOf('LTC')?.querySelector('button') ?? undefined);
    expect(openRows()).toEqual([]);
  });

  it('shows in an open row what the pool said to its own request', async () => {
    await open();
    await settle();
    press(rowOf('BTC'));
    await until(() => expect(details()).toContain('151.00 T'));
    await until(() => expect(host.textContent).toContain('Addresses of BTC'));
  });

  it("shows in an open row the table's info while its own cannot be had, and says that it failed", async () => {
    refusesOwn = true;
    await open();
    await settle();
    press(rowOf('BTC'));
    await until(() => expect(details()).toContain('149.00 T'));
    await until(() => expect(details()).toContain('Could not be refreshed.'));
    refusesOwn = false;
    press(buttonOf(/Try again/));
    await until(() => expect(details()).toContain('151.00 T'));
    expect(details()).not.toContain('Could not be refreshed.');
  });

  it("shows in an open row the newest of the table's infos", async () => {
    refusesOwn = true;
    ageMs = 60_000;
    records = [9, 17, 34, 1, 2, 18].map((coinType) => poolCoin({ coinType }));
    await open();
    await until(() => expect(rowOf('KAS')?.textContent).toContain('1.24%'));
    ageMs = 0;
    difficulties.table = 250e12;
    press(buttonOf(/Show more/));
    await until(() => expect(rows().at(-1)?.textContent).toContain('1.24%'));
    press(rowOf('KAS'));
    await until(() => expect(details('KAS')).toContain('0.25 P'));
  });

  it('counts what "Show more" shows', async () => {
    await open();
    await settle();
    press(buttonOf(/Show more \(all 7\)/));
    expect(rows()).toHaveLength(7);
    press(buttonOf(/Show first 5/));
    expect(rows()).toHaveLength(5);
  });

  it('sorts by a heading in three states, over all coins and not only the shown ones', async () => {
    records = ids.map((coinType, index) => poolCoin({ coinType, priceUsa: 10 + index }));
    await open();
    await settle();
    const heading = () => [...host.querySelectorAll('th')].find((cell) => cell.textContent === 'Price');
    const pressed = () => {
      press(heading()?.querySelector('button') ?? undefined);
      return [heading()?.ariaSort, ...rows().map((row) => row.dataset.coin)];
    };
    expect(heading()?.ariaSort).toBe('none');
    expect(pressed()).toEqual(['descending', 'KAS', 'ETC', 'LTC', 'BSV', 'BCH']);
    expect(pressed()).toEqual(['ascending', 'AI(BTC)', 'BTC', 'BCH', 'BSV', 'LTC']);
    expect(pressed()).toEqual(['none', 'AI(BTC)', 'BTC', 'BCH', 'BSV', 'LTC']);
  });

  it('writes what is known of a coin that sorting brings among the first five', async () => {
    records = ids.map((coinType, index) => poolCoin({ coinType, priceUsa: 10 + index }));
    await open();
    await settle();
    press([...host.querySelectorAll('th')].find((cell) => cell.textContent === 'Price')?.querySelector('button') ?? undefined);
    await until(() => expect(rows()[0]?.dataset.coin).toBe('KAS'));
    await until(() => expect(rowOf('KAS')?.textContent).toContain('1.24%'));
  });

  it('sorts by the list of a phone: figures from the largest on, names from A on', async () => {
    records = ids.map((coinType, index) => poolCoin({ coinType, priceUsa: 10 + index }));
    await open();
    await settle();
    const choose = (column: string) =>
      flushSync(() => {
        const select = host.querySelector('select');
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, column);
        select?.dispatchEvent(new Event('change', { bubbles: true }));
      });
    choose('price');
    expect(rows()[0]?.dataset.coin).toBe('KAS');
    choose('coin');
    expect(rows()[0]?.dataset.coin).toBe('AI(BTC)');
  });

  it('finds coins beyond the first five, says how many, and says when there is none', async () => {
    await open();
    await settle();
    type('kas');
    await until(() => expect(rows().map((row) => row.dataset.coin)).toEqual(['KAS']));
    expect(statuses()).toContain('1 of 7 coins');
    expect(buttonOf(/Show more/)).toBeUndefined();
    type('zzz');
    await until(() => expect(host.querySelector('tbody')?.textContent).toContain('No coin matches “zzz”'));
    press(buttonOf(/Show all coins/));
    await until(() => expect(rows()).toHaveLength(5));
    expect(host.querySelector<HTMLInputElement>('input[type=search]')?.value).toBe('');
  });

  it('copies all coins as CSV with the label of simulated figures, and says so', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await open();
    await settle();
    press(buttonOf(/Copy as CSV/));
    await until(() => expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['Copied 7 coins as CSV']));
    const lines = writeText.mock.calls[0]?.[0].split('\r\n') ?? [];
    expect(lines).toHaveLength(9);
    expect(lines[0]).toMatch(/^Coin,Algorithm,/);
    expect(lines[1]).toMatch(/^AI\(BTC\),.*,Simulated data$/);
  });

  it('keeps silent about a refused chart', async () => {
    await open();
    await until(() => expect(host.querySelector('[role=tabpanel]')?.textContent).toBe('No data'));
    expect(host.textContent).not.toContain('no chart');
  });

  it('says why there is no list, and requests again when told to', async () => {
    records = undefined;
    await open();
    await until(() => expect(host.querySelector('[role=status]')?.textContent).toMatch(/network answered instead of the pool/));
    records = [poolCoin()];
    press(buttonOf(/Try again/));
    await until(() => expect(rows().map((row) => row.dataset.coin)).toEqual(['BTC']));
    expect(host.querySelector('[role=status]')?.textContent).toBe('');
  });
});
