import { greatest } from '../extremes.ts';
import { listRows, type PriceRow } from '../rows.ts';
import { HOURS_OF_DAY } from '../tariff.ts';
import { isDate, timeOf } from './moment.ts';
import { isBeside, isUse } from './fields.ts';
import { cellsOf, columnNames, tableLines, withPoints } from './table-text.ts';
import { type PriceRecord, type RecordPlan, recordPlan, priceCell, recordRows } from './record.ts';

const LEAST_ROWS = 3;
/** A list of which more than this cannot be read is none. */
const LEAST_READ = 0.9;
/** A year of five minutes has fewer, and no table of prices is wider than a day of minutes. */
const MOST_LINES = 120_000;
const MOST_COLUMNS = 1_500;
const MOST_UNDATED = 500;

/** Rows of a plain table with semicolons, tabs or commas, or of a bare list of numbers; undefined where most lines are no rows. */
export function tableRows(text: string): readonly PriceRow[] | undefined {
  const lines = tableLines(text);
  if (lines.length > MOST_LINES) return undefined;
  const separator = [';', '\t', ','].find((each) => lines.some((line) => line.includes(each)));
  if (!separator || isCommaList(lines)) return listRows(lines.join(' ').trim().split(/\s+/));
  if (lines.length <= 2) {
    const list = listRows(lines.flatMap((line) => cellsOf(line.replace(/[;,\s]+$/, ''), separator)));
    if (list) return list;
  }
  const written = lines.map((line) => cellsOf(line, separator));
  const long = hoursDown(written);
  const table = long ?? written;
  const sources = long?.map((row) => row.join(separator)) ?? lines;
  const start = table.findIndex((cells) => isData(cells));
  if (start === -1) return undefined;
  if (table.some(({ length }) => length > MOST_COLUMNS)) return undefined;
  // Hours without a date are at most two days: more of them say no more.
  const isDated = (table[start] ?? []).some((cell) => isMoment(cell) || /\d{4}-\d{2}-\d{2}/.test(cell));
  const data = withPoints(table.slice(start, isDated ? undefined : start + MOST_UNDATED), separator);
  const width = greatest(data.map(({ length }) => length));
  const names = columnNames(table.slice(0, start), width);
  const plan = tablePlan(names, data);
  const found = data.map((cells, index) => lineRows(cells, names, plan, sources[start + index] ?? ''));
  const read = found.filter((rows) => rows.some(({ isBroken }) => !isBroken)).length;
  return read >= LEAST_ROWS && read >= LEAST_READ * found.length - 1 ? found.flat() : undefined;
}

/** Numbers of which some have a decimal comma ('0,31'), by lines or blanks, unless what stands before the commas counts the hours. */
function isCommaList(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => line.trim().split(/\s+/)).map((text) => /^-?(\d+)(,\d+)?$/.exec(text));
  const isCount = numbers.every((match, index) => match?.[2] !== undefined && Number(match[1]) === Number(numbers[0]?.[1]) + index);
  return numbers.length > 1 && numbers.every((match) => match !== null) && !isCount;
}

const HOUR_COLUMN = /^(?:hour|stunde|std\.?|h)?\s*(\d{1,2}\s*[AB]?)$/i;

/** A table of a line for each date and a column for each hour, as EPEX writes it, turned so that the hours stand below one another. */
function hoursDown(table: readonly (readonly string[])[]): readonly (readonly string[])[] | undefined {
  const heading = table.find((cells) => cells.filter((cell) => HOUR_COLUMN.test(cell)).length >= HOURS_OF_DAY - 1);
  const dates = table.filter((cells) => isDate(cells[0] ?? ''));
  if (!heading || isDate(heading[0] ?? '') || dates.length === 0) return undefined;
  const rows = dates.flatMap((cells) =>
    heading.flatMap((name, index) => {
      const [, hour] = HOUR_COLUMN.exec(name) ?? [];
      // Hour 3B is empty but on one day of the year.
      return hour === undefined || (cells[index] ?? '') === '' ? [] : [[cells[0] ?? '', hour, cells[index] ?? '']];
    }),
  );
  return [['date', 'hour', 'price'], ...rows];
}

