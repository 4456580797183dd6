import type { QueryClient } from '@tanstack/react-query';
import { AI_BTC_ID, coinById } from '#src/domain/coins.ts';
import { coinInfoQuery, coinListQuery, openCoinInfoQuery } from '#src/parts/coin-queries.ts';
import { hashrateQuery } from './hashrate.query.ts';
import { LANDING_INFO_IDS } from './pool.constants.ts';

/** Asks, where that has not happened, what the coin table shows at first: so a visitor who goes offline before looking at it can read it all the same. */
export function fetchFirstFigures(queryClient: QueryClient): void {
  const once = { staleTime: Infinity };
  void queryClient.prefetchQuery({ ...coinListQuery(), ...once });
  void queryClient.prefetchQuery({ ...coinInfoQuery(LANDING_INFO_IDS), ...once });
  void queryClient.prefetchQuery({ ...openCoinInfoQuery(AI_BTC_ID), ...once });
  const openCoin = coinById(AI_BTC_ID);
  if (openCoin) void queryClient.prefetchQuery({ ...hashrateQuery(openCoin, 'pool'), ...once });
}
