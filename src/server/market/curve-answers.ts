import type { AiRevenuePoint, HashratePoint, PricePoint } from '#src/contracts/pool.ts';
import { fromHs } from '#src/domain/units.ts';
import type { MarketSnapshot } from './market-types.ts';
import { requireCoin } from './network.ts';
import { unixSecondsOf, wireNumber } from './wire.ts';

function hashrateCurve(snapshot: MarketSnapshot, coinId: number, field: 'poolHashrateHs' | 'networkHashrateHs'): HashratePoint[] {
  const { chartUnit } = requireCoin(coinId);
  return snapshot
    .daily(coinId)
    .map((day) => ({ dataTime: unixSecondsOf(day.dayStartMs), hashrate: wireNumber(fromHs(day[field], chartUnit)) }));
}

/** The pool's hashrate on the last 30 Beijing days, in the coin's chart unit (decision D). Throws for an unknown coin. */
export function poolHashrateCurve(snapshot: MarketSnapshot, coinId: number): HashratePoint[] {
  return hashrateCurve(snapshot, coinId, 'poolHashrateHs');
}

/** The network's hashrate, as poolHashrateCurve. */
export function networkHashrateCurve(snapshot: MarketSnapshot, coinId: number): HashratePoint[] {
  return hashrateCurve(snapshot, coinId, 'networkHashrateHs');
}

/** USD at the end of each of the last 30 Beijing days, today's now. Throws for an unknown coin. */
export function priceCurve(snapshot: MarketSnapshot, coinId: number): PricePoint[] {
  return snapshot.daily(coinId).map((day) => ({ dataTime: unixSecondsOf(day.dayStartMs), priceUsd: wireNumber(day.priceUsd) }));
}

/** AI(BTC) income over plain BTC income on the last 30 Beijing days. */
export function aiRevenueCurve(snapshot: MarketSnapshot): AiRevenuePoint[] {
  return snapshot.aiRatio.map(({ dayStartMs, ratio }) => ({ dataTime: unixSecondsOf(dayStartMs), aiIncomeRatio: wireNumber(ratio) }));
}
