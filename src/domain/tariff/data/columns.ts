import { greatest } from '../extremes.ts';
import { PRICE_NAME, type PriceRow } from '../rows.ts';
import { HOURS_OF_DAY } from '../tariff.ts';
import { unitIn } from '../unit.ts';
import { areaNamed, isBeside, isUse, labelNamed } from './fields.ts';
import { isDateAlone, pickedTimes } from './picked-time.ts';
import { priceCell } from './record.ts';
import { timeFields } from './record-time.ts';
import { cellsOf, columnNames, tableLines, withPoints } from './table-text.ts';
import { isZone } from './zone.ts';

/** A text in columns, as it is written but for decimal commas. */
export interface TextTable {
  /** '#2' for the third column where it has no name. */
  readonly names: readonly string[];
  /** Its lines below the heading. */
  readonly rows: readonly (readonly string[])[];
  /** The lines above. */
  readonly heading: string;
}

/** Which column of a table is what, by their place from 0. */
export interface PickedColumns {
  readonly time: number;
  /** The hour, where `time` is a date alone. */
  readonly hour?: number | undefined;
  readonly price: number;
  /** The area of the price, or whose clock its time shows. */
  readonly zone?: number | undefined;
}

/** Fewer lines are a bill's: hours of a day stand in a table. */
const LEAST_ROWS = HOURS_OF_DAY - 1;
const MOST_ROWS = 120_000;
const MOST_COLUMNS = 60;
/** So many of the lines have as many cells as most. */
const LEAST_ALIKE = 0.8;

/** A plain text as a table, by the first sign that parts its lines alike; undefined for what is none, or has no column of numbers. */
export function tableIn(plain: string): TextTable | undefined {
  const lines = tableLines(plain);
  if (lines.length < LEAST_ROWS || lines.length > MOST_ROWS) return undefined;
  for (const separator of [';', '\t', '|', ',']) {
    const all = lines.map((line) => cellsOf(line, separator));
    const width = usualWidth(all);
    const start = all.findIndex((cells) => cells.length === width && cells.some(isPrice));
    const alike = all.slice(start).filter(({ length }) => length === width).length;
    if (start === -1 || width < 2 || width > MOST_COLUMNS || alike < Math.max(LEAST_ROWS, LEAST_ALIKE * (all.length - start))) continue;
    return {
      names: columnNames(all.slice(0, start), width),
      rows: withPoints(all.slice(start), separator),
      heading: lines.slice(0, start).join('\n'),
    };
  }
  return undefined;
}

function usualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const most = greatest([...counts.values()]);
  return [...counts].find(([, count]) => count === most)?.[0] ?? 0;
}

const isPrice = (cell: string): boolean => typeof priceCell(cell) === 'number';

/** A day of them says what a column holds. */
const SAMPLE_ROWS = 2 * HOURS_OF_DAY;
const MOSTLY = 0.9;

/** The columns that are likeliest meant, for the visitor to check; undefined where none holds times or prices, or the table is of electricity used. */
export function likelyColumns({ names, rows }: TextTable): PickedColumns | undefined {
  if (names.some((name) => isUse(name))) return undefined;
  const some = rows.slice(0, SAMPLE_ROWS);
  const cellsAt = (index: number): readonly string[] => some.map((cells) => cells[index] ?? '');
  const shareOf = (flags: readonly boolean[]): number => flags.filter(Boolean).length / Math.max(1, flags.length);
  const timesAt = (index: number): number =>
    shareOf(pickedTimes(cellsAt(index).map((cell) => [cell, ''])).map((time) => time !== undefined));
  const datesAt = (index: number): number => shareOf(cellsAt(index).map((cell) => isDateAlone(cell)));
  const best = (scoreOf: (index: number) => number): number | undefined => {
    const scores = names.map((_, index) => scoreOf(index));
    const most = greatest(scores);
    return most > 0 ? scores.indexOf(most) : undefined;
  };
  const isNamedTime = (index: number): number => (timeFields([names[index] ?? '']).length > 0 ? 1 : 0);
  const hasText = (index: number): number => (cellsAt(index).every((cell) => /^-?\d*[.,]\d+$/.test(cell)) ? -1 : 0);
  const time = best((index) =>
    Math.max(timesAt(index), datesAt(index)) < MOSTLY ? 0 : 2 + 2 * datesAt(index) + isNamedTime(index) + hasText(index),
  );
  if (time === undefined) return undefined;
  const isDated = datesAt(time) >= MOSTLY;
  const hour = isDated
    ? best((index) => (index === time || timesAt(index) < MOSTLY ? 0 : 2 + isNamedTime(index) + hasText(index)))
    : undefined;
  const price = best((index) => {
    const name = names[index] ?? '';
    const hasPrices = shareOf(cellsAt(index).map((cell) => isPrice(cell))) >= MOSTLY && index !== time && index !== hour;
    if (!hasPrices) return 0;
    const isNamed = PRICE_NAME.test(name) || unitIn(name, '') !== undefined;
    const hasDecimals = cellsAt(index).some((cell) => /\d[.,]\d/.test(cell));
    return 4 + (isNamed ? 2 : 0) + (hasDecimals ? 1 : 0) - (isBeside(name) ? 3 : 0);
  });
  const zone = names.findIndex((name, index) => labelNamed(name) === 'area' || cellsAt(index).every((cell) => areaNamed(cell)));
  return price === undefined ? undefined : { time, hour, price, zone: zone === -1 ? undefined : zone };
}

/** Names of clocks; the short name of a country, which the browser takes for its zone, is an area. */
const isClock = (cell: string): boolean => /\/|^(?:utc|gmt|[cew]es?t)$/i.test(cell) && isZone(cell);

/** The rows of a table by picked columns. A line with a price and no time that can be read, or the other way round, is broken; one with neither is none. */
export function columnRows({ names, rows }: TextTable, { time, hour, price, zone }: PickedColumns): readonly PriceRow[] {
  const cellIn = (cells: readonly string[], index: number | undefined): string => (index === undefined ? '' : (cells[index] ?? ''));
  const times = pickedTimes(rows.map((cells) => [cellIn(cells, time), cellIn(cells, hour)]));
  return rows.flatMap((cells, index): readonly PriceRow[] => {
    const [at, cost, area] = [times[index], priceCell(cellIn(cells, price)), cellIn(cells, zone)];
    if (at === undefined && typeof cost !== 'number') return [];
    return [
      {
        ...at,
        price: cost === 'none' ? undefined : cost,
        ...((at === undefined || cost === undefined) && { isBroken: true }),
        column: names[price] ?? '',
        ...(isClock(area) ? { zone: area, isZoneNamed: true } : area !== '' && { of: { area } }),
        source: cells.join(' '),
      },
    ];
  });
}
