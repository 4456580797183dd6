import { describe, expect, it } from 'vitest';
import { coinById } from '#src/domain/coins.ts';
import { defaultPoolCoins } from '#src/server/market/defaults.ts';
import { createResponses } from '#src/server/market/responses.ts';
import { marketCourse, priceCurveQuery, spanOf } from '#src/features/tools/market-course.ts';
import { market } from '../../../server/market/fixtures.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BTC = coinById(1)!;
/** 09:40 in Beijing. */
const nowMs = Date.parse('2026-11-21T01:40:00Z');

const response = <T>(data: T, madeAt = nowMs) => ({ data, madeAt, isCached: false, isSimulated: true });
const responses = createResponses(market.snapshot(nowMs), defaultPoolCoins);
const network = responses.networkHashrateCurve(BTC.id);
const price = responses.priceCurve(BTC.id);
const course = (span: 'now' | 'day' | 'week', madeAt = nowMs) =>
  marketCourse(span, { coin: BTC, network: response(network, madeAt), price: response(price, madeAt) });

/** The price at every hour of a span up to now, averaged: what the mean is to come near to. */
const sampled = (hours: number) => {
  const prices = Array.from({ length: hours }, (_, hour) => market.snapshot(nowMs - (hour + 0.5) * HOUR).coins.get(BTC.id)!.priceUsd);
  return prices.reduce((sum, each) => sum + each, 0) / hours;
};

describe('the course of a market', () => {
  it('of 24 hours and 7 days is near the mean of every hour, and no figure of now', () => {
    const nowUsd = price.at(-1)!.priceUsd!;
    for (const [span, hours] of [
      ['day', 24],
      ['week', 168],
    ] as const) {
      const { priceUsd = 0, difficulty = 0, meansUntilMs } = course(span);
      expect(Math.abs(priceUsd / sampled(hours) - 1), span).toBeLessThan(0.01);
      expect(priceUsd).not.toBe(nowUsd);
      expect(difficulty).toBeGreaterThan(0);
      expect(meansUntilMs).toBe(nowMs);
    }
    const [yesterday, today] = network.slice(-2).map(({ difficulty }) => difficulty!);
    const part = (9 + 40 / 60) / 24;
    expect(course('day').difficulty! / (yesterday! * (1 - part) + today! * part)).toBeCloseTo(1, 9);
  });

  it('is of the latest figures where it is asked for them, or a curve is not here', () => {
    expect(course('now')).toEqual({ growth: expect.any(Number) });
    expect(marketCourse('day', { coin: BTC, network: response(network), price: undefined })).toEqual({ growth: expect.any(Number) });
    expect(marketCourse('day', { coin: BTC, network: undefined, price: response(price) })).toEqual({ growth: undefined });
  });

  it('is of the span before the response, of which a curve without the last days tells too little', () => {
    const without = (span: 'day' | 'week', days: number) =>
      marketCourse(span, { coin: BTC, network: response(network.slice(0, -days)), price: response(price.slice(0, -days)) });
    expect(without('day', 1).meansUntilMs).toBeUndefined();
    expect(without('week', 1).meansUntilMs).toBe(nowMs);
    expect(without('week', 10).meansUntilMs).toBeUndefined();
    expect(without('week', 10).growth).toBeDefined();
  });

  it('takes the end of the day before for a start that the pool does not say', () => {
    const bare = price.map(({ dataTime, priceUsd }) => ({ dataTime, priceUsd }));
    const { priceUsd } = marketCourse('day', { coin: BTC, network: response(network), price: response(bare) });
    expect(priceUsd! / course('day').priceUsd!).toBeCloseTo(1, 9);
  });

  it('stands still while a stored copy does', () => {
    expect(course('week', nowMs - DAY / 4).meansUntilMs).toBe(nowMs - DAY / 4);
  });

  it('is asked for again while the page is open, and no price of the past for what is now', () => {
    expect([priceCurveQuery(1, 'day').enabled, priceCurveQuery(1, 'now').enabled, priceCurveQuery(undefined, 'day').enabled]).toEqual([
      true,
      false,
      false,
    ]);
    expect(priceCurveQuery(1, 'week').refetchInterval).toBe(60_000);
    expect([spanOf({ span: 'week' }), spanOf({ span: 'year' })]).toEqual(['week', 'now']);
  });

  /** Curves of 30 days up to that of `nowMs`, by how many days ago each is. */
  const days = <T>(point: (daysAgo: number) => T) =>
    Array.from({ length: 30 }, (_, day) => ({ dataTime: Date.parse('2026-10-22T16:00:00Z') / 1000 + day * 86_400, ...point(29 - day) }));
  const steady = days(() => ({ hashrate: 1, difficulty: 100 }));

  it('of 7 days is that of no day before, and within a day goes from where the pool says it began', () => {
    const rising = days((daysAgo) => ({ hashrate: 1, difficulty: daysAgo > 7 ? 900 : 100 }));
    const prices = days((daysAgo) => ({ priceUsd: daysAgo > 7 ? 900 : 200, openUsd: 100 }));
    const week = marketCourse('week', { coin: BTC, network: response(rising), price: response(prices) });
    expect(week.difficulty).toBeCloseTo(100, 6);
    expect(week.priceUsd).toBeGreaterThan(140);
    expect(week.priceUsd).toBeLessThan(160);
  });

  it('takes the difficulty that a hashrate stands for where the pool states none', () => {
    const bare = days(() => ({ hashrate: 1000, difficulty: null }));
    const { difficulty } = marketCourse('day', { coin: BTC, network: response(bare), price: response(price) });
    expect(difficulty! / ((1000e12 * 600) / 2 ** 32)).toBeCloseTo(1, 9);
    const etc = marketCourse('day', { coin: coinById(17), network: response(bare), price: response(price) });
    expect(etc.difficulty).toBeCloseTo(1000 * 13.3, 6);
  });

  it('ends when the older of both curves was made', () => {
    const at = (networkMs: number, priceMs: number) =>
      marketCourse('day', { coin: BTC, network: response(steady, networkMs), price: response(price, priceMs) }).meansUntilMs;
    expect([at(nowMs, nowMs - HOUR), at(nowMs - HOUR, nowMs)]).toEqual([nowMs - HOUR, nowMs - HOUR]);
  });

  it('is none of a price or a difficulty alone', () => {
    const growth = expect.any(Number);
    expect(marketCourse('week', { coin: BTC, network: response(steady), price: response(price.slice(-2)) })).toEqual({ growth });
    expect(marketCourse('week', { coin: BTC, network: response(steady.slice(-2)), price: response(price) })).toEqual({ growth: undefined });
  });
});
