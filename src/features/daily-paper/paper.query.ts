import { apiQuery } from '#src/lib/api-query.ts';
import { isDay } from './editions/editions.model.ts';

/** The figures of the paper move with the market; requested again every five minutes while the page is visible. */
const REFRESH_MS = 300_000;

/** The daily newspaper (`dailyNews`), in the language of the request's header: of a day, YYYY-MM-DD, or the newest, which alone moves; also for a text that is no day. */
export function dailyNewsQuery(date?: string) {
  const isDated = date !== undefined && isDay(date);
  return { ...apiQuery('dailyNews', isDated ? { date } : {}), refetchInterval: isDated ? 0 : REFRESH_MS };
}
