/** How a coin's figures move. None of this has a public source: shares and rigs are illustrative, the rest is tuned to look like the market. */
interface CoinBehaviour {
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

const sha256Machine = 150e12;

const behaviours: ReadonlyMap<number, CoinBehaviour> = new Map([
  [
    1,
    {
      marketBeta: 1,
      priceBound: 0.5,
      hashrateBound: 0.24,
      poolShare: 0.0108,
      shareBound: 0.12,
      txFeeRatio: 0.011,
      machineHs: sha256Machine,
    },
  ],
  [2, { marketBeta: 1, priceBound: 0.6, hashrateBound: 0.25, poolShare: 0.034, shareBound: 0.2, machineHs: sha256Machine }],
  [3, { marketBeta: 0.9, priceBound: 0.6, hashrateBound: 0.3, poolShare: 0.04, shareBound: 0.25, machineHs: sha256Machine }],
  [4, { marketBeta: 1, priceBound: 0.55, hashrateBound: 0.24, poolShare: 0.032, shareBound: 0.15, machineHs: 9.5e9 }],
  [6, { marketBeta: 1.1, priceBound: 0.75, hashrateBound: 0.24, poolShare: 0.031, shareBound: 0.15, machineHs: 9.5e9 }],
  [7, { marketBeta: 1.1, priceBound: 0.6, hashrateBound: 0, poolShare: 0, shareBound: 0, machineHs: 1 }],
  [9, { marketBeta: 1, priceBound: 0.5, hashrateBound: 0.24, poolShare: 0.0058, shareBound: 0.14, machineHs: sha256Machine }],
  [17, { marketBeta: 1, priceBound: 0.6, hashrateBound: 0.2, poolShare: 0.027, shareBound: 0.2, txFeeRatio: 0.002, machineHs: 380e6 }],
  [18, { marketBeta: 1, priceBound: 0.75, hashrateBound: 0.3, poolShare: 0.08, shareBound: 0.2, machineHs: 122e6 }],
  [19, { marketBeta: 1, priceBound: 0.7, hashrateBound: 0.25, poolShare: 0.022, shareBound: 0.2, machineHs: 190e6 }],
  [22, { marketBeta: 1, priceBound: 0.65, hashrateBound: 0.25, poolShare: 0.035, shareBound: 0.2, machineHs: 640e6 }],
  [31, { marketBeta: 1, priceBound: 0.7, hashrateBound: 0.25, poolShare: 0.031, shareBound: 0.2, machineHs: 2.5e12 }],
  [34, { marketBeta: 1.1, priceBound: 0.75, hashrateBound: 0.25, poolShare: 0.007, shareBound: 0.2, machineHs: 15e12 }],
  [44, { marketBeta: 0.8, priceBound: 0.75, hashrateBound: 0.35, poolShare: 0.145, shareBound: 0.2, machineHs: 122e6 }],
  [47, { marketBeta: 1, priceBound: 0.8, hashrateBound: 0.25, poolShare: 0.007, shareBound: 0.2, machineHs: sha256Machine }],
]);

/** How a coin behaves. Throws when the catalogue grew and this table did not. */
export function behaviourOf(coinId: number): CoinBehaviour {
  const behaviour = behaviours.get(coinId);
  if (!behaviour) throw new Error(`no market behaviour for coin ${coinId}: add a row to behaviour.ts`);
  return behaviour;
}
