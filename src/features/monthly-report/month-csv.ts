import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { CsvCell } from '#src/domain/csv.ts';
import { beijingDate } from '#src/domain/days.ts';
import { roundAndTrim } from '#src/domain/decimal.ts';
import { saveCsv } from '#src/parts/files.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import type { MonthRow } from './month.model.ts';
import type { Month } from './use-month.ts';

/** Saves the month as a CSV file on this device, also offline; undefined until its figures are there. */
export function useMonthCsv({ entries, madeAtMs, isSimulated, isWaiting }: Month): (() => void) | undefined {
  const { t } = useTranslation('monthly-report');
  const { t: common } = useTranslation('common');
  const showToast = useSetAtom(showToastAtom);
  const rows = entries.flatMap(({ row }) => row ?? []);
  if (isWaiting || madeAtMs === undefined || rows.length === 0) return undefined;
  return () => {
    const origin = isSimulated ? common('simulated') : t('csv.pool');
    const name = `okkong-month-${beijingDate(madeAtMs)}.csv`;
    saveCsv(name, monthCsv({ rows, head: (column) => t(`csv.${column}`), madeAtMs, origin }));
    showToast({ tone: 'success', text: t('saved', { name }) });
  };
}

/** The columns of the file in their order: one row a coin and day. */
export const csvColumns = ['day', 'coin', 'poolHashrate', 'networkHashrate', 'price', 'income', 'incomeUnit', 'madeAt', 'origin'] as const;
type CsvColumn = (typeof csvColumns)[number];

interface CsvMonth {
  readonly rows: readonly MonthRow[];
  /** The head of a column in the visitor's language. */
  readonly head: (column: CsvColumn) => string;
  readonly madeAtMs: number;
  /** The label of simulated figures travels with them (decision A2). */
  readonly origin: string;
}

const ANY_DIGITS = 12;
/** Of a hashrate: what follows in a number of 22 digits is the computer's own. */
const HASHRATE_DIGITS = 12;

/** The month as rows of cells, a head row first: Beijing days, hashrates in H/s, plain figures; what is not known is empty. */
export function monthCsv({ rows, head, madeAtMs, origin }: CsvMonth): readonly (readonly CsvCell[])[] {
  const madeAt = new Date(madeAtMs).toISOString();
  const lines = rows.flatMap(({ coin, days, unit }) =>
    days.map((day): readonly CsvCell[] => [
      beijingDate(day.dayStartMs),
      coin.symbol,
      hashrate(day.poolHs),
      hashrate(day.networkHs),
      plain(day.priceUsd, ANY_DIGITS),
      plain(day.incomePerUnit, ANY_DIGITS),
      `${coin.incomeSymbol}/${unit}`,
      madeAt,
      origin,
    ]),
  );
  return [csvColumns.map(head), ...lines];
}

function plain(value: number | undefined, digits: number): CsvCell {
  return value === undefined ? null : roundAndTrim(value, digits);
}

function hashrate(valueHs: number | undefined): CsvCell {
  return valueHs === undefined ? null : plain(Number(valueHs.toPrecision(HASHRATE_DIGITS)), 0);
}
