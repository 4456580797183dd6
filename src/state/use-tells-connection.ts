import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { connectionTellersAtom } from './online.ts';

/** While `tells`, this part of the page says itself that the connection is lost: the bar at the foot need not. */
export function useTellsConnection(tells = true): void {
  const count = useSetAtom(connectionTellersAtom);
  useEffect(() => {
    if (!tells) return;
    count((tellers) => tellers + 1);
    return () => count((tellers) => tellers - 1);
  }, [count, tells]);
}
