import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { until } from '#tests/until.ts';
import { poolCoin } from '../pool-coin.ts';
import {
  buttonOf,
  choose,
  headingOf,
  host,
  ids,
  open,
  pool,
  panelOf,
  press,
  rowOf,
  rows,
  settle,
  setUpTable,
  statuses,
  store,
  tablePage,
  type,
} from './table-stage.tsx';

setUpTable();

const search = () => host.querySelector<HTMLInputElement>('input[type=search]');
const symbols = () => rows().map((row) => row.dataset.coin);
const named = (name: string) => host.querySelector<HTMLElement>(`[aria-label="${name}"]`);
const toasts = () => store.get(toastsAtom).map(({ tone, text }) => [tone, text]);

describe('what stands around the coin table', () => {
  it('cannot copy what is not here yet', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await open();
    expect(buttonOf(/Copy as CSV/)?.disabled).toBe(true);
    expect(named('Currency of the daily profit')?.role).toBe('radiogroup');
    expect([...host.querySelectorAll('th[aria-sort]')].map((head) => [head.textContent, head.getAttribute('aria-sort')])).toEqual(
      ['Coin', 'Daily profit', 'Price', 'Pool hashrate', 'Network hashrate', 'Miners', 'Difficulty'].map((label) => [label, 'none']),
    );
    const section = host.querySelector('section');
    expect(document.getElementById(section?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Pool coins');
    const labelOf = (field: Element | null) => host.querySelector(`label[for="${field?.id}"]`)?.textContent;
    expect([labelOf(search()), labelOf(host.querySelector('select'))]).toEqual(['Find a coin', 'Sort by']);
    expect(search()?.maxLength).toBe(40);
    const options = [...host.querySelectorAll('option')].map((option) => option.textContent);
    expect(options).toEqual(["Pool's order", 'Coin', 'Daily profit', 'Price', 'Pool hashrate', 'Network hashrate', 'Miners', 'Difficulty']);
  });

  it('as built has no button that works only with scripts', async () => {
    const built = document.createElement('div');
    built.innerHTML = renderToString((await tablePage()).page);
    expect([...built.querySelectorAll('tbody [data-coin]')].map((row) => row.getAttribute('data-coin'))).toContain('AI(BTC)');
    expect(built.querySelectorAll('thead button, [aria-sort], input[type=search], select')).toHaveLength(0);
    expect([...built.querySelectorAll('thead th')].map((head) => head.textContent).slice(0, 2)).toEqual(['Coin', 'Daily profit']);
  });

  it('offers no more coins than there are', async () => {
    pool.records = ids.slice(0, 5).map((coinType) => poolCoin({ coinType }));
    await open();
    await settle();
    expect(rows()).toHaveLength(5);
    expect(buttonOf(/Show/)).toBeUndefined();
  });

  it('says how a sorting by profit is to be read', async () => {
    await open();
    await settle();
    const sentence = 'Sorted by daily profit within each algorithm';
    press(headingOf('Price')?.querySelector('button'));
    expect(host.textContent).not.toContain(sentence);
    const note = host.querySelector('section > div > div:last-child > p')?.textContent;
    expect(note).not.toBe('');
    press(headingOf('Daily profit')?.querySelector('button'));
    expect(host.textContent).toContain(sentence);
    expect(host.textContent.split(note ?? '')).toHaveLength(2);
    expect(host.querySelector('table')?.dataset.sort).toBe('profit');
    const sorted = [...host.querySelectorAll('th[aria-sort]')].filter((head) => head.getAttribute('aria-sort') !== 'none');
    expect(sorted).toEqual([headingOf('Daily profit')]);
  });

  it('says why there is no list, without a place for an age, until it is here', async () => {
    pool.records = undefined;
    await open();
    await until(() => expect(buttonOf(/Try again/)).toBeDefined());
    expect(host.querySelector('[role=status]')?.parentElement?.querySelector('[data-width]')).toBeNull();
    expect([...(rowOf('BTC')?.cells ?? [])].map((cell) => cell.textContent).slice(1)).toEqual(['--', '--', '--', '--', '--', '--', '']);
    expect(rowOf('BTC')?.querySelector('[data-width]')).toBeNull();
    expect(panelOf('AI(BTC)')?.querySelector('dl')?.textContent).toBe('Price-- Pool hashrate--Network hashrate--Miners--');
    pool.records = [poolCoin()];
    press(buttonOf(/Try again/));
    await until(() => expect(symbols()).toEqual(['BTC']));
    expect(buttonOf(/Try again/)).toBeUndefined();
  });

  it('keeps the list that it has when the next one fails, and shows that another is on the way', async () => {
    const client = await open();
    await settle();
    pool.records = undefined;
    await client.refetchQueries({ queryKey: coinListQuery().queryKey });
    await until(() => expect(buttonOf(/Try again/)?.hasAttribute('aria-disabled')).toBe(false));
    expect(rows()).toHaveLength(5);
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    press(buttonOf(/Try again/));
    await until(() => expect(buttonOf(/Try again/)?.getAttribute('aria-disabled')).toBe('true'));
    expect(host.querySelector('table')?.getAttribute('aria-busy')).toBe('false');
  });

  it('says so when the list is long in coming', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const opened = open();
    await vi.advanceTimersByTimeAsync(100);
    await opened;
    await vi.advanceTimersByTimeAsync(9_000);
    vi.useRealTimers();
    await until(() => expect(statuses()).toContain('Still loading'));
  });

  it('says so too when a newer list is long in coming', async () => {
    const client = await open();
    await settle();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    void client.refetchQueries({ queryKey: coinListQuery().queryKey });
    await vi.advanceTimersByTimeAsync(100);
    await vi.advanceTimersByTimeAsync(9_000);
    vi.useRealTimers();
    await until(() => expect(statuses()).toContain('Still loading'));
    expect(rows()).toHaveLength(5);
  });
});

