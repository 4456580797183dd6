import type { Coin } from '#src/domain/coins.ts';
import { beijingDayStart, DAY_MS, HOUR_MS, lastBeijingDays, MINUTE_MS } from '#src/domain/days.ts';
import { known, type Maybe } from '#src/domain/known.ts';
import type { CoinMarket, DailyPoint } from '../market/market-types.ts';
import type { HistoryDay, Sample } from './history.ts';
import { aboveZero, type Figure, type HashrateSample, type NodeReading, type PoolReading, type PriceReading } from './source.ts';

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

/** What the operator is told of figures that are held back or disagree. */
export type Doubt = 'pool-above-network' | 'node-and-pool-differ' | 'difficulty-old' | 'blocks-unknown';

/** Younger than this a node is believed before a newer figure of the pool (decision E1: then it counts as old). */
const TRUSTED_MS = 15 * MINUTE_MS;
/** Without a younger difficulty no income is told (design: money follows from it). */
const DIFFICULTY_HOLDS_MS = DAY_MS;
/** Figures of a network that are further apart than this do not speak of the same one. */
const MOST_APART = 0.2;
const CURVE_DAYS = 30;
/** A mean is of its whole span, or it is not told: an hour may be missing of a day. */
const MISSING_MS = HOUR_MS;
const MOST_OF_DAY_MS = 20 * HOUR_MS;

/** The figure to believe: the own node's, then the pool's; the newer one where the node has fallen silent. Nought is unknown. */
function trusted(nowMs: number, node: Figure | undefined, pool: Figure | undefined): Figure {
  const [own, other] = [node, pool].map((figure) => (figure && aboveZero(figure.value) !== null ? figure : null));
  if (!own || !other) return own ?? other ?? null;
  return nowMs - own.atMs > TRUSTED_MS && other.atMs > own.atMs ? other : own;
}

