import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';
import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import { firstInfoIds } from '#src/domain/chain-ids.ts';
import { coinById, homeCoins } from '#src/domain/coins.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { searchWord } from '#src/domain/search-word.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { type CoinFigures, listedCoins, type TableCoin } from './coin-row.model.ts';
import { filterAtom, showsAllAtom, sortAtom } from './pool.atoms.ts';
import { coinInfoQuery } from './pool.query.ts';
import { filterCoins, sortCoins } from './coin-sort.model.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';

/** Rows before "Show more". */
export const INITIAL_ROW_COUNT = 5;

/** Rows that stand in the very frame of the click; a longer table grows by itself, between clicks and frames (500 coins). */
const ROWS_AT_ONCE = 40;

/** What is known of one coin. */
export interface CoinEntry extends TableCoin {
  info: PoolCoinInfo | undefined;
}

/** One row of the table: a coin and its figures, written out. */
export interface CoinRowData extends TableCoin {
  figures: CoinFigures | undefined;
}

/** Until the pool's list is here, the rows stand with the coins of the catalogue. */
const catalogueCoins = homeCoins.map((coin) => ({ coin, record: undefined, sideRecord: undefined }));

/** The coins that the table shows now, those that match the filter, how many there are in all, and the state of the list they come from. */
export function useCoinRows() {
  const list = useApiQuery(coinListQuery());
  // Hundreds of new figures are written row by row, between clicks and frames.
  const response = useDeferredValue(list.data);
  const records = response?.data;
  const listed = useMemo(() => (records ? listedCoins(records) : catalogueCoins), [records]);
  const { matching, shownCount, isFiltered, reachesAll } = useArranged(listed);
  const infos = useCoinInfos(reachesAll ? listed : listed.slice(0, INITIAL_ROW_COUNT));
  const entries = useMemo(() => matching.map((row): CoinEntry => ({ ...row, info: infos.get(row.coin.id) })), [matching, infos]);
  return {
    /** All that match, in the chosen order; the first `shownCount` of them stand in the table. */
    entries,
    shownCount,
    isFiltered,
    total: listed.length,
    context: useRowContext(records),
    list,
    response,
    isLoading: list.isPending || (list.data !== undefined && records === undefined),
  };
}

/** The coins as the visitor sorts and filters them, and how many of them the table shows. */
function useArranged(listed: readonly TableCoin[]) {
  const sort = useAtomValue(sortAtom);
  const showsAll = useAtomValue(showsAllAtom);
  const filter = useDeferredValue(useAtomValue(filterAtom));
  const isFiltered = searchWord(filter) !== '';
  const matching = useMemo(() => sortCoins(filterCoins(listed, filter), sort), [listed, filter, sort]);
  // A filter searches all coins, whether they are shown or not.
  const wanted = showsAll || isFiltered ? matching.length : Math.min(INITIAL_ROW_COUNT, matching.length);
  const settled = useDeferredValue(wanted);
  const shownCount = Math.min(wanted, Math.max(settled, ROWS_AT_ONCE));
  return { matching, shownCount, isFiltered, reachesAll: showsAll || isFiltered || sort !== undefined };
}

/** What every row is written with. */
export function useRowContext(records: readonly PoolCoin[] | undefined) {
  const currency = useHydratedAtom(currencyAtom, { inSlices: true });
  const formats = useFormats();
  return useMemo(() => ({ currency, formats, cnyPerUsd: records && cnyPerUsd(records) }), [currency, formats, records]);
}

/** v3 info of these coins: the first ones in the loader's request, whatever else the catalogue knows in a second. */
export function useCoinInfos(coins: readonly TableCoin[]): ReadonlyMap<number, PoolCoinInfo> {
  const otherIds = coins.map(({ coin }) => coin.id).filter((id) => coinById(id) && !firstInfoIds.includes(id));
  const first = useApiQuery(coinInfoQuery(firstInfoIds)).data?.data;
  const others = useApiQuery({ ...coinInfoQuery(otherIds), enabled: otherIds.length > 0 }).data?.data;
  return useMemo(() => new Map([...(others ?? []), ...(first ?? [])].map((info) => [info.coinType, info])), [first, others]);
}
