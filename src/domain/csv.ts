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
  const isFigure = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isFigure && /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
