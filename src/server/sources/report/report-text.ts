import type { Report } from './report.ts';

/** The report for a terminal: its rows as a table, then what is wrong. */
export function reportText({ rows, faults, notes, unstated }: Report): string {
  const cells = rows.map(({ coin, figure, value, source, age }) => [coin, figure, value, source, age]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...cells.map((row) => row[column]?.length ?? 0)));
  const table = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [
    ...table,
    ...(unstated.length > 0 ? ['', 'No source tells these; a pool in SOURCES_FILE may state them:', ...unstated] : []),
    ...(notes.length > 0 ? ['', 'Good to know:', ...notes] : []),
    '',
    faults.length === 0 ? 'Every source answers.' : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:`,
    ...faults,
  ].join('\n');
}
