import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeStored } from '#src/lib/storage.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { until } from '#tests/until.ts';
import { poolCoin } from '../pool-coin.ts';
import { doge } from './samples.ts';
import {
  buttonOf,
  details,
  drawAddresses,
  headingOf,
  host,
  open,
  openRows,
  panelOf,
  pool,
  press,
  rowOf,
  rows,
  settle,
  setUpTable,
  store,
  stubViewport,
  type,
} from './table-stage.tsx';

beforeEach(() => void writeStored('currency', 'CNY'));

setUpTable();

/** A coin that the catalogue does not know. */
const unlisted = poolCoin({ coinType: 999, coinName: 'NEW' });

describe('a row of the coin table', () => {
  it('has a cell for each figure', async () => {
    pool.records = [poolCoin(), poolCoin({ coinType: 4, dayIncomeUnit: 'MH/s' }), doge, unlisted];
    await open();
    await settle();
    await until(() => expect(rowOf('BTC')?.textContent).toContain('1.24%'));
    const row = rowOf('BTC');
    expect([...(row?.cells ?? [])].map((cell) => cell.textContent)).toEqual([
      'BTCSHA256',
      '0.00042000 BTC¥290.00 per PH/s',
      '$95,412.30up 1.24%',
      '6.21 EH/s',
      '1084.20 EH/s',
      '41,208',
      '152.27 T',
      '',
    ]);
    expect([...(row?.cells ?? [])].map((cell) => cell.role)).toEqual(['rowheader', ...Array.from({ length: 7 }, () => 'cell')]);
    expect(row?.querySelector('img')?.alt).toBe('');
    expect([...host.querySelectorAll('thead th')].map((head) => [head.role, head.getAttribute('scope')].join(' '))).toEqual(
      Array.from({ length: 8 }, () => 'columnheader col'),
    );
    expect(rowOf('LTC')?.cells[1]?.textContent).toMatch(/LTC\+ 4\.13271000 DOGE¥/);
    // Without a mark of its own the first letter stands for it.
    expect([rowOf('NEW')?.querySelector('img'), rowOf('NEW')?.cells[0]?.textContent]).toEqual([null, 'NNEWSHA256']);
  });

  it('says how old its oldest figures are where their source has stopped, although the list is new', async () => {
    const nowS = Math.floor(Date.now() / 1000);
    const stopped = { pool: nowS - 30, network: nowS - 3 * 3600 - 60, price: nowS - 300 };
    pool.records = [poolCoin({ asOf: stopped }), poolCoin({ coinType: 2, asOf: { pool: nowS - 30, network: nowS - 600 } })];
    await open();
    await until(() => expect(rowOf('BTC')?.cells[0]?.textContent).toBe('BTCSHA2563 h ago'));
    expect(rowOf('BCH')?.cells[0]?.textContent).toBe('BCHSHA256');
  });

  it('has a button that names its coin and its panel', async () => {
    await open();
    await settle();
    // The one that the page came with stands without a movement.
    expect(panelOf('AI(BTC)')?.dataset.moves).toBeUndefined();
    press(rowOf('LTC'));
    expect([rowOf('LTC')?.querySelector('button')?.ariaLabel, rowOf('LTC')?.dataset.open]).toEqual(['LTC details', 'true']);
    await until(() => expect(panelOf('LTC')).not.toBeNull());
    expect([panelOf('LTC')?.role, panelOf('LTC')?.ariaLabel, panelOf('LTC')?.dataset.moves]).toEqual(['group', 'LTC details', 'true']);
    await until(() => expect(panelOf('AI(BTC)')).toBeNull());
    expect(rows().map((row) => [row.dataset.open, row.querySelector('button')?.dataset.turned])).toEqual([
      ...Array.from({ length: 4 }, () => [undefined, undefined]),
      ['true', 'true'],
    ]);
    expect(panelOf('LTC')?.closest('td')?.colSpan).toBe(8);
    expect(headingOf('Details')?.role).toBe('columnheader');
  });

  it('flashes whenever one of its figures changes, but not with the currency they are written in', async () => {
    const client = await open();
    await settle();
    store.set(currencyAtom, 'USD');
    await until(() => expect(rowOf('BCH')?.textContent).toContain('$40.07 per PH/s'));
    expect(host.querySelector('[data-flash]')).toBeNull();
    const figures = { dayIncome: 0.00000043, priceUsa: 96_000, poolHashrate: 6_300_000, hashrate: 1_090_000_000, difficulty: 160e12 };
    for (const [name, value] of Object.entries(figures)) {
      pool.records = pool.records?.map((record) => (record.coinType === 2 ? { ...record, [name]: value } : record));
      await client.refetchQueries({ queryKey: coinListQuery().queryKey });
      await until(() => expect(rowOf('BCH')?.dataset.flash, name).toBe(''));
      rowOf('BCH')?.dispatchEvent(new Event('animationend'));
    }
    expect(host.querySelector('[data-flash]')).toBeNull();
  });

  it('that cannot be shown says so, leaves the others alone, and is tried again', async () => {
    const fault = vi.spyOn(console, 'error').mockReturnValue(undefined);
    onTestFinished(() => fault.mockRestore());
    drawAddresses.mockImplementation(() => {
      throw new Error('broken');
    });
    await open();
    await until(() => expect(host.textContent).toContain('AI(BTC) could not be shown. The other coins are not affected.'));
    expect(rowOf('BTC')).toBeDefined();
    expect(buttonOf(/Try again/)?.closest('td')?.colSpan).toBe(8);
    drawAddresses.mockImplementation(() => 'mended');
    press(buttonOf(/Try again/));
    await until(() => expect(host.textContent).toContain('mended'));
    expect(rowOf('AI(BTC)')).toBeDefined();
  });
});

