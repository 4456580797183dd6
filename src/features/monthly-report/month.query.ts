import type { Coin } from '#src/domain/coins.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import { poolHost } from '#src/lib/pool-host.ts';

/** A month moves by the day: asked again every half hour while the page is visible. */
const REFRESH_MS = 1_800_000;

/** The pool coin list: which coins the pool shows, and what a unit of each earns today. */
export function coinListQuery() {
  return { ...apiQuery('poolCoinList', { web: poolHost() }), refetchInterval: REFRESH_MS };
}

/** Income of AI(BTC) over that of plain BTC, by day. */
export function aiRatioQuery() {
  return { ...apiQuery('aiRevenueCurve', {}), refetchInterval: REFRESH_MS };
}

/** The pool's hashrate of a coin, by day. */
export function poolCurveQuery({ apiName }: Coin) {
  return { ...apiQuery('poolHashrateCurve', { coin: apiName, domain: poolHost(), coinName: apiName }), refetchInterval: REFRESH_MS };
}

/** The hashrate of the whole network that a coin is mined on, by day. */
export function networkCurveQuery({ id }: Coin) {
  return { ...apiQuery('networkHashrateCurve', { coinId: id }), refetchInterval: REFRESH_MS };
}

/** The price of a coin, by day. */
export function priceCurveQuery({ id }: Coin) {
  return { ...apiQuery('priceCurve', { coinId: id }), refetchInterval: REFRESH_MS };
}
