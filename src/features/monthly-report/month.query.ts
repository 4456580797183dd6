import type { Coin } from '#src/domain/coins.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import * as coinQueries from '#src/parts/coin-queries.ts';

/** A month moves by the day: asked again every half hour while the page is visible. */
const byTheHalfHour = { refetchInterval: 1_800_000 };

/** The pool coin list: which coins the pool shows, and what a unit of each earns today. */
export function coinListQuery() {
  return { ...coinQueries.coinListQuery(), ...byTheHalfHour };
}

/** Income of AI(BTC) over that of plain BTC, by day. */
export function aiRatioQuery() {
  return { ...coinQueries.aiCurveQuery(), ...byTheHalfHour };
}

/** The pool's hashrate of a coin, by day. */
export function poolCurveQuery(coin: Coin) {
  return { ...coinQueries.poolCurveQuery(coin), ...byTheHalfHour };
}

/** The hashrate of the whole network that a coin is mined on, by day. */
export function networkCurveQuery({ id }: Coin) {
  return { ...coinQueries.networkCurveQuery(id), ...byTheHalfHour };
}

/** The price of a coin, by day. */
export function priceCurveQuery({ id }: Coin) {
  return { ...apiQuery('priceCurve', { coinId: id }), ...byTheHalfHour };
}
