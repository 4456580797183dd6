import type { CoinSymbol } from '#src/domain/chain-ids.ts';
import { coins } from '#src/domain/coins.ts';

/**
 * How far an anchor can be trusted: `verified`: a public source was read; `sample`: the right order of magnitude, no source read;
 * `illustrative`: no public figure exists, invented to be plausible (AIPG and FB).
 */
type AnchorTrust = 'verified' | 'sample' | 'illustrative';

/** Where a coin stood when the model begins. Difficulty in the chain's own units; price in USD per coin. */
export interface CoinAnchor {
  readonly priceUsd: number;
  readonly priceTrust: AnchorTrust;
  readonly difficulty: number;
  readonly difficultyTrust: AnchorTrust;
  /** Where neither its chain nor the DAG calculator has it. */
  readonly height?: number;
  /** Its height and the seconds per block are those of the DAG calculator: RVN runs a little slow, CFX counts pivot blocks. */
  readonly isHeightOfDag?: boolean;
  readonly source: string;
}

/** How a coin's figures move. None of this has a public source: shares and rigs are illustrative, the rest is tuned to look like the market. */
export interface CoinBehaviour {
  /** How strongly the price follows the whole market: a moderate part, so that each coin has a curve of its own. */
  readonly marketBeta: number;
  /** Bounds of the coin's own walks, in the logarithm. */
  readonly priceBound: number;
  readonly hashrateBound: number;
  /** The pool's part of the network's hashrate at the anchor, and how far it wanders (in the logarithm). */
  readonly poolShare: number;
  readonly shareBound: number;
  /** Transaction fees over block rewards at the anchor; nothing where no one is paid by FPPS. */
  readonly txFeeRatio?: number;
  /** Hashrate of a typical machine of this coin, H/s: what the count of miners follows from. */
  readonly machineHs: number;
}

/** What the embedded pool decides about a coin: what a new database is first filled with. */
interface PoolTerms {
  /** Shown unless it says otherwise. */
  readonly isShow?: boolean;
  /** Mined on the side and shown inside its parent's row. */
  readonly isAux?: boolean;
  /** Ratios 0..1, one per income type, in the same order; the first pair is the one that shown incomes follow. */
  readonly feeRates: readonly number[];
  readonly incomeTypes: readonly string[];
  /** Least balance that is paid out, in coins. */
  readonly minPay: number;
}

/** What the server knows of a coin beside the catalogue of the pages. */
interface MarketRow {
  readonly pool: PoolTerms;
  readonly behaviour: CoinBehaviour;
  /** Undefined for AI(BTC), which stands on BTC's. */
  readonly anchor?: CoinAnchor;
  readonly coinGeckoId?: string;
  /** Where a node of the Bitcoin Core kind listens unless its own settings say otherwise. */
  readonly rpcPort?: number;
}

const sha256Machine = 150e12;

/**
 * By symbol. Fixed by the product: ETC (FPPS, 2%, 0.1), DOGE (PPLNS), ETH (0.1). The other fees and minimums are usual values chosen for the
 * embedded pool. AI(BTC) has the fee of BTC, which its ratio is measured against.
 * Merged-mined FB has no published figure: about 420 EH/s of BTC's hashrate at 30 s a block, and AIPG about 90 GH/s, at which a card earns what RVN pays.
 */
