import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { coinById, coinBySymbol } from '#src/domain/coins.ts';
import { EarningsProblem, EarningsShare } from '#src/features/tools/earnings-parts.tsx';
import { coinMarket } from '#src/features/tools/market.ts';
import { SpanFallbackNote } from '#src/features/tools/span-fallback-note.tsx';
import { AppError } from '#src/lib/app-error.ts';
import { coinListQuery, networkCurveQuery } from '#src/parts/coin-queries.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { answer, down, envelope, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { poolCoin } from '../pool-coin.ts';
import { press, the } from '#tests/unit/ui/mount.tsx';
import { partsWithoutRole } from '#tests/unit/ui/table-parts.ts';
import {
  answered,
  btc,
  button,
  card,
  cellsOf,
  doge,
  field,
  fillCurves,
  ltc,
  openPanel,
  openPart,
  pressButton,
  type,
} from './asic-stage.tsx';

vi.mock('#src/ui/chart-plot.ts', () => ({ createChartPlot: () => ({ show() {}, point() {}, destroy() {} }) }));

const saved = vi.hoisted(() => vi.fn<(file: File) => void>());
vi.mock('#src/lib/save-file.ts', () => ({ saveFile: saved }));

const idOf = (symbol: string) => coinBySymbol(symbol)?.id ?? 0;

const NOON = Date.UTC(2026, 10, 25, 4);
const HOUR = 3_600_000;

