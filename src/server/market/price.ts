import { ANCHOR_MS, anchorOf, USD_CNY_ANCHOR } from './anchors.ts';
import { marketRowOf } from './market-catalogue.ts';
import { createWalk, createWalkFrom } from './noise.ts';
import type { Series } from './noise.ts';

const MARKET_BOUND = 0.4;
const USD_CNY_BOUND = 0.03;
const AI_RATIO_CENTRE = 1.055;
const AI_RATIO_BOUND = 0.034;
const AI_RATIO_GAIN = 2.2;
/** The pool steers the ratio from day to day: for this walk time runs so many times faster. */
const AI_RATIO_PACE = 15;

/** Price of a coin in USD: its anchor, moved with the whole market and by a bounded walk of its own. */
export function createPrice(seed: number, coinId: number): Series {
  const { priceUsd } = anchorOf(coinId);
  const { marketBeta, priceBound } = marketRowOf(coinId).behaviour;
  const market = createWalkFrom({ seed, name: 'market', bound: MARKET_BOUND }, ANCHOR_MS);
  const own = createWalkFrom({ seed, name: `price-${coinId}`, bound: priceBound }, ANCHOR_MS);
  return (atMs) => priceUsd * Math.exp(marketBeta * market(atMs) + own(atMs));
}

/** Yuan for one US dollar. */
export function createUsdCny(seed: number): Series {
  const walk = createWalkFrom({ seed, name: 'usd-cny', bound: USD_CNY_BOUND }, ANCHOR_MS);
  return (atMs) => USD_CNY_ANCHOR * Math.exp(walk(atMs));
}

/** AI(BTC) income over plain BTC income at the same fee: 1.021 to 1.089. A walk rarely nears its bound, so it is spread and bent. */
export function createAiRatio(seed: number): Series {
  const walk = createWalk({ seed, name: 'ai-ratio', bound: 1 });
  return (atMs) => AI_RATIO_CENTRE + AI_RATIO_BOUND * Math.tanh(AI_RATIO_GAIN * walk(AI_RATIO_PACE * atMs));
}
