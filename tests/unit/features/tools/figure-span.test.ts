import { describe, expect, it } from 'vitest';
import { coinById } from '#src/domain/coins.ts';
import { figureDay, figureSpan, isSideApart, spanFallback } from '#src/features/tools/figure-span.ts';
import { coinMarket } from '#src/features/tools/market.ts';
import { toolFileName } from '#src/features/tools/tool-actions.tsx';
import { poolCoin } from '../pool-coin.ts';

const list = [1, 4, 6].map((coinType) => poolCoin({ coinType }));
const means = { priceUsd: 1, difficulty: 1, meansUntilMs: Date.UTC(2026, 10, 21, 17) };
const btc = (course = {}) => coinMarket(coinById(1)!, list, course)!;
const ltc = (course = {}) => coinMarket(coinById(4)!, list, course)!;

describe('the span of figures', () => {
  it('is the chosen one where its means are here, else now', () => {
    expect(figureSpan(btc(means), 'week')).toBe('week');
    expect(figureSpan(btc(), 'week')).toBe('now');
  });

  it('reaches to the Beijing day of the means, else of the list', () => {
    expect(figureDay(btc(means), Date.UTC(2026, 10, 23))).toBe('2026-11-22');
    expect(figureDay(btc(), Date.UTC(2026, 10, 23, 17))).toBe('2026-11-24');
  });

  it('is another than the chosen one for all of a market without means, and for the coin on the side of one with them', () => {
    expect([spanFallback(btc(), 'now'), spanFallback(btc(means), 'week'), spanFallback(ltc(), 'now')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([spanFallback(btc(), 'day'), spanFallback(ltc(), 'week')]).toEqual(['all', 'all']);
    expect(spanFallback(ltc(means), 'week')).toBe('side');
  });

  it('leaves the coin on the side, where there is one, behind a typed difficulty and a mean', () => {
    expect([isSideApart(ltc(), true), isSideApart(ltc(means), false), isSideApart(ltc(), false)]).toEqual([true, true, false]);
    expect([isSideApart(btc(), true), isSideApart(btc(means), false)]).toEqual([false, false]);
  });
});

describe('the name of a table', () => {
  it('has the Beijing day of its figures', () => {
    expect(toolFileName('asic', Date.UTC(2026, 10, 23, 17))).toBe('okkong-asic-2026-11-24.csv');
  });
});
