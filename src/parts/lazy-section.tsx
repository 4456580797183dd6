import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef } from 'react';
import { replayEarlyEvents } from '#src/page-start/events.ts';
import { idleQueue, whenNear } from '#src/lib/idle.ts';
import { retryImport } from '#src/lib/retry-import.ts';

/**
 * When a section is hydrated, apart from when it is used: once it nears the viewport; also when the browser is idle, one section after the
 * other; or not at all, for one that is only read: its links and folds work as they stand.
 */
type HydratedWhen = 'near' | 'idle' | 'used';

/**
 * A section beside the first view: prerendered with its page, imported and hydrated later. Memoised: an update from above would make React
 * drop its HTML. `fetchCode` only imports the code; `preload` does it for a page that the browser renders whole, and ends with the attempt
 * under way: code that cannot be had must not keep a page from coming.
 */
export function lazySection(load: () => Promise<ComponentType>, when: HydratedWhen = 'near') {
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
    useWhenWanted(place, { want, hydrated, when });
    return (
      <div ref={place} className="contents" data-section={when}>
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
/** A link that is pointed at is hydrated before it is pressed: it then leads on without a load. */
const visitsOf = (when: HydratedWhen) => (when === 'used' ? ([...visits, 'pointerover'] as const) : visits);

interface WantedSection {
  /** Starts its import and hydration. */
  want(): void;
  /** Settles when it is hydrated. */
  hydrated: Promise<void>;
  when: HydratedWhen;
}

/** Wants a section at its time. One whose code could not be had when the page was rendered has no HTML yet: it is wanted when it is near. */
function useWhenWanted(place: RefObject<HTMLElement | null>, { want, hydrated, when }: WantedSection): void {
  useEffect(() => {
    const element = place.current;
    const inTurn = async () => {
      // Its real height is known before a jump past it.
      if (when !== 'idle') return element?.setAttribute('data-laid-out', '');
      want();
      await hydrated;
    };
    const stopTurn = idleQueue(inTurn);
    // The place itself has no box: its contents take part in the page's own layout.
    const isWaiting = element?.firstElementChild?.hasAttribute('data-waiting');
    const stopLooking = when === 'used' && !isWaiting ? undefined : whenNear(element?.firstElementChild, want);
    const visited = ({ target }: Event) => target instanceof Node && element?.contains(target) && want();
    // Before React sees them: it keeps what happens in a part that it has not hydrated to itself.
    for (const visit of visitsOf(when)) document.addEventListener(visit, visited, { capture: true });
    return () => {
      stopTurn();
      stopLooking?.();
      for (const visit of visitsOf(when)) document.removeEventListener(visit, visited, { capture: true });
    };
  }, [place, want, hydrated, when]);
}
