import { HOUR_MS } from './days.ts';
import { readNumber } from './number-text.ts';
import { type DatedPrice, type HourlyTariff, HOURS_OF_DAY } from './tariff.ts';

/** What a text says of prices: hours of every day, or of certain dates. Prices are per kWh. */
export interface ReadTariff {
  readonly hours?: HourlyTariff;
  readonly dated?: readonly DatedPrice[];
  /** The text gave prices per MWh. */
  readonly isPerMwh: boolean;
}

/** A row of a table: an hour of every day, or a moment. */
interface PriceRow {
  readonly hour?: number;
  readonly atMs?: number;
  readonly price: number;
}

const KWH_PER_MWH = 1000;

/** No kWh costs this much in any currency of ours, and hardly a MWh so little. */
const LEAST_MWH_PRICE = 8;

/** Prices out of a pasted bill, a CSV table or a JSON file (at most 100 kB): 24 or 48 hours, rows of an hour or a moment and a price, or lines such as '08:00-22:00 0.95'. Undefined when a day cannot be made of it. */
export function readTariff(text: string): ReadTariff | undefined {
  const trimmed = text.slice(0, 100_000).trim();
  const rows = jsonRows(trimmed) ?? csvRows(trimmed);
  const isPerMwh = saysMwh(trimmed, rows ?? []);
  const factor = isPerMwh ? 1 / KWH_PER_MWH : 1;
  const scaled = rows?.map((row) => ({ ...row, price: Number((row.price * factor).toPrecision(12)) }));
  const hours = (scaled && hourRows(scaled)) ?? (rows?.length ? undefined : billHours(trimmed));
  if (hours) return { hours, isPerMwh: isPerMwh && rows !== undefined };
  const dated = scaled && datedRows(scaled);
  return dated?.length ? { dated, isPerMwh } : undefined;
}

function saysMwh(text: string, rows: readonly PriceRow[]): boolean {
  if (/\/?\s*mwh/i.test(text)) return true;
  if (/kwh/i.test(text) || rows.length === 0) return false;
  return rows.reduce((sum, { price }) => sum + Math.abs(price), 0) / rows.length > LEAST_MWH_PRICE;
}

/** A number that may be below zero, by the rule of all fields. */
function priceOf(text: string): number | undefined {
  const plain = text.trim().replaceAll(/[¥$€£"']/g, '');
  const value = readNumber(plain.replace(/^[-−]/, ''), { integers: 8, decimals: 12, empty: '' });
  if (value === undefined || value === '') return undefined;
  return /^[-−]/.test(plain) ? -Number(value) : Number(value);
}

/** A moment of an ISO time, in the visitor's own zone where it names none; undefined for what is none. */
function momentOf(text: string): number | undefined {
  const iso = /^\s*"?(\d{4}-\d{2}-\d{2})[T ](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?/.exec(text);
  if (!iso) return undefined;
  const [, date = '', hour = '', minute = '', zone = ''] = iso;
  const colon = /^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  const atMs = Date.parse(`${date}T${hour.padStart(2, '0')}:${minute}:00${colon}`);
  return Number.isNaN(atMs) ? undefined : atMs;
}

/** '7', '07', '07:00', '7:00-8:00' as the hour that begins. */
function hourOf(text: string): number | undefined {
  const match = /^\s*"?(\d{1,2})(?::00)?(?:\s*[-–~]\s*\d{1,2}(?::\d{2})?)?"?\s*$/.exec(text);
  const hour = match ? Number(match[1]) : Number.NaN;
  return hour <= HOURS_OF_DAY ? hour : undefined;
}

function csvRows(text: string): readonly PriceRow[] | undefined {
  const separator = [';', '\t', ','].find((each) => text.includes(each));
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (separator === ',' && lines.length <= 2) return listRows(text.split(/[,\n]/));
  if (!separator) return listRows(text.split(/\s+/));
  const rows = lines.flatMap((line) => {
    const cells = line.split(separator);
    const price = priceOf(cells.slice(1).find((cell) => priceOf(cell) !== undefined) ?? '');
    return price === undefined ? [] : [rowOf(cells[0] ?? '', price)].flatMap((row) => row ?? []);
  });
  // The heading has no price; a text of which more lines say nothing is no table.
  return rows.length >= lines.length - 2 && rows.length >= HOURS_OF_DAY - 1 ? rows : undefined;
}

function rowOf(when: string, price: number): PriceRow | undefined {
  const atMs = momentOf(when);
  if (atMs !== undefined) return { atMs, price };
  const hour = hourOf(when);
  return hour === undefined ? undefined : { hour, price };
}

/** 24 prices of every day, or 48: weekdays, then weekends. */
function listRows(cells: readonly string[]): readonly PriceRow[] | undefined {
  const prices = cells.map((cell) => priceOf(cell));
  if (prices.length !== HOURS_OF_DAY && prices.length !== 2 * HOURS_OF_DAY) return undefined;
  const rows = prices.flatMap((price, hour) => (price === undefined ? [] : [{ hour, price }]));
  return rows.length === prices.length ? rows : undefined;
}

function jsonRows(text: string): readonly PriceRow[] | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return rowsIn(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows of a JSON value: a list of numbers or of records, two lists side by side, or the first of these inside. */
function rowsIn(value: unknown): readonly PriceRow[] | undefined {
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each === 'number')) return listRows(value.map(String));
    const rows = value.flatMap((each) => recordRow(each) ?? []);
    return rows.length > 0 ? rows : undefined;
  }
  if (!isRecord(value)) return undefined;
  const seconds = value['unix_seconds'];
  const prices = value['price'] ?? value['prices'];
  if (Array.isArray(seconds) && Array.isArray(prices)) {
    return seconds.flatMap((second, index) => {
      const price: unknown = prices[index];
      return typeof second === 'number' && typeof price === 'number' ? [{ atMs: second * 1000, price }] : [];
    });
  }
  for (const inner of Object.values(value)) {
    const rows = rowsIn(inner);
    if (rows) return rows;
  }
  return undefined;
}

