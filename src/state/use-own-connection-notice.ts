import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { ownNoticeCountAtom } from './online.ts';

/** While `tells`, this part of the page has its own notice of a lost connection: the bar at the foot stays away. */
export function useOwnConnectionNotice(tells = true): void {
  const count = useSetAtom(ownNoticeCountAtom);
  useEffect(() => {
    if (!tells) return;
    count((tellers) => tellers + 1);
    return () => count((tellers) => tellers - 1);
  }, [count, tells]);
}
