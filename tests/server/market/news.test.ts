import { describe, expect, test } from 'vitest';
import { formatIncome, formatMoney, formatPercent } from '#src/domain/money.ts';
import { createResponses } from '#src/server/market/responses.ts';
import { defaultPoolCoins } from '#src/server/market/defaults.ts';
import { market, NOW_MS } from './fixtures.ts';

const DAY_MS = 86_400_000;
const languages = ['en', 'zh', 'zh_hk'] as const;
const paperAt = (atMs: number) => createResponses(market.snapshot(atMs), defaultPoolCoins);
const today = paperAt(NOW_MS);
const textOf = (language: (typeof languages)[number], responses = today): string =>
  responses
    .dailyNews(language)
    .news.map(({ title, summary }) => `${title}\n${summary}`)
    .join('\n');

/** Latin words a Chinese text may hold: coin symbols, units, scales. */
const ALLOWED = /^(AI|BTC|BCH|BSV|LTC|DOGE|ETC|RVN|CFX|ERG|ALPH|KAS|AIPG|FB|[KMGTPE]?H|s|K|M|G|T|P)$/;

describe('daily newspaper', () => {
  test('is dated by the Beijing day and lists shown coins in the pool order', () => {
    const paper = today.dailyNews('en');
    expect(paper.date).toBe('2026-11-21');
    expect(paperAt(Date.parse('2026-11-21T16:00:00Z')).dailyNews('en').date).toBe('2026-11-22');
    expect(paper.coins.map(({ coinName }) => coinName)).not.toContain('ETH');
    expect(paper.coins[0]?.coinName).toBe('AI(BTC)');
    expect(paper.coins.every(({ prices }) => prices.length === 30)).toBe(true);
  });

  test('has the same coins and as many items in each language', () => {
    for (const language of languages) {
      expect(today.dailyNews(language).coins).toEqual(today.dailyNews('en').coins);
      expect(today.dailyNews(language).news).toHaveLength(5);
    }
  });

  test.each(languages)('%s: the headlines hold the figures of the table', (language) => {
    const text = textOf(language);
    const { coins } = today.dailyNews(language);
    const chains = coins
      .filter(({ coinName }) => coinName !== 'AI(BTC)')
      .toSorted((a, b) => (b.priceIncrRatio ?? 0) - (a.priceIncrRatio ?? 0));
    const [best, worst] = [chains.at(0), chains.at(-1)];
    for (const mover of [best, worst]) {
      expect(text).toContain(mover?.coinName);
      expect(text).toContain(`${Math.abs((mover?.priceIncrRatio ?? 0) * 100).toFixed(2)}%`);
    }
    const btc = coins.find(({ coinName }) => coinName === 'BTC');
    expect(text).toContain(formatIncome((btc?.dayIncome ?? Number.NaN) * 1000));
    expect(text).toContain(formatPercent(Math.abs((btc?.nextdiff ?? 0) / (btc?.difficulty ?? 1) - 1)));
    expect(text).toContain('3,360,000');
    // One page, one figure: the digits and the unit of the table.
    for (const mover of [best, worst]) expect(text).toContain(formatMoney(mover?.price).replace(/\B(?=(\d{3})+\.)/, ','));
    expect(text).toContain('PH/s');
  });

  test('dates are told as each language tells them', () => {
    const adjustAtMs = NOW_MS + (today.dailyNews('en').coins[0]?.adjustTime ?? 0) * 1000;
    const day = new Date(adjustAtMs + 8 * 3_600_000).getUTCDate();
    expect(today.dailyNews('en').news[0]?.title).toContain(`on ${day} November`);
    expect(today.dailyNews('zh').news[0]?.title).toContain(`11月${day}日`);
    expect(today.dailyNews('zh_hk').news[0]?.title).toContain(`11月${day}日`);
  });

  test('over a year every text is whole, and Chinese holds no Latin but symbols and units', () => {
    for (let week = 0; week < 52; week += 1) {
      const responses = paperAt(NOW_MS + week * 7 * DAY_MS);
      for (const language of languages) expect(textOf(language, responses)).not.toMatch(/undefined|NaN|--|Infinity| {2}/);
      for (const language of ['zh', 'zh_hk'] as const) {
        for (const word of textOf(language, responses).match(/[A-Za-z]+/g) ?? []) expect(word).toMatch(ALLOWED);
        expect(textOf(language, responses)).not.toMatch(/[\u4e00-\u9fff，。：；、] /);
      }
    }
  });

  test('Hong Kong text holds no Simplified characters and the mainland text no Traditional ones', () => {
    expect(textOf('zh_hk')).not.toMatch(/[难预计现块调币种个时报涨费约减]/);
    expect(textOf('zh')).not.toMatch(/[難預計現塊調幣種個時報漲費約減]/);
  });
});
