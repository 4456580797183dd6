import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type CsvCell, csvFigure } from '#src/domain/csv.ts';
import { beijingDate, DAY_MS } from '#src/domain/days.ts';
import { type Maybe, product } from '#src/domain/known.ts';
import { unitsIn } from '#src/domain/unit-income.ts';
import { brand } from '#src/lib/brand.ts';
import { saveCsv } from '#src/parts/files.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { type Column, tableCsv } from '#src/ui/data-table.tsx';
import type { MonthRow } from './month.model.ts';
import type { Month, MonthEntry } from './use-month.ts';

/** Saves the month as a CSV file on this device, also offline; undefined until its figures are there. */
export function useMonthCsv({ month, entries, madeAtMs, isSimulated, isWaiting }: Month): (() => void) | undefined {
  const { t } = useTranslation('monthly-report');
  const { t: common } = useTranslation('common');
  const showToast = useSetAtom(showToastAtom);
  if (isWaiting || madeAtMs === undefined || !entries.some(({ row }) => row)) return undefined;
  return () => {
    const origin = isSimulated ? common('simulated') : t('csv.pool');
    const name = `${brand.fileNameStart}-month-${month ?? beijingDate(madeAtMs)}.csv`;
    saveCsv(name, monthCsv({ entries, head: (column) => t(`csv.${column}`), madeAtMs, origin }));
    showToast({ tone: 'success', text: t('saved', { name }) });
  };
}

/** A day of a coin, of which the file has a line each. */
interface DayLine extends Pick<CsvMonth, 'madeAtMs' | 'origin'> {
  readonly row: MonthRow;
  readonly day: MonthRow['days'][number];
  readonly sideIncome: Maybe;
}

/** The columns of the file: a column more is an entry here and its head. */
export const fileColumns = [
  { id: 'day', csv: ({ day }) => beijingDate(day.dayStartMs) },
  // Of the running day, how much of it is over: no total has it. A stored figure may be older than the day.
  {
    id: 'dayPart',
    csv: ({ day, madeAtMs }) => csvFigure(day.isRunning ? Math.min(1, Math.max(0, (madeAtMs - day.dayStartMs) / DAY_MS)) : 1),
  },
  { id: 'coin', csv: ({ row }) => row.coin.symbol },
  { id: 'poolHashrate', csv: ({ day }) => csvFigure(day.poolHs) },
  { id: 'networkHashrate', csv: ({ day }) => csvFigure(day.networkHs) },
  { id: 'price', csv: ({ day }) => csvFigure(day.priceUsd) },
  { id: 'income', csv: ({ day }) => csvFigure(day.incomePerUnit) },
  { id: 'sideIncome', csv: ({ sideIncome }) => csvFigure(sideIncome) },
  { id: 'incomeUnit', csv: ({ row }) => `${row.coin.incomeSymbol}/${row.unit}` },
  { id: 'madeAt', csv: ({ madeAtMs }) => new Date(madeAtMs).toISOString() },
  { id: 'origin', csv: ({ origin }) => origin },
] as const satisfies readonly Pick<Column<DayLine>, 'id' | 'csv'>[];

interface CsvMonth {
  readonly entries: readonly Pick<MonthEntry, 'row' | 'side'>[];
  /** The head of a column in the visitor's language. */
  readonly head: (column: (typeof fileColumns)[number]['id']) => string;
  readonly madeAtMs: number;
  /** The label of simulated figures travels with them. */
  readonly origin: string;
}

/** The month as rows of cells, a head row first: Beijing days, hashrates in H/s, plain figures; what is not known is empty, a day without a point has no row. */
export function monthCsv({ entries, head, madeAtMs, origin }: CsvMonth): readonly (readonly CsvCell[])[] {
  const columns = fileColumns.map((column) => ({ ...column, label: head(column.id) }));
  // A day that is not known keeps its line: its cells are empty.
  const lines = entries.flatMap(({ row, side }) => {
    const sideIncome = (index: number) => row && side && product(side.days[index]?.incomePerUnit, unitsIn(row.unit, side.unit));
    return row ? row.days.map((day, index): DayLine => ({ row, day, sideIncome: sideIncome(index), madeAtMs, origin })) : [];
  });
  return tableCsv(columns, lines);
}
