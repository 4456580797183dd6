import { HOURS_OF_DAY } from './tariff.ts';
import { listRows, PRICE_NAME, priceOf, type PriceRow } from './rows.ts';
import { isDate, type PriceTime, timeOf } from './time.ts';

/** Rows of a plain JSON document; undefined for any other text and where it holds no prices. Its 'today' is the visitor's day of `nowMs` since 1970. */
export function jsonRows(text: string, nowMs: number): readonly PriceRow[] | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return rowsIn(JSON.parse(text), nowMs);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isDated = ({ atMs, date }: PriceRow) => atMs !== undefined || date !== undefined;

type NamedRows = readonly [name: string, rows: readonly PriceRow[]];

/** Rows of a JSON value: a list of numbers or of records, two lists side by side, or those of all that is inside. */
function rowsIn(value: unknown, nowMs: number): readonly PriceRow[] | undefined {
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each === 'number')) return listRows(value.map((each) => each.toFixed(12)));
    const rows = value.flatMap((each) => recordRows(each));
    return rows.length > 0 ? rows : joined(value.flatMap((each) => namedRows('', each, nowMs)));
  }
  if (!isRecord(value)) return undefined;
  return (
    parallelRows(value) ??
    joined(
      Object.entries(value).flatMap(([name, inner]) => namedRows(name, inner, nowMs)),
      dayOf(value),
    )
  );
}

function namedRows(name: string, value: unknown, nowMs: number): readonly NamedRows[] {
  const rows = rowsIn(value, nowMs);
  return rows ? [[name, onDate(rows, dateNamed(name, nowMs))]] : [];
}

/** Hours of a list that is called 'today', 'tomorrow' or by a date are hours of that day. */
function dateNamed(name: string, nowMs: number): string | undefined {
  const ahead = /today/i.test(name) ? 0 : /tomorrow/i.test(name) ? 1 : undefined;
  if (ahead === undefined) return isDate(name) ? name : undefined;
  const now = new Date(nowMs);
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The date that a record names for the list in it. */
const dayOf = ({ date, day }: Record<string, unknown>) => [date, day].map(String).find((text) => isDate(text));

function onDate(rows: readonly PriceRow[], date: string | undefined): readonly PriceRow[] {
  return date === undefined || rows.some((row) => isDated(row)) ? rows : rows.map((row) => ({ ...row, date }));
}

/**
 * The lists of a record as one. A time that stands in several counts as the first says. Of lists of hours there must be one, or one of
 * weekdays and one of weekends: nothing says which of others to take.
 */
function joined(lists: readonly NamedRows[], date?: string): readonly PriceRow[] | undefined {
  const dated = lists.map(([, rows]) => rows).filter((rows) => rows.some((row) => isDated(row)));
  if (dated.length > 0) {
    const seen = new Set<string>();
    const timeIn = ({ atMs, date: day, hour }: PriceRow) => `${atMs} ${day} ${hour}`;
    return dated.flatMap((rows) => {
      const added = rows.filter((row) => !seen.has(timeIn(row)));
      for (const row of added) seen.add(timeIn(row));
      return added;
    });
  }
  const named = (name: RegExp) => lists.filter(([each]) => name.test(each));
  const days = [...named(/week_?day|workday/i), ...named(/week_?end/i)];
  if (days.length === 2 && days.every(([, { length }]) => length === HOURS_OF_DAY)) return days.flatMap(([, rows]) => rows);
  const [only, ...others] = lists.length > 1 ? named(PRICE_NAME) : lists;
  return only && others.length === 0 ? onDate(only[1], date) : undefined;
}

const BEGINS = /start|from|begin/i;
const TIMES = /time|date|hour|unix|second/i;

/** A list of times and one of as many prices, side by side. */
function parallelRows(value: Record<string, unknown>): readonly PriceRow[] | undefined {
  const lists = Object.entries(value).flatMap(([name, list]) => (isPlainList(list) ? [{ name, list }] : []));
  const prices = lists.find(({ name }) => PRICE_NAME.test(name));
  const times = lists.find(
    ({ name, list }) => (BEGINS.test(name) || TIMES.test(name)) && name !== prices?.name && list.length === prices?.list.length,
  );
  return prices && times?.list.flatMap((time, index) => recordRows({ time, [prices.name]: prices.list[index] }));
}

const isPlainList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && !value.some((each) => typeof each === 'object');

/** A record with a price and the time that it holds from, by the names that markets give them; one row for each area. */
function recordRows(value: unknown): readonly PriceRow[] {
  if (!isRecord(value)) return [];
  const fields = Object.entries(value);
  const named = (...names: readonly RegExp[]) =>
    names.map((name) => fields.find(([each]) => name.test(each))).find((field) => field !== undefined) ?? [];
  // Octopus and Tibber state the price with and without the tax; Nord Pool has a record of areas in its place.
  const [column, stated] = named(/inc_vat/i, PRICE_NAME, /^total$/i, /PerArea$/);
  const time = recordTime(value, named);
  if (!time) return [];
  const rowOf = (each: unknown) => {
    const price = typeof each === 'number' ? each : priceOf(String(each ?? ''));
    return price === undefined ? [] : [{ ...time, price, column }];
  };
  if (!isRecord(stated)) return rowOf(stated);
  return Object.entries(stated).flatMap(([area, each]) => rowOf(each).map((row) => ({ ...row, of: { area } })));
}

type Named = (...names: readonly RegExp[]) => readonly [] | readonly [name: string, value: unknown];

function recordTime(value: Record<string, unknown>, named: Named): PriceTime | undefined {
  const [, when] = named(BEGINS, TIMES);
  if (typeof when === 'number' && when > HOURS_OF_DAY + 1) return { atMs: when > 1e11 ? when : when * 1000 };
  const [, hour] = named(BEGINS, /time|hour/i);
  return timeOf(dayOf(value) ?? '', String(hour ?? '')) ?? timeOf(String(when ?? ''));
}
