import type { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Language } from '#src/contracts/languages.ts';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { MonthlyReportPage } from '#src/features/monthly-report/monthly-report-page.tsx';
import { monthQuery } from '#src/features/monthly-report/month.query.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import * as files from '#src/lib/save-file.ts';
import { aiCurveQuery, coinListQuery, networkCurveQuery, poolCurveQuery } from '#src/parts/coin-queries.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { languageAtom } from '#src/state/language.ts';
import { makeStore } from '#src/state/store.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { aiRatios, coin, hashrates, MADE_AT_MS, poolCoin, prices } from './samples.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { until } from '#tests/until.ts';
import { mount } from '#tests/unit/ui/mount.tsx';
import { user } from '#tests/unit/user.ts';

const DAY_MS = 86_400_000;
const answer = (data: unknown, madeAt = MADE_AT_MS, isSimulated = true) => ({ data, madeAt, isCached: false, isSimulated });

async function stage(language: Language = 'en') {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => undefined)),
  );
  const i18n = await createI18n(language);
  await loadNamespaces(i18n, ['monthly-report']);
  const store = makeStore();
  store.set(languageAtom, language);
  store.set(currencyAtom, 'USD');
  return makeApp(<MonthlyReportPage />, { i18n, store });
}

/** At which two PH/s keep the time of a block. */
const difficultyOf = (blockTimeS: number) => (2e15 * blockTimeS) / 2 ** 32;
const mined = { dayIncomeUnit: 'MH/s', blockReward: null } as const;
/** AI(BTC) first, so that no coin stands where its chain does. */
const listed: readonly PoolCoin[] = [
  poolCoin({ coinType: 9, coinName: 'AI(BTC)', dayIncome: 0.000_000_5, dayIncomeMoney: 0.35 }),
  poolCoin(),
  poolCoin({
    ...mined,
    coinType: 4,
    coinName: 'LTC',
    dayIncome: 0.000_001,
    dayIncomeMoney: 0.005,
    priceUsa: 80,
    difficulty: difficultyOf(150),
  }),
  poolCoin({
    ...mined,
    coinType: 6,
    coinName: 'DOGE',
    dayIncome: 0.004,
    dayIncomeMoney: 0.003,
    priceUsa: 0.1,
    difficulty: difficultyOf(60),
  }),
];
const keyOf = {
  list: coinListQuery().queryKey,
  ai: aiCurveQuery().queryKey,
  pool: (id: number) => poolCurveQuery(coin(id)).queryKey,
  network: (id: number) => networkCurveQuery(id).queryKey,
  price: (id: number) => apiQuery('priceCurve', { coinId: id }).queryKey,
};
const set = (client: QueryClient, key: readonly unknown[], data: unknown, madeAt?: number, isSimulated?: boolean) =>
  client.setQueryData(key, answer(data, madeAt, isSimulated) as never);

/** The pool as it knows these coins: the network stands still, so that every day earns the same. */
function fill(client: QueryClient, list = listed): void {
  set(client, keyOf.list, list);
  set(client, keyOf.ai, aiRatios(1.1));
  set(client, monthQuery(undefined).queryKey, { firstMonth: '2026-09', coins: [], ai: [] });
  const curves: Record<number, [pool: number, network: number, from: number, to: number]> = {
    9: [3_000_000, 0, 0, 0],
    1: [12_000_000, 1_000_000_000, 100_000, 110_000],
    4: [300_000_000, 2_000_000_000, 80, 76],
    6: [300_000_000, 2_000_000_000, 0.1, 0.1],
    7: [5e12, 1e15, 3000, 3000],
  };
  for (const { coinType } of list) {
    const [pool = 0, network = 0, from = 0, to = 0] = curves[coinType] ?? [];
    set(client, keyOf.pool(coinType), hashrates(pool));
    if (coinType === 9) continue;
    set(client, keyOf.network(coinType), hashrates(network));
    set(client, keyOf.price(coinType), prices(from, to));
  }
}

