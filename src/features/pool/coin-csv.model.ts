import { type CsvCell, csvFigure } from '#src/domain/csv.ts';
import type { Maybe } from '#src/domain/known.ts';
import { convert } from '#src/domain/money.ts';
import { shownUnitOf, unitIncome } from '#src/domain/unit-income.ts';
import { hashrateUnits, parseHashrateUnit } from '#src/domain/units.ts';
import { type RowContext, sideIncomeOf } from './coin-row.model.ts';
import type { CoinEntry } from './use-coin-rows.ts';

/** The columns of the copied table in their order; their heads name the units. */
export const csvColumns = [
  'coin',
  'algorithm',
  'income',
  'sideIncome',
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
  /** Where they come from: the label of simulated figures travels with them. */
  origin: string;
}

/** The table as rows of cells, a head row first: plain figures, hashrates in H/s, times in ISO 8601; what is not known is empty. */
export function coinCsv(table: CsvTable): readonly (readonly CsvCell[])[] {
  const lines = table.entries.flatMap((entry) => {
    const cells = cellsOf(entry, table);
    return cells ? [csvColumns.map((column) => cells[column])] : [];
  });
  return [csvColumns.map(table.head), ...lines];
}

function cellsOf(entry: CoinEntry, { context, madeAtMs, origin }: CsvTable): Record<CsvColumn, CsvCell> | undefined {
  const { coin, record, info } = entry;
  if (!record) return undefined;
  const side = sideIncomeOf(entry, info);
  const income = unitIncome({ coin, record, side, cnyPerUsd: context.cnyPerUsd }, shownUnitOf(coin, record));
  return {
    coin: coin.symbol,
    algorithm: coin.algorithm,
    income: csvFigure(income.coins),
    sideIncome: csvFigure(income.side),
    incomeUnit: income.unit,
    incomeMoney: csvFigure(convert(income.money, context.currency, context.cnyPerUsd)),
    price: csvFigure(record.priceUsa),
    change: csvFigure(info?.priceIncrRatio, 2),
    poolHashrate: inHs(record.poolHashrate, record.poolHashrateUnit || coin.hashrateUnit),
    networkHashrate: inHs(record.hashrate, record.hashrateUnit || coin.hashrateUnit),
    miners: csvFigure(record.poolMiner),
    difficulty: csvFigure(record.difficulty),
    madeAt: new Date(madeAtMs).toISOString(),
    origin,
  };
}

/** Each unit is three decimal places above the one before: shifted, not multiplied, so that no digit is lost. */
function inHs(value: Maybe, unit: string): CsvCell {
  const listed = parseHashrateUnit(unit);
  return listed === undefined ? null : csvFigure(value, 3 * hashrateUnits.indexOf(listed));
}
