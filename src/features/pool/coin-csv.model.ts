import type { CsvCell } from '#src/domain/csv.ts';
import { shownUnitOf, unitIncome } from '#src/domain/unit-income.ts';
import { type CoinFileRow, type FileColumn, fileColumns } from './coin-columns.tsx';
import { sideIncomeOf } from './coin-row.model.ts';
import type { CoinEntry } from './use-coin-rows.ts';

interface CsvTable extends Pick<CoinFileRow, 'context' | 'madeAtMs' | 'origin'> {
  entries: readonly CoinEntry[];
  /** The head of a column in the visitor's language. */
  head(column: FileColumn): string;
}

/** The table as rows of cells, a head row first: plain figures, hashrates in H/s, times in ISO 8601; what is not known is empty. */
export function coinCsv({ entries, head, ...of }: CsvTable): readonly (readonly CsvCell[])[] {
  const lines = entries.flatMap((entry) => {
    const { coin, record, info } = entry;
    if (!record) return [];
    const side = sideIncomeOf(entry, info);
    const income = unitIncome({ coin, record, side, cnyPerUsd: of.context.cnyPerUsd }, shownUnitOf(coin, record));
    return [fileColumns.map(({ csv }) => csv({ ...entry, ...of, record, income }))];
  });
  return [fileColumns.map(({ id }) => head(id)), ...lines];
}
