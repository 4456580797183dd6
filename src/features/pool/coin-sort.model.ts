import type { PoolCoin } from '#src/contracts/pool.ts';
import { coinNames } from '#src/domain/coin-names.ts';
import type { Coin } from '#src/domain/coins.ts';
import { known, type Maybe } from '#src/domain/known.ts';
import { isFound, searchWord } from '#src/domain/search-word.ts';
import type { SortDirection } from '#src/ui/sort-heading.tsx';
import { type ShownColumn, shownColumns } from './coin-columns.tsx';
import type { TableCoin } from './coin-row.model.ts';

/** What rows are sorted by, a column of the page. */
export const sortColumns = shownColumns.map(({ id }) => id);

export const sortDirections = ['ascending', 'descending'] as const satisfies readonly SortDirection[];

/** By which column the rows stand; undefined is the pool's own order. */
export type CoinSort = { column: ShownColumn; direction: SortDirection } | undefined;

/** The direction that a first click gives: names from A on, figures from the largest on. */
export function firstDirection(column: ShownColumn): SortDirection {
  return column === 'coin' ? 'ascending' : 'descending';
}

export function reversed(direction: SortDirection): SortDirection {
  return direction === 'ascending' ? 'descending' : 'ascending';
}

/** The three states of a heading, click by click: one way, the other way, the pool's order. */
export function nextSort(current: CoinSort, column: ShownColumn): CoinSort {
  const first = firstDirection(column);
  if (current?.column !== column) return { column, direction: first };
  return current.direction === first ? { column, direction: reversed(first) } : undefined;
}

/** The rows in the wanted order, by value and not by text; rows without the figure stand last both ways, equal ones in the pool's order. */
export function sortCoins<T extends TableCoin>(rows: readonly T[], sort: CoinSort): readonly T[] {
  if (!sort) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const column = shownColumns.find(({ id }) => id === sort.column);
  if (!column || !('value' in column)) return rows.toSorted((a, b) => sign * bySymbol(a.coin, b.coin));
  const groups = column.id === 'profit' ? byAlgorithm(rows) : [rows];
  return groups.flatMap((group) => sortByValue(group, column.value, sign));
}

/** Units of different algorithms are no measure of each other: rows in groups, in the pool's order of algorithms. */
function byAlgorithm<T extends TableCoin>(rows: readonly T[]): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.coin.algorithm, [...(groups.get(row.coin.algorithm) ?? []), row]);
  return [...groups.values()];
}

function sortByValue<T extends TableCoin>(rows: readonly T[], valueOf: Value, sign: number): readonly T[] {
  const valued = rows.map((row) => ({ row, value: row.record && known(valueOf(row.coin, row.record)) }));
  return valued.toSorted((a, b) => byValue(a.value, b.value, sign)).map(({ row }) => row);
}

function byValue(a: number | undefined, b: number | undefined, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return sign * (a - b);
}

/** Symbols are Latin in every language. No collator of the module's own: making one would cost every visit what few ask for. */
const bySymbol = (a: Coin, b: Coin) => a.symbol.localeCompare(b.symbol, 'en', { numeric: true });

type Value = (coin: Coin, record: PoolCoin) => Maybe;

/** The coins whose symbol or name holds every word of the text, in any case, and those that bring such a coin on the side; an empty text leaves all. */
export function filterCoins<T extends TableCoin>(rows: readonly T[], text: string): readonly T[] {
  if (searchWord(text) === '') return rows;
  return rows.filter(({ coin }) => isFound(text, coinNames(coin)));
}
