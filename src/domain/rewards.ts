import { heightAt, momentOfHeight, type SeenHeight } from './chain-heights.ts';
import { chainOf, type RewardRule } from './coin-chains.ts';
import { type Coin, coinBySymbol } from './coins.ts';

function ruleOf(coinId: number): RewardRule {
  const rule = chainOf(coinId)?.reward;
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
  /** Where the chain was last seen: its block times count from there, else from the catalogue's block. */
  readonly seen?: SeenHeight | undefined;
}

/** Rewards this close, as a part of one, are the same. */
const SAME_REWARD = 0.01;

/**
 * The cuts of a coin's reward after now, by its rule at expected block times, soonest first; none for a coin without cuts or that is not known.
 * AI(BTC) is paid from BTC's. A cut that should have come and, by the stated reward, has not, is expected now.
 */
export function rewardCuts(
  { incomeSymbol }: Pick<Coin, 'incomeSymbol'>,
  { nowMs, untilMs, stated, seen }: CutsQuestion,
): readonly RewardCut[] {
  const coinId = coinBySymbol(incomeSymbol)?.id ?? 0;
  const rule = chainOf(coinId)?.reward;
  if (!rule) return [];
  const step = stepAt(rule, rule.by === 'height' ? heightAt(coinId, nowMs, seen) : nowMs);
  // The step that the pool is in: the expected one, unless it states the reward of a neighbour.
  const steps = [step, step - 1, step + 1];
  const actual = stated === undefined ? step : (steps.find((each) => isSame(rule.rewardOf(each), stated)) ?? step);
  const today = rule.rewardOf(actual);
  const cuts: RewardCut[] = [];
  for (let next = actual + 1; rule.rewardOf(next) !== rule.rewardOf(next - 1); next++) {
    const position = rule.first + next * rule.length;
    const atMs = Math.max(nowMs, rule.by === 'height' ? momentOfHeight(coinId, position, seen) : position);
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
