import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { ownNoticeCountAtom } from './online.ts';

/** While `hasOwn`, this part of the page has its own notice of a lost connection: the bar at the foot stays away. */
export function useOwnConnectionNotice(hasOwn = true): void {
  const count = useSetAtom(ownNoticeCountAtom);
  useEffect(() => {
    if (!hasOwn) return;
    count((notices) => notices + 1);
    return () => count((notices) => notices - 1);
  }, [count, hasOwn]);
}
