import { useMemo } from 'react';
import type { HashratePoint, PricePoint } from '#src/contracts/pool.ts';
import { AI_BTC_ID, BTC_ID, type Coin } from '#src/domain/coins.ts';
import { difficultyOfHashrate } from '#src/domain/earnings.ts';
import { known } from '#src/domain/known.ts';
import { type DatedFigure, growthPerDay, meanOfSpan } from '#src/domain/machine-earnings.ts';
import { toHs } from '#src/domain/units.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import { coinListQuery, networkCurveQuery, REFRESH_MS } from '#src/parts/coin-queries.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import type { MarketCourse } from './asic.model.ts';
import type { Span } from './asic-fields.ts';

const MS_PER_SECOND = 1000;
const spanDays = { day: 1, week: 7 } as const;

/** Difficulty of a network over time: as the pool says it, else what its hashrate stands for. */
export function difficultyFigures(coin: Coin, curve: readonly HashratePoint[]): readonly DatedFigure[] {
  return curve.flatMap(({ dataTime, hashrate, difficulty }) => {
    const hashrateHs = toHs(hashrate, coin.chartUnit);
    const value = known(difficulty) ?? known(difficultyOfHashrate({ symbol: coin.symbol, hashrateHs }));
    return value === undefined ? [] : [{ atMs: dataTime * MS_PER_SECOND, value }];
  });
}

/** What the curves of a coin say about a span: its means, and the trend of all 30 days. */
export function marketCourse(
  span: Span,
  difficulties: readonly DatedFigure[] | undefined,
  prices: readonly DatedFigure[] | undefined,
): MarketCourse {
  const growth = difficulties && growthPerDay(difficulties);
  if (span === 'now') return { growth };
  const days = spanDays[span];
  return {
    growth,
    difficulty: difficulties?.length ? meanOfSpan(difficulties, days) : undefined,
    priceUsd: prices?.length ? meanOfSpan(prices, days) : undefined,
  };
}

const priceFigures = (curve: readonly PricePoint[]): readonly DatedFigure[] =>
  curve.flatMap(({ dataTime, priceUsd }) => (priceUsd === null ? [] : [{ atMs: dataTime * MS_PER_SECOND, value: priceUsd }]));

/** The pool's list, and the course of a coin's price and difficulty. AI(BTC) is mined on the chain of BTC. */
export function useAsicMarket(coin: Coin | undefined, span: Span) {
  const coinId = coin?.id === AI_BTC_ID ? BTC_ID : coin?.id;
  const list = useApiQuery(coinListQuery());
  const { data: network } = useApiQuery(networkCurveQuery(coinId));
  const { data: price } = useApiQuery({
    ...apiQuery('priceCurve', { coinId: coinId ?? 0 }),
    refetchInterval: REFRESH_MS,
    enabled: coinId !== undefined && span !== 'now',
  });
  const course = useMemo(
    () => marketCourse(span, coin && network && difficultyFigures(coin, network.data), price && priceFigures(price.data)),
    [span, coin, network, price],
  );
  const hasMeans = span === 'now' || (course.priceUsd !== undefined && course.difficulty !== undefined);
  return { list, course, hasMeans };
}
