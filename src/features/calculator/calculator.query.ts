import { apiQuery } from '#src/lib/api-query.ts';
import { poolHost } from '#src/lib/pool-host.ts';
import { REFRESH_MS, TERAHASH_INDEX } from './calculator.constants.ts';

/** The pool coin list: difficulty, reward, price and fee of every coin. The same call as the coin table's. */
export function coinListQuery() {
  return { ...apiQuery('poolCoinList', { web: poolHost() }), refetchInterval: REFRESH_MS };
}

/** Hashrate of a coin's network over the last 30 days; nothing is asked without a coin. */
export function networkQuery(coinId: number | undefined) {
  return { ...apiQuery('networkHashrateCurve', { coinId: coinId ?? 0 }), enabled: coinId !== undefined };
}

/** AI(BTC) income over plain BTC income on the last 30 days. */
export function aiCurveQuery() {
  return apiQuery('aiRevenueCurve', {});
}

/** The pool's own calculation for AI(BTC): TH/s and percent. A refusal is silent (spec 8). */
export function accountCalculateQuery({ hashrate, feeRate }: { hashrate: number; feeRate: number }, enabled: boolean) {
  return { ...apiQuery('accountCalculate', { feeRate, hashrate, hashrateUnit: TERAHASH_INDEX }), enabled, retry: false };
}
