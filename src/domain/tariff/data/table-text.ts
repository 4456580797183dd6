import { greatest } from '../extremes.ts';
import { HOURS_OF_DAY } from '../tariff.ts';

const TIMED = /^(\d{1,2}:\d{2}(?:\s*[-–]\s*\d{1,2}:\d{2})?)\s+(-?[\d.,]+[^;\t]*)$/;

/** Lines that say something, those of a table with strokes or of times and prices with blanks between them as one with tabs. */
export function tableLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const timed = lines.filter((line) => TIMED.test(line.trim()));
  if (timed.length >= HOURS_OF_DAY - 1) return lines.map((line) => line.trim().replace(TIMED, '$1\t$2'));
  if (!lines.every((line) => /^\|.*\|$/.test(line.trim()))) return lines;
  const rows = lines.filter((line) => /[^\s|:+-]/.test(line));
  return rows.map((line) => line.trim().slice(1, -1).replaceAll('|', '\t'));
}

const UNIT = String.raw`\s*[\p{L}€£¢$/]*$`;
const NUMBER = new RegExp(String.raw`^-?[\d.,]+${UNIT}`, 'u');
const COMMA = new RegExp(String.raw`^-?\d[\d.]*,\d+(?=${UNIT})`, 'u');

/**
 * Cells with a decimal comma, with a point instead. Where columns are not parted by commas, '4,120' is none of thousands unless the column
 * has points, too.
 */
export function withPoints(data: readonly (readonly string[])[], separator: string): readonly (readonly string[])[] {
  const width = greatest(data.map(({ length }) => length));
  const isDecimal = Array.from({ length: width }, (_, index) => {
    const numbers = data.map((cells) => cells[index] ?? '').filter((cell) => NUMBER.test(cell));
    const hasPoints = numbers.some((cell) => cell.includes('.') && !COMMA.test(cell));
    return separator !== ',' && !hasPoints && numbers.some((cell) => COMMA.test(cell));
  });
  return data.map((cells) =>
    cells.map((cell, index) => (isDecimal[index] ? cell.replace(COMMA, (text) => text.replaceAll('.', '').replace(',', '.')) : cell)),
  );
}

/** The cells of a line; a separator within quotes parts none. */
export function cellsOf(line: string, separator: string): readonly string[] {
  const cells = [''];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push('');
    else cells.push(`${cells.pop() ?? ''}${sign}`);
  }
  return cells.map((cell) => cell.trim());
}

/** A heading may have several lines, of which the last names the most; columns without a name have their number. */
export function columnNames(heading: readonly (readonly string[])[], width: number): readonly string[] {
  const named = heading.filter((cells) => cells.filter((cell) => cell !== '').length > 1).toReversed();
  const names = Array.from({ length: width }, (_, index) => named.map((cells) => cells[index] ?? '').find((cell) => cell !== '') ?? '');
  return names.map((name, index) => (name === '' || names.indexOf(name) < index ? `${name}#${index}` : name.replace(/^\uFEFF/, '')));
}
