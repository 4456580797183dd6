import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';
import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import { type Coin, coinById, homeCoins } from '#src/domain/coins.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { coinInfoQuery, coinListQuery } from '#src/parts/coin-queries.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { useAnswer } from '#src/state/use-answer.ts';
import { type CoinFigures, listedCoins } from './coin-row.model.ts';
import { filterAtom, showsAllAtom, sortAtom } from './pool.atoms.ts';
import { INITIAL_ROW_COUNT, LANDING_INFO_IDS, ROWS_AT_ONCE } from './pool.constants.ts';
import { filterCoins, filterWord, sortCoins } from './table-tools/coin-sort.model.ts';

/** What is known of one coin; without a record while the list is on its way. */
export interface CoinEntry {
  coin: Coin;
  record: PoolCoin | undefined;
  info: PoolCoinInfo | undefined;
}

/** One row of the table: what is known of its coin, written out. */
export interface CoinRowData extends CoinEntry {
  figures: CoinFigures | undefined;
}

/** Before the pool has answered, the rows stand with the coins of the catalogue (decision A5). */
const unansweredCoins = homeCoins.map((coin) => ({ coin, record: undefined }));

/** The coins that the table shows now, those that match the filter, how many there are in all, and the state of the list they come from. */
export function useCoinRows() {
  const list = useAnswer(coinListQuery());
  // Hundreds of new figures are written row by row, between taps and frames.
  const answer = useDeferredValue(list.data);
  const records = answer?.data;
  const listed = useMemo(() => (records ? listedCoins(records) : unansweredCoins), [records]);
  const { matching, shownCount, isFiltered, reachesAll } = useArranged(listed);
  const infos = useCoinInfos(reachesAll ? listed : listed.slice(0, INITIAL_ROW_COUNT));
  const entries = useMemo(
    () => matching.map(({ coin, record }): CoinEntry => ({ coin, record, info: infos.get(coin.id) })),
    [matching, infos],
  );
  return {
    /** All that match, in the chosen order; the first `shownCount` of them stand in the table. */
    entries,
    shownCount,
    isFiltered,
    total: listed.length,
    context: useRowContext(records),
    list,
    answer,
    isLoading: list.isPending || (list.data !== undefined && records === undefined),
  };
}

interface Listed {
  coin: Coin;
  record: PoolCoin | undefined;
}

/** The coins as the visitor sorts and filters them, and how many of them the table shows. */
function useArranged(listed: readonly Listed[]) {
  const sort = useAtomValue(sortAtom);
  const showsAll = useAtomValue(showsAllAtom);
  const filter = useDeferredValue(useAtomValue(filterAtom));
  const isFiltered = filterWord(filter) !== '';
  const matching = useMemo(() => sortCoins(filterCoins(listed, filter), sort), [listed, filter, sort]);
  // A filter searches all coins, whether they are shown or not.
  const wanted = showsAll || isFiltered ? matching.length : Math.min(INITIAL_ROW_COUNT, matching.length);
  const settled = useDeferredValue(wanted);
  const shownCount = Math.min(wanted, Math.max(settled, ROWS_AT_ONCE));
  return { matching, shownCount, isFiltered, reachesAll: showsAll || isFiltered || sort !== undefined };
}

/** What every row is written with. */
function useRowContext(records: readonly PoolCoin[] | undefined) {
  const currency = useAtomValue(currencyAtom);
  const formats = useFormats();
  return useMemo(() => ({ currency, formats, cnyPerUsd: records && cnyPerUsd(records) }), [currency, formats, records]);
}

/** v3 info of these coins: the landing six in one call, whatever else the catalogue knows in a second (decision B7). */
function useCoinInfos(coins: readonly Listed[]): ReadonlyMap<number, PoolCoinInfo> {
  const otherIds = coins.map(({ coin }) => coin.id).filter((id) => coinById(id) && !LANDING_INFO_IDS.includes(id));
  const landing = useAnswer(coinInfoQuery(LANDING_INFO_IDS)).data?.data;
  const others = useAnswer({ ...coinInfoQuery(otherIds), enabled: otherIds.length > 0 }).data?.data;
  return useMemo(() => new Map([...(others ?? []), ...(landing ?? [])].map((info) => [info.coinType, info])), [landing, others]);
}
