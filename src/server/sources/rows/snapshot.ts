import { coins } from '#src/domain/coins.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import type { DailyPoint, MarketSnapshot } from '../../market/market-types.ts';
import { coinFigures } from '../figures/coin-figures.ts';
import type { SampleFigures } from '../figures/history.ts';
import { inputsOf, type SourcesNow, usdCnyOf } from '../figures/sources-now.ts';
import type { Figure } from '../readings.ts';

/** The wait that a node reported, from a later moment on: of one that has fallen silent some is over. Seconds; null where it is not known. */
function secondsFrom(atMs: number, wait: Figure | undefined): number | null {
  return wait ? Math.max(0, wait.value - Math.round((atMs - wait.atMs) / 1000)) : null;
}

/** The market by its sources; its moment is that of the newest figure. */
export function sourceSnapshot(now: SourcesNow): MarketSnapshot {
  const each = coins.map((coin) => {
    const inputs = inputsOf(now, coin);
    return { coin, inputs, ...coinFigures(inputs) };
  });
  const moments = each.flatMap(({ market: { asOf } }) => [asOf?.pool, asOf?.network, asOf?.price].flatMap((at) => at ?? []));
  const atMs = moments.length === 0 ? now.nowMs : Math.max(...moments);
  const days = new Map(each.map((row) => [row.coin.id, row.days]));
  return {
    atMs,
    usdCny: usdCnyOf(now)?.value ?? null,
    coins: new Map(
      each.map(({ coin, inputs, market }) => [coin.id, { ...market, adjustInSeconds: secondsFrom(atMs, inputs.node?.adjustInSeconds) }]),
    ),
    daily: (coinId): readonly DailyPoint[] => days.get(coinId) ?? [],
    aiRatio: [],
    firstEditionMs: now.nowMs,
  };
}

/** Figures older than this are no sample of the moment: the curve has a gap there. */
const SAMPLED_MS = 15 * MINUTE_MS;

/** What a moment's sample holds of each coin that has a source. */
export function sampleOf(now: SourcesNow): readonly SampleFigures[] {
  const { coins: market } = sourceSnapshot(now);
  return [...market.values()].flatMap((coin) => {
    const { pool, network, price } = coin.asOf ?? {};
    const isFresh = (atMs: number | undefined): boolean => atMs !== undefined && now.nowMs - atMs <= SAMPLED_MS;
    if (![pool, network, price].some(isFresh)) return [];
    return {
      coinId: coin.coinId,
      poolHs: isFresh(pool) ? coin.poolHashrateHs : null,
      networkHs: isFresh(network) ? coin.networkHashrateHs : null,
      difficulty: isFresh(network) ? coin.difficulty : null,
      priceUsd: isFresh(price) ? coin.priceUsd : null,
      blockReward: isFresh(network) ? coin.blockReward : null,
      txFeeRatio: isFresh(network) ? coin.txFeeRatio : null,
    };
  });
}
