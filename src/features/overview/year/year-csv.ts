import { type CsvCell, csvFigure } from '#src/domain/csv.ts';
import type { Currency } from '#src/domain/money.ts';
import { type Column, tableCsv } from '#src/ui/data-table.tsx';
import { type YearRow, yearTotals } from './year.model.ts';

/** What is not known is said so, and is no empty cell: nothing of a year may look as if it were nought. */
const figure = (value: number | undefined): CsvCell => csvFigure(value) ?? '--';

/** The columns of the file: a column more is an entry here and its head. */
export const yearColumns = ['time', 'day', 'amount', 'coin', 'price', 'value', 'days', 'electricity', 'txid', 'origin'] as const;
type YearColumn = (typeof yearColumns)[number];

interface YearFile {
  readonly rows: readonly YearRow[];
  readonly coin: string;
  /** That of the cost of electricity. */
  readonly currency: Currency;
  readonly head: (column: YearColumn) => string;
  /** What the figures are and where they come from, line by line: name and sentence. */
  readonly notes: readonly (readonly [string, string])[];
  /** The head of the line of sums. */
  readonly sum: string;
  /** The label of simulated figures travels with each of them; '' for others. */
  readonly origin: string;
}

/** A year's payments as rows of cells: how they are made, an empty line, a head, a line each, their sums. Times in UTC, days in Beijing's. */
export function yearCsv({ rows, coin, currency, head, notes, sum, origin }: YearFile): readonly (readonly CsvCell[])[] {
  const cells: Readonly<Record<YearColumn, (row: YearRow) => CsvCell>> = {
    time: ({ atMs }) => new Date(atMs).toISOString(),
    day: ({ day }) => day,
    amount: ({ amount }) => figure(amount),
    coin: () => coin,
    price: ({ priceUsd }) => figure(priceUsd),
    value: ({ valueUsd }) => figure(valueUsd),
    days: ({ days }) => figure(days),
    electricity: ({ electricity }) => figure(electricity),
    txid: ({ txid }) => txid || null,
    origin: () => origin || null,
  };
  const units: Partial<Record<YearColumn, string>> = { price: 'USD', value: 'USD', electricity: currency };
  const columns = yearColumns.map((id): Column<YearRow> => ({
    id,
    label: head(id),
    csv: cells[id],
    ...(units[id] && { unit: units[id] }),
  }));
  const totals = yearTotals(rows);
  const sums: Partial<Record<YearColumn, CsvCell>> = {
    time: sum,
    amount: figure(totals.amount),
    coin,
    value: figure(totals.valueUsd),
    electricity: figure(totals.electricity),
    origin: origin || null,
  };
  return [...notes, [], ...tableCsv(columns, rows), yearColumns.map((id) => sums[id] ?? null)];
}
