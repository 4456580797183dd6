import { type RefObject, useEffect } from 'react';
import { whenIdleInTurn, whenNear } from '#src/lib/idle.ts';

/** What says that the visitor is in a section, wherever the viewport is. */
const visits = ['focusin', 'click'] as const;

interface Section {
  /** Starts its import and hydration. */
  want(): void;
  /** Settles when it is hydrated. */
  hydrated: Promise<void>;
  isForIdle: boolean;
}

/** Wants a prerendered section when it nears the viewport or is used; with `isForIdle` also when the browser is idle, one section after the other. */
export function useWhenWanted(place: RefObject<HTMLElement | null>, { want, hydrated, isForIdle }: Section): void {
  useEffect(() => {
    const element = place.current;
    const inTurn = async () => {
      // Its real height is known before somebody jumps past it.
      if (!isForIdle) return element?.setAttribute('data-laid-out', '');
      want();
      await hydrated;
    };
    const stopTurn = whenIdleInTurn(inTurn);
    // The place itself has no box: its contents take part in the page's own layout.
    const stopLooking = whenNear(element?.firstElementChild, want);
    for (const visit of visits) element?.addEventListener(visit, want, { capture: true });
    return () => {
      stopTurn();
      stopLooking();
      for (const visit of visits) element?.removeEventListener(visit, want, { capture: true });
    };
  }, [place, want, hydrated, isForIdle]);
}
