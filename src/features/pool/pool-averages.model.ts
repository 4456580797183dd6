import type { PoolCoinInfo } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { splitHashrate } from '#src/domain/units.ts';
import type { FigureText } from './coin-row.model.ts';

/** The spans over which the pool states its mean (spec 9). */
export const averageSpans = ['today', 'week', 'twoWeeks'] as const;

/** Mean pool hashrate over today, one week and two weeks, ready to print. */
export function poolAverages(coin: Coin, info: PoolCoinInfo): Record<(typeof averageSpans)[number], FigureText> {
  const longUnit = info.hashrate72hUnit || coin.hashrateUnit;
  return {
    today: splitHashrate(info.hashrate24h, info.hashrate24hUnit || coin.hashrateUnit),
    week: splitHashrate(info.hashrateW, longUnit),
    twoWeeks: splitHashrate(info.hashrateW2, longUnit),
  };
}
