import { expect, it } from 'vitest';
import { formatMoney } from '#src/domain/money.ts';
import { formatHashrate } from '#src/domain/units.ts';
import { defaultPoolCoins } from '#src/server/market/defaults.ts';
import { createEditions } from '#src/server/market/editions.ts';
import { createMarket } from '#src/server/market/model.ts';
import { createResponses } from '#src/server/market/responses.ts';
import { dailyNewsResponse } from '#src/contracts/content.ts';
import { market, NOW_MS } from './fixtures.ts';

const editions = createEditions({ market, settings: defaultPoolCoins, now: () => NOW_MS });

it('prints the paper of a day that is over, the same in every process, at the last moment of the day', () => {
  const edition = editions.of('2026-11-20');
  expect(edition?.atMs).toBe(Date.parse('2026-11-20T23:59:59.999+08:00'));
  const another = createEditions({ market: createMarket(7), settings: defaultPoolCoins, now: () => NOW_MS + 1e9 });
  expect(another.of('2026-11-20')?.news('zh')).toEqual(edition?.news('zh'));
  expect(createResponses(market.snapshot(edition?.atMs ?? 0), defaultPoolCoins).dailyNews('en')).toEqual(edition?.news('en'));
  expect(edition?.news('en')).toMatchObject({ date: '2026-11-20', firstDate: '2025-12-26' });
});

it('closes at the prices that curves and the month have of that day', () => {
  const news = editions.of('2026-11-20')?.news('en');
  const dayStartMs = Date.parse('2026-11-20T00:00:00+08:00');
  for (const { coinType, price } of news?.coins ?? []) {
    const closed = market
      .snapshot(NOW_MS)
      .daily(coinType)
      .find((day) => day.dayStartMs === dayStartMs);
    expect(formatMoney(price)).toBe(formatMoney(closed?.priceUsd));
  }
});

it('writes the network in its sentences as the figures beside them are written', () => {
  const { coins, news } = createResponses(market.snapshot(NOW_MS), defaultPoolCoins).dailyNews('en');
  const btc = coins.find(({ coinName }) => coinName === 'BTC');
  expect(news.map(({ summary }) => summary).join(' ')).toContain(formatHashrate(btc?.networkHashrate, 'H/s'));
});

it.each(['2026-11-21', '2026-11-22', '2025-12-25', '2026-02-30', '0000-00-00'])('has none of %s', (date) => {
  expect(editions.of(date)).toBeUndefined();
});

it('has one of the first day of the model, and it is whole', () => {
  const paper = editions.of('2025-12-26')?.news('en');
  expect(dailyNewsResponse.parse(paper)).toEqual(paper);
  expect(JSON.stringify(paper)).not.toMatch(/NaN|undefined/);
});

it('gives the newest, the last first', async () => {
  expect((await editions.newest(3)).map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-19', '2026-11-18']);
  const young = createEditions({ market, settings: defaultPoolCoins, now: () => Date.parse('2025-12-28T09:00:00+08:00') });
  expect((await young.newest(30)).map(({ date }) => date)).toEqual(['2025-12-27', '2025-12-26']);
});

it('tells of every chain what it has: fees and cuts by its own rule, a period only where there is one', () => {
  const { coins } = createResponses(market.snapshot(NOW_MS), defaultPoolCoins).dailyNews('en');
  const chainOf = (name: string) => coins.find(({ coinName }) => coinName === name)?.chain;
  expect(chainOf('AI(BTC)')).toBeUndefined();
  const btc = chainOf('BTC');
  expect(btc).toMatchObject({ periodBlocks: 2016, blockReward: 3.125, cut: { height: 1_050_000, reward: 1.5625 } });
  expect(btc?.adjustments).toHaveLength(10);
  expect(btc?.hashPrices).toHaveLength(30);
  // Before the pool's fee of 2 %, else the income of the row itself.
  const income = coins.find(({ coinName }) => coinName === 'BTC')?.dayIncome ?? 0;
  expect(btc?.hashPrice).toBeCloseTo(income / 0.98, 15);
  expect(chainOf('BCH')).toMatchObject({ periodBlocks: null, adjustments: [], txFeeRatio: null, blockTime: null });
  expect(chainOf('KAS')?.cut).toMatchObject({ height: null });
  expect(chainOf('DOGE')?.cut).toBeUndefined();
  // Merged mining: the worth of both.
  const ltc = coins.find(({ coinName }) => coinName === 'LTC');
  expect(ltc?.chain?.hashPrices.at(-1)).toBeGreaterThan((ltc?.chain?.hashPrice ?? 0) * (ltc?.price ?? 0) * 1.5);
});
