import { HOURS_OF_DAY } from '../tariff.ts';
import { listRows, PRICE_NAME, type PriceRow } from '../rows.ts';
import { areaNamed, labelsOf } from './fields.ts';
import { isDate, timeOf } from './moment.ts';
import { priceCell, type RecordContext, type RecordPlan, recordPlan, recordRows, saysOf } from './record.ts';

/** Rows of a plain JSON document; undefined for any other text and where it holds no prices. Its 'today' is the visitor's day of `nowMs` since 1970. */
export function jsonRows(text: string, nowMs: number): readonly PriceRow[] | undefined {
  const document = documentIn(text);
  if (document === undefined) return undefined;
  try {
    return documentRows(JSON.parse(document), nowMs);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * The document in a text: all of it, or what stands between words ('```json'); records by lines are a list, and what Python prints is written
 * as JSON. Undefined where there is none.
 */
function documentIn(text: string): string | undefined {
  const [start, end] = [text.search(/[[{]/), Math.max(text.lastIndexOf(']'), text.lastIndexOf('}')) + 1];
  const around = text.slice(0, Math.max(start, 0)) + text.slice(end);
  if (start < 0 || end <= start || around.length > LONGEST_AROUND || OTHER_WORDS.test(around)) return undefined;
  if (!/(?:^|\n)[ \t]*$/.test(text.slice(0, start))) return undefined;
  const inner = text.slice(start, end);
  const lines = inner.split(/\r?\n/);
  if (lines.length > 1 && lines.every((line) => /^\{.*\}$/.test(line.trim()))) return `[${lines.join()}]`;
  if (inner.includes('"')) return inner;
  return inner
    .replaceAll("'", '"')
    .replaceAll(/\bNone\b/g, 'null')
    .replaceAll(/\bTrue\b/g, 'true')
    .replaceAll(/\bFalse\b/g, 'false');
}

/** Words around a document, not another one. */
const LONGEST_AROUND = 200;
/** Figures, and another day than a list of hours has by itself. */
const OTHER_WORDS = /\d|tomorrow|morgen|mañana|завтра|demain|明[天日]|翌日/i;

/** Rows of a document that was read, of JSON or of attributes; undefined where it holds no prices. */
export function documentRows(document: unknown, nowMs: number): readonly PriceRow[] | undefined {
  return rowsIn(document, { says: '', of: {}, nowMs, depth: 0 });
}

interface Context extends RecordContext {
  readonly nowMs: number;
  /** So many values hold this one. */
  readonly depth: number;
}

/** No list of prices lies deeper. */
const DEEPEST = 40;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isDated = ({ atMs, date }: PriceRow) => atMs !== undefined || date !== undefined;

/** Rows of a value: a list of numbers or of records, two lists side by side, or those of all that is inside. */
function rowsIn(value: unknown, outer: Context): readonly PriceRow[] | undefined {
  if (outer.depth > DEEPEST) return undefined;
  const context = { ...outer, depth: outer.depth + 1 };
  if (Array.isArray(value))
    return numberRows(value, context) ?? listedRows(value, context) ?? joined(value.flatMap((each) => namedRows('', each, context)));
  if (!isRecord(value)) return undefined;
  const fields = new Map(Object.entries(value));
  const inner = { ...context, says: `${saysOf(fields)} ${context.says}`, of: { ...context.of, ...labelsOf(fields) } };
  const table = fieldsAndData(value) ?? byTime(value);
  if (table) return listedRows(table, inner);
  return (
    parallelRows(value, inner) ??
    joined(
      [...fields].flatMap(([name, each]) => (name === 'homes' ? homeRows(each, inner) : namedRows(name, each, inner))),
      dayOf(value),
    )
  );
}

/** A list of numbers: of a day's hours, or of equal parts of them. */
function numberRows(list: readonly unknown[], { says, of }: Context): readonly PriceRow[] | undefined {
  if (list.length === 0 || !list.every((each) => typeof each === 'number')) return undefined;
  const parts = [4, 12].find((each) => [HOURS_OF_DAY - 1, HOURS_OF_DAY, HOURS_OF_DAY + 1].includes(list.length / each));
  const rows =
    parts === undefined
      ? listRows(list.map((each) => each.toFixed(12)))
      : list.map((price, index) => ({ hour: index / parts, isElapsed: true, price }));
  return rows?.map((row) => ({ ...row, column: says, of }));
}

/** The rows of a list most of whose elements are records of a price and a time, or pairs of both. The others are broken. */
function listedRows(list: readonly unknown[], context: Context): readonly PriceRow[] | undefined {
  const plans = new Map<string, RecordPlan>();
  const found = list.map((each) => {
    const record = Array.isArray(each) && each.length === 2 ? { time: each[0], price: each[1] } : each;
    return isRecord(record) ? rowsOfRecord(record, plans, context) : [];
  });
  const read = found.filter(({ length }) => length > 0).length;
  if (read === 0 || read < found.length / 2) return undefined;
  return found.flatMap((rows, index) => (rows.length > 0 ? rows : [{ price: undefined, isBroken: true, source: list[index] }]));
}

function rowsOfRecord(record: Record<string, unknown>, plans: Map<string, RecordPlan>, context: Context): readonly PriceRow[] {
  const { entryPerArea } = record;
  const fields = new Map(Object.entries(record));
  // Nord Pool has a record of areas in the place of a price.
  if (isRecord(entryPerArea))
    return Object.entries(entryPerArea).flatMap(([area, price]) => rowsOfRecord({ ...record, entryPerArea: price, area }, plans, context));
  const names = Object.keys(record);
  const isNumber = (name: string) => typeof record[name] !== 'object' && priceCell(record[name]) !== undefined;
  const isPrice = (name: string) => record[name] === null || isNumber(name);
  const key = names.map((name) => `${name}${isPrice(name) ? 1 : 0}`).join();
  const plan = plans.get(key) ?? recordPlan(names, isPrice);
  plans.set(key, plan);
  return recordRows(fields, plan, context);
}

interface NamedRows {
  readonly name: string;
  readonly rows: readonly PriceRow[];
  /** The name of the list is the only date of its rows. */
  readonly isByName: boolean;
}

function namedRows(name: string, value: unknown, context: Context): readonly NamedRows[] {
  const rows = rowsIn(value, context);
  if (!rows) return [];
  const date = rows.some((row) => isDated(row)) ? undefined : dateNamed(name, context.nowMs);
  return [{ name, rows: onDate(rows, date), isByName: date !== undefined }];
}

/** Each home of a Tibber account has a tariff of its own. */
function homeRows(homes: unknown, context: Context): readonly NamedRows[] {
  if (!Array.isArray(homes)) return [];
  return homes.flatMap((home: unknown, index) => {
    const { appNickname, id } = isRecord(home) ? home : {};
    const tariff = [appNickname, id].find((each) => typeof each === 'string' && each !== '');
    return namedRows('', home, { ...context, of: { ...context.of, tariff: typeof tariff === 'string' ? tariff : String(index + 1) } });
  });
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
 * The lists of a record as one. Lists that only their name dates go where others have times of their own. Of lists of hours there must be
 * one, one of weekdays and one of weekends, or one for each of several areas.
 */
function joined(lists: readonly NamedRows[], date?: string): readonly PriceRow[] | undefined {
  const dated = lists.filter(({ rows }) => rows.some((row) => isDated(row)));
  if (dated.length > 0) {
    const own = dated.filter(({ isByName }) => !isByName);
    const placed = own.length > 0 ? own : dated;
    // Of a list for each area: 'ee', 'fi'.
    const isByArea = placed.length > 1 && placed.every(({ name }) => areaNamed(name.toUpperCase()));
    return placed.flatMap(({ name, rows }) => (isByArea ? rows.map((row) => ({ ...row, of: { ...row.of, area: name } })) : rows));
  }
  const named = (pattern: RegExp) => lists.filter(({ name }) => pattern.test(name));
  const days = [...named(/week_?day|workday/i), ...named(/week_?end/i)];
  if (days.length === 2 && days.every(({ rows }) => rows.length === HOURS_OF_DAY)) return days.flatMap(({ rows }) => rows);
  if (lists.length > 1 && lists.every(({ name }) => areaNamed(name)))
    return lists.flatMap(({ name, rows }) => onDate(rows, date).map((row) => ({ ...row, of: { ...row.of, area: name } })));
  const [only, ...others] = lists.length > 1 ? named(PRICE_NAME) : lists;
  return only && others.length === 0 ? onDate(only.rows, date) : undefined;
}

/** A list of times and one of as many prices, side by side. */
function parallelRows(value: Record<string, unknown>, context: Context): readonly PriceRow[] | undefined {
  const lists = Object.entries(value).flatMap(([name, list]) => (isPlainList(list) ? [{ name, list }] : []));
  const times = lists.find(({ name, list }) => /start|from|begin|time|date|hour|unix|second/i.test(name) && list.length > 0);
  const beside = lists.filter(({ name, list }) => name !== times?.name && list.length === times?.list.length);
  if (!times || beside.length === 0) return undefined;
  const records = times.list.map((time, index) =>
    Object.fromEntries([[times.name, time], ...beside.map(({ name, list }) => [name, list[index]])]),
  );
  return listedRows(records, context);
}

const isPlainList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null);

/** Prices, or records of them, by their times: '2026-11-27T00:00:00+01:00': 0.1. */
function byTime(value: Record<string, unknown>): readonly unknown[] | undefined {
  const entries = Object.entries(value);
  if (entries.length < HOURS_OF_DAY - 1 || !entries.every(([name]) => timeOf(name) !== undefined)) return undefined;
  return entries.map(([time, price]) => (isRecord(price) ? { time, ...price } : { time, price }));
}

/** ERCOT names the columns once, for rows that are lists. */
function fieldsAndData({ fields, data }: Record<string, unknown>): readonly unknown[] | undefined {
  if (!Array.isArray(fields) || !Array.isArray(data)) return undefined;
  const names = fields.flatMap((field: unknown) => (isRecord(field) && typeof field['name'] === 'string' ? field['name'] : []));
  if (names.length === 0 || !data.every((row) => Array.isArray(row))) return undefined;
  return data.map((row: readonly unknown[]) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
}
