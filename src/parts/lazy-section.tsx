import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef } from 'react';
import { replayEarlyEvents } from '#src/page-start/events.ts';
import { idleQueue, whenNear } from '#src/lib/idle.ts';
import { retryImport } from '#src/lib/retry-import.ts';

/**
 * A section beside the first view: prerendered with its page, imported and hydrated when it nears the viewport or is used; with `isForIdle`
 * also when the browser is idle, one section after the other. Memoised: an update from above would make React drop its HTML. `fetchCode`
 * only imports the code; `preload` does it for a page that the browser renders whole, and ends with the attempt under way: code that cannot be
 * had must not keep a page from coming.
 */
export function lazySection(load: () => Promise<ComponentType>, { isForIdle = false } = {}) {
  let want = () => {};
  const wanted = new Promise<void>((resolve) => (want = resolve));
  let end = () => {};
  const hydrated = new Promise<void>((resolve) => (end = resolve));
  let loading: Promise<ComponentType> | undefined;
  let attempt: Promise<ComponentType> | undefined;
  const fetchCode = () => (loading ??= retryImport(() => (attempt = load())));
  const Section = lazy(async () => {
    if (typeof window !== 'undefined') await wanted;
    return { default: await fetchCode() };
  });
  function LazySection() {
    const place = useRef<HTMLDivElement>(null);
    useWhenWanted(place, { want, hydrated, isForIdle });
    return (
      <div ref={place} className="contents" data-section="">
        <Suspense fallback={<div data-waiting="" />}>
          <Section />
          <HydrationMark place={place} onHydrated={end} />
        </Suspense>
      </div>
    );
  }
  const preload = async () => {
    want();
    void fetchCode();
    await attempt;
  };
  return Object.assign(memo(LazySection), { fetchCode, preload });
}

/** Marks its section as hydrated; what came too early is then done again. */
function HydrationMark({ place, onHydrated }: { place: RefObject<HTMLElement | null>; onHydrated: () => void }) {
  useEffect(() => {
    place.current?.setAttribute('data-laid-out', '');
    place.current?.setAttribute('data-hydrated', '');
    onHydrated();
    void replayEarlyEvents();
  }, [place, onHydrated]);
  return null;
}

/** What says that the visitor is in a section, wherever the viewport is. */
const visits = ['focusin', 'click'] as const;

interface WantedSection {
  /** Starts its import and hydration. */
  want(): void;
  /** Settles when it is hydrated. */
  hydrated: Promise<void>;
  isForIdle: boolean;
}

/** Wants a prerendered section when it nears the viewport or is used; with `isForIdle` also when the browser is idle, one section after the other. */
function useWhenWanted(place: RefObject<HTMLElement | null>, { want, hydrated, isForIdle }: WantedSection): void {
  useEffect(() => {
    const element = place.current;
    const inTurn = async () => {
      // Its real height is known before a jump past it.
      if (!isForIdle) return element?.setAttribute('data-laid-out', '');
      want();
      await hydrated;
    };
    const stopTurn = idleQueue(inTurn);
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
