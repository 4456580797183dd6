import { HOUR_MS, MINUTE_MS } from '../days.ts';
import { type DatedPrice, type HourlyTariff, HOURS_OF_DAY } from './tariff.ts';
import type { PriceRow } from './rows.ts';

/**
 * Why no tariff can be made of a text: it has no whole day of prices; its prices change within an hour; it has more or fewer hours than
 * every day has, and no dates; its numbered hours are more or fewer than the visitor's day has; all of its prices are past; it is too
 * long; some hours have no price that can be read; it has prices of several areas.
 */
export type TariffRefusal = 'noDay' | 'partsOfHours' | 'noDate' | 'dayLength' | 'allPast' | 'tooLong' | 'gaps' | 'areas';

/** The tariff of rows by hour, from 0 or, as a count, from 1 to 24. Prices are as in the rows. */
export function hourlyPrices(rows: readonly PriceRow[]): HourlyTariff | TariffRefusal {
  if (rows.some(({ hour }) => hour !== undefined && !Number.isInteger(hour))) return 'partsOfHours';
  const isList = rows.length === 2 * HOURS_OF_DAY;
  const first = firstHour(rows);
  const isWhole = rows.length === Math.max(...rows.map(({ hour = 0 }) => hour)) - first + 1;
  if (!isList && (rows.length > HOURS_OF_DAY || (isWhole && rows.length === HOURS_OF_DAY - 1))) return 'noDate';
  const weekday: number[] = [];
  const weekend: number[] = [];
  for (const [index, { hour = Number.NaN, price }] of rows.entries()) {
    if (isList && index >= HOURS_OF_DAY) weekend[(hour - first) % HOURS_OF_DAY] = price;
    else weekday[hour - first] = price;
  }
  return wholeTariff(weekday, isList ? weekend : weekday) ?? gapsOf(weekday);
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

/** An hour count begins at 1 and goes to 24, on days when the clocks change to 23 or 25. */
function firstHour(rows: readonly PriceRow[]): 0 | 1 {
  const hours = rows.flatMap(({ hour }) => hour ?? []);
  return Math.min(...hours) === 1 && Math.max(...hours) >= HOURS_OF_DAY - 1 ? 1 : 0;
}

/** Two days, the longer of which may have 25 hours. */
const MOST_DATED = 50;

/**
 * Rows of dates and moments as one price an hour, the mean of what falls into it, in order of time, from the day of `nowMs` (since 1970) on.
 * Dates are of the visitor's own calendar.
 */
export function datedPrices(rows: readonly PriceRow[], nowMs: number): readonly DatedPrice[] | TariffRefusal {
  const today = new Date(nowMs).setHours(0, 0, 0, 0);
  const isNear = (atMs: number) => atMs >= today && atMs < today + MOST_DATED * HOUR_MS;
  const hourAt = clockOf(rows);
  const byHour = new Map<number, number[]>();
  const seen = new Set<number>();
  for (const { date, hour = 0, price, ...row } of rows) {
    if (date !== undefined && isNear(midnightOf(date)) && hourAt(date) === undefined) return 'dayLength';
    let atMs = date === undefined ? row.atMs : hourAt(date)?.(hour);
    if (atMs === undefined || Number.isNaN(atMs)) continue;
    // The clocks went back: what stands there once more is the second of two hours with one name.
    if ((date !== undefined || row.isLocal) && seen.has(atMs) && isTwice(atMs)) atMs += HOUR_MS;
    seen.add(atMs);
    const start = localHourStart(atMs);
    byHour.set(start, [...(byHour.get(start) ?? []), price]);
  }
  const hours = [...byHour].map(([atMs, prices]) => ({ atMs, perKwh: prices.reduce((sum, price) => sum + price, 0) / prices.length }));
  const near = hours.filter(({ atMs }) => isNear(atMs)).toSorted((a, b) => a.atMs - b.atMs);
  return near.length > 0 ? near : hours.length > 0 ? 'allPast' : 'noDay';
}

/** The visitor's own hour that holds a moment; in zones of half an hour (India) it begins half-way through one of UTC. */
const localHourStart = (atMs: number) => atMs - new Date(atMs).getMinutes() * MINUTE_MS - (atMs % MINUTE_MS);

const isTwice = (atMs: number) => new Date(atMs).getHours() === new Date(atMs + HOUR_MS).getHours();
const midnightOf = (date: string) => new Date(`${date}T00:00:00`).getTime();

type HourAt = (hour: number) => number | undefined;

/**
 * How the hours of each date are read. A count from 1, and one that has as many hours as the day, counts the hours that pass from midnight;
 * any other names what the clock shows. Undefined for a count that has another length than the visitor's day.
 */
function clockOf(rows: readonly PriceRow[]): (date: string) => HourAt | undefined {
  const first = firstHour(rows);
  const counts = new Map<string, number>();
  for (const { date = '', hour = 0 } of rows) counts.set(date, Math.max(counts.get(date) ?? 0, Math.floor(hour) - first + 1));
  return (date) => {
    const count = counts.get(date) ?? 0;
    const midnight = midnightOf(date);
    const length = Math.round((new Date(midnight).setHours(HOURS_OF_DAY) - midnight) / HOUR_MS);
    if (count === length || (first === 1 && count < HOURS_OF_DAY - 1)) return (hour) => midnight + (hour - first) * HOUR_MS;
    const isNamed = first === 0 && (count === HOURS_OF_DAY || count < HOURS_OF_DAY - 1);
    return isNamed ? (hour) => namedHour(date, hour) : undefined;
  };
}

/** The moment at which the clock shows this hour; undefined for one that it leaps over. */
function namedHour(date: string, hour: number): number | undefined {
  const at = new Date(`${date}T00:00:00`);
  at.setHours(Math.floor(hour), Math.round((hour % 1) * 60));
  return at.getHours() === Math.floor(hour) ? at.getTime() : undefined;
}
