import { describe, expect, it } from 'vitest';
import type { DailyNews, NewsCoin } from '#src/contracts/content.ts';
import { reportedCoins } from '#src/domain/coins.ts';
import { paperOf, seriesDays, waitOf } from '#src/features/daily-paper/paper.model.ts';
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

  it('puts BTC into the strip wherever it stands, else the first coin, else nothing', () => {
    expect(paperOf(newsOf([kas, btc])).first?.coin.symbol).toBe('BTC');
    expect(paperOf(newsOf([kas])).first?.coin.symbol).toBe('KAS');
    expect(paperOf(newsOf([])).first).toBeUndefined();
  });

  it('shows hashrate in steps of 1000 and difficulty in the scale of the coin', () => {
    const [row] = paperOf(newsOf([btc])).rows;
    expect(row?.network).toEqual({ value: '1084.20', unit: 'EH/s' });
    expect(row?.difficulty).toEqual({ value: '152.27', unit: 'T' });
  });

  it('compares the next difficulty with the present one', () => {
    const next = paperOf(newsOf([btc])).rows[0]?.next;
    expect(next?.figure).toEqual({ value: '153.94', unit: 'T' });
    expect(next?.ratio).toBeCloseTo(0.011, 5);
    expect(next?.hoursAhead).toBe(96);
  });

  it('has no forecast for coins that adjust with every block, and no income without proof of work', () => {
    const [kasRow, ethRow] = paperOf(newsOf([kas, eth])).rows;
    expect(kasRow?.next).toBeNull();
    expect(ethRow?.next).toBeNull();
    expect(ethRow?.income).toBeNull();
  });

  it("falls back on the coin's own unit when the answer names none", () => {
    expect(paperOf(newsOf([kas])).rows[0]?.income?.unit).toBe('MH/s');
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
  it.each([
    [0, 'hours', 1],
    [0.2, 'hours', 1],
    [23.4, 'hours', 24],
    [24, 'days', 1],
    [96, 'days', 4],
    [110, 'days', 5],
  ])('tells %d hours as %s', (hoursAhead, unit, amount) => {
    expect(waitOf(hoursAhead)).toEqual({ unit, amount });
  });
});

describe('the days of a series', () => {
  it('ends on the day of the paper', () => {
    const dayMs = 86_400_000;
    expect(seriesDays(100 * dayMs, 30)).toEqual({ fromMs: 71 * dayMs, toMs: 100 * dayMs });
    expect(seriesDays(100 * dayMs, 0)).toEqual({ fromMs: 100 * dayMs, toMs: 100 * dayMs });
  });
});
