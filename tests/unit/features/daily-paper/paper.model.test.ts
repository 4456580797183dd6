import { describe, expect, it } from 'vitest';
import type { DailyNews, NewsCoin } from '#src/contracts/content.ts';
import { reportedCoins } from '#src/domain/coins.ts';
import { convert } from '#src/domain/money.ts';
import { dueText, figureText, paperOf, seriesDays, seriesFacts, waitText } from '#src/features/daily-paper/paper.model.ts';
import { newsCoin } from './samples.ts';

const btc = newsCoin();
const kas = newsCoin({ coinType: 34, coinName: 'KAS', nextdiff: null, adjustTime: null, dayIncomeUnit: '' });
const eth = newsCoin({
  coinType: 7,
  coinName: 'ETH',
  networkHashrate: 0,
  difficulty: 0,
  dayIncome: null,
  dayIncomeMoney: null,
  dayIncomeUsd: null,
});

function newsOf(coins: NewsCoin[], news: DailyNews['news'] = []): DailyNews {
  return { date: '2026-11-21', coins, news };
}

describe('the daily paper', () => {
  it('takes its day as a Beijing day', () => {
    expect(new Date(paperOf(newsOf([])).dayStartMs).toISOString()).toBe('2026-11-20T16:00:00.000Z');
  });

  it('sets the first story as the lead and the others as headlines', () => {
    const [first, second] = [
      { title: 'Difficulty up', summary: 'By 1.1%.' },
      { title: 'KAS rose', summary: 'Most of all.' },
    ];
    expect(paperOf(newsOf([btc], [first, second]))).toMatchObject({ lead: first, headlines: [second] });
    expect(paperOf(newsOf([btc]))).toMatchObject({ lead: undefined, headlines: [] });
  });

  it('keeps the place of a day without a price, and tells of the days that have one', () => {
    const [row] = paperOf(newsOf([{ ...btc, prices: [1, null, 3, null] }])).rows;
    expect(row?.prices).toEqual([1, undefined, 3, undefined]);
    expect(seriesFacts(row!.prices, (price) => String(price))).toEqual({ first: '1', last: '3', lowest: '1', highest: '3' });
  });

  it('puts BTC into the strip wherever it stands, else the first coin, else nothing', () => {
    expect(paperOf(newsOf([kas, btc])).first?.coin.symbol).toBe('BTC');
    expect(paperOf(newsOf([kas, eth])).first?.coin.symbol).toBe('KAS');
    expect(paperOf(newsOf([])).first).toBeUndefined();
  });

  it('shows hashrate in steps of 1000 and difficulty in the scale of the coin', () => {
    const [row] = paperOf(newsOf([btc])).rows;
    expect(row?.network).toEqual({ value: '1084.20', unit: 'EH/s' });
    expect(row?.difficulty).toEqual({ value: '152.27', unit: 'T' });
    const [unknown] = paperOf(newsOf([newsCoin({ networkHashrate: null })])).rows;
    expect([row, unknown].map((each) => each && figureText(each.network))).toEqual(['1084.20 EH/s', '--']);
  });

  it('compares the next difficulty with the present one', () => {
    const next = paperOf(newsOf([btc])).rows[0]?.next;
    expect(next?.figure).toEqual({ value: '153.94', unit: 'T' });
    expect(next?.ratio).toBeCloseTo(0.011, 5);
    expect(next?.secondsAhead).toBe(345_600);
  });

  it('has no forecast for coins that adjust with every block, and no income without proof of work', () => {
    const [kasRow, ethRow] = paperOf(newsOf([kas, eth])).rows;
    expect(kasRow?.next).toBeNull();
    expect(ethRow?.next).toBeNull();
    expect(ethRow?.income).toBeNull();
    expect(paperOf(newsOf([newsCoin({ dayIncome: 0 })])).rows[0]?.income).toBeNull();
  });

  it("shows incomes by the market's unit, whatever the response states them by", () => {
    const incomes = paperOf(newsOf([btc, newsCoin({ coinType: 9, dayIncome: 0.00045, dayIncomeUnit: 'PH/s' }), kas])).rows.map(
      ({ income }) => income,
    );
    expect(incomes.map((income) => [income?.text, income?.unit])).toEqual([
      ['0.00042000 BTC', 'PH/s'],
      ['0.00045000 BTC', 'PH/s'],
      ['0.42000000 KAS', 'TH/s'],
    ]);
    expect(incomes[0]?.money.USD).toBeCloseTo(40.1, 10);
  });

  it('tells LTC with its DOGE, and of DOGE that it is counted there', () => {
    const ltc = newsCoin({
      coinType: 4,
      dayIncome: 0.00000103,
      dayIncomeUnit: 'MH/s',
      price: 75,
      dayIncomeMoney: 0.00479,
      dayIncomeUsd: 0.00067,
    });
    const doge = newsCoin({
      coinType: 6,
      dayIncome: 0.00413271,
      dayIncomeUnit: 'MH/s',
      price: 0.14,
      dayIncomeMoney: 0.0042,
      dayIncomeUsd: 0.00058,
    });
    const [ltcRow, dogeRow, btcRow] = paperOf(newsOf([ltc, doge, newsCoin({ dayIncomeMoney: 0.42 * 95_412.3 * 0.000_007 })])).rows;
    expect(ltcRow?.income).toMatchObject({ text: '0.00103000 LTC + 4.13271000 DOGE', unit: 'GH/s', within: undefined });
    const rate = ltcRow?.income?.cnyPerUsd ?? Number.NaN;
    expect(convert(ltcRow?.income?.money ?? {}, 'USD', rate)).toBeCloseTo(0.00103 * 75 + 4.13271 * 0.14, 8);
    expect(dogeRow?.income).toMatchObject({ text: '4.13271000 DOGE', within: 'LTC' });
    expect(btcRow?.income?.within).toBeUndefined();
    const [aloneRow, otherRow] = paperOf(newsOf([{ ...ltc, hasSideCoin: 0 }, doge])).rows;
    expect([aloneRow?.income?.text, otherRow?.income?.within]).toEqual(['0.00103000 LTC', undefined]);
    expect(paperOf(newsOf([doge])).rows[0]?.income?.within).toBeUndefined();
    const byGigahash = newsCoin({ ...doge, dayIncome: 4.13271, dayIncomeUnit: 'GH/s' });
    expect(paperOf(newsOf([ltc, byGigahash])).rows[0]?.income?.text).toBe('0.00103000 LTC + 4.13271000 DOGE');
    // Without a rate of exchange the worth that the pool states is all that there is.
    const unrated = [ltc, doge].map((each) => ({ ...each, dayIncomeMoney: null }));
    expect(paperOf(newsOf(unrated)).rows[0]?.income?.money.USD).toBeCloseTo(0.67, 10);
  });

  it('leaves out a coin that the catalogue does not know', () => {
    expect(paperOf(newsOf([{ ...btc, coinType: 999 }])).rows).toEqual([]);
  });

  it('keeps rows ready for every coin that can still be mined', () => {
    const symbols = reportedCoins.map((coin) => coin.symbol);
    expect(symbols).toContain('DOGE');
    expect(symbols).not.toContain('ETH');
  });
});