/** A record with a price and the time that it holds from, by the names that markets give them. */
function recordRow(value: unknown): PriceRow | undefined {
  if (!isRecord(value)) return undefined;
  const named = (pattern: RegExp) => Object.entries(value).find(([name]) => pattern.test(name))?.[1];
  const stated = named(/price|value|per_?(k|m)wh|cost/i);
  const price = typeof stated === 'number' ? stated : priceOf(String(stated ?? ''));
  const when = named(/start|from|time|date|hour|begin/i);
  if (price === undefined || when === undefined) return undefined;
  if (typeof when === 'number' && when > HOURS_OF_DAY) return { atMs: when > 1e11 ? when : when * 1000, price };
  return rowOf(String(when), price);
}

/** The tariff of rows by hour; an hour count from 1 to 24 is one that counts the hours. */
function hourRows(rows: readonly PriceRow[]): HourlyTariff | undefined {
  if (rows.length === 0 || rows.some(({ hour }) => hour === undefined)) return undefined;
  const hours = rows.map(({ hour = 0 }) => hour);
  const first = Math.min(...hours) === 1 && Math.max(...hours) === HOURS_OF_DAY ? 1 : 0;
  const weekday: number[] = [];
  const weekend: number[] = [];
  const isList = rows.length === 2 * HOURS_OF_DAY;
  for (const [index, { hour = 0, price }] of rows.entries()) {
    if (isList && index >= HOURS_OF_DAY) weekend[(hour - first) % HOURS_OF_DAY] = price;
    else weekday[hour - first] = price;
  }
  return wholeTariff(weekday, isList ? weekend : weekday);
}

function wholeTariff(weekday: readonly (number | undefined)[], weekend: readonly (number | undefined)[]): HourlyTariff | undefined {
  const whole = (hours: readonly (number | undefined)[]) =>
    Array.from({ length: HOURS_OF_DAY }, (_, hour) => hours[hour]).flatMap((price) => price ?? []);
  const days = { weekday: whole(weekday), weekend: whole(weekend) };
  return days.weekday.length === HOURS_OF_DAY && days.weekend.length === HOURS_OF_DAY ? days : undefined;
}

/** Rows of moments as one price an hour, the mean of what falls into it; the newest 50. */
function datedRows(rows: readonly PriceRow[]): readonly DatedPrice[] {
  const byHour = new Map<number, number[]>();
  for (const { atMs, price } of rows) {
    if (atMs === undefined) continue;
    const start = Math.floor(atMs / HOUR_MS) * HOUR_MS;
    byHour.set(start, [...(byHour.get(start) ?? []), price]);
  }
  const hours = [...byHour].map(([atMs, prices]) => ({ atMs, perKwh: prices.reduce((sum, price) => sum + price, 0) / prices.length }));
  return hours.toSorted((a, b) => a.atMs - b.atMs).slice(-50);
}

const RANGE = /(\d{1,2})(?::(\d{2}))?\s*(?:[-–—~～至]|to)\s*(\d{1,2})(?::(\d{2}))?/gi;
const MINUTES = 60;

/** Lines of a bill, each of hours and their price ('Peak 08:00-11:00, 18:00-23:00  0.95'); weekday and weekend by their words. Undefined unless every hour has a price. */
function billHours(text: string): HourlyTariff | undefined {
  const weekday: (number | undefined)[] = [];
  const weekend: (number | undefined)[] = [];
  for (const line of text.split(/\r?\n/)) {
    const ranges = [...line.matchAll(RANGE)];
    const price = priceOf(/-?\d+(?:[.,]\d+)?(?=\D*$)/.exec(line.replaceAll(RANGE, ' '))?.[0] ?? '');
    if (ranges.length === 0 || price === undefined) continue;
    const isWeekend = /weekend|sat|sun|周末|週末|周六|週六|假日/i.test(line);
    const isWeekday = /weekday|mon|工作日|平日/i.test(line);
    for (const [, from = '', , to = '', toMinute = '0'] of ranges) {
      for (const hour of hoursBetween(Number(from), Number(to) + Math.floor(Number(toMinute) / (MINUTES - 1)))) {
        if (!isWeekend || isWeekday) weekday[hour] = price;
        if (!isWeekday || isWeekend) weekend[hour] = price;
      }
    }
  }
  return wholeTariff(
    weekday,
    weekend.map((price, hour) => price ?? weekday[hour]),
  );
}

/** Hours from one to before another, over midnight where they must. '22:00-08:59' ends at nine. */
function hoursBetween(from: number, to: number): readonly number[] {
  if (from > HOURS_OF_DAY || to > HOURS_OF_DAY) return [];
  const count = to > from ? to - from : to + HOURS_OF_DAY - from;
  return Array.from({ length: count }, (_, index) => (from + index) % HOURS_OF_DAY);
}
