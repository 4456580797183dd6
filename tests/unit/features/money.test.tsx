import { QueryClient } from '@tanstack/react-query';
import { writeStored } from '#src/lib/storage.ts';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewsCoin } from '#src/contracts/content.ts';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { coinBySymbol } from '#src/domain/coins.ts';
import type { Currency } from '#src/domain/money.ts';
import { IncomeCalculator } from '#src/features/calculator/income-calculator.tsx';
import { DailyPaperPage } from '#src/features/daily-paper/daily-paper-page.tsx';
import { PaperPen } from '#src/features/daily-paper/image/paper-pen.ts';
import { drawRow, drawStrip } from '#src/features/daily-paper/image/figures-part.ts';
import { paperOf } from '#src/features/daily-paper/paper.model.ts';
import { MonthlyReportPage } from '#src/features/monthly-report/monthly-report-page.tsx';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { CoinTable } from '#src/features/pool/coin-table.tsx';
import { Estimator } from '#src/features/pool/estimator.tsx';
import { fileColumns } from '#src/features/pool/coin-columns.tsx';
import { coinCsv } from '#src/features/pool/coin-csv.model.ts';
import { AsicPanel } from '#src/features/tools/asic/asic-panel.tsx';
import { makeFormats } from '#src/i18n/formats.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { makeStore } from '#src/state/store.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { mount } from '#tests/unit/ui/mount.tsx';
import { newsCoin } from './daily-paper/samples.ts';
import { aiRatios, hashrates, prices } from './monthly-report/samples.ts';
import { poolCoin } from './pool-coin.ts';
import { poolCoinInfo } from './pool/samples.ts';

beforeEach(() => void writeStored('currency', 'CNY'));

/**
 * What a visitor reads on each surface that shows money, in both currencies: a TH/s earns 0.0001 BTC a day, a BTC is $100,000, and $1 is ¥7.2.
 * The network stands at its difficulty, and what the calculators start with, 100 and 200 TH/s, brings $1,000 and $2,000.
 */
const NETWORK_THS = 1e9;
const difficulty = (NETWORK_THS * 1e12 * 600) / 2 ** 32;
const priced: Partial<PoolCoin> = {
  dayIncome: 0.0001,
  dayIncomeMoney: 72,
  priceUsa: 100_000,
  difficulty,
  difficultyTime: null,
  // What the formula gives 0.0001 BTC for.
  blockReward: (0.0001 * NETWORK_THS) / 144,
  fee: '0',
};
const unknown: Partial<PoolCoin> = {
  ...priced,
  dayIncome: null,
  dayIncomeMoney: null,
  priceUsa: null,
  blockReward: null,
  minPayPrice: null,
  fee: '',
};
const news: Partial<NewsCoin> = { price: 100_000, dayIncome: 0.0001, dayIncomeMoney: 72, dayIncomeUsd: 10 };
const unknownNews: Partial<NewsCoin> = { price: null, dayIncome: null, dayIncomeMoney: null, dayIncomeUsd: null };

const btc = coinBySymbol('BTC')!;
let records: PoolCoin[];
let paperCoins: NewsCoin[];

/** On the last day of the curves. */
const date = 'Sat, 21 Nov 2026 04:00:00 GMT';

/** The pool: every call as null as the pool may answer it. */
async function pool(url: string): Promise<Response> {
  const answer = (data: unknown) => new Response(JSON.stringify({ code: '200', message: '', data }), { headers: { date } });
  const at = (part: string) => String(url).includes(part);
  if (at('/coin/list')) return answer(records);
  if (at('/v3/info')) return answer(records.map(({ coinType, fee }) => poolCoinInfo({ coinType, fee, price: null, minPayPrice: null })));
  if (at('/revenue/curve')) return answer(aiRatios(1));
  if (at('/daily') || at('/news')) return answer({ date: '2026-11-21', coins: paperCoins, news: [] });
  if (at('/price'))
    return answer(records[0]?.priceUsa === null ? prices(1).map((point) => ({ ...point, priceUsd: null })) : prices(100_000));
  if (at('/curve/domain')) return answer(hashrates(2));
  if (at('/curve')) return answer(hashrates(NETWORK_THS));
  return new Response(JSON.stringify({ code: '500', message: 'no answer' }));
}