/** The figures that a node and a pool may both tell. */
export function trustedFigures({ nowMs, node, pool }: CoinInputs) {
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

/** Mean of a source's own samples over a span up to now; null where they do not reach back so far. */
function meanOfSamples(samples: readonly HashrateSample[], { nowMs, spanMs }: { nowMs: number; spanMs: number }): number | null {
  const within = samples.filter(({ atMs, poolHashrateHs }) => poolHashrateHs !== null && atMs > nowMs - spanMs && atMs <= nowMs);
  const first = Math.min(...within.map(({ atMs }) => atMs));
  return first - (nowMs - spanMs) > MISSING_MS ? null : mean(within.map(({ poolHashrateHs }) => poolHashrateHs));
}

const ownSamples = (samples: readonly Sample[]): readonly HashrateSample[] =>
  samples.map(({ atMs, poolHs, networkHs, difficulty }) => ({ atMs, poolHashrateHs: poolHs, networkHashrateHs: networkHs, difficulty }));

/** Mean of the last whole days, all of them. */
function meanOfDays(days: readonly DailyPoint[], field: 'poolHashrateHs' | 'networkHashrateHs', count: number): number | null {
  const last = days.flatMap((day) => day[field] ?? []).slice(-count);
  return last.length < count ? null : mean(last);
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

/** Whether a source's samples are of a whole day; of today they need not be. */
function isWhole(samples: readonly HashrateSample[] | undefined, isToday: boolean): boolean {
  const moments = samples?.map(({ atMs }) => atMs) ?? [];
  return isToday || Math.max(...moments) - Math.min(...moments) >= MOST_OF_DAY_MS;
}

/** The last 30 Beijing days: the node's, the pool's own history, then ours. A day of which nobody tells anything is left out. */
export function coinDays({ nowMs, node, pool, price, days }: CoinInputs): readonly DailyPoint[] {
  const ofNode = new Map(node?.days.map((day) => [day.dayStartMs, day]));
  const ofPool = samplesByDay(pool?.samples ?? []);
  const ofPrice = new Map(price?.days.map((day) => [day.dayStartMs, day]));
  const ofOurs = new Map(days.map((day) => [day.dayStartMs, day]));
  return lastBeijingDays(nowMs, CURVE_DAYS).flatMap((dayStartMs) => {
    const own = ofNode.get(dayStartMs);
    const ours = ofOurs.get(dayStartMs);
    const told = isWhole(ofPool.get(dayStartMs), dayStartMs === beijingDayStart(nowMs)) || !ours ? ofPool.get(dayStartMs) : undefined;
    const priced = ofPrice.get(dayStartMs);
    const point: DailyPoint = {
      dayStartMs,
      priceUsd: priced?.closeUsd ?? ours?.priceUsd ?? null,
      openUsd: priced?.openUsd ?? ours?.openUsd ?? null,
      networkHashrateHs:
        own?.networkHashrateHs ?? mean(told?.map((each) => aboveZero(each.networkHashrateHs)) ?? []) ?? ours?.networkHs ?? null,
      poolHashrateHs: mean(told?.map((each) => each.poolHashrateHs) ?? []) ?? ours?.poolHs ?? null,
      difficulty: own?.difficulty ?? mean(told?.map((each) => aboveZero(each.difficulty)) ?? []) ?? ours?.difficulty ?? null,
      blockReward: ours?.blockReward ?? null,
      txFeeRatio: ours?.txFeeRatio ?? null,
    };
    const { dayStartMs: _, ...figures } = point;
    return Object.values(figures).some((figure) => figure !== null) ? [point] : [];
  });
}

function doubtsOf(
  { node, pool, nowMs }: CoinInputs,
  { poolHs, networkHs, difficulty }: Record<'poolHs' | 'networkHs' | 'difficulty', Figure>,
): Doubt[] {
  const ofNode = node?.networkHashrateHs?.value;
  const ofPool = pool?.networkHashrateHs?.value;
  const differ = ofNode && ofPool ? Math.abs(ofPool / ofNode - 1) > MOST_APART : false;
  return [
    ...(poolHs && networkHs && poolHs.value > networkHs.value ? (['pool-above-network'] as const) : []),
    ...(differ ? (['node-and-pool-differ'] as const) : []),
    ...(difficulty && nowMs - difficulty.atMs > DIFFICULTY_HOLDS_MS ? (['difficulty-old'] as const) : []),
    ...(pool?.blocks?.some(({ isKnown }) => isKnown === false) ? (['blocks-unknown'] as const) : []),
  ];
}

const oldest = (figures: readonly Figure[]): number | undefined => {
  const moments = figures.flatMap((figure) => figure?.atMs ?? []);
  return moments.length === 0 ? undefined : Math.min(...moments);
};

/** A coin at this moment out of what its sources told, and what of it is in doubt. The model has no part in it (decision J13). */
export function coinFigures(inputs: CoinInputs): {
  readonly market: CoinMarket;
  readonly days: readonly DailyPoint[];
  readonly doubts: readonly Doubt[];
} {
  const { coin, nowMs, node, pool, price, samples } = inputs;
  const { networkHs, difficulty, height, blockReward, blockTimeS } = trustedFigures(inputs);
  const poolHs = pool?.poolHashrateHs ?? null;
  const doubts = doubtsOf(inputs, { poolHs, networkHs, difficulty });
  const isTooLarge = doubts.includes('pool-above-network');
  const days = coinDays(inputs);
  const history = pool?.samples.length ? pool.samples : ownSamples(samples);
  const poolMean = (spanDays: number): number | null =>
    meanOfSamples(history, { nowMs, spanMs: spanDays * DAY_MS }) ?? (spanDays > 1 ? meanOfDays(days, 'poolHashrateHs', spanDays) : null);
  const dayAgo = samples.find(({ atMs, priceUsd: usd }) => usd !== null && Math.abs(nowMs - DAY_MS - atMs) <= MISSING_MS)?.priceUsd;
  const priceUsd = price?.priceUsd?.value ?? null;
  const isOfNode = [networkHs, difficulty].some((figure) => figure && (figure === node?.networkHashrateHs || figure === node?.difficulty));
  const market: CoinMarket = {
    coinId: coin.id,
    priceUsd,
    priceChange24h: price?.change24h?.value ?? (priceUsd !== null && dayAgo ? priceUsd / dayAgo - 1 : null),
    networkHashrateHs: isTooLarge ? null : valueOf(networkHs),
    networkHashrate24hHs: isTooLarge ? null : valueOf(node?.networkHashrateHs),
    networkHashrate7dHs: meanOfDays(days, 'networkHashrateHs', 7),
    difficulty: valueOf(difficulty),
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
    isIncomeWithheld: doubts.includes('difficulty-old'),
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
