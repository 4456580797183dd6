import { act } from 'react';
import { writeStored } from '#src/lib/storage.ts';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Language } from '#src/contracts/languages.ts';
import type { DailyNews } from '#src/contracts/content.ts';
import { DailyPaperPage } from '#src/features/daily-paper/daily-paper-page.tsx';
import { drawRow } from '#src/features/daily-paper/image/figures-part.ts';
import { drawStories } from '#src/features/daily-paper/image/news-part.ts';
import { EDGE, type PaperPen, type Sheet, SHEET_WIDTH } from '#src/features/daily-paper/image/paper-pen.ts';
import { paperCode } from '#src/features/daily-paper/paper-address.ts';
import { paperOf } from '#src/features/daily-paper/paper.model.ts';
import { makeFormats } from '#src/i18n/formats.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { AppError } from '#src/lib/app-error.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { languageAtom } from '#src/state/language.ts';
import { makeStore } from '#src/state/store.ts';
import { newsCoin } from './samples.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { ownNoticeCountAtom } from '#src/state/online.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { until } from '#tests/until.ts';
import { mount } from '#tests/unit/ui/mount.tsx';
import { user } from '#tests/unit/user.ts';

beforeEach(() => void writeStored('currency', 'CNY'));

vi.mock('#src/features/daily-paper/image/paper-image.ts', () => ({ paperImage: async () => new Blob() }));

const key = apiQueryKey('dailyNews', {});
const news = (changes: Partial<DailyNews> = {}): DailyNews => ({
  date: '2026-11-21',
  coins: [newsCoin(), newsCoin({ coinType: 34, coinName: 'KAS', nextdiff: null, adjustTime: null })],
  news: [
    { title: 'Difficulty set to rise', summary: 'By 1.10% in four days.' },
    { title: 'KAS leads the day', summary: 'Up 3.92%.' },
  ],
  ...changes,
});
const answer = (data: DailyNews, changes: Partial<ApiResponse<DailyNews>> = {}): ApiResponse<DailyNews> => ({
  data,
  madeAt: Date.now(),
  isCached: false,
  isSimulated: true,
  ...changes,
});

async function stage(language: Language = 'en') {
  const i18n = await createI18n(language);
  await loadNamespaces(i18n, ['daily-paper']);
  const store = makeStore();
  store.set(languageAtom, language);
  return makeApp(<DailyPaperPage />, { i18n, store });
}

describe('the daily paper before its response', () => {
  it('is prerendered with every name and no figure, without a style attribute', async () => {
    const { page } = await stage();
    const html = renderToString(page);
    expect(html).toContain('OKKONG Daily');
    for (const symbol of ['AI(BTC)', 'BTC', 'KAS', 'DOGE']) expect(html).toContain(`>${symbol}<`);
    expect(html).not.toMatch(/ style=|\$\d|¥\d|Simulated|no coins yet/);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('Still loading');
    expect(html).toContain('BTC price, 30 days');
    // A place is kept in every cell.
    expect(html).not.toMatch(/<td[^>]*><\/td>/);
    expect(renderToString(page)).toBe(html);
  });
});

