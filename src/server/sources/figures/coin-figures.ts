import type { Coin } from '#src/domain/coins.ts';
import { beijingDayStart, DAY_MS, HOUR_MS, lastBeijingDays, MINUTE_MS } from '#src/domain/days.ts';
import { known, type Maybe } from '#src/domain/known.ts';
import { isContradiction } from '#src/domain/network-agreement.ts';
import type { CoinMarket, DailyPoint } from '../../market/market-types.ts';
import { withoutContradiction } from './agreement.ts';
import type { HistoryDay, Sample } from './history.ts';
import { aboveZero, type Figure, type HashrateSample, type NodeReading, type PoolReading, type PriceReading } from '../readings.ts';

/** All that is known of a coin. */
export interface CoinInputs {
  readonly coin: Coin;
  readonly nowMs: number;
  readonly node: NodeReading | undefined;
  readonly pool: PoolReading | undefined;
  readonly price: PriceReading | undefined;
  /** Our own history of it, oldest first. */
  readonly samples: readonly Sample[];
  readonly days: readonly HistoryDay[];
}

/** Why figures of a coin are withheld or disagree: reported to the operator. */
export type Doubt = 'pool-above-network' | 'node-and-pool-differ' | 'difficulty-old' | 'price-old' | 'blocks-unknown';

/** Younger than this a node is believed before a newer figure of the pool (then it counts as old). */
const TRUSTED_MS = 15 * MINUTE_MS;
/** Difficulty and price that are older are none: pages make money of whatever they are given. */
const PAID_FROM_MS = DAY_MS;
/** Figures of a network that are further apart than this do not speak of the same one. */
const MOST_APART = 0.2;
const CURVE_DAYS = 30;
/** A mean is of its whole span, or unknown: so much of it has to have samples. */
const LEAST_COVERED = 0.9;
/** How far from a day ago the price may be that a change of 24 hours is counted from. */
const DAY_AGO_WITHIN_MS = HOUR_MS;

/** The figure to believe: the own node's, then the pool's; the newer one where the node has fallen silent. Nought is unknown. */
function trusted(nowMs: number, node: Figure | undefined, pool: Figure | undefined): Figure {
  const [own, other] = [node, pool].map((figure) => (figure && aboveZero(figure.value) !== null ? figure : null));
  if (!own || !other) return own ?? other ?? null;
  return nowMs - own.atMs > TRUSTED_MS && other.atMs > own.atMs ? other : own;
}

/** The figures that a node and a pool may both report. */
export function trustedFigures(inputs: CoinInputs) {
  const { coin, nowMs } = inputs;
  const node = withoutContradiction(coin, inputs.node);
  const pool = withoutContradiction(coin, inputs.pool);
  const of = (field: 'difficulty' | 'height' | 'blockReward' | 'blockTimeS' | 'networkHashrateHs'): Figure =>
    trusted(nowMs, node?.[field], pool?.[field]);
  return {
    networkHs: of('networkHashrateHs'),
    difficulty: of('difficulty'),
    height: of('height'),
    blockReward: of('blockReward'),
    blockTimeS: of('blockTimeS'),
  };
}

const valueOf = (figure: Figure | undefined): number | null => figure?.value ?? null;

function mean(values: readonly Maybe[]): number | null {
  const figures = values.flatMap((value) => known(value) ?? []);
  return figures.length === 0 ? null : figures.reduce((sum, value) => sum + value, 0) / figures.length;
}

