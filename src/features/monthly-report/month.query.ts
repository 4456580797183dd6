import { apiQuery } from '#src/lib/api-query.ts';

/** A month moves by the day; requested again before its age is worth a warning, while the page is visible. */
export const REFRESH_MS = 600_000;

/** The days of a calendar month; without one only which months there are. */
export function monthQuery(month: string | undefined) {
  return { ...apiQuery('poolMonth', month === undefined ? {} : { month }), refetchInterval: month === undefined ? 0 : REFRESH_MS };
}