describe('the daily paper', () => {
  it('sets headlines, figures, forecast and estimates, and says that they are simulated', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer(news()));
    const { container: host } = await mount(page);
    const text = host.textContent;
    const headlines = host.querySelector('section[aria-label="Headlines"]')!;
    expect([...headlines.querySelectorAll('h2, h3, p')].map(({ textContent }) => textContent)).toEqual(
      news().news.flatMap(({ title, summary }) => [title, summary]),
    );
    for (const part of [
      'Saturday',
      '21 November 2026',
      '$95,412.30',
      '1084.20 EH/s',
      '152.27 T',
      '153.94 T',
      'in 4 d',
      'no forecast',
      'Beijing day (UTC+8)',
      'Estimates are before electricity',
      'The mining day on one sheet',
      'All figures come from a market model',
    ]) {
      expect(text).toContain(part);
    }
    expect(host.querySelector('tbody tr')?.textContent).toContain('0.00042000 BTC per PH/s');
    expect(host.querySelector('header')?.textContent).toContain('Simulated data');
    expect(host.querySelector('time[datetime="2026-11-21"]')).not.toBeNull();
    expect(host.querySelector('article')?.getAttribute('aria-busy')).toBe('false');
    expect(text).not.toContain('Still loading');
    expect(host.querySelector('[role="radiogroup"]')?.getAttribute('aria-label')).toBe('Currency of the estimates');
    // Read on the screen, in the page's own first view; the printed sheet begins with its figures.
    expect(host.querySelector('p[data-print="no"]')?.textContent).toContain('The mining day on one sheet');
    await drawn(() => expect(host.querySelector('footer svg[role="img"]')?.getAttribute('aria-label')).toBe('QR code for this page'));
    const { edge, path } = await paperCode();
    const code = host.querySelector('footer svg')!;
    expect([code.getAttribute('viewBox'), code.querySelector('path')?.getAttribute('d')]).toEqual([`0 0 ${edge} ${edge}`, path]);
  });

  it('has each figure in its column, under a name that a phone repeats on its card', async () => {
    const { client, page } = await stage();
    const rising = Array.from({ length: 31 }, (_, index) => 100 - index).with(0, 1);
    client.setQueryData(key, answer(news({ coins: [newsCoin({ coinType: 9, prices: rising })] })));
    const { container: host } = await mount(page);
    const heads = ['Coin', 'Price (USD)', '24 h', '30 days', 'Network hashrate', 'Difficulty', 'Next difficulty', 'Estimated daily income'];
    expect([...host.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual(heads);
    const cells = [...host.querySelectorAll<HTMLElement>('tbody td')];
    expect(cells.map(({ dataset }) => dataset.label)).toEqual(heads.slice(1));
    const columns = ['price', 'change', 'trend', 'network', 'difficulty', 'next', 'income'];
    expect(cells.map(({ dataset }) => dataset.column)).toEqual(columns);
    expect([...host.querySelectorAll<HTMLElement>('thead th')].slice(1).map(({ dataset }) => dataset.column)).toEqual(columns);
    expect(host.querySelectorAll('tbody tr[role="row"] > td[role="cell"]')).toHaveLength(columns.length);
    expect(host.querySelector('tbody th')?.textContent).toBe('AI(BTC)');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '$95,412.30',
      'up 1.24%',
      '',
      '1084.20 EH/s',
      '152.27 T',
      '153.94 Tup 1.10% in 4 d',
      '¥290.000.00042000 BTC per PH/s',
    ]);
    expect(host.querySelector('tbody img')?.getAttribute('src')).toBe('/coins/aibtc.svg');
    expect(cells[2]?.querySelector('path')?.getAttribute('d')).toMatch(/^M0\.0 0\.0L.*L96\.0 24\.0$/);
    // Only the last thirty days, which fall.
    expect(cells.map((cell) => cell.querySelector('[data-sense]')?.getAttribute('data-sense'))).toEqual([
      undefined,
      'up',
      'down',
      undefined,
      undefined,
      'flat',
      undefined,
    ]);
    expect(host.querySelector('caption')?.textContent).toBe('All coins of the day');
    expect(host.querySelector('figure [role="img"]')?.getAttribute('aria-label')).toMatch(/^AI\(BTC\) price from /);
  });

  it('has the figures of BTC in its strip, wherever BTC stands, and those of the first coin where there is none', async () => {
    const { client, page } = await stage();
    const kas = newsCoin({ coinType: 34, coinName: 'KAS', price: 0.05, priceIncrRatio: 0, nextdiff: null, prices: [] });
    client.setQueryData(key, answer(news({ coins: [kas, newsCoin()] })));
    const { container: host } = await mount(page);
    const strip = () => [...host.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(strip()).toEqual([
      'BTC$95,412.30 up 1.24%',
      'Network hashrate1084.20 EH/s',
      'Difficulty152.27 T',
      'Next difficulty153.94 T up 1.10% in 4 d',
    ]);
    await act(async () => client.setQueryData(key, answer(news({ coins: [kas] }))));
    await drawn(() => expect(strip()[0]).toBe('KAS$0.05000 0.00%'));
    expect(strip()[3]).toBe('Next difficultyno forecast');
    expect(host.querySelector('section[aria-label="KAS that day"]')).not.toBeNull();
    expect(host.querySelector('figure h2')?.textContent).toBe('KAS price, 30 days');
  });

  it('draws the prices of its first coin, and says in a sentence what the drawing shows', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer(news({ coins: [newsCoin({ prices: [0.082, 0.086, 0.081, 0.083] })] })));
    const { container: host } = await mount(page);
    const figure = host.querySelector('figure')!;
    expect(figure.querySelector('h2')?.textContent).toBe('BTC price, 4 days');
    expect(figure.querySelector('figcaption p')?.textContent).toContain('US dollars');
    expect(figure.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
      'BTC price from 18 Nov to 21 Nov: starting at $0.08200, ending at $0.08300, lowest $0.08100, highest $0.08600.'.replaceAll(
        /00(?=[ ,.])/g,
        '00',
      ),
    );
    const axis = [...figure.querySelectorAll('[aria-hidden] span')].map(({ textContent }) => textContent);
    expect(axis.slice(-2)).toEqual(['18 Nov', '21 Nov']);
    expect(new Set(axis.slice(0, -2)).size).toBe(axis.length - 2);
    const [line, end] = [...figure.querySelectorAll('svg path')].slice(-2).map((path) => path.getAttribute('d'));
    expect(Number(/^M1000 ([\d.]+)h0$/.exec(end ?? '')?.[1])).toBeCloseTo(Number(/ ([\d.]+)$/.exec(line ?? '')?.[1]), 0);
  });

  it('says that it has no headlines, and of figures that are not simulated nothing', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer(news({ news: [] }), { isSimulated: false }));
    const { container: host } = await mount(page);
    expect(host.textContent).toContain('No headlines today. See the figures below.');
    expect(host.textContent).not.toMatch(/Simulated|market model/);
    expect(host.textContent).toContain('Live');
  });

  it('tells when its figures were made, by the clock of Beijing and the visitor’s own where that differs', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { client, page } = await stage('zh');
    const madeAt = Date.parse('2026-11-20T18:40:00Z');
    client.setQueryData(key, answer(news(), { madeAt }));
    const { container: host } = await mount(page);
    const foot = host.querySelector('footer time')!;
    expect(foot.getAttribute('datetime')).toBe('2026-11-20T18:40:00.000Z');
    expect(foot.textContent).toBe('数据时间：2026年11月21日 02:40（北京时间，UTC+8） · 您的时间11月20日 13:40');
    expect(host.querySelector('[data-print="no"] time')?.getAttribute('datetime')).toBe('2026-11-20T18:40:00.000Z');
  });

  it('says of DOGE where its income is counted, and of a coin without an income that it has none', async () => {
    const { client, page } = await stage();
    const ltc = newsCoin({ coinType: 4, dayIncome: 0.000_001, dayIncomeUnit: 'MH/s' });
    client.setQueryData(key, answer(news({ coins: [ltc, { ...ltc, coinType: 6 }, newsCoin({ coinType: 7 })] })));
    const { container: host } = await mount(page);
    const incomes = [...host.querySelectorAll('tbody td:last-child')].map(({ textContent }) => textContent);
    expect(incomes.map((text) => text?.endsWith('per GH/s · counted in LTC'))).toEqual([false, true, false]);
    expect(incomes[2]).toBe('none');
  });

  it('asks for newer figures every five minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] });
    const fetch = vi.fn(() => new Promise(() => undefined));
    vi.stubGlobal('fetch', fetch);
    const { client, page } = await stage();
    client.setQueryData(key, answer(news()));
    await mount(page);
    await act(async () => vi.advanceTimersByTime(299_000));
    expect(client.isFetching()).toBe(0);
    await act(async () => vi.advanceTimersByTime(2_000));
    expect(client.isFetching()).toBe(1);
    // The key of a stored response is reckoned on another thread first.
    await until(() => expect(fetch).toHaveBeenCalledOnce());
  });

  it('tells an income in yuan as the pool states it, where no price gives a rate of exchange', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer(news({ coins: [newsCoin({ price: null })] })));
    const { container: host } = await mount(page);
    expect(host.querySelector('tbody td:last-child')?.textContent).toBe('¥290.000.00042000 BTC per PH/s');
  });

  it('shows the estimates in the currency the visitor chooses', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer(news()));
    const { container: host } = await mount(page);
    expect(host.textContent).toContain('¥0.29');
    const dollars = [...host.querySelectorAll('[role="radio"]')].find((button) => button.textContent === 'USD');
    await act(async () => dollars?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(host.textContent).toContain('$0.04');
    expect(host.textContent).not.toContain('¥');
  });

  it('says that headlines come from a stored response in another language', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer(news(), { isCached: true, language: 'zh_hk' }));
    expect((await mount(page)).container.textContent).toContain('Headlines from a saved copy in 繁體中文（香港）');
  });

  it('says so when the paper has no coins', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer(news({ coins: [] })));
    const { container: host } = await mount(page);
    expect(host.textContent).toContain('no coins yet');
    expect(host.querySelector('table')).toBeNull();
    expect([...host.querySelectorAll<HTMLButtonElement>('button:not([role])')].map(({ disabled }) => disabled)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('the daily paper without the network', () => {
  const offline = () => Promise.reject(new AppError('offline'));

  it('says that there is neither a network nor a stored response, and tries again when told to', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('fetch', vi.fn(offline));
    const { page, store } = await stage();
    const { container: host } = await mount(page);
    const problem = () => host.querySelector('[role="alert"]')?.textContent;
    await drawn(() => expect(problem()).toContain('No connection and no saved copy yet'));
    // The bar at the foot would say it again; of a saved paper it says the age.
    expect(store.get(ownNoticeCountAtom)).toBe(1);
    expect(host.querySelectorAll('[role="alert"]')).toHaveLength(1);
    expect(host.querySelector('article')?.getAttribute('aria-busy')).toBe('false');
    expect(host.querySelector('table')).toBeNull();
    expect(host.textContent).not.toContain('Still loading');
    expect(problem()).not.toContain('Check the network');
    const retry = [...host.querySelectorAll('button')].find((button) => button.textContent === 'Try again');
    await user.click(retry!);
    await drawn(() => expect(fetch).toHaveBeenCalledTimes(2));
  });

  it('says why it has none where the network is there', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new AppError('timeout'))),
    );
    const { page } = await stage();
    const { container: host } = await mount(page);
    await drawn(() => expect(host.querySelector('[role="alert"]')?.textContent).toContain('The newspaper could not be loaded.'));
    expect(host.querySelector('[role="alert"]')?.textContent).toContain(
      "The site's server does not answer, although you are connected. Try again in a moment.",
    );
  });

  it('keeps the saved paper when a refresh fails', async () => {
    vi.stubGlobal('fetch', vi.fn(offline));
    const { client, page, store } = await stage();
    client.setQueryData(key, answer(news(), { madeAt: Date.now() - 3_600_000, isCached: true }));
    const { container: host } = await mount(page);
    await act(async () => client.refetchQueries({ queryKey: key }));
    const words = "The site's server does not answer, although you are connected. Try again in a moment. This is the last saved copy.";
    await drawn(() => expect(host.textContent).toContain(words));
    expect(store.get(ownNoticeCountAtom)).toBe(0);
    expect(host.textContent).toContain('$95,412.30');
  });
});