async function show(content: ReactNode, currency: Currency): Promise<HTMLElement> {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['pool', 'coin-row', 'calculator', 'daily-paper', 'monthly-report', 'tools']);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(coinListQuery().queryKey, { data: records, madeAt: Date.parse(date), isCached: false, isSimulated: false });
  const store = makeStore();
  store.set(currencyAtom, currency);
  const { page } = await makeApp(content, { i18n, store, client });
  const { container } = await mount(page);
  return container;
}

const textsOf = (host: HTMLElement, selector: string) => [...host.querySelectorAll(selector)].map(({ textContent }) => textContent);
const listed = (host: HTMLElement, term: string) =>
  [...host.querySelectorAll('dt')].find(({ textContent }) => textContent === term)?.nextSibling?.textContent;

/** What the picture's canvas is told to write. */
async function painted(coin: NewsCoin, currency: Currency): Promise<string[]> {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['daily-paper']);
  const texts: string[] = [];
  const context = new Proxy(
    {},
    {
      get: (_target, name) =>
        name === 'measureText' ? () => ({ width: 10 }) : (text: unknown) => name === 'fillText' && texts.push(String(text)),
      set: () => true,
    },
  ) as CanvasRenderingContext2D;
  const pen = new PaperPen(context);
  const paper = paperOf({ date: '2026-11-21', coins: [coin], news: [] });
  const sheet = {
    paper,
    chain: undefined,
    currency,
    madeAtMs: 0,
    isSimulated: false,
    address: '',
    formats: makeFormats('en-GB'),
    t: i18n.getFixedT('en', 'daily-paper'),
    common: i18n.getFixedT('en', 'common'),
  };
  drawStrip(pen, sheet, paper.first!, 0);
  drawRow(pen, sheet, { row: paper.first!, icons: new Map(), top: 0 });
  await pen.finish();
  return texts.map((text) => text.replaceAll(/\s/g, ' '));
}

const csvCells = (record: PoolCoin, currency: Currency) => {
  const entries = [{ coin: btc, record, sideRecord: undefined, info: undefined }];
  const [, line = []] = coinCsv({ entries, context: { currency, cnyPerUsd: 7.2 }, head: (column) => column, madeAtMs: 0, origin: '' });
  return (['income', 'incomeMoney', 'price'] as const).map((column) => line[fileColumns.findIndex(({ id }) => id === column)]);
};

