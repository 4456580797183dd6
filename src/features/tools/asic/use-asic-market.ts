import { useMemo } from 'react';
import { AI_BTC_ID, BTC_ID, type Coin } from '#src/domain/coins.ts';
import { coinListQuery, networkCurveQuery } from '#src/parts/coin-queries.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { marketCourse, priceCurveQuery, type Span } from '../market-course.ts';

/** The pool's list, and the course of a coin's price and difficulty. AI(BTC) is mined on the chain of BTC. */
export function useAsicMarket(coin: Coin | undefined, span: Span) {
  const coinId = coin?.id === AI_BTC_ID ? BTC_ID : coin?.id;
  const list = useApiQuery(coinListQuery());
  const { data: network } = useApiQuery(networkCurveQuery(coinId));
  const { data: price } = useApiQuery(priceCurveQuery(coinId, span));
  const course = useMemo(() => marketCourse(span, { coin, network, price }), [span, coin, network, price]);
  return { list, course };
}
