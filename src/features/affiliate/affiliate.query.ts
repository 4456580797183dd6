import { apiQuery } from '#src/lib/api-query.ts';
import { REFRESH_MS } from '#src/parts/coin-queries.ts';

/** What a unit of hashrate earns on AI(BTC): the figure that the reward rests on. */
export function aiRevenueQuery() {
  return { ...apiQuery('aiRevenueInfo', {}), refetchInterval: REFRESH_MS };
}
