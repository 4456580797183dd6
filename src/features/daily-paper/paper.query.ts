import { apiQuery } from '#src/lib/api-query.ts';

/** The figures of the paper move with the market; requested again every five minutes while the page is visible. */
const REFRESH_MS = 300_000;

/** The daily newspaper (spec 7, `dailyNews`), in the language of the request's header. */
export function dailyNewsQuery() {
  return { ...apiQuery('dailyNews', {}), refetchInterval: REFRESH_MS };
}
