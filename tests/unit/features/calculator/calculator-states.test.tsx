import { flushSync } from 'react-dom';
import { writeStored } from '#src/lib/storage.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calculatorInputsAtom } from '#src/parts/calculator-inputs.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { until } from '#tests/until.ts';
import { poolCoin } from '../pool-coin.ts';
import { host, labelled, open, openBuilt, pool, rows, setUpCalculator, shows, status, store, type } from './calculator-stage.tsx';

beforeEach(() => void writeStored('currency', 'CNY'));

setUpCalculator();

const never = () => new Promise<never>(() => {});
const heads = () => [...host.querySelectorAll('thead th')].map((head) => head.textContent);
const table = () => host.querySelector('table');
const toggle = () => host.querySelector<HTMLButtonElement>('button[aria-expanded]');
/** What the result is taken from. */
const source = () => host.querySelector('table')?.parentElement?.nextElementSibling;

describe('the calculator while it waits', () => {
  it('has a place for each figure and says nothing of what it is calculated from', async () => {
    pool.answers = { '/coin/list': never };
    store.set(calculatorInputsAtom, { coinId: 9, hashrate: '100', feePercent: '1' });
    await open();
    expect(table()?.getAttribute('aria-busy')).toBe('true');
    expect(host.querySelector('[role=status]')?.getAttribute('aria-busy')).toBe('true');
    expect(rows()[0]).toEqual(['1 day', '', '', '']);
    expect(source()?.querySelector('p')?.textContent).toBe('');
    expect(host.textContent).toContain("Filled in with the pool's own fee.");
    expect(pool.asked).toEqual([]);
  });

  it('shows what this device makes of the figures at hand, without saying so', async () => {
    pool.answers = { '/account/calculate': never };
    await open();
    await until(() => expect(rows()[0]?.[1]).toMatch(/^0\.0000\d{4}$/));
    expect(table()?.getAttribute('aria-busy')).toBe('true');
    expect(source()?.querySelector('p')?.textContent).toBe('');
  });

  it('says that there is no data where nothing can be calculated', async () => {
    pool.answers = { '/account/calculate': () => undefined, '/revenue/curve': () => undefined };
    await open();
    await shows('No data yet.');
    expect(rows()[0]).toEqual(['1 day', '--', '--', '--']);
    await until(() => expect(table()?.getAttribute('aria-busy')).toBe('false'));
  });

  it('asks the pool once for a calculation that it refuses', async () => {
    pool.answers = { '/account/calculate': () => undefined };
    await open(2);
    await shows('Calculated on this device');
    expect(pool.asked).toHaveLength(1);
  });

  it('keeps the result before where nothing else can be had, for the same coin alone', async () => {
    pool.records = pool.records.map((record) => (record.coinType === 1 ? { ...record, difficulty: null } : record));
    pool.answers = { '/revenue/curve': () => undefined };
    await open();
    await shows('Calculated by the pool');
    pool.answers['/account/calculate'] = () => undefined;
    type('Hashrate', '200');
    await until(() => expect(pool.asked).toHaveLength(2));
    await until(() => expect(table()?.getAttribute('aria-busy')).toBe('false'));
    expect(rows()[0]?.[1]).toBe('0.00010000');
    // It is that of the hashrate before, and says so.
    expect(host.querySelector('[role=status][aria-live]')?.textContent).toMatch(/^100 TH\/s on AI\(BTC\)/);
    type('Coin', '1');
    expect(rows()[0]).toEqual(['1 day', '--', '--']);
  });
});

