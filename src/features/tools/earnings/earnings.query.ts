import { apiQuery } from '#src/lib/api-query.ts';
import { poolHost } from '#src/lib/pool-host.ts';

/** Prices and difficulties move by the minute; asked again while the page is visible. */
const REFRESH_MS = 60_000;

/** The pool's coin list, the same answer and stored copy as the coin table's (decision E2). */
export function coinIncomesQuery() {
  return { ...apiQuery('poolCoinList', { web: poolHost() }), refetchInterval: REFRESH_MS };
}
