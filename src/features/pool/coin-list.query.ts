import { apiQuery } from '#src/lib/api-query.ts';
import { REFRESH_MS } from './pool.constants.ts';
import { poolHost } from '#src/lib/pool-host.ts';

/** The pool coin list: what the table's columns show (decision B7). Asked again every minute while the page is visible. */
export function coinListQuery() {
  return { ...apiQuery('poolCoinList', { web: poolHost() }), refetchInterval: REFRESH_MS };
}
