import type { Coin } from '#src/domain/coins.ts';
import { networkCurveQuery, poolCurveQuery } from '#src/parts/coin-queries.ts';

/** Whose hashrate a chart shows. */
export type HashrateSource = 'pool' | 'network';

/** The 30 daily points of a coin's hashrate, of the pool or of the whole network (spec 7). Refusals are silent (spec 8). */
export function hashrateQuery(coin: Coin, source: HashrateSource) {
  return source === 'pool' ? poolCurveQuery(coin) : networkCurveQuery(coin.id);
}
