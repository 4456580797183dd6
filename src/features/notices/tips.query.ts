import { apiQuery } from '#src/lib/api-query.ts';

/** The pool's tips, of which the dialog and the bell tell: whoever comes first requests them. */
export function tipsQuery() {
  return apiQuery('tips', { version: '1' });
}