const rowOf = (host: HTMLElement, symbol: string) =>
  [...host.querySelectorAll('tbody tr')].find((row) => row.querySelector('th')?.textContent === symbol)!;
const cellOf = (host: HTMLElement, symbol: string, column: string) =>
  rowOf(host, symbol).querySelector(`[data-column="${column}"]`)?.textContent ?? '';
const buttonOf = (host: HTMLElement, name: string) => [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
const strip = (host: HTMLElement) => [...host.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

describe('the monthly report of several coins', () => {
  it('has each coin by its own curves, its chain’s network and price, and its own record', async () => {
    const { client, page } = await stage();
    fill(client);
    const { container: host } = await mount(page);
    const heads = ['Coin', 'Average', 'Peak', 'Share', 'Pool hashrate', 'Price (USD)', 'Income in 29 days'];
    expect([...host.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual(heads);
    const cells = [...rowOf(host, 'AI(BTC)').querySelectorAll<HTMLElement>('td')];
    expect(cells.map(({ dataset }) => dataset.label)).toEqual(heads.slice(1));
    expect(cells.map(({ dataset }) => dataset.column)).toEqual(['average', 'peak', 'share', 'days', 'price', 'income']);
    expect(cells.map((cell) => cell.role ?? cell.getAttribute('role'))).toEqual(cells.map(() => 'cell'));
    expect(cells[4]?.querySelector('[data-sense]')?.getAttribute('data-sense')).toBe('up');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '3.00 EH/s',
      '3.00 EH/s23 Oct',
      '0.30%',
      '',
      '$110,000.00up 10.00%',
      '$1,520.000.01450000 BTC per PH/s',
    ]);
    expect(cellOf(host, 'BTC', 'average')).toBe('12.00 EH/s');
    expect(cellOf(host, 'LTC', 'price')).toBe('$76.00down 5.00%');
    expect(cellOf(host, 'LTC', 'share')).toBe('15.00%');
    expect(cellOf(host, 'LTC', 'income')).toMatch(/^\$[\d.]+0\.02900000 LTC \+ 116\.00000000 DOGE per GH\/s$/);
    expect(cellOf(host, 'DOGE', 'income')).toMatch(/116\.00000000 DOGE per GH\/s · counted in LTC$/);
    expect(host.querySelector('caption')?.textContent).toBe('Each coin, last 30 days');
    expect(host.querySelector('article')?.getAttribute('aria-busy')).toBe('false');
  });

  it('has curves of the days that are over, in no colour', async () => {
    const { client, page } = await stage();
    fill(client);
    const curve = rowOf((await mount(page)).container, 'BTC').querySelector('[data-column="days"] svg')!;
    expect(curve.getAttribute('data-sense')).toBe('flat');
    expect(curve.querySelector('path')?.getAttribute('d')).toMatch(/L92\.7 [\d.]+$/);
  });

  it('has the largest share, the best and the worst price under their names', async () => {
    const { client, page } = await stage();
    fill(client);
    const { container: host } = await mount(page);
    const [income, ...others] = strip(host);
    expect(income).toMatch(/^Estimated income of all miners\$[\d,]+\.\d\d$/);
    expect(others).toEqual(['Largest network shareLTC 15.00%', 'Strongest priceBTC up 10.00%', 'Weakest priceLTC down 5.00%']);
    expect([...host.querySelectorAll('dl [data-sense]')].map((change) => change.getAttribute('data-sense'))).toEqual(['up', 'down']);
    expect(host.querySelector('section[aria-label="All coins, last 30 days"] dl')).not.toBeNull();
  });

  it('draws the incomes in the currency of the visitor, between the days of the report', async () => {
    const { client, page } = await stage();
    fill(client);
    const figure = (await mount(page)).container.querySelector('figure')!;
    expect(figure.querySelector('h2')?.textContent).toBe('Income by day');
    expect(figure.querySelector('figcaption p')?.textContent).toContain('All miners and coins, estimated');
    const axis = [...figure.querySelectorAll('[aria-hidden] span')].map(({ textContent }) => textContent ?? '');
    expect(axis.slice(-2)).toEqual(['23 Oct', '21 Nov']);
    for (const label of axis.slice(0, -2)) expect(label).toMatch(/^\$[\d,]+$/);
    expect(new Set(axis).size).toBe(axis.length);
  });

  it('has its first and last full day in the masthead, which count as Beijing days', async () => {
    const { client, page } = await stage();
    fill(client);
    const { container: host } = await mount(page);
    expect([...host.querySelectorAll('header time')].map((time) => time.getAttribute('datetime'))).toEqual(['2026-10-23', '2026-11-20']);
    expect(host.querySelector('header')?.textContent).toContain('Simulated data');
    expect(host.querySelector('footer')?.textContent).toContain('Average, peak and share come from');
    expect(host.querySelector('footer')?.textContent).toContain('All figures come from a market model');
  });

  it('ends with the day of its newest curve, though another is older', async () => {
    const { client, page } = await stage();
    fill(client);
    set(client, keyOf.pool(4), hashrates(300_000_000), MADE_AT_MS - DAY_MS);
    const { container: host } = await mount(page);
    expect(host.querySelector('header')?.textContent).toContain('20 November 2026');
  });

  it('counts as simulated as soon as one of its figures is, and not before', async () => {
    const { client, page } = await stage();
    fill(client);
    client.setQueriesData({}, (known: object | undefined) => known && { ...known, isSimulated: false, madeAt: Date.now() });
    const { container: host } = await mount(page);
    expect(host.textContent).not.toMatch(/Simulated data|market model/);
    expect(host.querySelector('[data-print="no"] time')?.textContent).toBe('Live');
    await act(async () => set(client, keyOf.price(4), prices(80, 76), Date.now(), true));
    await drawn(() => expect(host.querySelector('header')?.textContent).toContain('Simulated data'));
    expect(host.querySelector('[data-print="no"] time')?.textContent).toMatch(/^Updated /);
  });

  it('has a dash where the pool has no curve of a coin, and everything of the others', async () => {
    const { client, page } = await stage();
    fill(client);
    set(client, keyOf.pool(4), []);
    set(client, keyOf.pool(6), hashrates(0));
    set(client, keyOf.price(6), []);
    set(client, keyOf.network(1), []);
    const { container: host } = await mount(page);
    expect(cellOf(host, 'LTC', 'average')).toBe('--');
    expect(rowOf(host, 'LTC').querySelector('[data-column="average"]')?.childElementCount).toBe(1);
    // Nothing is a figure, too.
    expect(cellOf(host, 'DOGE', 'share')).toBe('0.00%');
    expect([cellOf(host, 'DOGE', 'price'), cellOf(host, 'BTC', 'share')]).toEqual(['--', '--']);
    expect(cellOf(host, 'BTC', 'average')).toBe('12.00 EH/s');
    expect(strip(host)[0]).toBe('Estimated income of all miners--');
    expect(host.querySelector('header time')).not.toBeNull();
    expect(buttonOf(host, 'Download CSV').disabled).toBe(false);
  });

  it('keeps the figures of the others where a curve could not be fetched, and says that one is missing', async () => {
    const { client, page } = await stage();
    fill(client);
    client.removeQueries({ queryKey: keyOf.pool(4) });
    vi.mocked(fetch).mockImplementation(async () => new Response('{"code":"500","message":"no"}'));
    const { container: host } = await mount(page);
    await drawn(() => expect(host.querySelector('[role="status"]')?.textContent).toContain('Some figures are missing'));
    expect(host.querySelector('[role="alert"]')).toBeNull();
    expect([cellOf(host, 'BTC', 'average'), cellOf(host, 'LTC', 'average')]).toEqual(['12.00 EH/s', '--']);
  });

  it('says of a coin that is no longer mined that it earns nothing, and of one without an income no count of days', async () => {
    const { client, page } = await stage();
    fill(client, [poolCoin({ dayIncome: null }), poolCoin({ coinType: 7, coinName: 'ETH' })]);
    const { container: host } = await mount(page);
    expect(cellOf(host, 'ETH', 'income')).toBe('none');
    expect(cellOf(host, 'BTC', 'income')).toBe('---- BTC per PH/s');
    expect(strip(host)[0]).toBe('Estimated income of all miners--');
  });

  it('tells when its oldest figure was made, by the clock of Beijing', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { client, page } = await stage('zh');
    fill(client);
    const foot = (await mount(page)).container.querySelector('footer time');
    expect(foot?.getAttribute('datetime')).toBe('2026-11-21T04:00:00.000Z');
    expect(foot?.textContent).toContain('2026年11月21日 12:00');
    expect(foot?.textContent).toContain('您的时间11月20日 23:00');
  });
});

describe('the monthly report while a part of it is under way', () => {
  it('has what is there, says that more is coming, and gives no file, sum or fault yet', async () => {
    const { client, page } = await stage();
    fill(client);
    client.removeQueries({ queryKey: keyOf.price(4) });
    client.removeQueries({ queryKey: keyOf.network(6) });
    vi.mocked(fetch).mockImplementation(async (url) =>
      String(url).includes('price') ? await new Promise(() => undefined) : new Response('{"code":"500","message":"no"}'),
    );
    const { container: host } = await mount(page);
    await drawn(() => expect(client.getQueryState(keyOf.network(6))?.status).toBe('error'));
    expect(cellOf(host, 'BTC', 'average')).toBe('12.00 EH/s');
    expect([cellOf(host, 'LTC', 'average'), cellOf(host, 'LTC', 'income')]).toEqual(['', '']);
    expect(strip(host).join(' ')).not.toContain('--');
    expect(host.textContent).toContain('Still loading');
    expect(host.querySelector('figure')?.textContent).not.toContain('cannot be added up');
    expect(host.querySelector('article')?.getAttribute('aria-busy')).toBe('true');
    expect(host.querySelector('[role="alert"], [role="status"]')).toBeNull();
    expect([buttonOf(host, 'Download CSV').disabled, buttonOf(host, 'Print').disabled]).toEqual([true, true]);
  });

  it('waits for the ratios of AI(BTC), too', async () => {
    const { client, page } = await stage();
    fill(client);
    client.removeQueries({ queryKey: keyOf.ai });
    const { container: host } = await mount(page);
    expect(host.textContent).toContain('Still loading');
    expect(cellOf(host, 'BTC', 'average')).toBe('12.00 EH/s');
  });

  it('waits with a coin for the one mined along, rather than say that nobody knows it', async () => {
    const { client, page } = await stage();
    fill(client);
    client.removeQueries({ queryKey: keyOf.pool(6) });
    const { container: host } = await mount(page);
    expect(cellOf(host, 'LTC', 'income')).toBe('');
    expect(cellOf(host, 'BTC', 'average')).toBe('12.00 EH/s');
  });

  it('has its days only once it has figures', async () => {
    const { client, page } = await stage();
    set(client, keyOf.list, listed);
    const { container: host } = await mount(page);
    expect(host.querySelector('header')?.textContent).toContain('Beijing days (UTC+8)');
    expect(host.querySelector('header time')).toBeNull();
  });
});

describe('a newer response', () => {
  it.each([
    ['pool curve', 'BTC', 'average', '15.00 EH/s', (client: QueryClient) => set(client, keyOf.pool(1), hashrates(15_000_000))],
    ['network', 'BTC', 'share', '0.60%', (client: QueryClient) => set(client, keyOf.network(1), hashrates(2_000_000_000))],
    ['price', 'BTC', 'price', '$120,000.00up 20.00%', (client: QueryClient) => set(client, keyOf.price(1), prices(100_000, 120_000))],
    ['ratio of AI(BTC)', 'AI(BTC)', 'income', /0\.00768182 BTC/, (client: QueryClient) => set(client, keyOf.ai, aiRatios(0.1, 1.1))],
    [
      'list',
      'BTC',
      'income',
      /0\.02320000 BTC/,
      (client: QueryClient) => set(client, keyOf.list, listed.with(1, poolCoin({ difficulty: 2 * poolCoin().difficulty! }))),
    ],
  ])('changes what the report says: %s', async (_what, symbol, column, words, renew) => {
    const { client, page } = await stage();
    fill(client);
    const { container: host } = await mount(page);
    expect(cellOf(host, symbol, column)).not.toMatch(words);
    await act(async () => renew(client));
    await drawn(() => expect(cellOf(host, symbol, column)).toMatch(words));
  });

  it('of one coin on another day moves the days of all', async () => {
    const { client, page } = await stage();
    fill(client);
    set(client, keyOf.pool(4), hashrates(290_000_000, 319_000_000));
    const { container: host } = await mount(page);
    expect(cellOf(host, 'LTC', 'peak')).toContain('20 Nov');
    await act(async () => set(client, keyOf.pool(1), hashrates(12_000_000), MADE_AT_MS + DAY_MS));
    await drawn(() => expect(cellOf(host, 'LTC', 'peak')).toContain('21 Nov'));
  });

  it('is asked for every ten minutes, not by the minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    const { client, page } = await stage();
    fill(client);
    await mount(page);
    await act(async () => vi.advanceTimersByTime(599_000));
    expect(client.isFetching()).toBe(0);
    await act(async () => vi.advanceTimersByTime(2_000));
    // List and ratios, a curve a coin, and network and price a chain.
    expect(client.isFetching()).toBe(2 + 4 + 3 + 3);
    // The keys of stored responses are reckoned on another thread first.
    await until(() => expect(fetch).toHaveBeenCalledTimes(12));
  });
});