beforeEach(() => {
  records = [poolCoin({ coinType: 9, ...priced }), poolCoin(priced)];
  paperCoins = [newsCoin(news)];
  vi.stubGlobal('fetch', vi.fn(pool));
  // jsdom draws no paths.
  vi.stubGlobal('DOMMatrix', vi.fn());
  vi.stubGlobal(
    'Path2D',
    class {
      addPath() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

describe.each([
  [
    'CNY',
    {
      day: '¥72.00',
      market: '¥72,000.00',
      month: '¥2,088,000.00',
      pool: '¥4,176.00',
      poolDay: '¥144.00',
      calculator: '¥7,200.00',
      tool: '¥14,400.00',
      csv: '72000',
    },
  ],
  [
    'USD',
    {
      day: '$10.00',
      market: '$10,000.00',
      month: '$290,000.00',
      pool: '$580.00',
      poolDay: '$20.00',
      calculator: '$1,000.00',
      tool: '$2,000.00',
      csv: '10000',
    },
  ],
] as const)('income in %s', (currency, money) => {
  it('in the coin table', async () => {
    const host = await show(<CoinTable />, currency);
    await drawn(() =>
      expect(host.querySelector('[data-coin="BTC"] [data-column="profit"]')?.textContent).toEqual(`0.10000000 BTC${money.market} per PH/s`),
    );
  });

  it('in the estimator of an open row', async () => {
    const host = await show(<Estimator coin={btc} record={records[1]} sideRecord={undefined} info={undefined} />, currency);
    expect(host.querySelector('output')?.textContent).toBe(
      `0.00010000 BTC a dayAbout ${money.day} a dayFirst payout in about 10 days (minimum 0.001 BTC)`,
    );
  });

  it('in the calculator, reckoned on this device', async () => {
    const host = await show(<IncomeCalculator beside={null} />, currency);
    await drawn(() => expect(textsOf(host, 'tbody tr:first-child td').at(-1)).toEqual(money.calculator));
  });

  it('in the month: a unit, all of the miners, and their days', async () => {
    records = [poolCoin(priced)];
    const host = await show(<MonthlyReportPage />, currency);
    await drawn(() =>
      expect(host.querySelector('[data-column="income"]:is(td)')?.textContent).toEqual(`${money.month}2.90000000 BTC per PH/s`),
    );
    await drawn(() => expect(textsOf(host, 'dd')[0]).toEqual(money.pool));
    expect(host.querySelector('figure svg[role=img]')?.ariaLabel).toContain(`highest ${money.poolDay} on`);
  });

  it.each([
    ['as the pool states it', news],
    ['where the pool states only the other currency', { ...news, dayIncomeUsd: null }],
  ])('in the newspaper, %s', async (_case, coin) => {
    paperCoins = [newsCoin(coin)];
    const host = await show(<DailyPaperPage />, currency);
    await drawn(() =>
      expect(host.querySelector('[data-column="income"]:is(td)')?.textContent).toEqual(`${money.market}0.10000000 BTC per PH/s`),
    );
  });

  it("in the newspaper's picture", async () => {
    const texts = await painted(newsCoin(news), currency);
    expect(texts).toContain(money.market);
    expect(texts.filter((text) => text === '$100,000.00')).toHaveLength(2);
    expect(texts.filter((text) => /[$¥]/.test(text) && text !== '$100,000.00')).toEqual([money.market]);
  });

  it('in the copied table', () => {
    expect(csvCells(poolCoin(priced), currency)).toEqual(['0.1', money.csv, '100000']);
  });

  it('of a machine in the tools', async () => {
    const host = await show(<AsicPanel search={{}} />, currency);
    await drawn(() => expect(host.querySelector('[data-row="income"] td')?.textContent).toEqual(money.tool));
  });
});

describe('what the pool does not tell is --, and neither nothing nor free', () => {
  beforeEach(() => {
    records = [poolCoin({ coinType: 9, ...unknown }), poolCoin(unknown)];
    paperCoins = [newsCoin(unknownNews)];
  });

  it('in the coin table', async () => {
    const host = await show(<CoinTable />, 'USD');
    const cell = (column: string) => host.querySelector(`[data-coin="BTC"] [data-column="${column}"]`)?.textContent;
    await drawn(() => expect([cell('profit'), cell('price')?.slice(0, 2)]).toEqual(['---- per PH/s', '--']));
  });

  it('in the estimator', async () => {
    const host = await show(<Estimator coin={btc} record={records[1]} sideRecord={undefined} info={undefined} />, 'CNY');
    expect(host.querySelector('output')?.textContent).toBe('----First payout --');
  });

  it('in the calculator, whose fee is for the visitor to say', async () => {
    const host = await show(<IncomeCalculator beside={null} />, 'CNY');
    await drawn(() => expect(textsOf(host, 'tbody tr:first-child td')).toEqual(['--', '--', '--']));
    expect([...host.querySelectorAll<HTMLInputElement>('input:not([type=range])')].at(-1)?.value).toBe('');
    const asked = vi.mocked(fetch).mock.calls.map(([url]) => String(url));
    expect(asked.filter((url) => url.includes('calculate'))).toEqual([]);
  });

  it('in the month, where no total lacks a part', async () => {
    records = [poolCoin(unknown)];
    const host = await show(<MonthlyReportPage />, 'USD');
    const cell = (column: string) => host.querySelector(`[data-column="${column}"]:is(td)`)?.textContent;
    await drawn(() => expect([cell('income'), cell('price'), textsOf(host, 'dd')[0]]).toEqual(['---- BTC per PH/s', '--', '--']));
  });

  it('in the newspaper and its picture', async () => {
    const host = await show(<DailyPaperPage />, 'USD');
    const cell = (column: string) => host.querySelector(`[data-column="${column}"]:is(td)`)?.textContent;
    await drawn(() => expect([cell('income'), cell('price')]).toEqual(['---- BTC per PH/s', '--']));
    const texts = await painted(newsCoin(unknownNews), 'USD');
    expect(texts.filter((text) => text === '--')).toHaveLength(3);
    expect(texts.join(' ')).not.toMatch(/[$¥]/);
  });

  it('in the copied table, as empty cells', () => {
    expect(csvCells(poolCoin(unknown), 'CNY')).toEqual([null, null, null]);
  });

  it('of a machine whose coin has an income and no worth', async () => {
    records = [poolCoin({ ...priced, dayIncomeMoney: null, priceUsa: null })];
    const host = await show(<AsicPanel search={{}} />, 'USD');
    await drawn(() =>
      expect([host.querySelector('[data-row="income"] td')?.textContent, listed(host, 'Coins per day')]).toEqual(['--', '0.02000000 BTC']),
    );
    expect(host.querySelector('[data-main] span')?.textContent).toBe('--');
  });
});
