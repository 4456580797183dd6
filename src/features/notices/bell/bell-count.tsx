import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { showBadge } from '#src/lib/app-badge.ts';
import { noteFirstVisitAtom } from '#src/state/first-visit.ts';
import { unreadCountAtom } from './bell.atoms.ts';
import { useBellItems } from './use-bell-items.ts';

/** Counts what is unread since the first visit, which it notes, on the bell and on the icon of the installed app; draws nothing. */
export function BellCount() {
  const { items, response } = useBellItems();
  const unread = items.filter(({ isUnread }) => isUnread);
  const noteFirstVisit = useSetAtom(noteFirstVisitAtom);
  useEffect(noteFirstVisit, [noteFirstVisit]);
  const setCount = useSetAtom(unreadCountAtom);
  useEffect(() => setCount(unread.length), [setCount, unread.length]);
  const news = response && unread.filter(({ kind }) => kind === 'announcement').length;
  useEffect(() => {
    if (news !== undefined) showBadge(news);
  }, [news]);
  return null;
}
