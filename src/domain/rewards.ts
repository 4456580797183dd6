import { heightAt, momentOfHeight } from './chain-heights.ts';
import { type Coin, coinBySymbol } from './coins.ts';

/**
 * A reward that changes in steps of one length, by height or by time (ms): step 0 begins at `first`. One that never changes has a single step.
 */
interface RewardRule {
  readonly by: 'height' | 'time';
  readonly first: number;
  readonly length: number;
  readonly rewardOf: (step: number) => number;
}

const halvingEvery = (length: number, initial: number): RewardRule => ({
  by: 'height',
  first: 0,
  length,
  rewardOf: (step) => initial / 2 ** step,
});

const fixed = (reward: number): RewardRule => ({ by: 'time', first: 0, length: Number.POSITIVE_INFINITY, rewardOf: () => reward });

/** bitcoin/bitcoin, BCHN and bitcoin-sv, src/validation.cpp GetBlockSubsidy: 50 halved each 210,000 blocks. */
const bitcoin = halvingEvery(210_000, 50);

/** ECIP-1017: a fifth less in each era of 5,000,000 blocks; whole powers keep 1.6384 from becoming 1.6384000000000003. */
const ethereumClassic: RewardRule = { by: 'height', first: 1, length: 5_000_000, rewardOf: (era) => (5 * 4 ** era) / 5 ** era };

/** ergoplatform/ergo application.conf: the emission falls by 3 each 64,800 blocks; EIP-27 withholds 12, leaves at least 3, and pays those 3 on from it. */
const ergo: RewardRule = { by: 'height', first: 525_600, length: 64_800, rewardOf: (step) => Math.max(3, 75 - 3 * (1 + step) - 12) };

/** rusty-kaspa coinbase.rs SUBSIDY_BY_MONTH_TABLE: 440 KAS a second, halved each year in twelve steps, over ten blocks a second; the smallest part is 1e-8. */
const kaspa: RewardRule = {
  by: 'time',
  first: Date.UTC(2022, 4, 7),
  length: 2_629_800_000,
  rewardOf: (month) => Math.round(44e8 * 2 ** (-month / 12)) / 1e8,
};

/** AI-Power-Grid-Core validation.cpp: 15.625 from 500,000 on, halved at 3,000,000 and each 525,000 then. Whether the chain still runs is not verified. */
const aiPowerGrid: RewardRule = {
  by: 'height',
  first: 3_000_000,
  length: 525_000,
  rewardOf: (step) => 15.625 / 2 ** (step + 1),
};

/** By coin id, in coins a block without transaction fees. */
const rules: ReadonlyMap<number, RewardRule> = new Map([
  [1, bitcoin],
  [2, bitcoin],
  [3, bitcoin],
  // litecoin-project/litecoin chainparams.cpp.
  [4, halvingEvery(840_000, 50)],
  // dogecoin/dogecoin src/dogecoin.cpp: 10,000 for ever since block 600,000.
  [6, fixed(10_000)],
  // EIP-3675: no proof of work since 2022-09-15.
  [7, fixed(0)],
  [17, ethereumClassic],
  // RavenProject/Ravencoin chainparams.cpp.
  [18, halvingEvery(2_100_000, 5_000)],
  // Illustrative: set by vote of its holders in rounds (CIP-94), so no change is known ahead.
  [19, fixed(1)],
  [22, ergo],
  // alephium Emission.scala, Danube: the stable reward since 2025-11-07; it could only fall with the hashrate of a far larger network.
  [31, fixed(0.15625)],
  [34, kaspa],
  [44, aiPowerGrid],
  // docs.fractalbitcoin.io, mining overview: 25 halved each 2,100,000 blocks.
  [47, halvingEvery(2_100_000, 25)],
]);

function ruleOf(coinId: number): RewardRule {
  const rule = rules.get(coinId);
  if (!rule) throw new Error(`no block reward schedule for coin ${coinId}`);
  return rule;
}

/** What lies before the first step is one step, -1. */
const stepAt = ({ first, length }: RewardRule, position: number): number => Math.max(-1, Math.floor((position - first) / length));

/** Reward of the block at `height` (some chains: at `atMs`), in coins, without transaction fees. Throws for a coin without a schedule. */
export function blockReward(coinId: number, height: number, atMs: number): number {
  const rule = ruleOf(coinId);
  return rule.rewardOf(stepAt(rule, rule.by === 'height' ? height : atMs));
}

/** The next cut of a reward that follows the height: where, and to what. */
interface HeightCut {
  readonly height: number;
  readonly reward: number;
}

/** Next cut (halving, era) after `height`, or undefined where none comes or it follows the calendar. Throws for a coin without a schedule. */
export function nextRewardCut(coinId: number, height: number): HeightCut | undefined {
  const rule = ruleOf(coinId);
  const cut = rule.by === 'height' ? cutAfter(rule, height) : undefined;
  return cut && { height: cut.at, reward: cut.reward };
}

function cutAfter(rule: RewardRule, position: number): { at: number; reward: number } | undefined {
  const step = stepAt(rule, position);
  const reward = rule.rewardOf(step + 1);
  return reward === rule.rewardOf(step) ? undefined : { at: rule.first + (step + 1) * rule.length, reward };
}

/** A cut to come: when it is expected, the reward from then on in coins, and what part of today's that is. */
export interface RewardCut {
  readonly atMs: number;
  readonly reward: number;
  readonly factor: number;
}

interface CutsQuestion {
  readonly nowMs: number;
  readonly untilMs: number;
  /** The reward that the pool states, in coins; it decides where a cut comes earlier or later than expected. */
  readonly stated?: number | undefined;
}

/** Rewards this close, as a part of one, are the same. */
const SAME_REWARD = 0.01;

/**
 * The cuts of a coin's reward after now, by its rule at expected block times, soonest first; none for a coin without cuts or that is not known.
 * AI(BTC) is paid from BTC's. A cut that should have come and, by the stated reward, has not, is expected now.
 */
export function rewardCuts({ incomeSymbol }: Pick<Coin, 'incomeSymbol'>, { nowMs, untilMs, stated }: CutsQuestion): readonly RewardCut[] {
  const coinId = coinBySymbol(incomeSymbol)?.id ?? 0;
  const rule = rules.get(coinId);
  if (!rule) return [];
  const step = stepAt(rule, rule.by === 'height' ? heightAt(coinId, nowMs) : nowMs);
  // The step that the pool is in: the expected one, unless it states the reward of a neighbour.
  const steps = [step, step - 1, step + 1];
  const actual = stated === undefined ? step : (steps.find((each) => isSame(rule.rewardOf(each), stated)) ?? step);
  const today = rule.rewardOf(actual);
  const cuts: RewardCut[] = [];
  for (let next = actual + 1; rule.rewardOf(next) !== rule.rewardOf(next - 1); next++) {
    const position = rule.first + next * rule.length;
    const atMs = Math.max(nowMs, rule.by === 'height' ? momentOfHeight(coinId, position) : position);
    if (atMs > untilMs) break;
    const reward = rule.rewardOf(next);
    cuts.push({ atMs, reward, factor: reward / today });
  }
  return cuts;
}

function isSame(reward: number, stated: number): boolean {
  return Math.abs(reward - stated) <= reward * SAME_REWARD;
}

/** The part of today's reward that a coin pays at a moment (ms) after now: 0.5 after a halving, 1 where nothing changes. */
export function rewardFactorAt(coin: Pick<Coin, 'incomeSymbol'>, atMs: number, nowMs: number): number {
  return rewardCuts(coin, { nowMs, untilMs: atMs }).at(-1)?.factor ?? 1;
}
