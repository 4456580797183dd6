import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../days.ts';
import type { TariffRefusal } from '../days.ts';
import { greatest, least } from '../extremes.ts';
import type { PriceRow } from '../rows.ts';
import { HOURS_OF_DAY } from '../tariff.ts';
import type { PriceTime } from './moment.ts';
import { momentsAt, type Zone } from './zone.ts';

/** A price and from when until when it holds. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
  readonly price: number | undefined;
  /** The list names no end: it is still valid. */
  readonly isOpen: boolean;
  readonly source: unknown;
}

interface Window {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The zones of the world are at most a day apart from each other. */
const APART_MS = DAY_MS;

/** No few days have more minutes than this: two prices stand there for one time. */
const MOST_NEAR = 10_000;

/** Rows as spans of moments. Dates far from the window are left out, for to place them takes long; a row without an end lasts as the shortest. */
export function rowSpans(
  rows: readonly PriceRow[],
  zone: Zone,
  window: Window,
): readonly Span[] | { readonly reason: TariffRefusal; readonly source: unknown } {
  const isNear = ({ date }: PriceTime) => {
    const midnight = Date.parse(date ?? '');
    return midnight + DAY_MS > window.fromMs - APART_MS && midnight < window.toMs + APART_MS;
  };
  const near = inOrderOfTime(rows.filter((row) => row.atMs !== undefined || isNear(row) || row.end !== undefined));
  const zoneOf = (row: PriceRow) => row.zone ?? zone;
  const [extra] = near.filter(({ atMs }) => atMs === undefined).slice(MOST_NEAR);
  if (extra) return { reason: 'twoPrices', source: extra.source };
  const hourAt = clockOf(near, zoneOf);
  const isIn = (row: PriceRow) => (momentsAt(row.date ?? '', 0, zoneOf(row))[0] ?? window.toMs) + DAY_MS > window.fromMs;
  const seen = new Set<number>();
  const placed: { atMs: number; row: PriceRow }[] = [];
  for (const row of near) {
    const moments = row.atMs === undefined ? hourAt(row) : [row.atMs];
    if (moments === undefined && isIn(row)) return { reason: 'dayLength', source: row.source };
    if (moments === undefined) continue;
    const [first, second = first] = moments.map((each) => Math.round(each / MINUTE_MS) * MINUTE_MS);
    if (first === undefined || second === undefined) continue;
    const atMs = row.twin === 'second' || (row.twin !== 'first' && seen.has(first)) ? second : first;
    if (row.twin !== undefined && moments.length === 1 && seen.has(atMs)) return { reason: 'dayLength', source: row.source };
    seen.add(atMs);
    placed.push({ atMs, row });
  }
  const stepMs = shortestStep(placed.map(({ atMs }) => atMs));
  return placed.map(({ atMs, row }) => {
    const fromMs = row.isEnd ? atMs - stepMs : atMs;
    const endMs = row.isEnd ? atMs : endOf(row, zoneOf(row));
    const toMs = endMs === undefined || endMs <= fromMs ? fromMs + stepMs : endMs;
    return { fromMs, toMs, price: row.price, isOpen: row.end === null, source: row.source };
  });
}

/** When the price of a row ends, rounded to the minute; never for one that is still valid. */
function endOf({ end }: PriceRow, zone: Zone): number | undefined {
  if (end === undefined) return undefined;
  if (end === null) return Number.POSITIVE_INFINITY;
  const atMs = end.atMs ?? momentsAt(end.date ?? '', end.hour ?? 0, zone).at(-1);
  return atMs === undefined ? undefined : Math.round(atMs / MINUTE_MS) * MINUTE_MS;
}

/** The least time from one row to the next, at most an hour. */
function shortestStep(moments: readonly number[]): number {
  const sorted = [...new Set(moments)].toSorted((a, b) => a - b);
  return sorted.reduce((shortest, atMs, index) => Math.min(shortest, atMs - (sorted[index - 1] ?? -HOUR_MS)), HOUR_MS);
}

/** A list that begins with its newest price, the other way round: of two hours with one name the first comes first. */
function inOrderOfTime(rows: readonly PriceRow[]): readonly PriceRow[] {
  const naive = rows.filter(({ atMs }) => atMs === undefined);
  const key = ({ date = '', hour = 0 }: PriceRow) => Date.parse(date) + hour * HOUR_MS;
  const [first, last] = [naive[0], naive.at(-1)];
  return first && last && key(first) > key(last) ? rows.toReversed() : rows;
}

type HourAt = (row: PriceRow) => readonly number[] | undefined;

/** What the hours of a date are: how many, and whether an hour is named twice. */
interface DayHours {
  readonly hours: ReadonlySet<number>;
  readonly isNamed: boolean;
}

/**
 * How the hours of each date are read. A count from 1, and one that has as many hours as the day, counts the hours that pass from midnight;
 * any other names what the clock shows. Undefined for a count that has another length than the day of the zone.
 */
function clockOf(rows: readonly PriceRow[], zoneOf: (row: PriceRow) => Zone): HourAt {
  const counted = rows.filter(({ isClock, isElapsed, atMs }) => !isClock && !isElapsed && atMs === undefined);
  const first = firstHour(counted);
  const days = new Map<string, DayHours>();
  for (const { date = '', hour = 0, twin } of counted) {
    const day = days.get(date);
    days.set(date, {
      hours: new Set([...(day?.hours ?? []), Math.floor(hour)]),
      isNamed: (day?.isNamed ?? false) || twin !== undefined || (day?.hours.has(hour) ?? false),
    });
  }
  return (row) => {
    const { date = '', hour = 0 } = row;
    const zone = zoneOf(row);
    if (row.isClock) return momentsAt(date, hour, zone);
    const midnight = momentsAt(date, 0, zone)[0] ?? Number.NaN;
    const passed = (hours: number) => [midnight + hours * HOUR_MS];
    if (row.isElapsed) return passed(hour);
    const { hours, isNamed } = days.get(date) ?? { hours: new Set<number>(), isNamed: false };
    const count = greatest(hours) - first + 1;
    const length = Math.round(((momentsAt(date, HOURS_OF_DAY, zone)[0] ?? Number.NaN) - midnight) / HOUR_MS);
    if (isNamed || (first === 1 && hours.size < count && length < count)) return momentsAt(date, hour - first, zone);
    if (count === length || (first === 1 && count < HOURS_OF_DAY - 1)) return passed(hour - first);
    const isClock = first === 0 && (count === HOURS_OF_DAY || count < HOURS_OF_DAY - 1);
    return isClock ? momentsAt(date, hour, zone) : undefined;
  };
}

/** An hour count begins at 1 and goes to 24, on days when the clocks change to 23 or 25. */
export function firstHour(rows: readonly PriceRow[]): 0 | 1 {
  const hours = rows.flatMap(({ hour }) => hour ?? []);
  return least(hours) === 1 && greatest(hours) >= HOURS_OF_DAY - 1 ? 1 : 0;
}
