import type { Coin } from '#src/domain/coins.ts';
import { difficultyOfHashrate } from '#src/domain/earnings.ts';
import { ANCHOR_MS, anchorOf } from './anchors.ts';
import { type FollowRule, followRuleOf } from './follow-rules.ts';
import { modelMoment, scheduledHeight } from './network.ts';
import { meanOver } from './noise.ts';
import type { Series } from './noise.ts';
import { createRetarget, followingEachBlock } from './retarget.ts';
import type { DifficultyState } from './retarget.ts';

const SAMPLES = 12;

/** Mean of a series with exponentially fading memory: equal parts of its weight, each taken at its middle. */
function fadingMean(series: Series, atMs: number, halfLifeS: number): number {
  const memoryMs = (halfLifeS / Math.LN2) * 1000;
  let sum = 0;
  for (let index = 0; index < SAMPLES; index += 1) sum += series(atMs + memoryMs * Math.log(1 - (index + 0.5) / SAMPLES));
  return sum / SAMPLES;
}

function followedHashrate(rule: FollowRule, hashrateHs: Series, atMs: number): number {
  return rule.kind === 'relax'
    ? fadingMean(hashrateHs, atMs, rule.halfLifeS)
    : meanOver(hashrateHs, [atMs - rule.windowS * 1000, atMs], SAMPLES);
}

function createFollower(coin: Coin, hashrateHs: Series): (atMs: number) => DifficultyState {
  const rule = followRuleOf(coin.symbol);
  if (!rule) throw new Error(`no difficulty rule for ${coin.symbol}: add a row to follow-rules.ts`);
  const { heightStepS = coin.blockTimeS } = anchorOf(coin.id);
  const stepMs = heightStepS * rule.everyBlocks * 1000;
  return (atMs) => {
    const setAtMs = ANCHOR_MS + Math.floor((atMs - ANCHOR_MS) / stepMs) * stepMs;
    const difficulty = difficultyOfHashrate({ symbol: coin.symbol, hashrateHs: followedHashrate(rule, hashrateHs, setAtMs) });
    return { ...followingEachBlock, difficulty, setAtMs: Math.round(setAtMs), height: scheduledHeight(coin.id, atMs) };
  };
}

/** Difficulty of a coin by its own adjustment rule, as a function of time. Throws for a coin whose rule is not written down. */
export function createDifficulty(coin: Coin, hashrateHs: Series): (atMs: number) => DifficultyState {
  const { difficulty: startDifficulty, height: startHeight } = anchorOf(coin.id);
  const stateAt =
    coin.retargetBlocks === null
      ? createFollower(coin, hashrateHs)
      : createRetarget({
          startMs: ANCHOR_MS,
          startHeight,
          startDifficulty,
          periodBlocks: coin.retargetBlocks,
          blockTimeS: coin.blockTimeS,
          hashesPerDifficultyUnit: coin.hashesPerDifficultyUnit,
          hashrateHs,
        });
  return (atMs) => stateAt(modelMoment(atMs));
}