it('sets the stories of its picture in two columns, the first on the left, each next one where there is more room', async () => {
  const paragraph = vi.fn<PaperPen['paragraph']>((text, { y }) => y + text.length);
  const pen: Pick<PaperPen, 'box' | 'paragraph'> = { box() {}, paragraph };
  const titles = ['Lead', 'First, a long one', 'Second', 'Third'];
  const paper = paperOf(news({ news: titles.map((title) => ({ title, summary: '' })) }));
  drawStories(pen as PaperPen, { paper } as unknown as Sheet, 0);
  const lefts = titles.map((title) => paragraph.mock.calls.find(([text]) => text === title)?.[1].x);
  expect(lefts).toEqual([EDGE, EDGE, (SHEET_WIDTH + 40) / 2, (SHEET_WIDTH + 40) / 2]);
});

it.each([
  [undefined, '--positive', '--negative'],
  ['cn', '--negative', '--positive'],
])('colours rise and fall in its picture by the habit %s', async (habit, rise, fall) => {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['daily-paper']);
  const { dataset } = document.documentElement;
  if (habit) dataset.updown = habit;
  onTestFinished(() => void delete dataset.updown);
  const inkOf = (priceIncrRatio: number) => {
    const fill = vi.fn<PaperPen['fill']>();
    const pen: Pick<PaperPen, 'text' | 'width' | 'fill' | 'box' | 'draw'> = { text: () => 10, width: () => 10, fill, box() {}, draw() {} };
    const [row] = paperOf(news({ coins: [newsCoin({ priceIncrRatio, nextdiff: null })] })).rows;
    const sheet = { t: i18n.getFixedT('en', 'daily-paper'), formats: makeFormats('en-GB'), currency: 'USD' };
    drawRow(pen as PaperPen, sheet as unknown as Sheet, { row: row!, icons: new Map(), top: 0 });
    return fill.mock.calls.map(([ink]) => ink);
  };
  expect([inkOf(0.01), inkOf(-0.01)]).toEqual([[rise], [fall]]);
});
