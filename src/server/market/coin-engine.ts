import { DAY_MS, lastBeijingDays } from '#src/domain/days.ts';
import { blockReward } from '#src/domain/rewards.ts';
import { anchorOf } from './anchors.ts';
import type { ModelCoin, ModelDay } from './market-types.ts';
import { requireCoin } from './network.ts';
import { meanOver } from './noise.ts';
import type { Series } from './noise.ts';
import { followingEachBlock } from './retarget.ts';
import type { DifficultyState } from './retarget.ts';

/** Days of every curve. */
export const CURVE_DAYS = 30;

const SAMPLES_PER_DAY = 8;
const SAMPLES_PER_FORTNIGHT = 28;

/** What moves one coin. `chainCoinId` is the coin whose blocks it mines: BTC for AI(BTC), else itself. */
export interface CoinSeries {
  readonly coinId: number;
  readonly chainCoinId: number;
  readonly priceUsd: Series;
  readonly networkHashrateHs: Series;
  readonly poolHashrateHs: Series;
  readonly txFeeRatio: Series;
  /** Hashrate of the pool's mean machine, H/s: what the count of miners follows from. */
  readonly machineHs: Series;
  readonly difficultyAt: (atMs: number) => DifficultyState;
}

/** One coin of a market: its figures at a moment and its last 30 Beijing days. */
export interface CoinEngine {
  at(atMs: number): ModelCoin;
  daily(atMs: number): readonly ModelDay[];
  /** The figures of a span of one day, or of the part of it that is over. */
  day(span: readonly [number, number]): ModelDay;
}

const nothing: Series = () => 0;

/** The series of a coin whose proof of work has ended: a price, and nothing else. */
export function endedSeries(coinId: number, priceUsd: Series): CoinSeries {
  const setAtMs = requireCoin(coinId).proofOfWorkEndedAtMs ?? 0;
  const state: DifficultyState = { ...followingEachBlock, difficulty: 0, setAtMs, height: anchorOf(coinId).height };
  return {
    coinId,
    chainCoinId: coinId,
    priceUsd,
    networkHashrateHs: nothing,
    poolHashrateHs: nothing,
    txFeeRatio: nothing,
    machineHs: () => 1,
    difficultyAt: () => state,
  };
}

const dayMeanBefore = (series: Series, atMs: number): number => meanOver(series, [atMs - DAY_MS, atMs], SAMPLES_PER_DAY);

function coinAt(series: CoinSeries, atMs: number): ModelCoin {
  const machineHs = series.machineHs(atMs);
  const state = series.difficultyAt(atMs);
  const priceUsd = series.priceUsd(atMs);
  const poolHashrateHs = series.poolHashrateHs(atMs);
  const meanOfDays = (values: Series, days: number, samples: number): number => meanOver(values, [atMs - days * DAY_MS, atMs], samples);
  const poolMean = (days: number, samples: number): number => meanOfDays(series.poolHashrateHs, days, samples);
  const poolHashrate24hHs = poolMean(1, SAMPLES_PER_DAY);
  return {
    coinId: series.coinId,
    priceUsd,
    priceChange24h: priceUsd / series.priceUsd(atMs - DAY_MS) - 1,
    networkHashrateHs: series.networkHashrateHs(atMs),
    networkHashrate24hHs: dayMeanBefore(series.networkHashrateHs, atMs),
    networkHashrate7dHs: meanOfDays(series.networkHashrateHs, 7, SAMPLES_PER_FORTNIGHT),
    difficulty: state.difficulty,
    difficultySetAtMs: state.setAtMs,
    nextDifficulty: state.next,
    adjustInSeconds: state.adjustInSeconds,
    periodBlocksDone: state.periodBlocksDone,
    adjustments: state.adjustments,
    blockReward: blockReward(series.chainCoinId, state.height, atMs),
    txFeeRatio: dayMeanBefore(series.txFeeRatio, atMs),
    height: state.height,
    poolHashrateHs,
    poolHashrate24hHs,
    poolHashrate7dHs: poolMean(7, SAMPLES_PER_FORTNIGHT),
    poolHashrate14dHs: poolMean(14, SAMPLES_PER_FORTNIGHT),
    poolMiners: Math.round(poolHashrateHs / machineHs),
    poolWorkers: Math.round(poolHashrate24hHs / machineHs),
  };
}

function dayOf(series: CoinSeries, [dayStartMs, endMs]: readonly [number, number]): ModelDay {
  const mean = (values: Series): number => meanOver(values, [dayStartMs, endMs], SAMPLES_PER_DAY);
  return {
    dayStartMs,
    priceUsd: series.priceUsd(endMs),
    openUsd: series.priceUsd(dayStartMs),
    networkHashrateHs: mean(series.networkHashrateHs),
    poolHashrateHs: mean(series.poolHashrateHs),
    difficulty: mean((atMs) => series.difficultyAt(atMs).difficulty),
    blockReward: blockReward(series.chainCoinId, series.difficultyAt(endMs).height, endMs),
    txFeeRatio: dayMeanBefore(series.txFeeRatio, endMs),
  };
}

/** The engine over a coin's series; all of them take ms since 1970. */
export function createCoinEngine(series: CoinSeries): CoinEngine {
  // A day that is over never changes: it is worked out once, and forgotten when it leaves the curve.
  const finishedDays = new Map<number, ModelDay>();
  const finishedDay = (dayStartMs: number): ModelDay => {
    const point = finishedDays.get(dayStartMs) ?? dayOf(series, [dayStartMs, dayStartMs + DAY_MS]);
    finishedDays.set(dayStartMs, point);
    if (finishedDays.size > 2 * CURVE_DAYS) finishedDays.delete([...finishedDays.keys()][0] ?? dayStartMs);
    return point;
  };
  return {
    at: (atMs) => coinAt(series, atMs),
    day: (span) => dayOf(series, span),
    daily: (atMs) =>
      lastBeijingDays(atMs, CURVE_DAYS).map((dayStartMs) =>
        dayStartMs + DAY_MS <= atMs ? finishedDay(dayStartMs) : dayOf(series, [dayStartMs, atMs]),
      ),
  };
}
