import { useCallback, useSyncExternalStore } from 'react';
import { now, subscribeTick } from '#src/lib/clock.ts';

/**
 * The present moment by the site's clock, ms since 1970, in whole steps of `everyMs`: anew with each step while the page is visible, and on
 * return to it. 0 in a prerendered page and during hydration.
 */
export function useNow(everyMs: number): number {
  const subscribe = useCallback((callback: () => void) => subscribeTick(everyMs, callback), [everyMs]);
  return useSyncExternalStore(subscribe, () => Math.floor(now() / everyMs) * everyMs, atNought);
}

const atNought = () => 0;
