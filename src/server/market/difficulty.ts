import { type ChainSymbol, chainSymbols } from '#src/domain/chain-ids.ts';
import type { Coin } from '#src/domain/coins.ts';
import { difficultyOfHashrate } from '#src/domain/earnings.ts';
import { ANCHOR_MS, anchorOf } from './anchors.ts';
import { modelMoment, scheduledHeight } from './network.ts';
import { meanOver } from './noise.ts';
import type { Series } from './noise.ts';
import { createRetarget, followingEachBlock } from './retarget.ts';
import type { DifficultyState } from './retarget.ts';

/**
 * How a chain that adjusts by the block follows its hashrate. relax: an exponential memory with this half-life. window: the mean of a window.
 * `everyBlocks`: difficulty stands still between adjustments.
 */
type FollowRule =
  | { readonly kind: 'relax'; readonly halfLifeS: number; readonly everyBlocks: number }
  | { readonly kind: 'window'; readonly windowS: number; readonly everyBlocks: number };

/** By the rules of each chain; for FB a public note says "as BCH". Null: it changes once a period (`retargetBlocks`), or is no longer mined. */
const followRules: Readonly<Record<ChainSymbol, FollowRule | null>> = {
  BTC: null,
  LTC: null,
  ETH: null,
  BCH: { kind: 'relax', halfLifeS: 172_800, everyBlocks: 1 }, // ASERT aserti3-2d
  BSV: { kind: 'window', windowS: 144 * 600, everyBlocks: 1 }, // cw-144
  DOGE: { kind: 'window', windowS: 240, everyBlocks: 1 }, // DigiShield
  ETC: { kind: 'relax', halfLifeS: 2048 * 13.3 * Math.LN2, everyBlocks: 1 }, // EIP-100: 1/2048 a block
  RVN: { kind: 'window', windowS: 180 * 60, everyBlocks: 1 }, // Dark Gravity Wave, 180 blocks
  CFX: { kind: 'window', windowS: 250 * 1.178, everyBlocks: 250 }, // each 250 epochs
  ERG: { kind: 'window', windowS: 8 * 128 * 120, everyBlocks: 128 }, // EIP-37: 8 epochs of 128 blocks
  ALPH: { kind: 'window', windowS: 17 * 8, everyBlocks: 1 }, // 17 intervals of each chain
  KAS: { kind: 'window', windowS: 2641, everyBlocks: 1 }, // sampled window
  AIPG: { kind: 'window', windowS: 180 * 60, everyBlocks: 1 }, // Dark Gravity Wave
  FB: { kind: 'relax', halfLifeS: 172_800, everyBlocks: 1 },
};

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

function ruleOf(coin: Coin): FollowRule {
  const chain = chainSymbols.find((symbol) => symbol === coin.symbol);
  const rule = chain && followRules[chain];
  if (!rule) throw new Error(`no difficulty rule for ${coin.symbol}: add a row to difficulty.ts`);
  return rule;
}

function createFollower(coin: Coin, hashrateHs: Series): (atMs: number) => DifficultyState {
  const rule = ruleOf(coin);
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
