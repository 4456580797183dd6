import { firstHour } from './data/spans.ts';
import { greatest } from './extremes.ts';
import { type HourlyTariff, HOURS_OF_DAY } from './tariff.ts';
import type { PriceRow } from './rows.ts';

/**
 * Why no tariff can be made of a text: it has no whole day of prices; its prices change within an hour; it has more or fewer hours than
 * every day has, and no dates; its numbered hours are more or fewer than the visitor's day has; all of its prices are past; it is too
 * long; some hours have no price that can be read; it has prices of several areas; a row could not be read; two prices stand for one time.
 * Of a written one besides: an amount without hours or hours without one; a number that would be dropped; days that
 * no week of weekdays and weekends holds; seasons; hours of which half a day is unsaid; prices in different currencies; a word or sign that
 * is not known. And a file of markup that is no list of prices that is known.
 */
export type TariffRefusal =
  | 'noDay'
  | 'partsOfHours'
  | 'noDate'
  | 'dayLength'
  | 'allPast'
  | 'tooLong'
  | 'gaps'
  | 'areas'
  | 'row'
  | 'twoPrices'
  | 'unpaired'
  | 'extra'
  | 'days'
  | 'seasons'
  | 'halfDay'
  | 'currencies'
  | 'word'
  | 'markup';

/** The tariff of rows by hour, from 0 or, as a count, from 1 to 24. Prices are as in the rows. */
export function hourlyPrices(parts: readonly PriceRow[]): HourlyTariff | TariffRefusal {
  const rows = wholeHours(parts);
  if (rows.some(({ hour }) => hour !== undefined && !Number.isInteger(hour))) return 'partsOfHours';
  const isList = rows.length === 2 * HOURS_OF_DAY;
  const first = firstHour(rows);
  const isWhole = rows.length === greatest(rows.map(({ hour = 0 }) => hour)) - first + 1;
  if (!isList && (rows.length > HOURS_OF_DAY || (isWhole && rows.length === HOURS_OF_DAY - 1))) return 'noDate';
  const weekday: (number | undefined)[] = [];
  const weekend: (number | undefined)[] = [];
  for (const [index, { hour = Number.NaN, price }] of rows.entries()) {
    if (isList && index >= HOURS_OF_DAY) weekend[(hour - first) % HOURS_OF_DAY] = price;
    else weekday[hour - first] = price;
  }
  return wholeTariff(weekday, isList ? weekend : weekday) ?? gapsOf(weekday);
}

/** Rows of the halves or quarters of each hour of a day as rows of its hours, with their mean; others as they are. */
function wholeHours(rows: readonly PriceRow[]): readonly PriceRow[] {
  const count = rows.length / HOURS_OF_DAY;
  const isParted = (count === 2 || count === 4) && rows.every(({ hour, price }, index) => hour === index / count && price !== undefined);
  if (!isParted) return rows;
  return Array.from({ length: HOURS_OF_DAY }, (_, hour) => {
    const parts = rows.slice(hour * count, (hour + 1) * count);
    const sum = parts.reduce((total, { price = Number.NaN }) => total + price, 0);
    return { ...parts[0], hour, price: Number((sum / count).toPrecision(14)) };
  });
}

/** Why hours are no whole day: most of them have a price, or it is none. */
export function gapsOf(hours: readonly (number | undefined)[]): TariffRefusal {
  return hours.filter((price) => price !== undefined).length >= HOURS_OF_DAY / 2 ? 'gaps' : 'noDay';
}

/** Weekdays and weekends of 24 prices each; undefined where an hour has none. */
export function wholeTariff(weekday: readonly (number | undefined)[], weekend: readonly (number | undefined)[]): HourlyTariff | undefined {
  const whole = (hours: readonly (number | undefined)[]) =>
    Array.from({ length: HOURS_OF_DAY }, (_, hour) => hours[hour]).flatMap((price) => price ?? []);
  const days = { weekday: whole(weekday), weekend: whole(weekend) };
  return days.weekday.length === HOURS_OF_DAY && days.weekend.length === HOURS_OF_DAY ? days : undefined;
}
