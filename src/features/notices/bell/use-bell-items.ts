import { useAtomValue } from 'jotai';
import { apiQuery } from '#src/lib/api-query.ts';
import { now } from '#src/lib/clock.ts';
import { announcementsQuery } from '#src/parts/announcements.ts';
import { firstVisitAtom } from '#src/state/first-visit.ts';
import { seenNoticesAtom } from '#src/state/seen-notices.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { bellItems } from './bell.model.ts';

/** The pool's tips, which a dialog shows too: the first of both requests them. */
export const tipsQuery = () => apiQuery('tips', { version: '1' });

/** What stands behind the bell, as far as it is known: a call that fails leaves the rest. */
export function useBellItems() {
  const announcements = useApiQuery(announcementsQuery(1));
  const tips = useApiQuery(tipsQuery());
  const seen = useAtomValue(seenNoticesAtom);
  const firstVisitMs = useAtomValue(firstVisitAtom);
  const items = bellItems({
    announcements: announcements.data?.data.list ?? [],
    tips: tips.data?.data.tips.info ?? [],
    isMigrationOver: tips.data?.data.tips.isMigrationOver ?? false,
    seen,
    firstVisitMs,
    nowMs: now(),
  });
  return { items, response: announcements.data, error: announcements.error ?? tips.error };
}