describe('the search of the coin table', () => {
  it('shows all that it finds, and is cleared by a button that gives the focus back', async () => {
    await open();
    await settle();
    expect(named('Clear the filter')).toBeNull();
    expect(statuses()).not.toContain('7 of 7 coins');
    type('c');
    await until(() => expect(symbols()).toEqual(['AI(BTC)', 'BTC', 'BCH', 'BSV', 'LTC', 'ETC']));
    press(named('Clear the filter'));
    expect(search()?.value).toBe('');
    expect(document.activeElement).toBe(search());
    await until(() => expect(rows()).toHaveLength(5));
  });

  it('repeats what was typed without the blanks around it', async () => {
    await open();
    await settle();
    type(' zzz ');
    await until(() => expect(host.querySelector('tbody')?.textContent).toContain('“zzz”'));
  });
});

describe("the phone's list of columns", () => {
  it('shows the column in use, turns its order, and leads back to that of the pool', async () => {
    pool.records = ids.map((coinType, index) => poolCoin({ coinType, priceUsa: 10 + index }));
    await open();
    await settle();
    expect(named('Reverse order')).toBeNull();
    choose('price');
    expect([host.querySelector('select')?.value, symbols()[0]]).toEqual(['price', 'KAS']);
    const arrow = () => named('Reverse order')?.querySelector('path')?.getAttribute('d');
    const down = arrow();
    expect(down).toBe(headingOf('Price')?.querySelector('path')?.getAttribute('d'));
    press(named('Reverse order'));
    expect(symbols()[0]).toBe('AI(BTC)');
    expect(arrow()).not.toBe(down);
    expect(arrow()).toBe(headingOf('Price')?.querySelector('path')?.getAttribute('d'));
    choose('none');
    expect([host.querySelector('select')?.value, named('Reverse order')]).toEqual(['none', null]);
    expect(symbols()).toEqual(['AI(BTC)', 'BTC', 'BCH', 'BSV', 'LTC']);
  });
});

describe('the copied table', () => {
  const NEW = poolCoin({ coinType: 999, coinName: 'NEW' });

  async function copy() {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await open();
    await settle();
    await until(() => expect(rows()[0]?.textContent).toContain('1.24%'));
    return async () => {
      press(buttonOf(/Copy as CSV/));
      await until(() => expect(writeText).toHaveBeenCalled());
      const text = writeText.mock.calls[0]?.[0].replace('\uFEFF', '') ?? '';
      return text
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(','));
    };
  }

  it('has the change of every coin, the currency in its head, and tells when and where its figures were made', async () => {
    pool.isSimulated = false;
    pool.ageMs = 60_000;
    pool.records = [...(pool.records ?? []), NEW];
    store.set(currencyAtom, 'USD');
    const pressCopy = await copy();
    const [head = [], ...lines] = await pressCopy();
    const column = (name: string) => lines.map((line) => line[head.indexOf(name)]);
    expect(column('24 h change (%)')).toEqual([...ids.map(() => '1.24'), '']);
    expect(head).toContain('Daily profit (USD)');
    expect(new Set(column('Source'))).toEqual(new Set(['Pool']));
    const madeAtMs = Date.parse(column('As of (UTC)')[0] ?? '');
    expect(Date.now() - madeAtMs).toBeGreaterThanOrEqual(60_000);
    expect(pool.asked.filter((call) => call.includes('999'))).toEqual([]);
  });

  it('has no change of coins whose infos are refused', async () => {
    const pressCopy = await copy();
    pool.refusesInfos = true;
    const [head = [], ...lines] = await pressCopy();
    expect(lines.map((line) => line[head.indexOf('24 h change (%)')])).toEqual(['1.24', '1.24', '1.24', '1.24', '1.24', '', '']);
  });

  it('says so when the browser refuses', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
    document.execCommand = () => false;
    pool.records = pool.records?.slice(0, 5);
    await open();
    await settle();
    await until(() => expect(rows()[0]?.textContent).toContain('1.24%'));
    press(buttonOf(/Copy as CSV/));
    await until(() => expect(toasts()).toEqual([['error', expect.any(String)]]));
    // All that is copied was known.
    expect(pool.asked.filter((call) => call.endsWith('/v3/info'))).toEqual([]);
  });
});
