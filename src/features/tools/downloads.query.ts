import { apiQuery } from '#src/lib/api-query.ts';

/** The files that this site offers: the rig-check tool first. */
export function downloadsQuery() {
  return apiQuery('downloads', {});
}
