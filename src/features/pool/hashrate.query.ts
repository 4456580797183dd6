import type { Coin } from '#src/domain/coins.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import { REFRESH_MS } from './pool.constants.ts';
import { poolHost } from '#src/lib/pool-host.ts';

/** Whose hashrate a chart shows. */
export type HashrateSource = 'pool' | 'network';

/** The 30 daily points of a coin's hashrate, of the pool or of the whole network (spec 7). Refusals are silent (spec 8). */
export function hashrateQuery(coin: Coin, source: HashrateSource) {
  const options =
    source === 'pool'
      ? apiQuery('poolHashrateCurve', { coin: coin.apiName, domain: poolHost(), coinName: coin.apiName })
      : apiQuery('networkHashrateCurve', { coinId: coin.id });
  return { ...options, refetchInterval: REFRESH_MS };
}
