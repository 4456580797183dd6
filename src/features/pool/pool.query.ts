import { firstInfoIds } from '#src/domain/chain-ids.ts';
import { AI_BTC_ID, type Coin, coinById } from '#src/domain/coins.ts';
import { apiQuery, type Prefetch } from '#src/lib/api-query.ts';
import { yieldToMain } from '#src/lib/idle.ts';
import { coinListQuery, networkCurveQuery, poolCurveQuery, poolHost, REFRESH_MS } from '#src/parts/coin-queries.ts';

/** v3/info of the given coins: price change, next difficulty, fees. */
export function coinInfoQuery(coinIds: readonly number[]) {
  return { ...apiQuery('poolCoinInfo', { web: poolHost(), coinList: coinIds.join(',') }), refetchInterval: REFRESH_MS };
}

/** The same for the coin of an open row: requested again whenever the row opens. */
export function openCoinInfoQuery(coinId: number) {
  return { ...coinInfoQuery([coinId]), refetchOnMount: 'always' as const };
}

/** Whose hashrate a chart shows. */
export type HashrateSource = 'pool' | 'network';

/** The 30 daily points of a coin's hashrate, of the pool or of the whole network. Refusals are silent. */
export function hashrateQuery(coin: Coin, source: HashrateSource) {
  return source === 'pool' ? poolCurveQuery(coin) : networkCurveQuery(coin.id);
}

/**
 * Requests what the coin table shows at first, but for the info of its open row, which that requests whenever it opens. Each request is sent in a
 * task of its own, for together they would hold up the page that starts.
 */
export async function prefetchFirstFigures(prefetch: Prefetch): Promise<void> {
  const openCoin = coinById(AI_BTC_ID);
  const requests = [
    () => prefetch(coinListQuery()),
    () => prefetch(coinInfoQuery(firstInfoIds)),
    () => openCoin && prefetch(hashrateQuery(openCoin, 'pool')),
  ];
  for (const request of requests) {
    request();
    await yieldToMain();
  }
}
