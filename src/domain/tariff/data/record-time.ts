import { HOURS_OF_DAY } from '../tariff.ts';
import { isDate, type PriceTime, timeOf } from './moment.ts';
import type { Zone } from './zone.ts';
import { zoneNamed } from './zone-names.ts';

/** A field that may hold the time of a price. */
export interface TimeField {
  readonly name: string;
  readonly isEnd: boolean;
  readonly zone: Zone;
}

/** When a price holds: from when, and until when where that is said (null: it is still valid). */
export interface RecordTime extends PriceTime {
  readonly zone?: Zone;
  readonly end?: PriceTime | null;
}

const TIME =
  /time|date|hour|day|unix|second|millis|stamp|utc|start|from|begin|end|until|ending|period|mtu|valid|interval|datum|stunde|zeit|uhr|(?:^|\s)von|(?:^|\s)bis|doba|czas|godz|fecha|hora|heure|debut|tid|timme|dato|klok|час|дата|日期|[时時][间間段]|小[时時]/i;
/** Of the list, not of a price. */
const ABOUT = /publi|updat|creat|insert|modif|receiv|source|version|zone|interval_?(?:length|minutes)|duration/i;
const BEGIN = /start|from|begin|(?:^|\s)von|debut/i;
const END = /end(?!e?date$)|until|(?:^|[_\s])to$|To$|(?:^|\s)bis|^dtime|^udtczas|nem_?time|settlementdate|\(he\)|^he$/i;
/** The hour is named after its end, as is common in America. */
const ENDING = /hour[\s_]?ending|\(he\)|^he$/i;

/** The fields that may hold times, those first that say most: whose clock it is, that the price begins then. */
export function timeFields(names: readonly string[]): readonly TimeField[] {
  const rank = ({ name, zone }: TimeField) => (zone === 'utc' ? 0 : zone === undefined ? 4 : 2) + (BEGIN.test(name) ? 0 : 1);
  return names
    .filter((name) => TIME.test(name) && !ABOUT.test(name))
    .map((name) => ({ name, isEnd: END.test(name) && !BEGIN.test(name), zone: zoneNamed(name) }))
    .toSorted((a, b) => rank(a) - rank(b));
}

interface Found extends TimeField {
  readonly time: PriceTime;
}

/** The time of a record by its fields; undefined where none of them holds one. */
export function timeIn(record: ReadonlyMap<string, unknown>, fields: readonly TimeField[]): RecordTime | undefined {
  const interval = quarterOf(record);
  if (interval) return interval;
  const found = fields.flatMap((field) => {
    const time = cellTime(record.get(field.name));
    return time ? [{ ...field, time }] : [];
  });
  const whole = found.filter(({ time }) => isWhole(time));
  const begins = whole.filter(({ isEnd }) => !isEnd);
  const isSure = ({ time, zone }: Found) => time.atMs !== undefined || zone !== undefined;
  const begin = begins.find((each) => isSure(each)) ?? begins[0];
  if (begin) return { ...begin.time, zone: begin.zone, ...endOf(record, fields, begin) };
  const ends = whole.filter(({ name }) => !ENDING.test(name));
  const sure = ends.find((each) => isSure(each));
  if (sure) return { ...sure.time, zone: sure.zone, isEnd: true };
  const byHour = dateAndHour(record, found);
  return byHour ?? (ends[0] && { ...ends[0].time, isEnd: true });
}

const isWhole = ({ atMs, date, hour }: PriceTime) => atMs !== undefined || (date !== undefined && hour !== undefined);

/** The time of a field: seconds or ms since 1970, a count of hours, or a text; undefined for what is none. */
export function cellTime(value: unknown): PriceTime | undefined {
  if (typeof value === 'number') return value > 1e8 ? { atMs: value > 1e11 ? value : value * 1000 } : timeOf(String(value));
  if (typeof value !== 'string') return undefined;
  return /^\d{10}(?:\d{3})?$/.test(value) ? cellTime(Number(value)) : timeOf(value);
}

/** When a price ends that begins at a time; what ends soon needs no word, for the next price begins then. */
function endOf(record: ReadonlyMap<string, unknown>, fields: readonly TimeField[], { time }: Found): Pick<RecordTime, 'end'> {
  const ends = fields.filter(({ isEnd }) => isEnd);
  if (ends.some(({ name }) => /^valid_?to$/i.test(name) && record.get(name) === null)) return { end: null };
  const isMoment = time.atMs !== undefined;
  const end = ends
    .map(({ name }) => cellTime(record.get(name)))
    .find((each) => each && isWhole(each) && (each.atMs !== undefined) === isMoment);
  if (!end || (!isMoment && hoursFrom(time, end) <= 2)) return {};
  return { end };
}

const hoursFrom = (a: PriceTime, b: PriceTime) =>
  (Date.parse(b.date ?? '') - Date.parse(a.date ?? '')) / 3_600_000 + (b.hour ?? 0) - (a.hour ?? 0);

/** A date in one field and its hour in another; an hour that is named after its end begins one before. */
function dateAndHour(record: ReadonlyMap<string, unknown>, found: readonly Found[]): RecordTime | undefined {
  const date = [...record.values()].find((value) => typeof value === 'string' && isDate(value.trim()));
  const field = found.find(({ time, isEnd, name }) => time.hour !== undefined && (!isEnd || ENDING.test(name)));
  if (!field) return undefined;
  const day = typeof date === 'string' ? { date: date.trim() } : {};
  const { time, zone } = field;
  if (!ENDING.test(field.name)) return { ...day, ...time, zone };
  return { ...day, ...time, hour: hourBefore(time, day.date), isClock: true, zone, ...(isFlagged(record) && { twin: 'second' }) };
}

/** The hour that ends at a time; midnight of no date ends the 24th. */
const hourBefore = ({ hour = 0, date }: PriceTime, day: string | undefined) => (hour === 0 && !(date ?? day) ? HOURS_OF_DAY : hour) - 1;

/** ERCOT marks the second of two hours with one name. */
const isFlagged = (record: ReadonlyMap<string, unknown>) =>
  [...record].some(([name, value]) => /^dst_?flag$/i.test(name) && /^(?:y|true|1)/i.test(String(value)));

/** The quarters of ERCOT's hours are counted from 1, as the hours are. */
function quarterOf(record: ReadonlyMap<string, unknown>): RecordTime | undefined {
  const counted = (name: RegExp) => Number([...record].find(([each]) => name.test(each))?.[1]);
  const [hour, quarter] = [counted(/^delivery_?hour$/i), counted(/^delivery_?interval$/i)];
  const date = [...record].find(([name]) => /^delivery_?date$/i.test(name))?.[1];
  if (typeof date !== 'string' || !isDate(date.trim()) || !(hour >= 1) || !(quarter >= 1)) return undefined;
  return { date: date.trim(), hour: hour - 1 + (quarter - 1) / 4, isClock: true, ...(isFlagged(record) && { twin: 'second' }) };
}
