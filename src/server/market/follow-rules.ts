import type { ChainSymbol } from '#src/domain/chain-ids.ts';

/**
 * How a chain that adjusts by the block follows its hashrate. relax: an exponential memory with this half-life. window: the mean of a window.
 * `everyBlocks`: difficulty stands still between adjustments.
 */
export type FollowRule =
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

const bySymbol: ReadonlyMap<string, FollowRule | null> = new Map(Object.entries(followRules));

/** How a coin's difficulty follows its hashrate: null where it changes once a period, undefined where nothing is written down. */
export function followRuleOf(symbol: string): FollowRule | null | undefined {
  return bySymbol.get(symbol);
}
