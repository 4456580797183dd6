import type { DatedPrice, HourlyTariff } from './tariff.ts';
import { readBill } from './bill.ts';
import type { TariffChoices } from './choice.ts';
import { columnRows, likelyColumns, type PickedColumns, tableIn } from './data/columns.ts';
import { type DataReading, type DataSource, readData, readRows } from './data/read-data.ts';
import type { TariffRefusal } from './days.ts';
import { partOfYear } from './heading.ts';
import { isBelievable } from './plausible.ts';
import { PRICE_NAME, type TariffChoice } from './rows.ts';
import { plainText } from './time.ts';
import { currencyIn, leavesOutTax, namesUnknownCurrency, type TariffUnit, tariffUnits, unitIn } from './unit.ts';

/** Prices out of a text, per kWh: of every day's hours, or of those of certain dates from today on. */
export type TariffPrices = TariffSource &
  (
    | { readonly kind: 'hours'; readonly hours: HourlyTariff }
    | {
        readonly kind: 'dated';
        readonly dated: readonly DatedPrice[];
        /** Whose clock those times were read by that name no zone: an IANA name or 'utc'; another can be named as `choices.zone`. */
        readonly zone?: string | undefined;
      }
  );

interface TariffSource {
  /** What the prices of the text were read as. */
  readonly unit: TariffUnit;
  /** The text does not say its unit, and the prices do not speak for themselves. */
  readonly isGuess: boolean;
  /** ISO code of the currency that the text names for them. */
  readonly currency: string | undefined;
}

/** Something that a page asks before it takes the prices: what they are per, whose clock their times show, that they are dear or cheap beyond belief. */
export type TariffAsk = 'unit' | 'zone' | 'currency' | 'price' | 'tax';

/**
 * What a text says of prices; which of several things in it is meant (called again with `choices[of]` set to one of `options`); or why
 * nothing could be made of it, and the piece of the text where that is seen.
 */
export type ReadTariff =
  | (TariffPrices & { readonly asks: readonly TariffAsk[] })
  | { readonly kind: 'choose'; readonly of: TariffChoice; readonly options: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: TariffRefusal; readonly at?: string | undefined };

/** A year of quarter-hours with a few columns. */
export const LONGEST_TARIFF_TEXT = 2_000_000;

/** XML and HTML, of which no list is known but the one that was tried before. */
const MARKUP = /^<(?:\?xml|!|[a-z])/i;

/** A list says its unit in its first rows or its last ones. */
const SAID_WITHIN = 10_000;
/** And what is not in its prices above them. */
const HEADING = 300;

/** No kWh costs this much in any currency of ours, and hardly a MWh so little. */
const LEAST_MWH_PRICE = 8;

/**
 * Prices out of a pasted bill, a CSV table or a JSON file (at most 2 000 000 characters): 24 or 48 hours, rows of an hour or a moment and a
 * price, or lines such as '08:00-22:00 0.95'. `nowMs` since 1970; `choices` answer what an earlier reading asked.
 */
export function readTariff(text: string, nowMs: number, choices: TariffChoices = {}): ReadTariff {
  if (text.length > LONGEST_TARIFF_TEXT) return { kind: 'refused', reason: 'tooLong' };
  const plain = plainText(text.trim());
  const data = readData(plain, nowMs, choices);
  if (data?.kind === 'choose') return data;
  if (data?.kind === 'refused' && data.isDated) return refusedAs(data.reason, data.at);
  const part = data?.kind === 'hours' ? partOfYear(plain) : undefined;
  if (part) return refusedAs(part);
  if (data?.kind === 'hours' || data?.kind === 'dated') return pricesOfData(data, plain);
  if (data === undefined && MARKUP.test(plain)) return refusedAs('markup');
  const bill = readBill(text, choices['currency']);
  return data && bill.kind === 'refused' && bill.reason === 'noDay' ? refusedAs(data.reason, data.at) : bill;
}

/** A table of which no rule knows the columns: for the visitor to say which is which. */
export interface UnknownTable {
  readonly names: readonly string[];
  /** Its first lines. */
  readonly rows: readonly (readonly string[])[];
  readonly likely: PickedColumns;
}

const SHOWN_ROWS = 4;

/** What a table is refused for of which no rule knows the columns. */
const UNKNOWN_COLUMNS: readonly TariffRefusal[] = ['noDay', 'noDate', 'partsOfHours', 'unpaired', 'extra', 'word'];

