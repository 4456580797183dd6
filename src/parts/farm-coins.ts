import { QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';
import { type AnonymousCoin, anonymousCoins, usualFarmCoins } from '#src/contracts/farm-link.ts';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { coinById } from '#src/domain/coins.ts';
import { coinListQuery } from './coin-queries.ts';

type Records = readonly Pick<PoolCoin, 'coinType' | 'hasFarms'>[];

/** Of the usual two the one that is mined. */
const MINED: AnonymousCoin = 'ETC';

/** The coins whose farms a pool knows, in the order of its list; the usual two where it says nothing of it. */
export function farmCoins(records: Records | undefined): readonly AnonymousCoin[] {
  const named = records
    ?.filter(({ hasFarms }) => hasFarms === 1)
    .flatMap(({ coinType }) => anonymousCoins.filter((coin) => coin === coinById(coinType)?.symbol));
  return named === undefined || named.length === 0 ? usualFarmCoins : named;
}

/** The coins to choose from where a wallet address is asked for, and which of them is chosen: by the visitor or a link, else the pool's first. */
export function farmCoinChoice(
  records: Records | undefined,
  chosen: AnonymousCoin | undefined,
): { coin: AnonymousCoin; coins: readonly AnonymousCoin[] } {
  const coins = farmCoins(records);
  return { coin: [chosen, MINED, coins[0]].find((each) => each !== undefined && coins.includes(each)) ?? MINED, coins };
}

/** The pool's coin list where the page has it already: a form asks for it by itself as little as it has to. */
export function useKnownCoinList(): readonly PoolCoin[] | undefined {
  return useContext(QueryClientContext)?.getQueryData(coinListQuery().queryKey)?.data;
}
