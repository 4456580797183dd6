import { beijingDate } from '#src/domain/days.ts';
import { roundAndTrim } from '#src/domain/decimal.ts';
import type { CsvCell } from '#src/domain/csv.ts';
import type { MonthRow } from './month.model.ts';

/** The columns of the file in their order: one line a coin and day. */
export const csvColumns = ['day', 'coin', 'poolHashrate', 'networkHashrate', 'price', 'income', 'incomeUnit', 'madeAt', 'origin'] as const;
export type CsvColumn = (typeof csvColumns)[number];

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
