import { HOUR_MS } from '../days.ts';
import { known, type Maybe } from '../known.ts';
import { moneyLeft } from '../money.ts';

export const HOURS_OF_DAY = 24;

/** Prices of a kWh by the hour of the day, from midnight: 24 each for weekdays and weekends. May be below zero. */
export interface HourlyTariff {
  readonly weekday: readonly number[];
  readonly weekend: readonly number[];
}

/** A price that holds from a moment for an hour: a day-ahead market's. */
export interface DatedPrice {
  readonly atMs: number;
  readonly perKwh: number;
}

/** A tariff of one price. */
export function flatTariff(perKwh: number): HourlyTariff {
  const hours = Array.from({ length: HOURS_OF_DAY }, () => perKwh);
  return { weekday: hours, weekend: hours };
}

/** An hour of a local day and what its electricity costs; undefined where no price is known. */
export interface TariffHour {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** What the clock on the wall shows, 0 to 23. */
  readonly hour: number;
  readonly perKwh: number | undefined;
  /** The price is of the dated list. */
  readonly isDated: boolean;
}

/**
 * The hours of the visitor's own day, `daysAhead` from that of `nowMs`: 23 or 25 when the clocks change. Prices of a dated list win over the
 * tariff where it has that hour.
 */
export function tariffDay(
  nowMs: number,
  daysAhead: number,
  tariff: HourlyTariff,
  dated: readonly DatedPrice[] = [],
): readonly TariffHour[] {
  const today = new Date(nowMs);
  const midnight = (days: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);
  const start = midnight(daysAhead);
  const endMs = midnight(daysAhead + 1).getTime();
  const isWeekend = start.getDay() === 0 || start.getDay() === 6;
  const prices = isWeekend ? tariff.weekend : tariff.weekday;
  // By whole hours of UTC, in which local ones begin at the same minute the whole day.
  const priceIn = new Map(dated.map(({ atMs, perKwh }) => [Math.floor(atMs / HOUR_MS), perKwh]));
  const hours: TariffHour[] = [];
  for (let atMs = start.getTime(); atMs < endMs; atMs += HOUR_MS) {
    const hour = new Date(atMs).getHours();
    const datedPrice = priceIn.get(Math.floor(atMs / HOUR_MS));
    const isDated = datedPrice !== undefined;
    hours.push({ startsAtMs: atMs, endsAtMs: Math.min(endMs, atMs + HOUR_MS), hour, perKwh: known(datedPrice ?? prices[hour]), isDated });
  }
  return hours;
}

/** Whether an hour pays: its price is at most what a kWh brings. Undefined when one of both is not known. */
export function paysToRun(perKwh: Maybe, incomePerKwh: Maybe): boolean | undefined {
  const left = moneyLeft(incomePerKwh, perKwh);
  return left === undefined ? undefined : left >= 0;
}