describe('the wait for the next difficulty', () => {
  const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as never;
  const words = { t, beijingDay: (atMs: number) => String(new Date(atMs).getUTCDate()) };
  const HOUR_S = 3600;
  it.each([
    [-5, 'due {}'],
    [0, 'due {}'],
    [60, 'inHours {"hours":1}'],
    [17.6 * HOUR_S, 'inHours {"hours":18}'],
    [47 * HOUR_S, 'inHours {"hours":47}'],
    [96 * HOUR_S, 'inDays {"days":4}'],
    [110 * HOUR_S, 'inDays {"days":5}'],
    [null, ''],
  ])('of %d seconds is told as %s, as the headlines do', (secondsAhead, text) => {
    const next = { figure: { value: '', unit: '' }, ratio: 0, secondsAhead, madeAtMs: undefined };
    expect(waitText(next, words, Date.UTC(2026, 10, 28))).toBe(text);
  });

  it('of a paper that is not of now is told by its day, which may be past; of what is read later, too', () => {
    const madeAtMs = Date.UTC(2026, 10, 28);
    const next = { figure: { value: '', unit: '' }, ratio: 0, secondsAhead: 9 * 24 * HOUR_S, madeAtMs };
    const told = (days: number) => waitText(next, words, madeAtMs + days * 24 * HOUR_S * 1000);
    expect([told(0), told(1), told(40)]).toEqual(['inDays {"days":9}', 'onDay {"day":"7"}', 'wasDue {"day":"7"}']);
    expect(waitText({ ...next, secondsAhead: null }, words, madeAtMs * 2)).toBe('');
    expect(dueText(next, words, madeAtMs)).toBe('onDay {"day":"7"}');
  });
});

describe('the days of a series', () => {
  it('ends on the day of the paper', () => {
    const dayMs = 86_400_000;
    expect(seriesDays(100 * dayMs, 30)).toEqual({ fromMs: 71 * dayMs, toMs: 100 * dayMs });
    expect(seriesDays(100 * dayMs, 0)).toEqual({ fromMs: 100 * dayMs, toMs: 100 * dayMs });
  });
});
