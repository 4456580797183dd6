import { AI_BTC_ID, coinById } from '#src/domain/coins.ts';
import type { Prefetch } from '#src/lib/api-query.ts';
import { coinInfoQuery, coinListQuery, openCoinInfoQuery } from '#src/parts/coin-queries.ts';
import { hashrateQuery } from './hashrate.query.ts';
import { LANDING_INFO_IDS } from './pool.constants.ts';

/** Requests what the coin table shows at first, its open row included: so one visit is enough to read it offline. */
export function prefetchFirstFigures(prefetch: Prefetch): void {
  prefetch(coinListQuery());
  prefetch(coinInfoQuery(LANDING_INFO_IDS));
  prefetch(openCoinInfoQuery(AI_BTC_ID));
  const openCoin = coinById(AI_BTC_ID);
  if (openCoin) prefetch(hashrateQuery(openCoin, 'pool'));
}
