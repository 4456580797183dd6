import { apiQuery } from '#src/lib/api-query.ts';

/** All classes at once: ten rows, sorted into tabs on the page, so that every tab opens from one cache entry. */
export function classListQuery() {
  return apiQuery('classList', {});
}
