import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeStored } from '#src/lib/storage.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { until } from '#tests/until.ts';
import { poolCoin } from '../pool-coin.ts';
import {
  buttonOf,
  choose,
  details,
  headingOf,
  host,
  ids,
  open,
  openRows,
  pool,
  press,
  rowOf,
  rows,
  settle,
  setUpTable,
  statuses,
  store,
  type,
} from './table-stage.tsx';

beforeEach(() => void writeStored('currency', 'CNY'));

setUpTable();

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
    pool.records = ids.map((coinType) => poolCoin({ coinType, ...(coinType === 1 && { poolMiner: 7 }) }));
    await client.refetchQueries({ queryKey: coinListQuery().queryKey });
    await until(() => expect(rowOf('BTC')?.dataset.flash).toBe(''));
    expect(host.querySelectorAll('[data-flash]')).toHaveLength(1);
    rowOf('BTC')?.dispatchEvent(new Event('animationend'));
    expect(rowOf('BTC')?.dataset.flash).toBeUndefined();
  });

  it('speaks of AI(BTC) only where it is listed, and says why amounts in CNY are missing', async () => {
    await open();
    await settle();
    expect(host.querySelector('p')?.textContent).toContain('AI(BTC) is mined with SHA256 rigs');
    expect(host.textContent).not.toContain('No rate of USD to CNY');
    pool.records = [poolCoin({ coinType: 1, dayIncomeMoney: null })];
    await open();
    await until(() => expect(host.textContent).toContain('No rate of USD to CNY is known, so amounts in CNY are missing.'));
    expect(host.querySelector('p')?.textContent).toMatch(/chart and details\.$/);
  });

  it('says that the list names no coin', async () => {
    pool.records = [];
    await open();
    await until(() => expect(host.querySelector('tbody')?.textContent).toBe('The pool lists no coins right now.'));
    expect(host.querySelector('tbody td')?.getAttribute('colspan')).toBe('8');
  });

  it('opens one row at a time, requests its coin, and closes it by a second click', async () => {
    await open();
    await settle();
    press(rowOf('LTC'));
    expect(openRows()).toEqual([rowOf('LTC')]);
    await until(() => expect(pool.asked).toContain('/hash/api/pool/coin/v3/info 4'));
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
    pool.refusesOwn = true;
    await open();
    await settle();
    press(rowOf('BTC'));
    await until(() => expect(details()).toContain('149.00 T'));
    await until(() => expect(details()).toContain('Could not be refreshed.'));
    pool.refusesOwn = false;
    press(buttonOf(/Try again/));
    await until(() => expect(details()).toContain('151.00 T'));
    expect(details()).not.toContain('Could not be refreshed.');
  });

  it("shows in an open row the newest of the table's infos", async () => {
    pool.refusesOwn = true;
    pool.ageMs = 60_000;
    pool.records = [9, 17, 34, 1, 2, 18].map((coinType) => poolCoin({ coinType }));
    await open();
    await until(() => expect(rowOf('KAS')?.textContent).toContain('1.24%'));
    pool.ageMs = 0;
    pool.difficulties.table = 250e12;
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
    pool.records = ids.map((coinType, index) => poolCoin({ coinType, priceUsa: 10 + index }));
    await open();
    await settle();
    const heading = () => headingOf('Price');
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
    pool.records = ids.map((coinType, index) => poolCoin({ coinType, priceUsa: 10 + index }));
    await open();
    await settle();
    press(headingOf('Price')?.querySelector('button') ?? undefined);
    await until(() => expect(rows()[0]?.dataset.coin).toBe('KAS'));
    await until(() => expect(rowOf('KAS')?.textContent).toContain('1.24%'));
  });

  it('sorts by the list of a phone: figures from the largest on, names from A on', async () => {
    pool.records = ids.map((coinType, index) => poolCoin({ coinType, priceUsa: 10 + index }));
    await open();
    await settle();
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
    expect(host.querySelector('tbody td')?.getAttribute('colspan')).toBe('8');
    press(buttonOf(/Show all coins/));
    await until(() => expect(rows()).toHaveLength(5));
    const filter = host.querySelector<HTMLInputElement>('input[type=search]');
    expect(filter?.value).toBe('');
    // The button that had the focus is gone.
    expect(document.activeElement).toBe(filter);
  });

  it('copies all coins as CSV with the label of simulated figures, and says so', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await open();
    await settle();
    press(buttonOf(/Copy as CSV/));
    const copied = ['success', 'Copied 7 coins as CSV'];
    await until(() => expect(store.get(toastsAtom).map(({ tone, text }) => [tone, text])).toEqual([copied]));
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
    pool.records = undefined;
    await open();
    await until(() => expect(host.querySelector('[role=status]')?.textContent).toMatch(/network answered instead of the pool/));
    pool.records = [poolCoin()];
    press(buttonOf(/Try again/));
    await until(() => expect(rows().map((row) => row.dataset.coin)).toEqual(['BTC']));
    expect(host.querySelector('[role=status]')?.textContent).toBe('');
  });
});
