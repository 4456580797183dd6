import { apiQuery } from '#src/lib/api-query.ts';

/** The files that this site offers: firmware packages and the rig-check tool. */
export function downloadsQuery() {
  return apiQuery('downloads', {});
}
