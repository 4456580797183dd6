import { heightAt } from '#src/domain/chain-heights.ts';
import { dagCoinBySymbol } from '#src/domain/dag.ts';
import { coins } from '#src/domain/coins.ts';
import { type CoinAnchor, marketRowOf } from './market-catalogue.ts';

/** Model time runs between these moments; outside them it stands still, so that a wrong clock gives old figures and not nonsense. */
export const ANCHOR_MS = Date.UTC(2025, 11, 25);
export const MODEL_END_MS = Date.UTC(2060, 0, 1);

/** USD/CNY at the anchor: sample, no source read. */
export const USD_CNY_ANCHOR = 7.0;

interface KnownAnchor extends CoinAnchor {
  readonly height: number;
  /** Seconds per step of `height` where that is not the block time. */
  readonly heightStepS?: number;
}

/** Height at ANCHOR_MS and seconds per block as the DAG calculator has them, so that both have the same height; a fraction of a block may remain. */
function heightOfDagCalculator(symbol: string): Pick<KnownAnchor, 'height' | 'heightStepS'> {
  const coin = dagCoinBySymbol(symbol);
  if (!coin?.anchor || coin.blockTimeS === null) throw new Error(`the DAG calculator has no height for ${symbol}`);
  return { height: coin.anchor.height + (ANCHOR_MS - coin.anchor.atMs) / 1000 / coin.blockTimeS, heightStepS: coin.blockTimeS };
}

const anchors: ReadonlyMap<number, KnownAnchor> = new Map(
  coins.flatMap(({ id, symbol }) => {
    const { anchor } = marketRowOf(id);
    if (!anchor) return [];
    const height = anchor.isHeightOfDag ? heightOfDagCalculator(symbol) : { height: anchor.height ?? heightAt(id, ANCHOR_MS) };
    return [[id, { ...anchor, ...height }] as const];
  }),
);

/** Where a coin stood at ANCHOR_MS. Throws for AI(BTC), which has no chain of its own, and for a coin that is not known. */
export function anchorOf(coinId: number): KnownAnchor {
  const anchor = anchors.get(coinId);
  if (!anchor) throw new Error(`no market anchor for coin ${coinId}`);
  return anchor;
}
