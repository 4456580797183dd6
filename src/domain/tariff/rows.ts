import { readNumber } from '../number-text.ts';
import { HOURS_OF_DAY } from './tariff.ts';
import { type PriceTime, timeOf } from './time.ts';

/** A row of a price list. Prices are as written. */
export interface PriceRow extends PriceTime {
  readonly price: number;
  /** The name of the column that the price stood in, which may say its unit and currency. */
  readonly column?: string | undefined;
  /** What this price is of, where a list has prices of several things for one time: its area, its way of payment. */
  readonly of?: RowLabels;
}

/** What a list has several of, of which the visitor must name one, in the order in which it is asked. */
export const tariffChoices = ['area', 'tariff', 'payment', 'channel', 'currency'] as const;
export type TariffChoice = (typeof tariffChoices)[number];

/** A price's own word for each thing that its list may have several of. */
export type RowLabels = Readonly<Partial<Record<TariffChoice, string>>>;

const LEAST_ROWS = 3;
/** Of a table a few rows may have no price ('n/a') or sum it up; of more that say nothing it is none. */
const LEAST_READ = 0.9;

/** Rows of a plain table with semicolons, tabs or commas, or of a bare list of numbers; undefined where most lines are no rows. */
export function tableRows(text: string): readonly PriceRow[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const separator = [';', '\t', ','].find((each) => text.includes(each));
  if (!separator || isCommaList(lines)) return listRows(text.split(/\s+/));
  if (lines.length <= 2) {
    const list = listRows(lines.flatMap((line) => cellsOf(line.replace(/[;,\s]+$/, ''), separator)));
    if (list) return list;
  }
  const table = lines.map((line) => cellsOf(line, separator));
  const { index, name } = priceColumn(table);
  const found = table.map((cells) => rowOfCells(cells, index, name));
  // A heading may have several lines.
  const first = found.findIndex((row) => row !== undefined);
  const rows = found.flatMap((row) => row ?? []);
  return rows.length >= LEAST_ROWS && rows.length >= LEAST_READ * (found.length - first) - 1 ? rows : undefined;
}

/** A number that may be below zero, by the rule of all fields, with a sign of its currency or none; computers write more decimals than people. */
export function priceOf(text: string): number | undefined {
  const plain = text
    .trim()
    .replaceAll(/[A-Z]{0,2}\p{Sc}|["']/gu, '')
    .trim();
  const value = readNumber(plain.replace(/^-/, ''), { integers: 8, decimals: 24, empty: '' });
  if (value === undefined || value === '') return undefined;
  return plain.startsWith('-') ? -Number(value) : Number(value);
}

/** Numbers of which some have a decimal comma ('0,31'), by lines or blanks, unless what stands before the commas counts the hours. */
function isCommaList(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => line.trim().split(/\s+/)).map((text) => /^-?(\d+)(,\d+)?$/.exec(text));
  const isCount = numbers.every((match, index) => match?.[2] !== undefined && Number(match[1]) === Number(numbers[0]?.[1]) + index);
  return numbers.length > 1 && numbers.every((match) => match !== null) && !isCount;
}

function cellsOf(line: string, separator: string): readonly string[] {
  const cells = [''];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push('');
    else cells.push(`${cells.pop() ?? ''}${sign}`);
  }
  return cells.map((cell) => cell.trim());
}

/** How lists call a price; a unit alone may also be that of a volume. */
export const PRICE_NAME = /price|value|cost|tariff|(?<![a-z])rate|per_?[km]wh|\/\s*[km]wh|[价價费費]|preis|prix|pris/i;
const columnNames = [PRICE_NAME, /[km]wh/i];

/** The column of a table that holds the price: the one whose heading says so, else the last that holds numbers. */
function priceColumn(table: readonly (readonly string[])[]): { index: number; name: string | undefined } {
  const heading = table.find((cells) => cells.slice(1).every((cell) => priceOf(cell) === undefined)) ?? [];
  const named = columnNames.map((name) => heading.findIndex((cell, index) => index > 0 && name.test(cell))).find((index) => index > 0);
  if (named !== undefined) return { index: named, name: heading[named] };
  const width = Math.max(...table.map(({ length }) => length));
  const numbersIn = (column: number) => table.filter((cells) => priceOf(cells[column] ?? '') !== undefined).length;
  const columns = Array.from({ length: width }, (_, column) => column);
  const index = columns.findLast((column) => column > 0 && numbersIn(column) > table.length / 2) ?? 1;
  return { index, name: heading[index] };
}

function rowOfCells(cells: readonly string[], index: number, column: string | undefined): PriceRow | undefined {
  const price = priceOf(cells[index] ?? '');
  const time = timeOf(cells[0] ?? '', cells[1]);
  return price === undefined || time === undefined ? undefined : { ...time, price, column };
}

/** So many prices stand in a list: a day's, also of one on which the clocks change, or those of weekdays and then weekends. */
const lengths = [HOURS_OF_DAY - 1, HOURS_OF_DAY, HOURS_OF_DAY + 1, 2 * HOURS_OF_DAY];

/** The rows of a bare list of numbers, by the hours that pass from midnight; undefined for what is no such list. */
export function listRows(cells: readonly string[]): readonly PriceRow[] | undefined {
  if (!lengths.includes(cells.length)) return undefined;
  const rows = cells.flatMap((cell, hour) => {
    const price = priceOf(cell);
    return price === undefined ? [] : [{ hour, price }];
  });
  return rows.length === cells.length ? rows : undefined;
}
