import { describe, expect, it } from 'vitest';
import { coinById } from '#src/domain/coins.ts';
import { defaultPoolCoins } from '#src/server/market/defaults.ts';
import { createResponses } from '#src/server/market/responses.ts';
import { marketCourse } from '#src/features/tools/market-course.ts';
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

  it('ends with the last day of a curve that has none of today, in any order of its points', () => {
    const late = marketCourse('day', { coin: BTC, network: response(network.slice(0, -1).toReversed()), price: response(price) });
    expect(late.meansUntilMs).toBe(network.at(-1)!.dataTime * 1000);
    expect(late.difficulty).toBeCloseTo(network.at(-2)!.difficulty!, 3);
  });

  it('takes the end of the day before for a start that the pool does not say', () => {
    const bare = price.map(({ dataTime, priceUsd }) => ({ dataTime, priceUsd }));
    const { priceUsd } = marketCourse('day', { coin: BTC, network: response(network), price: response(bare) });
    expect(priceUsd! / course('day').priceUsd!).toBeCloseTo(1, 9);
  });

  it('stands still while a stored copy does', () => {
    expect(course('week', nowMs - DAY / 4).meansUntilMs).toBe(nowMs - DAY / 4);
  });
});