const marketCatalogue: Readonly<Record<CoinSymbol, MarketRow>> = {
  'AI(BTC)': {
    pool: { incomeTypes: ['PPS'], feeRates: [0.02], minPay: 0.001 },
    behaviour: { marketBeta: 1, priceBound: 0.5, hashrateBound: 0.24, poolShare: 0.0058, shareBound: 0.14, machineHs: sha256Machine },
  },
  BTC: {
    pool: { incomeTypes: ['FPPS', 'PPLNS'], feeRates: [0.02, 0.01], minPay: 0.001 },
    behaviour: {
      marketBeta: 1,
      priceBound: 0.5,
      hashrateBound: 0.24,
      poolShare: 0.0108,
      shareBound: 0.12,
      txFeeRatio: 0.011,
      machineHs: sha256Machine,
    },
    anchor: {
      priceUsd: 87_000,
      priceTrust: 'verified',
      difficulty: 148.2e12,
      difficultyTrust: 'verified',
      source: 'bitbo.io, cryptothreads.blog: 148.2 T set at 929376, next 931392 on 2026-01-08; market notes 2025-12-25',
    },
    coinGeckoId: 'bitcoin',
  },
  BCH: {
    pool: { incomeTypes: ['PPS+'], feeRates: [0.02], minPay: 0.01 },
    behaviour: { marketBeta: 1, priceBound: 0.6, hashrateBound: 0.25, poolShare: 0.034, shareBound: 0.2, machineHs: sha256Machine },
    anchor: {
      priceUsd: 580,
      priceTrust: 'sample',
      difficulty: 900e9,
      difficultyTrust: 'sample',
      source: 'height extrapolated from block 840000 (2024-04-04)',
    },
    coinGeckoId: 'bitcoin-cash',
  },
  LTC: {
    pool: { incomeTypes: ['PPS+', 'PPLNS'], feeRates: [0.02, 0.01], minPay: 0.02 },
    behaviour: { marketBeta: 1, priceBound: 0.55, hashrateBound: 0.24, poolShare: 0.032, shareBound: 0.15, machineHs: 9.5e9 },
    anchor: {
      priceUsd: 77,
      priceTrust: 'sample',
      difficulty: 118.2e6,
      difficultyTrust: 'verified',
      source: 'rfq.news article, 2025, undated; height from the halving 2520000 (2023-08-02), on a period boundary',
    },
    coinGeckoId: 'litecoin',
    rpcPort: 9332,
  },
  ETC: {
    pool: { incomeTypes: ['FPPS'], feeRates: [0.02], minPay: 0.1 },
    behaviour: {
      marketBeta: 1,
      priceBound: 0.6,
      hashrateBound: 0.2,
      poolShare: 0.027,
      shareBound: 0.2,
      txFeeRatio: 0.002,
      machineHs: 380e6,
    },
    anchor: {
      priceUsd: 12,
      priceTrust: 'sample',
      difficulty: 4.0e15,
      difficultyTrust: 'sample',
      isHeightOfDag: true,
      source: 'height as in the DAG calculator (19250000 on 2024-02-05)',
    },
    coinGeckoId: 'ethereum-classic',
  },
  KAS: {
    pool: { incomeTypes: ['PPS+'], feeRates: [0.01], minPay: 100 },
    behaviour: { marketBeta: 1.1, priceBound: 0.75, hashrateBound: 0.25, poolShare: 0.007, shareBound: 0.2, machineHs: 15e12 },
    anchor: {
      priceUsd: 0.045,
      priceTrust: 'sample',
      difficulty: 25e15,
      difficultyTrust: 'sample',
      height: 312_341_000,
      source: 'DAA score extrapolated from 110165000 (2025-05-05)',
    },
    coinGeckoId: 'kaspa',
  },
  BSV: {
    pool: { incomeTypes: ['PPS+'], feeRates: [0.02], minPay: 0.01 },
    behaviour: { marketBeta: 0.9, priceBound: 0.6, hashrateBound: 0.3, poolShare: 0.04, shareBound: 0.25, machineHs: sha256Machine },
    anchor: {
      priceUsd: 18,
      priceTrust: 'sample',
      difficulty: 80e9,
      difficultyTrust: 'sample',
      source: 'height extrapolated from block 840000 (April 2024)',
    },
    coinGeckoId: 'bitcoin-cash-sv',
  },
  RVN: {
    pool: { incomeTypes: ['PPLNS'], feeRates: [0.01], minPay: 10 },
    behaviour: { marketBeta: 1, priceBound: 0.75, hashrateBound: 0.3, poolShare: 0.08, shareBound: 0.2, machineHs: 122e6 },
    anchor: {
      priceUsd: 0.007,
      priceTrust: 'sample',
      difficulty: 70_000,
      difficultyTrust: 'sample',
      isHeightOfDag: true,
      source: 'height as in the DAG calculator (2100000 on 2022-01-11, 60.4 s a block)',
    },
    coinGeckoId: 'ravencoin',
    rpcPort: 8766,
  },
  CFX: {
    pool: { incomeTypes: ['PPLNS'], feeRates: [0.01], minPay: 5 },
    behaviour: { marketBeta: 1, priceBound: 0.7, hashrateBound: 0.25, poolShare: 0.022, shareBound: 0.2, machineHs: 190e6 },
    anchor: {
      priceUsd: 0.07,
      priceTrust: 'sample',
      difficulty: 1.685e12,
      difficultyTrust: 'sample',
      isHeightOfDag: true,
      source: 'dincray.com, undated; pivot height as in the DAG calculator (129680000 on 2025-09-01)',
    },
    coinGeckoId: 'conflux-token',
  },
  ERG: {
    pool: { incomeTypes: ['PPLNS'], feeRates: [0.01], minPay: 0.5 },
    behaviour: { marketBeta: 1, priceBound: 0.65, hashrateBound: 0.25, poolShare: 0.035, shareBound: 0.2, machineHs: 640e6 },
    anchor: {
      priceUsd: 0.4,
      priceTrust: 'sample',
      difficulty: 1.2e15,
      difficultyTrust: 'sample',
      source: 'height extrapolated from block 1692000 (mid December 2025)',
    },
    coinGeckoId: 'ergo',
  },
  ALPH: {
    pool: { incomeTypes: ['PPS+'], feeRates: [0.01], minPay: 1 },
    behaviour: { marketBeta: 1, priceBound: 0.7, hashrateBound: 0.25, poolShare: 0.031, shareBound: 0.2, machineHs: 2.5e12 },
    anchor: {
      priceUsd: 0.1,
      priceTrust: 'sample',
      difficulty: 1e15,
      difficultyTrust: 'sample',
      height: 5_187_000,
      source: 'height of one chain, extrapolated over 64 s, 16 s (2024-06-12) and 8 s (2025-07-15) blocks',
    },
    coinGeckoId: 'alephium',
  },
  FB: {
    pool: { incomeTypes: ['PPS+'], feeRates: [0.02], minPay: 1 },
    behaviour: { marketBeta: 1, priceBound: 0.8, hashrateBound: 0.25, poolShare: 0.007, shareBound: 0.2, machineHs: sha256Machine },
    anchor: {
      priceUsd: 0.4,
      priceTrust: 'sample',
      difficulty: 2.93e12,
      difficultyTrust: 'illustrative',
      source: 'height extrapolated from the start of mainnet (2024-09-09)',
    },
    coinGeckoId: 'fractal-bitcoin',
  },
  AIPG: {
    pool: { incomeTypes: ['PPLNS'], feeRates: [0.01], minPay: 10 },
    behaviour: { marketBeta: 0.8, priceBound: 0.75, hashrateBound: 0.35, poolShare: 0.145, shareBound: 0.2, machineHs: 122e6 },
    anchor: {
      priceUsd: 0.01,
      priceTrust: 'illustrative',
      difficulty: 1_260,
      difficultyTrust: 'illustrative',
      isHeightOfDag: true,
      source: 'height as in the DAG calculator (genesis 2023-07-03)',
    },
    coinGeckoId: 'ai-power-grid',
  },
  DOGE: {
    pool: { isAux: true, incomeTypes: ['PPLNS'], feeRates: [0.02], minPay: 20 },
    behaviour: { marketBeta: 1.1, priceBound: 0.75, hashrateBound: 0.24, poolShare: 0.031, shareBound: 0.15, machineHs: 9.5e9 },
    anchor: {
      priceUsd: 0.13,
      priceTrust: 'sample',
      difficulty: 47.3e6,
      difficultyTrust: 'sample',
      height: 6_020_000,
      source: 'difficulty from the hashrate of LTC (merged mining)',
    },
    coinGeckoId: 'dogecoin',
    rpcPort: 22_555,
  },
  ETH: {
    pool: { isShow: false, incomeTypes: ['FPPS'], feeRates: [0.02], minPay: 0.1 },
    behaviour: { marketBeta: 1.1, priceBound: 0.6, hashrateBound: 0, poolShare: 0, shareBound: 0, machineHs: 1 },
    anchor: {
      priceUsd: 3_000,
      priceTrust: 'verified',
      difficulty: 0,
      difficultyTrust: 'verified',
      height: 15_537_393,
      source: 'market notes 2025-12-25; last block with proof of work by EIP-3675',
    },
    coinGeckoId: 'ethereum',
  },
};

/** By symbol. */
export const marketRows: ReadonlyMap<string, MarketRow> = new Map(Object.entries(marketCatalogue));
const byId: ReadonlyMap<number, MarketRow> = new Map(
  coins.flatMap(({ id, symbol }) => {
    const row = marketRows.get(symbol);
    return row ? [[id, row] as const] : [];
  }),
);

/** The server's row of a coin. Throws for one that is not in the catalogue. */
export function marketRowOf(coinId: number): MarketRow {
  const row = byId.get(coinId);
  if (!row) throw new Error(`no row for coin ${coinId} in market-catalogue.ts`);
  return row;
}