const positionTime = (cells: readonly string[]) => timeOf(cells[0] ?? '', cells[1]);

/** A moment of a date in one cell, also as a count of seconds or ms since 1970: it is a time wherever it stands. */
const isMoment = (cell: string) => /^\d{10}(?:\d{3})?$/.test(cell) || /^\d{4}-\d{2}-\d{2}[T ]\d/.test(cell);

/** A line that names a time and has a number, or says that it has none, behind it; beside a moment the number may stand before it, too. */
function isData(cells: readonly string[]): boolean {
  const isNumber = (cell: string) => cell !== '' && !isMoment(cell) && priceCell(cell) !== undefined;
  const at = cells.findIndex((cell, index) => index < 3 && timeOf(cell, cells[index + 1]) !== undefined);
  if (at !== -1) return cells.slice(at + 1).some(isNumber);
  return cells.some(isMoment) && cells.some(isNumber);
}

const isPrice = (cell: unknown) => typeof priceCell(cell) === 'number';

/** By the names of the columns; without one that names a price, the column of numbers that are no times holds it, or is asked for. */
function tablePlan(names: readonly string[], data: readonly (readonly string[])[]): RecordPlan {
  const some = data.slice(0, 200);
  const numbersIn = (index: number) => {
    const cells = some.map((line) => line[index] ?? '');
    return cells.some((cell) => isPrice(cell)) && cells.filter((cell) => priceCell(cell) !== undefined).length > cells.length / 2;
  };
  const isNumber = new Set(names.filter((_, index) => index > 0 && numbersIn(index)));
  const plan = recordPlan(names, (name) => isNumber.has(name));
  if (plan.prices.length > 0 || names.some((name) => isUse(name))) return plan;
  const numbers = names.filter((name, index) => isNumber.has(name) && !isBeside(name) && !some.every((cells) => isTime(cells, index)));
  const units = numbers.filter((name) => /[km]wh/i.test(name));
  const [only, ...others] = units.length > 0 ? units : numbers;
  if (only === undefined) return plan;
  const titled = (name: string) => ({ name, of: { tariff: name.startsWith('#') ? `#${names.indexOf(name) + 1}` : name } });
  return { ...plan, prices: others.length === 0 ? [{ name: only }] : [only, ...others].map(titled) };
}

/** Whether a cell of numbers is the time of its line: a moment, the hour behind a date, or the end of the hour before it. */
function isTime(cells: readonly string[], index: number): boolean {
  const [first = '', cell = ''] = [cells[0], cells[index]];
  const isEnd = first !== '' && Number(cell) === (Number(first) % HOURS_OF_DAY) + 1;
  return isMoment(cell) || (index === 1 && (isEnd || isDate(first)));
}

/** A line that sums up others. */
const SUMMARY = /^(?:av(?:era)?g|average|mean|min|max|sum|total|base|peak|off|mittel|summe|durchschnitt|media|平均|合[计計]|最)/i;

/** The rows of a line. One that has a price, and a time that cannot be read, is broken; one without any price is none. */
function lineRows(cells: readonly string[], names: readonly string[], plan: RecordPlan, line: string): readonly PriceRow[] {
  const record: PriceRecord = new Map(names.map((name, index) => [name, cells[index] ?? '']));
  const rows = recordRows(record, plan, { says: '', of: {} }, positionTime(cells));
  if (rows.length > 0) return rows.map((row) => ({ ...row, source: line }));
  const isPriced = plan.prices.some(({ name }) => isPrice(record.get(name)));
  return isPriced && !SUMMARY.test(cells[0] ?? '') ? [{ price: undefined, isBroken: true, source: line }] : [];
}
