import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether nothing may move by itself: the visitor's wish, and so in prerendered HTML until scripts run. */
export function useIsStill(): boolean {
  return useSyncExternalStore(subscribe, isStill, isStillOnServer);
}

function subscribe(callback: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', callback);
  return () => list.removeEventListener('change', callback);
}

const isStill = () => matchMedia(query).matches;
const isStillOnServer = () => true;
