/** Rows as a Markdown table, to be pasted into a note: a column for each name in the first row, figures to the right. */
export function tableOf(rows: readonly object[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) =>
    Object.values(row).map((value) => ({ text: textOf(value), isFigure: typeof value !== 'string' || /^(?:\d|--)/.test(value) })),
  );
  const columns = names.map((name, index) => {
    const column = cells.map((row) => row[index] ?? { text: '', isFigure: false });
    const isRight = column.every(({ isFigure }) => isFigure);
    const width = Math.max(name.length, 3, ...column.map(({ text }) => text.length));
    const pad = (text: string) => (isRight ? text.padStart(width) : text.padEnd(width));
    return { head: pad(name), rule: isRight ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width), lines: column.map(({ text }) => pad(text)) };
  });
  const line = (of: readonly string[]) => `| ${of.join(' | ')} |`;
  return [
    line(columns.map(({ head }) => head)),
    line(columns.map(({ rule }) => rule)),
    ...rows.map((_, index) => line(columns.map(({ lines }) => lines[index] ?? ''))),
  ].join('\n');
}

const textOf = (value: unknown): string => (typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : String(value));