/** The table of a text that was refused because its columns are not known, or of which one of several is asked for by its name; else undefined. */
export function unknownTable(text: string, reading: ReadTariff): UnknownTable | undefined {
  const isRefused = reading.kind === 'refused' && UNKNOWN_COLUMNS.includes(reading.reason);
  if (!isRefused && !(reading.kind === 'choose' && reading.of === 'tariff')) return undefined;
  const table = tableIn(plainText(text.trim()));
  const likely = table && likelyColumns(table);
  if (!likely) return undefined;
  const { names, rows } = table;
  // Columns that are named as prices are tariffs, to be chosen by name.
  const isGuess = (option: string) => /^#\d+$/.test(option) || (names.includes(option) && !PRICE_NAME.test(option));
  if (reading.kind === 'choose' && !reading.options.every((option) => isGuess(option))) return undefined;
  return { names, rows: rows.slice(0, SHOWN_ROWS), likely };
}

/** What the visitor says of a table: its columns, and the unit and currency of its prices where the table does not. */
export interface TableColumns extends PickedColumns {
  readonly unit?: TariffUnit | undefined;
  readonly currency?: string | undefined;
}

/** The prices of a table (as of `unknownTable`) by the columns that the visitor picked; `choices` as of `readTariff`. */
export function readTariffTable(text: string, nowMs: number, columns: TableColumns, choices: TariffChoices = {}): ReadTariff {
  const plain = plainText(text.trim());
  const table = tableIn(plain);
  const rows = table ? columnRows(table, columns) : [];
  if (rows.length === 0) return refusedAs('noDay');
  const data = readRows(rows, nowMs, choices);
  if (data.kind === 'choose') return data;
  if (data.kind === 'refused') return refusedAs(data.reason, data.at);
  const part = data.kind === 'hours' ? partOfYear(plain) : undefined;
  return part ? refusedAs(part) : pricesOfData({ ...data, currency: columns.currency ?? data.currency }, plain, columns.unit);
}

const refusedAs = (reason: TariffRefusal, at?: string): ReadTariff => ({ kind: 'refused', reason, ...(at !== undefined && { at }) });

function pricesOfData(data: Extract<DataReading, DataSource>, plain: string, unit?: TariffUnit): ReadTariff {
  const prices = data.kind === 'hours' ? [...data.hours.weekday, ...data.hours.weekend] : data.dated.map(({ perKwh }) => perKwh);
  const source = sourceOf(prices, { ...data, plain, unit }, ['kwh', 'mwh']);
  const asks: readonly TariffAsk[] = data.isZoneAssumed ? [...source.asks, 'zone'] : source.asks;
  if (data.kind === 'hours') return { kind: 'hours', ...source, asks, hours: hoursInKwh(data.hours, source.unit) };
  const dated = data.dated.map(({ atMs, perKwh }) => ({ atMs, perKwh: inKwh(perKwh, source.unit) }));
  return { kind: 'dated', ...source, asks, zone: data.zone, dated };
}

/**
 * What prices of a text are for: what it says, else of `guesses` the likelier. A day's mean that is paid nowhere is asked about, be it said or
 * guessed.
 */
function sourceOf(prices: readonly number[], { column, plain, currency: chosen, unit }: SaidOfPrices, guesses: readonly TariffUnit[]) {
  const ends = plain.length > 2 * SAID_WITHIN ? plain.slice(0, SAID_WITHIN) + plain.slice(-SAID_WITHIN) : plain;
  const stated = unit ?? unitIn(column, ends);
  const currency = chosen ?? currencyIn(column, ends);
  const mean = meanOf(prices);
  const isGuess = stated === undefined && !isBelievable(mean, currency, false);
  const guess = isGuess && guesses.includes('mwh') && mean > LEAST_MWH_PRICE ? 'mwh' : 'kwh';
  const source: TariffSource = { unit: stated ?? guess, isGuess, currency };
  const isAsked = isGuess || !isBelievable(inKwh(mean, source.unit), currency, true);
  const asks: readonly TariffAsk[] = [
    ...(isAsked ? (['unit'] as const) : []),
    ...(currency === undefined && namesUnknownCurrency(column, ends) ? (['currency'] as const) : []),
    ...(leavesOutTax(column) || leavesOutTax(ends.slice(0, HEADING)) ? (['tax'] as const) : []),
  ];
  return { ...source, asks };
}

interface SaidOfPrices {
  readonly column: string;
  readonly plain: string;
  /** What the visitor says. */
  readonly currency?: string | undefined;
  readonly unit?: TariffUnit | undefined;
}

const meanOf = (prices: readonly number[]) => prices.reduce((sum, price) => sum + Math.abs(price), 0) / Math.max(1, prices.length);

const inKwh = (price: number, unit: TariffUnit) => Number((price / tariffUnits[unit]).toPrecision(12));

function hoursInKwh({ weekday, weekend }: HourlyTariff, unit: TariffUnit): HourlyTariff {
  return { weekday: weekday.map((price) => inKwh(price, unit)), weekend: weekend.map((price) => inKwh(price, unit)) };
}
