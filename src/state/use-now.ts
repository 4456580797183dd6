import { useCallback, useSyncExternalStore } from 'react';
import { now, subscribeTick } from '#src/lib/clock.ts';
import { useFirstFigures } from './first-figures.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';

/**
 * The present moment by the site's clock, ms since 1970, in whole steps of `everyMs`: anew with each step while the page is visible, and on
 * return to it. While prerendered HTML is hydrated, the moment at which that was written; 0 in a page as built.
 */
export function useNow(everyMs: number): number {
  const subscribe = useCallback((callback: () => void) => subscribeTick(everyMs, callback), [everyMs]);
  const { atMs = 0 } = useFirstFigures() ?? {};
  const stepOf = (ms: number) => Math.floor(ms / everyMs) * everyMs;
  return useSyncExternalStore(
    subscribe,
    () => stepOf(now()),
    () => stepOf(atMs),
  );
}

/** The moment that the words of a part are true at. */
export interface Present {
  /** Ms since 1970. */
  readonly nowMs: number;
  /** True while it is the moment at which the page was written, by anybody's clock and in nobody's time zone. */
  readonly isWritten: boolean;
}

/** The present for what is drawn with figures: until its HTML is hydrated, the moment at which that was written. It changes with the figures. */
export function usePresent(): Present {
  const figures = useFirstFigures();
  const isWritten = !useIsHydrated({ inSlices: true });
  return { nowMs: isWritten && figures ? figures.atMs : now(), isWritten };
}
