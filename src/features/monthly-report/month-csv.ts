import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type CsvCell, csvFigure } from '#src/domain/csv.ts';
import { beijingDate, DAY_MS } from '#src/domain/days.ts';
import { product } from '#src/domain/known.ts';
import { unitsIn } from '#src/domain/unit-income.ts';
import { saveCsv } from '#src/parts/files.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import type { Month, MonthEntry } from './use-month.ts';

/** Saves the month as a CSV file on this device, also offline; undefined until its figures are there. */
export function useMonthCsv({ entries, madeAtMs, isSimulated, isWaiting }: Month): (() => void) | undefined {
  const { t } = useTranslation('monthly-report');
  const { t: common } = useTranslation('common');
  const showToast = useSetAtom(showToastAtom);
  if (isWaiting || madeAtMs === undefined || !entries.some(({ row }) => row)) return undefined;
  return () => {
    const origin = isSimulated ? common('simulated') : t('csv.pool');
    const name = `okkong-month-${beijingDate(madeAtMs)}.csv`;
    saveCsv(name, monthCsv({ entries, head: (column) => t(`csv.${column}`), madeAtMs, origin }));
    showToast({ tone: 'success', text: t('saved', { name }) });
  };
}

/** The columns of the file in their order: one row a coin and day. */
export const csvColumns = [
  'day',
  'dayPart',
  'coin',
  'poolHashrate',
  'networkHashrate',
  'price',
  'income',
  'sideIncome',
  'incomeUnit',
  'madeAt',
  'origin',
] as const;
type CsvColumn = (typeof csvColumns)[number];

interface CsvMonth {
  readonly entries: readonly Pick<MonthEntry, 'row' | 'side'>[];
  /** The head of a column in the visitor's language. */
  readonly head: (column: CsvColumn) => string;
  readonly madeAtMs: number;
  /** The label of simulated figures travels with them. */
  readonly origin: string;
}

/** The month as rows of cells, a head row first: Beijing days, hashrates in H/s, plain figures; what is not known is empty, a day without a point has no row. */
export function monthCsv({ entries, head, madeAtMs, origin }: CsvMonth): readonly (readonly CsvCell[])[] {
  const madeAt = new Date(madeAtMs).toISOString();
  const lines = entries.flatMap(({ row, side }) => {
    if (!row) return [];
    const { coin, days, unit } = row;
    // A day that is not known keeps its line: its cells are empty.
    return days.map((day, index): readonly CsvCell[] => {
      const sideIncome = side && product(side.days[index]?.incomePerUnit, unitsIn(unit, side.unit));
      return [
        beijingDate(day.dayStartMs),
        // Of the running day, how much of it is over: no total has it. A stored figure may be older than the day.
        csvFigure(day.isRunning ? Math.min(1, Math.max(0, (madeAtMs - day.dayStartMs) / DAY_MS)) : 1),
        coin.symbol,
        csvFigure(day.poolHs),
        csvFigure(day.networkHs),
        csvFigure(day.priceUsd),
        csvFigure(day.incomePerUnit),
        csvFigure(sideIncome),
        `${coin.incomeSymbol}/${unit}`,
        madeAt,
        origin,
      ];
    });
  });
  return [csvColumns.map(head), ...lines];
}
