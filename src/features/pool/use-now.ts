import { useSyncExternalStore } from 'react';
import { now, subscribeTick } from '#src/lib/clock.ts';

const SECOND_MS = 1000;

function subscribeSecond(callback: () => void): () => void {
  return subscribeTick(SECOND_MS, callback);
}

function currentSecond(): number {
  return Math.floor(now() / SECOND_MS) * SECOND_MS;
}

/** The present moment in ms by the site's one clock, anew every second while the page is visible; 0 in the build. */
export function useNow(): number {
  return useSyncExternalStore(subscribeSecond, currentSecond, () => 0);
}
