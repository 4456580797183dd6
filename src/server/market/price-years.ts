import { setImmediate } from 'node:timers/promises';
import { beijingDayStart, DAY_MS } from '#src/domain/days.ts';
import { ANCHOR_MS } from './anchors.ts';
import type { PricePoint } from '#src/contracts/pool.ts';
import type { Market } from './market-types.ts';
import { unixSecondsOf, wireNumber } from './wire.ts';

/** The price of a coin at the end of each Beijing day of a year, oldest first, of the running day now; days without one are left out. */
export type PriceYears = (coinId: number, year: number) => Promise<readonly PricePoint[]>;

/** The Beijing days of a year by their beginnings, ms; those that have not begun are left out. */
export function daysOfYear(year: number, nowMs: number): readonly number[] {
  const first = beijingDayStart(Date.UTC(year, 0, 1));
  const end = Math.min(beijingDayStart(Date.UTC(year + 1, 0, 1)), nowMs);
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / DAY_MS)) }, (_, day) => first + day * DAY_MS);
}

/** A year of the model, which knows no day before its first. Each day that is over is worked out once. */
export function modelPriceYears(market: Market, now: () => number): PriceYears {
  const known = new Map<string, number>();
  const priceOf = (coinId: number, startMs: number): number => {
    const key = `${coinId} ${startMs}`;
    const endMs = startMs + DAY_MS;
    const price = known.get(key) ?? market.day(coinId, [startMs, Math.min(endMs, now())]).priceUsd;
    if (endMs <= now()) known.set(key, price);
    return price;
  };
  return async (coinId, year) => {
    const points: PricePoint[] = [];
    for (const startMs of daysOfYear(year, now()).filter((day) => day > ANCHOR_MS)) {
      points.push({ dataTime: unixSecondsOf(startMs), priceUsd: wireNumber(priceOf(coinId, startMs)) });
      // Requests are answered between one day and the next.
      await setImmediate();
    }
    return points;
  };
}
