import type { HashratePoint, PricePoint } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { difficultyOfHashrate } from '#src/domain/earnings.ts';
import { known } from '#src/domain/known.ts';
import { type DatedFigure, growthPerDay, meanOfSpan } from '#src/domain/machine-earnings.ts';
import { toHs } from '#src/domain/units.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import { REFRESH_MS } from '#src/parts/coin-queries.ts';
import type { MarketCourse } from './market.ts';

/** The spans that price and difficulty are taken of. */
export const spans = ['now', 'day', 'week'] as const;
export type Span = (typeof spans)[number];

/** The span of a field. */
export function spanOf({ span }: { readonly span: string }): Span {
  return spans.find((each) => each === span) ?? 'now';
}

const MS_PER_SECOND = 1000;
const spanDays = { day: 1, week: 7 } as const;

/** Price of a coin over the last 30 days; nothing is fetched for what is now. */
export function priceCurveQuery(coinId: number | undefined, span: Span) {
  const isNeeded = coinId !== undefined && span !== 'now';
  return { ...apiQuery('priceCurve', { coinId: coinId ?? 0 }), refetchInterval: REFRESH_MS, enabled: isNeeded };
}

/** Difficulty of a network over time: as the pool says it, else what its hashrate stands for. */
function difficultyFigures(coin: Coin, curve: readonly HashratePoint[]): readonly DatedFigure[] {
  return curve.flatMap(({ dataTime, hashrate, difficulty }) => {
    const hashrateHs = toHs(hashrate, coin.chartUnit);
    const value = known(difficulty) ?? known(difficultyOfHashrate({ symbol: coin.symbol, hashrateHs }));
    return value === undefined ? [] : [{ atMs: dataTime * MS_PER_SECOND, value }];
  });
}

const priceFigures = (curve: readonly PricePoint[]): readonly DatedFigure[] =>
  curve.flatMap(({ dataTime, priceUsd }) => (priceUsd === null ? [] : [{ atMs: dataTime * MS_PER_SECOND, value: priceUsd }]));

/** A coin's curves, as far as they are here. */
interface Curves {
  readonly coin: Coin | undefined;
  readonly network: readonly HashratePoint[] | undefined;
  readonly price: readonly PricePoint[] | undefined;
}

/** What the curves of a coin say about a span: its means, and the trend of all 30 days. */
export function marketCourse(span: Span, { coin, network, price }: Curves): MarketCourse {
  const difficulties = coin && network && difficultyFigures(coin, network);
  const prices = price && priceFigures(price);
  const growth = difficulties && growthPerDay(difficulties);
  if (span === 'now') return { growth };
  const [lastDifficulty, lastPrice] = [difficulties?.at(-1), prices?.at(-1)];
  // The mean of one beside the other's figure of now is the mean of nothing.
  if (!difficulties || !prices || !lastDifficulty || !lastPrice) return { growth };
  const days = spanDays[span];
  return {
    growth,
    difficulty: meanOfSpan(difficulties, days),
    priceUsd: meanOfSpan(prices, days),
    meansUntilMs: Math.min(lastDifficulty.atMs, lastPrice.atMs),
  };
}