describe('what leaves the monthly report', () => {
  it.each([
    [true, 'Simulated data'],
    [false, 'Pool'],
  ])('is a file of every coin under the Beijing day of its figures, with their origin: simulated %s', async (isSimulated, origin) => {
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
    const { client, page, store } = await stage();
    fill(client);
    // Still the day before in UTC.
    const madeAt = Date.parse('2026-11-20T17:00:00Z');
    client.setQueriesData({}, (known: object | undefined) => known && { ...known, isSimulated, madeAt });
    const { container: host } = await mount(page);
    await user.click(buttonOf(host, 'Download CSV'));
    const file = saved.mock.lastCall![0];
    expect(file.name).toBe('okkong-month-2026-11-21.csv');
    const [head, ...lines] = (await file.text()).trim().split('\r\n');
    expect(head).toBe(
      'Day (UTC+8),Part of the day that is over,Coin,Pool hashrate (H/s),Network hashrate (H/s),Price (USD),Estimated income per unit,' +
        'Estimated income mined along per unit (DOGE),Income unit,As of,Source',
    );
    expect(lines).toHaveLength(4 * 30);
    expect(new Set(lines.map((line) => line.split(',').at(-1)))).toEqual(new Set([origin]));
    expect(
      lines
        .filter((line) => line.includes(',LTC,'))[3]
        ?.split(',')
        .slice(6, 9),
    ).toEqual(['0.001', '4', 'LTC/GH/s']);
    expect(store.get(toastsAtom).map(({ tone, text }) => `${tone}: ${text}`)).toEqual(['success: Saved: okkong-month-2026-11-21.csv']);
  });

  it('is paper, where that is asked for', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { client, page } = await stage();
    fill(client);
    const { container: host } = await mount(page);
    await user.click(buttonOf(host, 'Print'));
    expect(print).toHaveBeenCalledOnce();
    expect(saved).not.toHaveBeenCalled();
  });
});
