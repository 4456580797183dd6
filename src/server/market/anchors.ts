import { heightAt } from '#src/domain/chain-heights.ts';
import { dagCoinBySymbol } from '#src/domain/dag.ts';

/** Model time runs between these moments; outside them it stands still, so that a wrong clock gives old figures and not nonsense. */
export const ANCHOR_MS = Date.UTC(2025, 11, 25);
export const MODEL_END_MS = Date.UTC(2060, 0, 1);

/**
 * How far an anchor can be trusted: `verified`: a public source was read; `sample`: the right order of magnitude, no source read;
 * `illustrative`: no public figure exists, invented to be plausible (AIPG and FB).
 */
type AnchorTrust = 'verified' | 'sample' | 'illustrative';

/** Where a coin stood at ANCHOR_MS. Difficulty in the chain's own units; price in USD per coin. */
interface CoinAnchor {
  readonly coinId: number;
  readonly priceUsd: number;
  readonly priceTrust: AnchorTrust;
  readonly difficulty: number;
  readonly difficultyTrust: AnchorTrust;
  readonly height: number;
  /** Seconds per step of `height` where that is not the block time: RVN runs a little slow, CFX counts pivot blocks. */
  readonly heightStepS?: number;
  readonly source: string;
}

/** USD/CNY at the anchor: sample, no source read. */
export const USD_CNY_ANCHOR = 7.0;

/** Height at ANCHOR_MS and seconds per block as the DAG calculator has them, so that both have the same height; a fraction of a block may remain. */
function heightOfDagCalculator(symbol: string): Pick<CoinAnchor, 'height' | 'heightStepS'> {
  const coin = dagCoinBySymbol(symbol);
  if (!coin?.anchor || coin.blockTimeS === null) throw new Error(`the DAG calculator has no height for ${symbol}`);
  return { height: coin.anchor.height + (ANCHOR_MS - coin.anchor.atMs) / 1000 / coin.blockTimeS, heightStepS: coin.blockTimeS };
}

/**
 * Merged-mined FB has no published figure: about 420 EH/s of BTC's hashrate at 30 s a block, and AIPG about 90 GH/s, at which a card earns what RVN pays.
 */
const coinAnchors: readonly CoinAnchor[] = [
  {
    coinId: 1,
    priceUsd: 87_000,
    priceTrust: 'verified',
    difficulty: 148.2e12,
    difficultyTrust: 'verified',
    height: heightAt(1, ANCHOR_MS),
    source: 'bitbo.io, cryptothreads.blog: 148.2 T set at 929376, next 931392 on 2026-01-08; market notes 2025-12-25',
  },
  {
    coinId: 2,
    priceUsd: 580,
    priceTrust: 'sample',
    difficulty: 900e9,
    difficultyTrust: 'sample',
    height: heightAt(2, ANCHOR_MS),
    source: 'height extrapolated from block 840000 (2024-04-04)',
  },
  {
    coinId: 3,
    priceUsd: 18,
    priceTrust: 'sample',
    difficulty: 80e9,
    difficultyTrust: 'sample',
    height: heightAt(3, ANCHOR_MS),
    source: 'height extrapolated from block 840000 (April 2024)',
  },
  {
    coinId: 4,
    priceUsd: 77,
    priceTrust: 'sample',
    difficulty: 118.2e6,
    difficultyTrust: 'verified',
    height: heightAt(4, ANCHOR_MS),
    source: 'rfq.news article, 2025, undated; height from the halving 2520000 (2023-08-02), on a period boundary',
  },
  {
    coinId: 6,
    priceUsd: 0.13,
    priceTrust: 'sample',
    difficulty: 47.3e6,
    difficultyTrust: 'sample',
    height: 6_020_000,
    source: 'difficulty from the hashrate of LTC (merged mining)',
  },
  {
    coinId: 7,
    priceUsd: 3_000,
    priceTrust: 'verified',
    difficulty: 0,
    difficultyTrust: 'verified',
    height: 15_537_393,
    source: 'market notes 2025-12-25; last block with proof of work by EIP-3675',
  },
  {
    coinId: 17,
    priceUsd: 12,
    priceTrust: 'sample',
    difficulty: 4.0e15,
    difficultyTrust: 'sample',
    ...heightOfDagCalculator('ETC'),
    source: 'height as in the DAG calculator (19250000 on 2024-02-05)',
  },
  {
    coinId: 18,
    priceUsd: 0.007,
    priceTrust: 'sample',
    difficulty: 70_000,
    difficultyTrust: 'sample',
    ...heightOfDagCalculator('RVN'),
    source: 'height as in the DAG calculator (2100000 on 2022-01-11, 60.4 s a block)',
  },
  {
    coinId: 19,
    priceUsd: 0.07,
    priceTrust: 'sample',
    difficulty: 1.685e12,
    difficultyTrust: 'sample',
    ...heightOfDagCalculator('CFX'),
    source: 'dincray.com, undated; pivot height as in the DAG calculator (129680000 on 2025-09-01)',
  },
  {
    coinId: 22,
    priceUsd: 0.4,
    priceTrust: 'sample',
    difficulty: 1.2e15,
    difficultyTrust: 'sample',
    height: heightAt(22, ANCHOR_MS),
    source: 'height extrapolated from block 1692000 (mid December 2025)',
  },
  {
    coinId: 31,
    priceUsd: 0.1,
    priceTrust: 'sample',
    difficulty: 1e15,
    difficultyTrust: 'sample',
    height: 5_187_000,
    source: 'height of one chain, extrapolated over 64 s, 16 s (2024-06-12) and 8 s (2025-07-15) blocks',
  },
  {
    coinId: 34,
    priceUsd: 0.045,
    priceTrust: 'sample',
    difficulty: 25e15,
    difficultyTrust: 'sample',
    height: 312_341_000,
    source: 'DAA score extrapolated from 110165000 (2025-05-05)',
  },
  {
    coinId: 44,
    priceUsd: 0.01,
    priceTrust: 'illustrative',
    difficulty: 1_260,
    difficultyTrust: 'illustrative',
    ...heightOfDagCalculator('AIPG'),
    source: 'height as in the DAG calculator (genesis 2023-07-03)',
  },
  {
    coinId: 47,
    priceUsd: 0.4,
    priceTrust: 'sample',
    difficulty: 2.93e12,
    difficultyTrust: 'illustrative',
    height: heightAt(47, ANCHOR_MS),
    source: 'height extrapolated from the start of mainnet (2024-09-09)',
  },
];

const byId: ReadonlyMap<number, CoinAnchor> = new Map(coinAnchors.map((anchor) => [anchor.coinId, anchor]));

/** The anchor of a coin. Throws when the catalogue grew and this table did not. */
export function anchorOf(coinId: number): CoinAnchor {
  const anchor = byId.get(coinId);
  if (!anchor) throw new Error(`no market anchor for coin ${coinId}: add a row to anchors.ts`);
  return anchor;
}