describe('an open row', () => {
  it('has the figures for which a phone has no columns', async () => {
    await open();
    await settle();
    press(rowOf('BTC'));
    await until(() => expect(panelOf('BTC')?.querySelector('dl')?.textContent).toContain('1.24%'));
    const list = panelOf('BTC')?.querySelector('dl');
    expect([...(list?.querySelectorAll('dt, dd') ?? [])].map((part) => part.textContent.trim())).toEqual([
      'Price',
      '$95,412.30 up 1.24%',
      'Pool hashrate',
      '6.21 EH/s',
      'Network hashrate',
      '1084.20 EH/s',
      'Miners',
      '41,208',
    ]);
  });

  it("has its coin's part of the table's infos until its own is here", async () => {
    pool.refusesOwn = true;
    await open();
    await settle();
    press(rowOf('BCH'));
    await until(() => expect(panelOf('BCH')?.textContent).toContain('Today2.00 EH/s'));
  });

  it('requests its coin again each time, also while the answer before is still fresh', async () => {
    await open({ staleTime: Infinity });
    await settle();
    const asked = () => pool.asked.filter((call) => call.endsWith('/v3/info 4'));
    press(rowOf('LTC'));
    await until(() => expect(asked()).toHaveLength(1));
    press(rowOf('LTC'));
    await until(() => expect(panelOf('LTC')).toBeNull());
    press(rowOf('LTC'));
    await until(() => expect(asked()).toHaveLength(2));
  });

  it('states the rule of the coin that is mined on the side', async () => {
    pool.records = [poolCoin({ coinType: 4 }), doge];
    await open();
    await settle();
    press(rowOf('LTC'));
    await until(() => expect(details('LTC')).toContain('DOGE from merged mining: PPLNS 2%'));
  });

  it('of a coin that the catalogue does not know requests nothing, and has dashes for what only its own request would tell', async () => {
    pool.records = [unlisted, ...(pool.records ?? [])];
    await open();
    await settle();
    press(rowOf('NEW'));
    await until(() => expect(panelOf('NEW')?.textContent).toContain('Today--'));
    press(buttonOf(/Show more/));
    await until(() => expect(pool.asked.some((call) => call.includes('34'))).toBe(true));
    expect(pool.asked.filter((call) => call.includes('999'))).toEqual([]);
  });

  it('far from the screen loads no more than its chart', async () => {
    stubViewport(false);
    await open();
    await settle();
    await until(() => expect(pool.asked.some((call) => call.endsWith('/v3/info 9'))).toBe(true));
    expect(openRows()).toEqual([rowOf('AI(BTC)')]);
    expect(panelOf('AI(BTC)')?.textContent).not.toContain('Addresses');
  });
});

describe('the infos of the table', () => {
  it('are requested once for those of the start, and for the rest when they are shown', async () => {
    await open();
    await settle();
    const asked = () => pool.asked.filter((call) => call.includes(',')).map((call) => call.split(' ')[1]);
    expect(asked()).toEqual(['1,2,3,4,7,9']);
    expect(pool.asked.filter((call) => call.endsWith('/v3/info'))).toEqual([]);
    press(buttonOf(/Show more/));
    await until(() => expect(asked()).toEqual(['1,2,3,4,7,9', '17,34']));
    expect(rows()).toHaveLength(7);
  });

  it('come with every row, however many there are', async () => {
    pool.records = [...Array.from({ length: 45 }, (_, index) => poolCoin({ coinType: 900 + index, coinName: `N${index}` })), poolCoin()];
    await open();
    await settle();
    press(buttonOf(/Show more \(all 46\)/));
    expect(rows()).toHaveLength(40);
    await until(() => expect(rows()).toHaveLength(46));
    expect(rowOf('BTC')?.textContent).toContain('1.24%');
  });

  it('are requested for those that a search finds', async () => {
    await open();
    await settle();
    type('kas');
    await until(() => expect(rowOf('KAS')?.textContent).toContain('1.24%'));
  });
});