beforeEach(() => {
  saved.mockClear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

const shown = () => document.body.textContent;
const machines = () => [...(card('Compare machines')?.querySelectorAll('tbody tr') ?? [])];
const names = () => machines().map((row) => row.querySelector('th')?.firstChild?.textContent);

describe('machines beside each other', () => {
  it('say what each takes and brings, with what is approximate, and mark a loss', async () => {
    await openPanel({ compare: 'Antminer S9 13.5T,Avalon A1466 150T,Antminer L9 16G,KS7 30T,Antminer S21 200T' }, { currency: 'CNY' });
    expect(machines().map((row) => [row.querySelector('th')?.textContent, ...cellsOf(row).slice(0, 6)])).toEqual([
      [
        'Antminer S9 13.5TBitmain · BTC · asicminervalue.com, April 2026',
        'Hashrate13.5 TH/s',
        'Power1,323 W',
        'Power ratio0.098 J/GH',
        'Net per day-¥10.32',
        'Break-even per kWh¥0.125',
        'Shutdown price$151,200.00 / BTC',
      ],
      [
        'Avalon A1466 150TCanaan · BTC · Mining Guardian, April 2026',
        'Hashrate150 TH/s',
        'Power3,230 W',
        'Power ratio0.0215 J/GH',
        'Net per day¥9.22',
        'Break-even per kWh¥0.5689',
        'Shutdown price$33,222.86 / BTC',
      ],
      [
        "Antminer L9 16GBitmain · LTC · a list of makers' figures, November 2026",
        'Hashrate16 GH/s',
        'Power3,360 W',
        'Power ratio210.00 J/GH',
        'Net per day¥64.51',
        'Break-even per kWh¥1.25',
        'Shutdown priceNone: DOGE alone pays for the electricity.',
      ],
      [
        expect.stringMatching(/^Antminer S21 200TBitmain · BTC/),
        'Hashrate200 TH/s',
        'Power3,500 W',
        'Power ratio0.0175 J/GH',
        'Net per day¥21.00',
        'Break-even per kWh¥0.7',
        'Shutdown price$27,000.00 / BTC',
      ],
    ]);
    // A machine of which the pool lists no coin is left out.
    expect([...document.querySelectorAll('td[data-loss]')].map(({ textContent }) => textContent)).toEqual(['-¥10.32']);
    expect(card('Compare machines')?.querySelectorAll('td:not([data-print=no]) button')).toHaveLength(0);
    expect(partsWithoutRole(card('Compare machines')!)).toEqual([]);
    const heads = [...(card('Compare machines')?.querySelectorAll<HTMLElement>('th[scope=col][role=columnheader]') ?? [])];
    expect(heads.map(({ textContent, dataset }) => [textContent, dataset['print']])).toEqual([
      ['Model', undefined],
      ['Hashrate', undefined],
      ['Power', undefined],
      ['Power ratio', undefined],
      ['Net per day', undefined],
      ['Break-even per kWh', undefined],
      ['Shutdown price', undefined],
      ['Change', 'no'],
    ]);
    expect(machines().map((row) => row.querySelectorAll('th[scope=row][role=rowheader]').length)).toEqual([1, 1, 1, 1]);
    // Drawn on narrow screens only; the heads of the columns say the same to whoever listens.
    expect(machines()[0]?.querySelectorAll('td[data-label]')).toHaveLength(6);
    expect(shown()).toContain('Four machines at most: remove one to add another.');
  });

  it('go one by one, and come after the others; those here are not offered again', async () => {
    await openPanel({ compare: 'Antminer S9 13.5T,Antminer S21 200T' });
    expect(field('Add a machine').placeholder).toBe('Search by model, maker, coin or algorithm');
    field('Add a machine').focus();
    await type('Add a machine', 's21 200t');
    expect(the('[role=listbox]:not([hidden])').textContent).toBe('Nothing found in the list.');
    await type('Add a machine', 'ks7 30t');
    expect(the('[role=listbox]:not([hidden])').textContent).toBe('Nothing found in the list.');
    await type('Add a machine', 'l9 16g');
    await press('Enter');
    expect(names()).toEqual(['Antminer S9 13.5T', 'Antminer S21 200T', 'Antminer L9 16G']);
    expect(document.activeElement).toBe(field('Add a machine'));
    await pressButton('Remove Antminer S21 200T');
    expect(names()).toEqual(['Antminer S9 13.5T', 'Antminer L9 16G']);
    expect(document.activeElement?.id).toBe('compare-title');
  });

  it('warn where their figures are old, and only there; the source always tells their age', async () => {
    const ages = () => [...document.querySelectorAll('time')].map((age) => [age.textContent, card('Compare machines')?.contains(age)]);
    await openPanel({}, { madeAt: NOON });
    expect(ages()).toEqual([['Live', false]]);
    document.body.replaceChildren();
    await openPanel({}, { madeAt: NOON - 5 * HOUR });
    const old = expect.stringContaining('5 h ago');
    expect(ages()).toEqual([
      [old, false],
      [old, true],
    ]);
  });
});

describe('where the figures are from', () => {
  it('is the day of the list, or the span of the curves', async () => {
    await openPanel({ compare: 'Antminer S21 200T,Antminer L9 16G' }, { fill: (client) => fillCurves(client, NOON - HOUR) });
    expect(shown()).toContain('Based on BTC difficulty 150.00 T and a price of $42,000.00, pool data of 25 November 2026.');
    expect(shown()).toContain('Trend: difficulty +34.99% in 30 days, fitted over the last 30.');
    expect(shown()).not.toContain('not on this device');
    expect(button('Now').getAttribute('aria-checked')).toBe('true');
    const spans = button('Now').parentElement;
    expect(spans?.getAttribute('aria-label')).toBe('Price and difficulty');
    expect([...spans!.querySelectorAll('[role=radio]')].map(({ textContent }) => textContent)).toEqual(['Now', '24 h', '7 d']);
    await pressButton('7 d');
    expect(button('7 d').getAttribute('aria-checked')).toBe('true');
    expect(shown()).toContain('a price of $21,000.00, mean of 7 days to 25 November 2026.');
    // A machine of another coin has no curves here.
    expect(machines().map((row) => row.querySelector('th')?.textContent)).toEqual([
      "Antminer S21 200TBitmain · BTC · the maker's data sheet, November 2026",
      "Antminer L9 16GBitmain · LTC · a list of makers' figures, November 2026Latest figures, not the mean of 7 d.",
    ]);
    expect(cellsOf(machines()[0])[3]).not.toBe('Net per day$3.36');
    await pressButton('24 h');
    expect(shown()).toContain('a price of $21,000.00, mean of the 24 h to 11:00 Beijing time, 25 November 2026.');
  });

  it("is the visitor, of each figure that was typed; the coin on the side stays the pool's", async () => {
    await openPanel({ coin: '4', price: '120', span: 'week' });
    expect(shown()).toContain('The means of this span are not on this device: these are the latest figures.');
    const source = (text: string) => expect(shown()).toContain(`Based on LTC difficulty ${text}. An estimate`);
    source('120.00 M (pool data of 25 November 2026) and a price of $120.00 (your own figure)');
    expect(shown()).not.toContain('DOGE is worked out');
    expect(shown()).toContain('Trend of the difficulty: not known yet.');
    await type('Network difficulty', '60');
    source('60.00 M and a price of $120.00, your own figure');
    expect(shown()).toContain("DOGE is worked out from the pool's latest figures.");
    await type('Coin price', '');
    source('60.00 M (your own figure) and a price of $100.00 (pool data of 25 November 2026)');
  });

  it('is the chain of BTC for AI(BTC), and of the coin for any other', async () => {
    const sent = fakeFetch(() => new Promise(() => undefined));
    await openPanel({ coin: '9', span: 'day' }, { records: [{ ...btc, coinType: 9 }] });
    const asked = () =>
      sent.filter(({ path }) => path.includes('/curve') || path.includes('/price')).map(({ path, body }) => `${path} ${body}`);
    await drawn(() => expect(asked()).toHaveLength(2));
    expect(asked().filter((call) => /\b1\b/.test(call) && !/\b9\b/.test(call))).toHaveLength(2);
  });

  it('is said of a coin on the side that has no curve of its own', async () => {
    const market = coinMarket(coinById(4)!, [ltc, doge], { priceUsd: 90, difficulty: 1e8, meansUntilMs: NOON });
    await openPart(<SpanFallbackNote market={market} span="week" />);
    expect(shown()).toBe("DOGE is worked out from the pool's latest figures.");
    await openPart(<SpanFallbackNote market={market} span="now" />);
    expect(shown()).toBe("DOGE is worked out from the pool's latest figures.");
  });

  it('a difficulty that falls has no plus sign', async () => {
    await openPanel(
      {},
      {
        fill: (client) => {
          const points = Array.from({ length: 30 }, (_, day) => ({
            dataTime: Date.UTC(2026, 9, 26, 16) / 1000 + day * 86_400,
            hashrate: 1e9,
            difficulty: 1e14 * Math.exp(-0.01 * day),
          }));
          client.setQueryData(networkCurveQuery(1).queryKey, answered(points) as never);
        },
      },
    );
    expect(shown()).toContain('Trend: difficulty −25.92% in 30 days');
  });
});

describe('without figures', () => {
  it('a failed call can be tried again, and the figures then come', async () => {
    let isDown = true;
    const records = [btc, ltc, doge];
    fakeFetch(async ({ path }) => {
      if (!path.includes('/coin/list')) return await new Promise<Response>(() => undefined);
      if (isDown) return await down();
      return answer({ body: envelope(records), headers: { date: new Date(NOON).toUTCString() } });
    });
    await openPanel({}, { records: undefined });
    const alert = await drawn(() => the('[role=alert]'));
    expect(alert.textContent).toBe(
      "No figures for this coin yetThe site's server does not answer, although you are connected. Try again in a moment.Try again",
    );
    isDown = false;
    await pressButton('Try again');
    await drawn(() => expect(the('[data-main]').textContent).toBe('Daily net earnings$3.36'));
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('of a coin that the pool does not list the fields go to one that it has, with a machine for it', async () => {
    await openPanel({ coin: '34' }, { records: [ltc, doge] });
    expect(document.querySelector('[role=alert]')).toBeNull();
    const coins = [...document.querySelectorAll('option')].map(({ textContent }) => textContent).filter((text) => text.includes(' · '));
    expect(coins).toEqual(['LTC · Scrypt']);
    expect(names()).toHaveLength(3);
    expect(machines().every((row) => row.querySelector('th')?.textContent?.includes(' · LTC · '))).toBe(true);
  });

  it('of a pool without a coin for such machines that is said', async () => {
    await openPanel({}, { records: [poolCoin({ coinType: idOf('RVN') })] });
    expect(the('[role=alert]').textContent).toContain('The pool has no coin that such machines mine');
  });

  it('of a coin of which the pool says nothing another coin is asked for', async () => {
    await openPanel({ coin: '1' }, { records: [] });
    expect(the('[role=alert]').querySelectorAll('svg[viewBox="0 0 152 16"]')).toHaveLength(1);
    expect(the('[role=alert]').textContent).toContain('The pool has not published an income for this coin. Choose another coin.');
    expect(button('CSV').disabled).toBe(true);
    expect(button('Try again').getAttribute('aria-busy')).toBeNull();
    await pressButton('Try again');
    await drawn(() => expect(button('Try again').getAttribute('aria-busy')).toBe('true'));
  });

  it('offline says that there is no copy, with another picture', async () => {
    await openPart(<EarningsProblem error={new AppError('offline')} isBusy={false} onRetry={() => undefined} />);
    expect(shown()).toBe(
      'No connection and no saved copy yetThere is no connection right now. Check the network, then try again.Try again',
    );
    expect(document.querySelectorAll('svg[viewBox="0 0 152 16"]')).toHaveLength(0);
  });

  it('no share of an income is told that is not known, and all of it is no loss', async () => {
    const percent = (ratio: number) => `${ratio * 100}%`;
    const { container } = await openPart(<EarningsShare day={{ share: undefined, income: undefined }} percent={percent} />);
    expect(container.textContent).toBe('');
    await openPart(<EarningsShare day={{ share: 1, income: 8 }} percent={percent} />);
    expect(shown()).toBe('Electricity takes 100% of the income; the rest is yours.');
    document.body.replaceChildren();
    await openPart(<EarningsShare day={{ share: 2, income: 8 }} percent={percent} />);
    const cells = [...document.querySelectorAll('path')].map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0);
    expect(cells).toEqual([24, 0]);
  });
});

describe('what is offered of the inputs', () => {
  it('a link with all of them, or the link itself where it cannot be copied', async () => {
    const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
    document.execCommand = () => false;
    const { store } = await openPanel({ hashrate: '150' });
    const toasts = () => store.get(toastsAtom).map(({ tone, text }) => `${tone}: ${text}`);
    await pressButton('Copy link');
    const [[link]] = copied.mock.calls as [[string]];
    expect(link).toMatch(new RegExp(`^${location.origin}/tools\\?type=3&`));
    expect(new URL(link).searchParams.get('hashrate')).toBe('150');
    expect(toasts()).toEqual(['success: Link copied. Anyone who opens it sees your inputs.']);
    copied.mockRejectedValue(new Error('not allowed'));
    await pressButton('Copy link');
    expect(toasts().at(-1)).toContain('error: Your browser did not allow copying. The link: http');
    expect(toasts().at(-1)).toContain('type=3');
  });

  it('a table named by the Beijing day of its figures, a print, and the start', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { store } = await openPanel({ hashrate: '150', count: '9' }, { madeAt: NOON - 24 * HOUR, fill: fillCurves, currency: 'CNY' });
    const toasts = () => store.get(toastsAtom).map(({ tone, text }) => `${tone}: ${text}`);
    await pressButton('CSV');
    expect(saved.mock.calls.map(([{ name }]) => name)).toEqual(['okkong-asic-2026-11-24.csv']);
    expect(toasts()).toEqual(['success: Saved: okkong-asic-2026-11-24.csv']);
    const table = await saved.mock.calls[0]![0].text();
    for (const line of ['Machines,9,', 'Electricity price,0.45,CNY/kWh', 'Antminer S21 200T,BTC,Now,2026-11-24,200,TH/s'])
      expect(table).toContain(line);
    // Counted from the day of the list: an old copy tells nothing of the days since.
    expect(table).toContain('Runs at a loss from,2026-12-09,UTC+8');
    await pressButton('Print');
    expect(print).toHaveBeenCalledOnce();
    await pressButton('Reset');
    expect(field('Hashrate per machine').value).toBe('200');
    expect(toasts().at(-1)).toBe('success: All inputs are back to their defaults');
  });

  it('is counted from the moment of its figures on a page that stays open', async () => {
    await openPanel({ cost: '50', costIn: 'USD' }, { fill: fillCurves });
    const lossAfter = (days: number) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(NOON + days * 24 * HOUR);
    const [before, at] = [shown(), lossAfter(51.08)];
    expect(before).toContain(at);
    vi.setSystemTime(NOON + 24 * HOUR);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await drawn(() => expect(shown()).not.toBe(before));
    expect(shown()).toContain(at);
  });

  it('is asked of the pool again while the page is open', () => {
    expect(coinListQuery().refetchInterval).toBe(60_000);
  });
});