/** What one sample stands for, ms: the usual distance between two of them. Nought for fewer than two. */
function spacingOf(samples: readonly HashrateSample[]): number {
  const moments = [...new Set(samples.map(({ atMs }) => atMs))].toSorted((a, b) => a - b);
  const gaps = moments.slice(1).map((atMs, index) => atMs - (moments[index] ?? atMs));
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

/** Mean of a source's own samples over a span up to now; null where less than nine tenths of it have any. */
function meanOfSamples(samples: readonly HashrateSample[], { nowMs, spanMs }: { nowMs: number; spanMs: number }): number | null {
  const within = samples.filter(({ atMs, poolHashrateHs }) => poolHashrateHs !== null && atMs > nowMs - spanMs && atMs <= nowMs);
  const isCovered = within.length * spacingOf(samples) >= LEAST_COVERED * spanMs;
  return isCovered ? mean(within.map(({ poolHashrateHs }) => poolHashrateHs)) : null;
}

const ownSamples = (samples: readonly Sample[]): readonly HashrateSample[] =>
  samples.map(({ atMs, poolHs, networkHs, difficulty }) => ({ atMs, poolHashrateHs: poolHs, networkHashrateHs: networkHs, difficulty }));

interface DaysBefore {
  readonly nowMs: number;
  readonly count: number;
}

/** Mean of the last days up to today; null where less than nine tenths of those very days are known. */
function meanOfDays(
  days: readonly DailyPoint[],
  field: 'poolHashrateHs' | 'networkHashrateHs',
  { nowMs, count }: DaysBefore,
): number | null {
  const span = new Set(lastBeijingDays(nowMs, count));
  const values = days.flatMap((day) => (span.has(day.dayStartMs) ? (day[field] ?? []) : []));
  return values.length < LEAST_COVERED * count ? null : mean(values);
}

/** A source's own samples by the Beijing day they fall on. */
function samplesByDay(samples: readonly HashrateSample[]): ReadonlyMap<number, readonly HashrateSample[]> {
  const days = new Map<number, HashrateSample[]>();
  for (const sample of samples) {
    const start = beijingDayStart(sample.atMs);
    days.set(start, [...(days.get(start) ?? []), sample]);
  }
  return days;
}

/**
 * The last 30 Beijing days: the node's, the pool's own history, then ours. A day of which nothing is known is left out, and so is a day that the pool
 * reports in part, but for today.
 */
export function coinDays({ coin, nowMs, node, pool, price, days }: CoinInputs): readonly DailyPoint[] {
  const ofNode = new Map(node?.days.map((day) => [day.dayStartMs, day]));
  const ofPool = samplesByDay(pool?.samples ?? []);
  const spacingMs = spacingOf(pool?.samples ?? []);
  const ofPrice = new Map(price?.days.map((day) => [day.dayStartMs, day]));
  const ofOurs = new Map(days.map((day) => [day.dayStartMs, day]));
  return lastBeijingDays(nowMs, CURVE_DAYS).flatMap((dayStartMs) => {
    const own = ofNode.get(dayStartMs);
    const ours = ofOurs.get(dayStartMs);
    const samplesOfDay = ofPool.get(dayStartMs) ?? [];
    const isWhole = dayStartMs === beijingDayStart(nowMs) || samplesOfDay.length * spacingMs >= LEAST_COVERED * DAY_MS;
    const whole = isWhole ? samplesOfDay : [];
    const priced = ofPrice.get(dayStartMs);
    const point: DailyPoint = {
      dayStartMs,
      priceUsd: priced?.closeUsd ?? ours?.priceUsd ?? null,
      openUsd: priced?.openUsd ?? ours?.openUsd ?? null,
      networkHashrateHs: own?.networkHashrateHs ?? mean(whole.map((each) => aboveZero(each.networkHashrateHs))) ?? ours?.networkHs ?? null,
      poolHashrateHs: mean(whole.map((each) => each.poolHashrateHs)) ?? ours?.poolHs ?? null,
      difficulty: own?.difficulty ?? mean(whole.map((each) => aboveZero(each.difficulty))) ?? ours?.difficulty ?? null,
      blockReward: ours?.blockReward ?? null,
      txFeeRatio: ours?.txFeeRatio ?? null,
    };
    // A node's day is one count of its own headers; what pools reported, and we sampled, may be of two.
    const isDoubted = !own && isContradiction(coin, { difficulty: point.difficulty, hashrateHs: point.networkHashrateHs });
    const day: DailyPoint = isDoubted ? { ...point, networkHashrateHs: null, difficulty: null } : point;
    const { dayStartMs: _, ...figures } = day;
    return Object.values(figures).some((figure) => figure !== null) ? [day] : [];
  });
}

const isTooOld = (nowMs: number, figure: Figure | undefined): boolean => nowMs - (figure?.atMs ?? nowMs) > PAID_FROM_MS;

function doubtsOf(
  { node, pool, price, nowMs }: CoinInputs,
  { poolHs, networkHs, difficulty }: Record<'poolHs' | 'networkHs' | 'difficulty', Figure>,
): Doubt[] {
  const ofNode = node?.networkHashrateHs?.value;
  const ofPool = pool?.networkHashrateHs?.value;
  const differ = ofNode && ofPool ? Math.abs(ofPool / ofNode - 1) > MOST_APART : false;
  return [
    ...(poolHs && networkHs && poolHs.value > networkHs.value ? (['pool-above-network'] as const) : []),
    ...(differ ? (['node-and-pool-differ'] as const) : []),
    ...(isTooOld(nowMs, difficulty) ? (['difficulty-old'] as const) : []),
    ...(isTooOld(nowMs, price?.priceUsd) ? (['price-old'] as const) : []),
    ...(pool?.blocks?.some(({ isKnown }) => isKnown === false) ? (['blocks-unknown'] as const) : []),
  ];
}

const oldest = (figures: readonly Figure[]): number | undefined => {
  const moments = figures.flatMap((figure) => figure?.atMs ?? []);
  return moments.length === 0 ? undefined : Math.min(...moments);
};

/** A coin at this moment by its sources, and what of it is in doubt. The model has no part in it. */
export function coinFigures(inputs: CoinInputs): {
  readonly market: CoinMarket;
  readonly days: readonly DailyPoint[];
  readonly doubts: readonly Doubt[];
} {
  const { coin, nowMs, pool, price, samples } = inputs;
  const node = withoutContradiction(coin, inputs.node);
  const { networkHs, difficulty, height, blockReward, blockTimeS } = trustedFigures(inputs);
  const poolHs = pool?.poolHashrateHs ?? null;
  const doubts = doubtsOf(inputs, { poolHs, networkHs, difficulty });
  const isTooLarge = doubts.includes('pool-above-network');
  const days = coinDays(inputs);
  const history = pool?.samples.length ? pool.samples : ownSamples(samples);
  const poolMean = (spanDays: number): number | null =>
    meanOfSamples(history, { nowMs, spanMs: spanDays * DAY_MS }) ??
    (spanDays > 1 ? meanOfDays(days, 'poolHashrateHs', { nowMs, count: spanDays }) : null);
  const dayAgo = samples.find(({ atMs, priceUsd: usd }) => usd !== null && Math.abs(nowMs - DAY_MS - atMs) <= DAY_AGO_WITHIN_MS)?.priceUsd;
  const priceUsd = doubts.includes('price-old') ? null : valueOf(price?.priceUsd);
  const isOfNode = [networkHs, difficulty].some((figure) => figure && (figure === node?.networkHashrateHs || figure === node?.difficulty));
  const market: CoinMarket = {
    coinId: coin.id,
    priceUsd,
    priceChange24h: price?.change24h?.value ?? (priceUsd !== null && dayAgo ? priceUsd / dayAgo - 1 : null),
    networkHashrateHs: isTooLarge ? null : valueOf(networkHs),
    networkHashrate24hHs: isTooLarge ? null : valueOf(node?.networkHashrateHs),
    networkHashrate7dHs: meanOfDays(days, 'networkHashrateHs', { nowMs, count: 7 }),
    difficulty: doubts.includes('difficulty-old') ? null : valueOf(difficulty),
    difficultySetAtMs: valueOf(node?.difficultySetAtMs),
    nextDifficulty: valueOf(node?.nextDifficulty),
    adjustInSeconds: valueOf(node?.adjustInSeconds),
    periodBlocksDone: valueOf(node?.periodBlocksDone),
    adjustments: node?.adjustments ?? [],
    blockReward: valueOf(blockReward),
    txFeeRatio: valueOf(node?.txFeeRatio),
    height: valueOf(height),
    blockTimeS: valueOf(blockTimeS),
    poolHashrateHs: isTooLarge ? null : valueOf(poolHs),
    poolHashrate24hHs: valueOf(pool?.poolHashrate24hHs) ?? poolMean(1),
    poolHashrate7dHs: valueOf(pool?.poolHashrate7dHs) ?? poolMean(7),
    poolHashrate14dHs: valueOf(pool?.poolHashrate14dHs) ?? poolMean(14),
    // Addresses, as most engines count them; machines where a pool counts those alone.
    poolMiners: valueOf(pool?.miners) ?? valueOf(pool?.workers),
    poolWorkers: valueOf(pool?.workers),
    asOf: {
      pool: oldest([poolHs, pool?.miners ?? null]),
      network: oldest([networkHs, difficulty]),
      price: price?.priceUsd?.atMs,
      networkFrom: networkHs || difficulty ? (isOfNode ? 'node' : 'pool') : undefined,
      priceFrom: price?.priceUsd?.source === 'coingecko' ? 'coingecko' : undefined,
    },
  };
  return { market, days, doubts };
}
