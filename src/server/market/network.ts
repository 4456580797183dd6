import { coinById } from '#src/domain/coins.ts';
import type { Coin } from '#src/domain/coins.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { networkHashrateHs } from '#src/domain/earnings.ts';
import { blockReward } from '#src/domain/rewards.ts';
import { ANCHOR_MS, anchorOf, MODEL_END_MS } from './anchors.ts';
import { marketRowOf } from './market-catalogue.ts';
import { createWalkFrom } from './noise.ts';
import type { Series } from './noise.ts';

/** Hashrate follows what a block paid over these last days, to this power. */
const REVENUE_DAYS = 21;
const REVENUE_ELASTICITY = 0.35;

/** The moment whose figures the model gives: outside its time it stands still. */
export function modelMoment(atMs: number): number {
  return Math.min(Math.max(atMs, ANCHOR_MS), MODEL_END_MS);
}

/** The coin of the catalogue. Throws for an id that is not in it. */
export function requireCoin(coinId: number): Coin {
  const coin = coinById(coinId);
  if (!coin) throw new Error(`coin ${coinId} is not in the catalogue`);
  return coin;
}

/** Height by the calendar alone: the anchor's, and one block per block time since. A whole number. */
export function scheduledHeight(coinId: number, atMs: number): number {
  const { height, heightStepS = requireCoin(coinId).blockTimeS } = anchorOf(coinId);
  return Math.floor(height + (atMs - ANCHOR_MS) / 1000 / heightStepS);
}

/** Revenue of a block, in the logarithm, against the anchor's. */
function createRevenue(coinId: number, priceUsd: Series): Series {
  const revenueAt = (atMs: number): number => Math.log(priceUsd(atMs) * blockReward(coinId, scheduledHeight(coinId, atMs), atMs));
  const origin = revenueAt(ANCHOR_MS);
  return (atMs) => revenueAt(atMs) - origin;
}

/** Mean revenue of the days before, with a straight line from midnight to midnight: a halving moves hashrate over weeks, without a jump. */
function createRevenuePull(revenue: Series): Series {
  const dayValues = new Map<number, number>();
  const means = new Map<number, number>();
  const remembered = (memory: Map<number, number>, day: number, compute: () => number): number => {
    const known = memory.get(day) ?? compute();
    memory.set(day, known);
    return known;
  };
  const dayValue = (day: number): number => (day < 0 ? 0 : remembered(dayValues, day, () => revenue(ANCHOR_MS + day * DAY_MS)));
  const meanBefore = (day: number): number => {
    let sum = 0;
    for (let age = 0; age < REVENUE_DAYS; age += 1) sum += dayValue(day - age);
    return sum / REVENUE_DAYS;
  };
  return (atMs) => {
    const place = (atMs - ANCHOR_MS) / DAY_MS;
    const day = Math.floor(place);
    const left = remembered(means, day, () => meanBefore(day));
    const right = remembered(means, day + 1, () => meanBefore(day + 1));
    return left + (right - left) * (place - day);
  };
}

/** Network hashrate in H/s that the anchor's difficulty stands for: k * D / T (formula 2 of the facts). */
export function anchorHashrateHs(coinId: number): number {
  return networkHashrateHs({ symbol: requireCoin(coinId).symbol, difficulty: anchorOf(coinId).difficulty });
}

/** Network hashrate in H/s: the anchor's, pulled by what mining paid lately and moved by a bounded walk of its own. */
export function createNetworkHashrate(seed: number, coinId: number, priceUsd: Series): Series {
  const base = anchorHashrateHs(coinId);
  const own = createWalkFrom({ seed, name: `hashrate-${coinId}`, bound: marketRowOf(coinId).behaviour.hashrateBound }, ANCHOR_MS);
  const pull = createRevenuePull(createRevenue(coinId, priceUsd));
  return (atMs) => {
    const moment = modelMoment(atMs);
    return base * Math.exp(own(moment) + REVENUE_ELASTICITY * pull(moment));
  };
}
