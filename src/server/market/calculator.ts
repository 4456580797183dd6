import type { ParsedRequestOf, ResponseOf } from '#src/contracts/schemas.ts';
import { BTC_ID, coinBySymbol } from '#src/domain/coins.ts';
import { dagCoinBySymbol, datasetBytes, epochAt } from '#src/domain/dag.ts';
import { product } from '#src/domain/known.ts';
import { hashrateUnits, toHs } from '#src/domain/units.ts';
import { meanBtcPerHs } from './income.ts';
import type { MarketSnapshot } from './market-types.ts';
import { unixSecondsOf, wireNumberOrNull } from './wire.ts';

/**
 * One day of AI(BTC) for a hashrate, from the mean of the last 7 days: BTC, its worth in CNY, and what it is more than plain BTC at
 * the same fee. Not rounded: the page multiplies by days before it rounds. `feeRate` is in percent, `hashrateUnit` an index in H, K, M, G, T,
 * P, E.
 */
export function accountCalculate(snapshot: MarketSnapshot, request: ParsedRequestOf<'accountCalculate'>): ResponseOf<'accountCalculate'> {
  const hashrateHs = toHs(request.hashrate, hashrateUnits[Number(request.hashrateUnit)] ?? '');
  const perHs = meanBtcPerHs(snapshot);
  const kept = hashrateHs * (1 - request.feeRate / 100);
  const btcUsd = snapshot.coins.get(BTC_ID)?.priceUsd;
  return {
    aiIncome1d: wireNumberOrNull(perHs.ai * kept),
    aiIncome1dCNY: wireNumberOrNull(product(perHs.ai * kept, btcUsd, snapshot.usdCny)),
    difference1d: wireNumberOrNull((perHs.ai - perHs.plain) * kept),
  };
}

/** The height that a source reports of a coin's chain, and when (ms); undefined where the model is the market. */
export function reportedHeight(symbol: string, { coins }: MarketSnapshot): { readonly height: number; readonly atMs: number } | undefined {
  const { height, asOf } = coins.get(coinBySymbol(symbol)?.id ?? 0) ?? {};
  return typeof height === 'number' && asOf?.network !== undefined ? { height, atMs: asOf.network } : undefined;
}

/**
 * The block an Ethash-family chain stands at: as a source reports it, else extrapolated from its public anchor (facts dag.md). ETH gives its last mined block.
 * Undefined for a coin that is not in the DAG calculator, and for one whose height no public source reports.
 */
export function blockAt(symbol: string, snapshot: MarketSnapshot): ResponseOf<'blockQuery'> | undefined {
  const coin = dagCoinBySymbol(symbol);
  if (!coin?.anchor || coin.blockTimeS === null) return undefined;
  const { anchor, blockTimeS } = coin;
  const reported = reportedHeight(symbol, snapshot);
  if (reported) return { coin: coin.symbol, height: reported.height, time: unixSecondsOf(reported.atMs), blockTime: blockTimeS };
  if (coin.status === 'history') {
    const endedAtMs = coinBySymbol(coin.symbol)?.proofOfWorkEndedAtMs;
    return endedAtMs ? { coin: coin.symbol, height: anchor.height, time: unixSecondsOf(endedAtMs), blockTime: blockTimeS } : undefined;
  }
  const blocks = Math.max(0, Math.floor((snapshot.atMs - anchor.atMs) / 1000 / blockTimeS));
  const time = unixSecondsOf(anchor.atMs + blocks * blockTimeS * 1000);
  return { coin: coin.symbol, height: anchor.height + blocks, time, blockTime: blockTimeS };
}

/** The block ETC stands at, with its epoch and the exact size of its DAG. */
export function etcBlock(snapshot: MarketSnapshot): ResponseOf<'ethBlock'> {
  const block = blockAt('ETC', snapshot);
  if (!block) throw new Error('the DAG calculator has no height for ETC');
  const epoch = epochAt('ETC', block.height);
  return { height: block.height, time: block.time, epoch, dagBytes: datasetBytes('ETC', epoch) };
}
