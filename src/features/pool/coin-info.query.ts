import { apiQuery } from '#src/lib/api-query.ts';
import { REFRESH_MS } from './pool.constants.ts';
import { poolHost } from '#src/lib/pool-host.ts';

/** v3/info of the given coins: price change, next difficulty, fees (decision B7). */
export function coinInfoQuery(coinIds: readonly number[]) {
  return { ...apiQuery('poolCoinInfo', { web: poolHost(), coinList: coinIds.join(',') }), refetchInterval: REFRESH_MS };
}

/** The same for the coin of an open row: asked again whenever the row opens (spec 4). */
export function openCoinInfoQuery(coinId: number) {
  return { ...coinInfoQuery([coinId]), refetchOnMount: 'always' as const };
}
