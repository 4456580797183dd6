import { coinListQuery, networkCurveQuery } from '#src/parts/coin-queries.ts';
import { useApiQueries, useApiQuery } from '#src/state/use-api-query.ts';
import type { MarketCourse } from '../market.ts';
import { marketCourse, priceCurveQuery, type Span } from '../market-course.ts';
import { minedGpuCoins } from './gpu-fields.ts';

/** The pool's list and, for a mean, the course of every coin of it that cards mine: what is now needs no curves. */
export function useGpuMarket(span: Span) {
  const list = useApiQuery(coinListQuery());
  const mined = minedGpuCoins(list.data?.data);
  const isMean = span !== 'now';
  const networks = useApiQueries(mined.map(({ coin }) => ({ ...networkCurveQuery(coin.id), enabled: isMean })));
  const prices = useApiQueries(mined.map(({ coin }) => priceCurveQuery(coin.id, span)));
  const courses = new Map<number, MarketCourse>();
  if (isMean) {
    mined.forEach(({ coin }, index) => {
      courses.set(coin.id, marketCourse(span, { coin, network: networks[index]?.data, price: prices[index]?.data }));
    });
  }
  return { list, mined, courses };
}
