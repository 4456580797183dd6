import type { Coin } from '#src/domain/coins.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import { withoutOldFigures } from './old-figures.ts';

/** How often figures on the screen are fetched again while the page is visible. */
export const REFRESH_MS = 60_000;

/** The host name by which the pool knows this site (`web`, `domain`); a build that renders pages has none and fetches nothing. */
export function poolHost(): string {
  return typeof location === 'undefined' ? 'localhost' : location.hostname;
}

/** The pool coin list: difficulty, price, fee and what a unit earns of every coin that the pool shows, without figures too old to be paid of. */
export function coinListQuery() {
  return { ...apiQuery('poolCoinList', { web: poolHost() }), refetchInterval: REFRESH_MS, select: withoutOldFigures };
}

/** The pool's hashrate of a coin over the last 30 days. */
export function poolCurveQuery({ apiName }: Coin) {
  return { ...apiQuery('poolHashrateCurve', { coin: apiName, domain: poolHost(), coinName: apiName }), refetchInterval: REFRESH_MS };
}

/** Hashrate of the network that a coin is mined on over the last 30 days; nothing is fetched without a coin. */
export function networkCurveQuery(coinId: number | undefined) {
  return { ...apiQuery('networkHashrateCurve', { coinId: coinId ?? 0 }), refetchInterval: REFRESH_MS, enabled: coinId !== undefined };
}

/** Income of AI(BTC) over that of plain BTC, by day. */
export function aiCurveQuery() {
  return { ...apiQuery('aiRevenueCurve', {}), refetchInterval: REFRESH_MS };
}
