import { datasetBytes, estimateEpoch } from '#src/domain/dag.ts';
import { coinsPerDay, electricityPerDay, netPerDay, shutdownPrice } from '#src/domain/earnings.ts';

/** A tool of the landing page; `type` is that of /tools (spec 2). */
export interface Tool {
  readonly id: 'rigCheck' | 'dag' | 'gpu' | 'asic';
  readonly type: 1 | 2 | 3 | 4;
}

/** In the order of the landing page (spec 2). */
export const tools: readonly Tool[] = [
  { id: 'rigCheck', type: 1 },
  { id: 'dag', type: 2 },
  { id: 'gpu', type: 4 },
  { id: 'asic', type: 3 },
];

const GIB = 2 ** 30;

/** Memory of the cards in the miniature, in GiB. */
export const CARD_SIZES_GIB = [4, 5, 6, 8, 12] as const;
export const DAG_SYMBOL = 'ETC';

/** How much of a card the DAG takes. */
export interface CardFill {
  readonly sizeGib: number;
  /** Ratio of the dataset to the card's memory: above 1 it does not fit. */
  readonly ratio: number;
}

/** The DAG of a day. */
export interface DagNow {
  readonly epoch: number;
  readonly datasetGib: number;
  readonly cards: readonly CardFill[];
}

/** Today's DAG of Ethereum Classic: the epoch is an estimate from its mean block time, the size is exact. Undefined while the time is not known. */
export function dagAt(atMs: number): DagNow | undefined {
  const estimate = atMs > 0 ? estimateEpoch({ symbol: DAG_SYMBOL, atMs }) : undefined;
  if (!estimate) return undefined;
  const datasetGib = datasetBytes(DAG_SYMBOL, estimate.epoch) / GIB;
  return { epoch: estimate.epoch, datasetGib, cards: CARD_SIZES_GIB.map((sizeGib) => ({ sizeGib, ratio: datasetGib / sizeGib })) };
}

/** The miner of the example: round figures of a recent SHA256 model, at USD per kWh. */
export const exampleMiner = { hashrateThs: 200, powerW: 3500, usdPerKwh: 0.055, coinPriceUsd: 95_000 } as const;
const exampleChain = { symbol: 'BTC', difficulty: 150e12, blockReward: 3.125, feeRate: 0.02 } as const;

/** Coin prices under the bars of the example, USD. */
export const barPricesUsd = Array.from({ length: 20 }, (_, index) => 30_000 + index * 4_000);

/** A day of the example miner. */
const exampleDay = {
  coinsPerDay: coinsPerDay({ ...exampleChain, hashrateHs: exampleMiner.hashrateThs * 1e12 }),
  electricityPerDay: electricityPerDay({ powerW: exampleMiner.powerW, pricePerKwh: exampleMiner.usdPerKwh }),
};

/** USD a day that the example miner earns after electricity at a coin price. */
export function netUsdPerDay(coinPriceUsd: number): number | undefined {
  return netPerDay({ ...exampleDay, coinPrice: coinPriceUsd });
}

/** The coin price at which the example miner earns its electricity and no more. */
export const shutdownPriceUsd = shutdownPrice(exampleDay);
