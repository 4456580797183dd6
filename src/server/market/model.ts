import { AI_BTC_ID, BTC_ID, coins } from '#src/domain/coins.ts';
import type { Coin } from '#src/domain/coins.ts';
import { lastBeijingDays } from '#src/domain/days.ts';
import { ANCHOR_MS } from './anchors.ts';
import { marketRowOf } from './market-catalogue.ts';
import { createCoinEngine, CURVE_DAYS, endedSeries } from './coin-engine.ts';
import type { CoinEngine, CoinSeries } from './coin-engine.ts';
import { createDifficulty } from './difficulty.ts';
import type { Market, ModelCoin, ModelDay, ModelSnapshot } from './market-types.ts';
import { anchorHashrateHs, createNetworkHashrate, modelMoment, requireCoin } from './network.ts';
import { createWalk, createWalkFrom } from './noise.ts';
import type { Series } from './noise.ts';
import { createAiRatio, createPrice, createUsdCny } from './price.ts';

export type { Market, MarketSnapshot, ModelCoin, ModelSnapshot } from './market-types.ts';

/** Ids that the model ties together: AI(BTC) mines BTC, DOGE is mined with LTC. */
const LTC_ID = 4;
const DOGE_ID = 6;

/** The pool's part of a network's hashrate over time. */
function createShare(seed: number, coinId: number): Series {
  const { poolShare, shareBound } = marketRowOf(coinId).behaviour;
  const walk = createWalkFrom({ seed, name: `share-${coinId}`, bound: shareBound }, ANCHOR_MS);
  return (atMs) => poolShare * Math.exp(walk(atMs));
}

/** How far the transaction fees of a block wander (in the logarithm). */
const TX_FEE_BOUND = 0.5;

/** Transaction fees over block rewards; no public source is read, the size is illustrative. */
function createTxFeeRatio(seed: number, coinId: number): Series {
  const { txFeeRatio = 0 } = marketRowOf(coinId).behaviour;
  const walk = createWalkFrom({ seed, name: `tx-fee-${coinId}`, bound: TX_FEE_BOUND }, ANCHOR_MS);
  return (atMs) => (txFeeRatio === 0 ? 0 : txFeeRatio * Math.exp(walk(modelMoment(atMs))));
}

/** How far the mean machine of a coin's miners wanders (in the logarithm). */
const MACHINE_BOUND = 0.25;

/** Hashrate of the pool's mean machine of a coin, H/s: no two coins are mined by the same machines. */
function createMachine(seed: number, coinId: number): Series {
  const { machineHs } = marketRowOf(coinId).behaviour;
  const walk = createWalk({ seed, name: `machine-${coinId}`, bound: MACHINE_BOUND });
  return (atMs) => machineHs * Math.exp(walk(modelMoment(atMs)));
}

/** Merged mining: miners of LTC mine DOGE, so that one hashrate is a fixed multiple of the other (about 1). */
function createDogeHashrate(ltcHashrateHs: Series): Series {
  const ratio = anchorHashrateHs(DOGE_ID) / anchorHashrateHs(LTC_ID);
  return (atMs) => ratio * ltcHashrateHs(atMs);
}

function minedSeries(seed: number, coin: Coin, base: Pick<CoinSeries, 'priceUsd' | 'networkHashrateHs'>): CoinSeries {
  const share = createShare(seed, coin.id);
  return {
    ...base,
    coinId: coin.id,
    chainCoinId: coin.id,
    poolHashrateHs: (atMs) => base.networkHashrateHs(atMs) * share(modelMoment(atMs)),
    txFeeRatio: createTxFeeRatio(seed, coin.id),
    machineHs: createMachine(seed, coin.id),
    difficultyAt: createDifficulty(coin, base.networkHashrateHs),
  };
}

/** The series of every coin; the tied ones share the hashrate of the chain they belong to. */
function createAllSeries(seed: number): readonly CoinSeries[] {
  const chainSeries = (coinId: number): CoinSeries => {
    const walk = createPrice(seed, coinId);
    const priceUsd: Series = (atMs) => walk(modelMoment(atMs));
    const coin = requireCoin(coinId);
    if (coin.proofOfWorkEndedAtMs !== null) return endedSeries(coinId, priceUsd);
    const networkHashrateHs =
      coinId === DOGE_ID ? createDogeHashrate(ltc.networkHashrateHs) : createNetworkHashrate(seed, coinId, priceUsd);
    return minedSeries(seed, coin, { priceUsd, networkHashrateHs });
  };
  const btc = chainSeries(BTC_ID);
  const ltc = chainSeries(LTC_ID);
  const aiShare = createShare(seed, AI_BTC_ID);
  const aiBtc: CoinSeries = {
    ...btc,
    coinId: AI_BTC_ID,
    machineHs: createMachine(seed, AI_BTC_ID),
    poolHashrateHs: (atMs) => btc.networkHashrateHs(atMs) * aiShare(modelMoment(atMs)),
  };
  const known = new Map([btc, ltc, aiBtc].map((series) => [series.coinId, series]));
  return coins.map((coin) => known.get(coin.id) ?? chainSeries(coin.id));
}

function createEngines(seed: number): ReadonlyMap<number, CoinEngine> {
  return new Map(createAllSeries(seed).map((series) => [series.coinId, createCoinEngine(series)]));
}

function engineOf(engines: ReadonlyMap<number, CoinEngine>, coinId: number): CoinEngine {
  const engine = engines.get(coinId);
  if (!engine) throw new Error(`coin ${coinId} is not in the catalogue`);
  return engine;
}

/**
 * The market of a seed: every figure of every coin as a function of time. The same seed and moment give the same figures in
 * every process; nothing is stored. `seed` is a whole number; moments are ms since 1970, a RangeError for what is none.
 */
export function createMarket(seed: number): Market {
  const engines = createEngines(seed);
  const usdCny = createUsdCny(seed);
  const aiRatio = createAiRatio(seed);

  const snapshot = (atMs: number): ModelSnapshot => {
    if (!Number.isFinite(atMs)) throw new RangeError(`${atMs} is no moment`);
    const current = new Map<number, ModelCoin>(coins.map((coin) => [coin.id, engineOf(engines, coin.id).at(atMs)]));
    const days = new Map<number, readonly ModelDay[]>();
    const daily = (coinId: number): readonly ModelDay[] => {
      const points = days.get(coinId) ?? engineOf(engines, coinId).daily(atMs);
      days.set(coinId, points);
      return points;
    };
    return {
      atMs,
      usdCny: usdCny(modelMoment(atMs)),
      coins: current,
      daily,
      aiRatio: lastBeijingDays(atMs, CURVE_DAYS).map((dayStartMs) => ({ dayStartMs, ratio: aiRatio(dayStartMs) })),
    };
  };
  return { snapshot, day: (coinId, span) => engineOf(engines, coinId).day(span) };
}