describe('the result', () => {
  it('names its table, its columns and its currency', async () => {
    await open();
    await shows('Calculated by the pool');
    expect(document.getElementById(table()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('AI(BTC) income');
    expect(heads()).toEqual(['Period', 'BTC', 'Compared with plain BTC', 'CNY']);
    expect([...host.querySelectorAll('thead th')].map(({ role }) => role)).toEqual(heads().map(() => 'columnheader'));
    expect([...(host.querySelector('tbody tr')?.children ?? [])].map(({ role }) => role)).toEqual(['rowheader', 'cell', 'cell', 'cell']);
    expect(table()?.dataset.compares).toBe('true');
    expect([...host.querySelectorAll('option')].map(({ text }) => text)).toEqual(['AI(BTC)', 'BTC', 'ETC', 'LTC', 'RVN']);
    expect(labelled('Pool fee').nextElementSibling?.textContent).toBe('%');
    const section = host.querySelector('section');
    expect(document.getElementById(section?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Income calculator');
    expect(source()?.textContent).toContain('Before electricity.');
    expect(host.querySelector('[role=radiogroup]')?.ariaLabel).toBe('Currency of the income');
    expect(source()?.querySelector('time')).not.toBeNull();
    const usd = [...host.querySelectorAll<HTMLElement>('[role=radio]')].find((radio) => radio.textContent === 'USD');
    flushSync(() => usd?.click());
    expect(heads().at(-1)).toBe('USD');
    // 0.0001 BTC at $95,412.30.
    expect(rows()[0]?.at(-1)).toBe('$9.54');
    expect(usd?.ariaChecked).toBe('true');
    expect(store.get(currencyAtom)).toBe('USD');
    // The next test starts as a visitor does.
    flushSync(() => store.set(currencyAtom, 'CNY'));
  });

  it('tells less than plain BTC brings with the way it goes and no sign, and the same without a way', async () => {
    pool.calculate = () => ({ aiIncome1d: 0.0001, aiIncome1dCNY: '0.5', difference1d: -0.00002 });
    await open();
    await shows('Calculated by the pool');
    expect(rows()[0]).toEqual(['1 day', '0.00010000', 'down 0.00002000', '¥0.50']);
    pool.calculate = () => ({ aiIncome1d: 0.0001, aiIncome1dCNY: '0.5', difference1d: 0 });
    type('Hashrate', '50');
    await until(() => expect(rows()[0]?.[2]).toBe('0.00000000'));
  });

  it('of another coin has its own symbol and unit, and no curve of AI(BTC)', async () => {
    await open();
    await shows('Calculated by the pool');
    expect(host.textContent).toContain('AI(BTC) income premium over BTC');
    type('Coin', '1');
    await shows('Calculated on this device');
    expect(heads()).toEqual(['Period', 'BTC', 'CNY']);
    expect(table()?.hasAttribute('data-compares')).toBe(false);
    expect(labelled('Hashrate').nextElementSibling?.textContent).toBe('PH/s');
    expect(host.textContent).not.toContain('income premium');
    await until(() => expect(status()).toMatch(/^100 PH\/s on BTC at a 4% fee earns [\d.]+ BTC a day, ¥[\d,]+\.\d\d\.$/));
  });

  it('of LTC has the DOGE that the same hashrate brings', async () => {
    store.set(calculatorInputsAtom, { coinId: 4, hashrate: '100', feePercent: null });
    await open();
    await until(() => expect(rows()[0]?.[1]).toContain('DOGE'));
    const [ltc, doge] = (rows()[0]?.[1] ?? '').split('+ ').map((coins) => Number(coins.replaceAll(/[^\d.]/g, '')));
    // A block of DOGE brings 1,600 times as many coins, at half the difficulty.
    expect((doge ?? 0) / (ltc ?? 0)).toBeCloseTo(3_200, 0);
  });

  it('is as old as the oldest figure that it is calculated from: ratios, network, network of the coin mined on the side', async () => {
    const oldMs = Math.floor(Date.now() / 1_000) * 1_000 - 7_200_000;
    pool.answers = {
      '/account/calculate': () => undefined,
      '/global/curve': () => [{ dataTime: 1_795_000_000, hashrate: 1e9 }],
    };
    pool.cachedAtMs = { '/revenue/curve': oldMs, '/curve 18': oldMs - 1_000, '/curve 6': oldMs - 2_000 };
    await open();
    await shows('Calculated on this device');
    const age = (atMs: number) => until(() => expect(source()?.querySelector('time')?.dateTime).toBe(new Date(atMs).toISOString()));
    await age(oldMs);
    type('Coin', '18');
    await age(oldMs - 1_000);
    type('Coin', '4');
    await age(oldMs - 2_000);
  });

  it('asks for the curve of AI(BTC) for that coin alone, and for the network of the chosen coin', async () => {
    store.set(calculatorInputsAtom, { coinId: 1, hashrate: '100', feePercent: null });
    await open();
    await shows('Calculated on this device');
    // The list may be here before the curve is asked for.
    const curves = () => pool.calls.filter((call) => /curve( \d+)?$/.test(call)).map((call) => call.split('/').at(-1));
    await until(() => expect(curves()).toEqual(['curve 1']));
    await until(() => expect(table()?.getAttribute('aria-busy')).toBe('false'));
    expect(curves()).toEqual(['curve 1']);
  });
});

describe('what is typed', () => {
  it('counts after half a second of quiet, and another coin at once', async () => {
    await open();
    await shows('Calculated by the pool');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    type('Hashrate', '200');
    await vi.advanceTimersByTimeAsync(400);
    // What is due by then has its chance.
    for (let task = 0; task < 20; task += 1) await new Promise(setImmediate);
    expect(pool.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await until(() => expect(pool.asked).toHaveLength(2));
  });

  it('keeps to eight digits and two decimals, and an emptied field is 0', async () => {
    await open();
    await shows('Calculated by the pool');
    type('Hashrate', '12345678');
    type('Hashrate', '123456789');
    expect(labelled('Hashrate').value).toBe('12345678');
    type('Hashrate', '1.25');
    type('Hashrate', '1.255');
    expect(labelled('Hashrate').value).toBe('1.25');
    type('Hashrate', '');
    expect(store.get(calculatorInputsAtom).hashrate).toBe('0');
  });

  it('in several fields before the code is here counts in each', async () => {
    await openBuilt(() => {
      labelled('Hashrate').value = '7';
      labelled('Pool fee').value = '3';
    });
    await until(() => expect(store.get(calculatorInputsAtom)).toEqual({ coinId: 9, hashrate: '7', feePercent: '3' }));
  });

  it.each([7, 9])('for coin %i, which the pool no longer shows, becomes the first one', async (coinId) => {
    store.set(calculatorInputsAtom, { coinId, hashrate: '100', feePercent: null });
    pool.records = [poolCoin(), ...pool.records.slice(2)];
    await open();
    await until(() => expect(labelled('Coin').value).toBe('1'));
    expect(host.textContent).not.toContain('income premium');
    expect(document.getElementById(table()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('BTC income');
    expect(labelled('Hashrate').nextElementSibling?.textContent).toBe('PH/s');
  });

  it('is forgotten with the closing, in the store too, and the button tells what it opens', async () => {
    await open();
    await shows('Calculated by the pool');
    type('Hashrate', '7');
    const panel = document.getElementById(toggle()?.getAttribute('aria-controls') ?? '');
    expect([toggle()?.ariaExpanded, panel?.contains(table())]).toEqual(['true', true]);
    expect(host.querySelector('[data-closed]')).toBeNull();
    flushSync(() => toggle()?.click());
    expect(store.get(calculatorInputsAtom)).toEqual({ coinId: 9, hashrate: '100', feePercent: null });
    expect([toggle()?.ariaExpanded, toggle()?.hasAttribute('aria-controls')]).toEqual(['false', false]);
    expect(host.querySelector('[data-closed=true]')?.textContent).toBe('Beside');
  });
});

describe('the curve of AI(BTC)', () => {
  const drawing = () => host.querySelector('[role=img]');

  it('has its days and its facts in percent', async () => {
    await open();
    await shows('30 days (Beijing)');
    expect(drawing()?.ariaLabel).toMatch(/^AI\(BTC\) income premium over BTC, .*: lowest 10\.00%, highest 10\.00%, latest 10\.00%\.$/);
    expect(host.querySelector('[type=range]')?.ariaLabel).toBe('Step through the days of the chart');
    expect(drawing()?.parentElement?.nextElementSibling?.querySelector('time')).not.toBeNull();
  });

  it('counts no days where there are none', async () => {
    pool.answers = { '/revenue/curve': () => [] };
    await open();
    await until(() => expect(drawing()?.ariaLabel).toBe('No data'));
    expect(host.textContent).not.toContain('days (Beijing)');
  });

  it('is loading until it is here, and no chart where it is refused', async () => {
    pool.answers = { '/revenue/curve': () => undefined };
    await open();
    expect(drawing()?.ariaLabel).toBe('The chart is loading');
    await until(() => expect(drawing()?.ariaLabel).toBe('No data'));
  });
});
