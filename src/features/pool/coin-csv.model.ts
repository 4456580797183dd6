import { roundAndTrim } from '#src/domain/decimal.ts';
import { known, type Maybe } from '#src/domain/known.ts';
import { convert, INCOME_DIGITS } from '#src/domain/money.ts';
import { hashrateUnits, parseHashrateUnit } from '#src/domain/units.ts';
import type { CsvCell } from '#src/domain/csv.ts';
import type { RowContext } from './coin-row.model.ts';
import type { CoinEntry } from './use-coin-rows.ts';

/** The columns of the copied table in their order; their heads name the units. */
export const csvColumns = [
  'coin',
  'algorithm',
  'income',
  'incomeUnit',
  'incomeMoney',
  'price',
  'change',
  'poolHashrate',
  'networkHashrate',
  'miners',
  'difficulty',
  'madeAt',
  'origin',
] as const;
type CsvColumn = (typeof csvColumns)[number];

interface CsvTable {
  entries: readonly CoinEntry[];
  context: Pick<RowContext, 'currency' | 'cnyPerUsd'>;
  /** The head of a column in the visitor's language. */
  head(column: CsvColumn): string;
  /** When the figures were made, milliseconds since 1970. */
  madeAtMs: number;
  /** Where they come from: the label of simulated figures travels with them (decision A2). */
  origin: string;
}

/** Decimals of a figure that has no limit of its own: more than any price of a coin has. */
const anyDigits = 12;

/** The table as rows of cells, a head row first: plain figures, hashrates in H/s, times in ISO 8601; what is not known is empty. */
export function coinCsv(table: CsvTable): readonly (readonly CsvCell[])[] {
  const lines = table.entries.flatMap((entry) => {
    const cells = cellsOf(entry, table);
    return cells ? [csvColumns.map((column) => cells[column])] : [];
  });
  return [csvColumns.map(table.head), ...lines];
}

function cellsOf({ coin, record, info }: CoinEntry, { context, madeAtMs, origin }: CsvTable): Record<CsvColumn, CsvCell> | undefined {
  if (!record) return undefined;
  return {
    coin: coin.symbol,
    algorithm: coin.algorithm,
    income: plain(record.dayIncome, INCOME_DIGITS),
    incomeUnit: record.dayIncomeUnit || coin.unit,
    incomeMoney: plain(convert({ CNY: record.dayIncomeMoney }, context.currency, context.cnyPerUsd)),
    price: plain(record.priceUsa),
    change: plain(info?.priceIncrRatio, 2, 2),
    poolHashrate: inHs(record.poolHashrate, record.poolHashrateUnit || coin.hashrateUnit),
    networkHashrate: inHs(record.hashrate, record.hashrateUnit || coin.hashrateUnit),
    miners: plain(record.poolMiner),
    difficulty: plain(record.difficulty),
    madeAt: new Date(madeAtMs).toISOString(),
    origin,
  };
}

/** Digits and a dot, never an exponent: a spreadsheet takes it for what it is. `shift` moves the point, 2 for percent. */
function plain(figure: Maybe, digits = anyDigits, shift = 0): CsvCell {
  const value = known(figure);
  return value === undefined ? null : roundAndTrim(value, digits, shift);
}

/** Each unit is three decimal places above the one before: shifted, not multiplied, so that no digit is lost. */
function inHs(value: Maybe, unit: string): CsvCell {
  const listed = parseHashrateUnit(unit);
  return listed === undefined ? null : plain(value, anyDigits, 3 * hashrateUnits.indexOf(listed));
}
