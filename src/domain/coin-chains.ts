import { type ChainSymbol, chainSymbols, idOfCoin } from './chain-ids.ts';
import { dagCoinBySymbol } from './dag.ts';

/**
 * A reward that changes in steps of one length, by height or by time (ms): step 0 begins at `first`. One that never changes has a single step.
 */
export interface RewardRule {
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

/** A block of a chain whose time is known, and how long a block takes since: the block time of its rule, or slower where the chain is known to be. */
export interface ChainHeight {
  readonly height: number;
  readonly atMs: number;
  readonly secondsPerBlock: number;
}

/** What the chain itself decides, beside the figures of the catalogue. */
interface CoinChain {
  /** In coins a block without transaction fees. */
  readonly reward: RewardRule;
  /** Where the chain stood once; present where its reward follows the height. */
  readonly height?: ChainHeight;
}

/** The height that the DAG calculator has. */
function dagHeight(symbol: string): ChainHeight {
  const { anchor = null, blockTimeS = null } = dagCoinBySymbol(symbol) ?? {};
  if (!anchor || blockTimeS === null) throw new Error(`the DAG calculator has no height for ${symbol}`);
  return { ...anchor, secondsPerBlock: blockTimeS };
}

const CHRISTMAS_2025_MS = Date.UTC(2025, 11, 25);

/** Rewards and heights, each with where it was read. */
const coinChains: Readonly<Record<ChainSymbol, CoinChain>> = {
  // The retarget of 2025-12-25 (bitbo.io).
  BTC: { reward: bitcoin, height: { height: 929_376, atMs: CHRISTMAS_2025_MS, secondsPerBlock: 600 } },
  // BCH, BSV: from block 840,000 (April 2024).
  BCH: { reward: bitcoin, height: { height: 930_720, atMs: CHRISTMAS_2025_MS, secondsPerBlock: 600 } },
  BSV: { reward: bitcoin, height: { height: 929_856, atMs: CHRISTMAS_2025_MS, secondsPerBlock: 600 } },
  // litecoin-project/litecoin chainparams.cpp; from the halving at 2,520,000 (2023-08-02).
  LTC: { reward: halvingEvery(840_000, 50), height: { height: 3_024_000, atMs: CHRISTMAS_2025_MS, secondsPerBlock: 150 } },
  // dogecoin/dogecoin src/dogecoin.cpp: 10,000 for ever since block 600,000.
  DOGE: { reward: fixed(10_000) },
  // EIP-3675: no proof of work since 2022-09-15.
  ETH: { reward: fixed(0) },
  ETC: { reward: ethereumClassic, height: dagHeight('ETC') },
  // RavenProject/Ravencoin chainparams.cpp.
  RVN: { reward: halvingEvery(2_100_000, 5_000), height: dagHeight('RVN') },
  // Illustrative: set by vote of its holders in rounds (CIP-94), so no change is known ahead.
  CFX: { reward: fixed(1) },
  // From block 1,692,000 (middle of December 2025).
  ERG: { reward: ergo, height: { height: 1_699_200, atMs: CHRISTMAS_2025_MS, secondsPerBlock: 120 } },
  // alephium Emission.scala, Danube: the stable reward since 2025-11-07; it could only fall with the hashrate of a far larger network.
  ALPH: { reward: fixed(0.15625) },
  KAS: { reward: kaspa },
  AIPG: { reward: aiPowerGrid, height: dagHeight('AIPG') },
  // docs.fractalbitcoin.io, mining overview: 25 halved each 2,100,000 blocks, from the start of its mainnet (2024-09-09).
  FB: { reward: halvingEvery(2_100_000, 25), height: { height: 1_359_360, atMs: CHRISTMAS_2025_MS, secondsPerBlock: 30 } },
};

const byId: ReadonlyMap<number, CoinChain> = new Map(chainSymbols.map((symbol) => [idOfCoin(symbol), coinChains[symbol]]));

/** The chain of a coin; undefined for one that has none of its own or is not known. */
export function chainOf(coinId: number): CoinChain | undefined {
  return byId.get(coinId);
}
