import { apiQuery } from '#src/lib/api-query.ts';

/** Prices and difficulties move by the minute; asked again while the page is visible. */
const REFRESH_MS = 60_000;

/** The pool's coin list, the same answer and stored copy as the coin table's (decision E2). A build that renders pages asks nothing. */
export function coinIncomesQuery() {
  const web = typeof location === 'undefined' ? 'localhost' : location.hostname;
  return { ...apiQuery('poolCoinList', { web }), refetchInterval: REFRESH_MS };
}
