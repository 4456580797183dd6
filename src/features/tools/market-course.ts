import type { HashratePoint, PricePoint } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { byBeijingDay, DAY_MS } from '#src/domain/days.ts';
import { difficultyOfHashrate } from '#src/domain/earnings.ts';
import { known } from '#src/domain/known.ts';
import { growthPerDay } from '#src/domain/machine-earnings.ts';
import { type DayCourse, meanOfSpan } from '#src/domain/span-mean.ts';
import { toHs } from '#src/domain/units.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { REFRESH_MS } from '#src/parts/coin-queries.ts';
import type { MarketCourse } from './market.ts';

/** The spans that price and difficulty are taken of. */
export const spans = ['now', 'day', 'week'] as const;
export type Span = (typeof spans)[number];

/** The span of a field. */
export function spanOf({ span }: { readonly span: string }): Span {
  return spans.find((each) => each === span) ?? 'now';
}

const spanDays = { day: 1, week: 7 } as const;

/** Price of a coin over the last 30 days; nothing is fetched for what is now. */
export function priceCurveQuery(coinId: number | undefined, span: Span) {
  const isNeeded = coinId !== undefined && span !== 'now';
  return { ...apiQuery('priceCurve', { coinId: coinId ?? 0 }), refetchInterval: REFRESH_MS, enabled: isNeeded };
}

/** Difficulty of a network by day: the day's mean as the pool says it, else what its hashrate stands for. */
function difficultyCourse(coin: Coin, curve: readonly HashratePoint[]): readonly DayCourse[] {
  return [...byBeijingDay(curve)].flatMap(([dayStartMs, { hashrate, difficulty }]) => {
    const hashrateHs = toHs(hashrate, coin.chartUnit);
    const mean = known(difficulty) ?? known(difficultyOfHashrate({ symbol: coin.symbol, hashrateHs }));
    return mean === undefined ? [] : [{ dayStartMs, open: mean, close: mean }];
  });
}

/** Price of a coin by day; a day whose start the pool does not say starts where the day before ended. */
function priceCourse(curve: readonly PricePoint[]): readonly DayCourse[] {
  const byDay = byBeijingDay(curve);
  return [...byDay].flatMap(([dayStartMs, { priceUsd, openUsd }]) => {
    const open = known(openUsd) ?? known(byDay.get(dayStartMs - DAY_MS)?.priceUsd) ?? priceUsd;
    return priceUsd === null || open === null ? [] : [{ dayStartMs, open, close: priceUsd }];
  });
}

/** A coin's curves, as far as they are here. */
interface Curves {
  readonly coin: Coin | undefined;
  readonly network: ApiResponse<readonly HashratePoint[]> | undefined;
  readonly price: ApiResponse<readonly PricePoint[]> | undefined;
}

/** What the curves of a coin say about a span: its means, and the trend of all 30 days. */
export function marketCourse(span: Span, { coin, network, price }: Curves): MarketCourse {
  const difficulties = coin && network && difficultyCourse(coin, network.data);
  const growth = difficulties && growthPerDay(difficulties.map(({ dayStartMs, close }) => ({ atMs: dayStartMs, value: close })));
  const prices = price && priceCourse(price.data);
  if (span === 'now' || !network || !price) return { growth };
  // Both end where the first of them was made: a span that ended with the last known day would be another than the chosen one.
  const untilMs = Math.min(network.madeAt, price.madeAt);
  const over = { untilMs, days: spanDays[span] };
  const [difficulty, priceUsd] = [meanOfSpan(difficulties ?? [], over), meanOfSpan(prices ?? [], over)];
  // The mean of one beside the other's figure of now is the mean of nothing.
  return difficulty === undefined || priceUsd === undefined ? { growth } : { growth, difficulty, priceUsd, meansUntilMs: untilMs };
}
