import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DailyNews } from '#src/contracts/content.ts';
import { DailyPaperPage } from '#src/features/daily-paper/daily-paper-page.tsx';
import { drawRow } from '#src/features/daily-paper/image/figures-part.ts';
import { drawStories } from '#src/features/daily-paper/image/news-part.ts';
import { EDGE, type PaperPen, type Sheet, SHEET_WIDTH } from '#src/features/daily-paper/image/paper-pen.ts';
import { paperOf } from '#src/features/daily-paper/paper.model.ts';
import { makeFormats } from '#src/i18n/formats.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { AppError } from '#src/lib/app-error.ts';
import * as clipboard from '#src/lib/clipboard.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { newsCoin } from './samples.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { openPage } from '#tests/unit/open-page.ts';
import { pageStage } from '#tests/unit/page-stage.tsx';
import { until } from '#tests/until.ts';

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

async function stage() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['daily-paper']);
  return pageStage({ Content: DailyPaperPage, i18n });
}

describe('the daily paper before its response', () => {
  it('is prerendered with every name and no figure, without a style attribute', async () => {
    const { page } = await stage();
    const html = renderToString(page);
    expect(html).toContain('OKKONG Daily');
    for (const symbol of ['AI(BTC)', 'BTC', 'KAS', 'DOGE']) expect(html).toContain(`>${symbol}<`);
    expect(html).not.toMatch(/ style=|\$\d|¥\d|Simulated/);
    expect(renderToString(page)).toBe(html);
  });
});

describe('the daily paper', () => {
  it('sets headlines, figures, forecast and estimates, and says that they are simulated', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer(news()));
    const host = await openPage(page);
    const text = host.textContent;
    expect(host.querySelector('h2')?.textContent).toBe('Difficulty set to rise');
    for (const part of [
      'Saturday',
      '21 November 2026',
      '$95,412.30',
      '1084.20 EH/s',
      '152.27 T',
      '153.94 T',
      'in 4 d',
      'no forecast',
      'Simulated data',
    ]) {
      expect(text).toContain(part);
    }
    expect(host.querySelector('tbody tr')?.textContent).toContain('0.00042000 BTC per PH/s');
    expect(host.querySelector('[role="img"]')?.getAttribute('aria-label')).toContain('lowest $90,000.00');
    expect(host.querySelector('time[datetime="2026-11-21"]')).not.toBeNull();
  });

  it('shows the estimates in the currency the visitor chooses', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer(news()));
    const host = await openPage(page);
    expect(host.textContent).toContain('¥0.29');
    const dollars = [...host.querySelectorAll('[role="radio"]')].find((button) => button.textContent === 'USD');
    await act(async () => dollars?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(host.textContent).toContain('$0.04');
    expect(host.textContent).not.toContain('¥');
  });

  it('says that headlines come from a stored response in another language', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer(news(), { isCached: true, language: 'zh_hk' }));
    expect((await openPage(page)).textContent).toContain('Headlines from a saved copy in 繁體中文（香港）');
  });

  it('says so when the paper has no coins', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer(news({ coins: [] })));
    const host = await openPage(page);
    expect(host.textContent).toContain('no coins yet');
    expect(host.querySelector('table')).toBeNull();
  });

  it('prints once the code of the sheet is drawn', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer(news()));
    const host = await openPage(page);
    const hadCode: boolean[] = [];
    vi.stubGlobal('print', () => hadCode.push(host.querySelector('footer svg') !== null));
    const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Print');
    // As in a browser: `act` would hold the drawing back.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button?.click();
    await until(() => expect(hadCode).toHaveLength(1));
    vi.unstubAllGlobals();
    expect(hadCode).toEqual([true]);
  });

  it.each([
    ['NotAllowedError', 1],
    ['AbortError', 0],
  ])('copies its link where the picture is refused by the share sheet, not where the visitor calls it off: %s', async (name, copies) => {
    const copied = vi.spyOn(clipboard, 'copyText').mockResolvedValue(true);
    onTestFinished(() => void vi.restoreAllMocks());
    const share = vi.fn(() => Promise.reject(new DOMException('', name)));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { canShare: () => true, share }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { client, page } = await stage();
    client.setQueryData(key, answer(news()));
    const host = await openPage(page);
    const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Share');
    await act(async () => button?.click());
    await drawn(() => expect(share).toHaveBeenCalledOnce());
    await drawn(() => expect(button?.getAttribute('aria-busy')).toBeNull());
    expect(copied).toHaveBeenCalledTimes(copies);
  });
});

describe('the daily paper without the network', () => {
  const offline = () => Promise.reject(new AppError('offline'));

  it('says that there is neither a network nor a stored response, and tries again when told to', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('fetch', vi.fn(offline));
    const { page } = await stage();
    const host = await openPage(page);
    const problem = () => host.querySelector('[role="alert"]')?.textContent;
    await drawn(() => expect(problem()).toContain('No connection and no saved copy yet'));
    const retry = [...host.querySelectorAll('button')].find((button) => button.textContent === 'Try again');
    await act(async () => retry?.click());
    await drawn(() => expect(fetch).toHaveBeenCalledTimes(2));
  });

  it('keeps the saved paper when a refresh fails', async () => {
    vi.stubGlobal('fetch', vi.fn(offline));
    const { client, page } = await stage();
    client.setQueryData(key, answer(news(), { madeAt: Date.now() - 3_600_000, isCached: true }));
    const host = await openPage(page);
    await act(async () => client.refetchQueries({ queryKey: key }));
    await drawn(() => expect(host.textContent).toContain('This is the last saved copy.'));
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
