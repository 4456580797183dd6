import { roundAndTrim } from './decimal.ts';
import { known, type Maybe } from './known.ts';

/** In front of a CSV file: a spreadsheet then reads it as what it is, UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a cell of a CSV table may hold; null is an empty cell. */
export type CsvCell = string | null;

/**
 * Rows of text as CSV (RFC 4180): cells quoted where they must be, lines ended by CRLF. Figures come as plain decimal text.
 * Other text that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell: CsvCell): string {
  const text = cell ?? '';
  // '--' is a figure that is not known.
  const isFigure = /^(-?\d+(\.\d+)?|--)$/.test(text);
  const safe = !isFigure && /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Of a figure in a CSV table: what follows is the noise of floating point. */
const SIGNIFICANT_DIGITS = 12;
const MOST_DECIMALS = 30;

/** A figure as digits and a dot, never an exponent; null when it is not known. `shift` moves the point, 2 for percent. */
export function csvFigure(figure: Maybe, shift = 0): CsvCell {
  const value = known(figure);
  return value === undefined ? null : roundAndTrim(Number(value.toPrecision(SIGNIFICANT_DIGITS)), MOST_DECIMALS, shift);
}
