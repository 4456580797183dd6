import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef } from 'react';
import { replayEarlyClick } from '#src/lib/early-click.ts';
import { whenNearOrIdle } from '#src/lib/idle.ts';
import { retryImport } from '#src/lib/retry-import.ts';

/**
 * A section below the first view: prerendered with its page, its code imported when it nears the viewport or the browser is idle,
 * whichever is first; React hydrates it then. Memoised: an update from above would make React drop its HTML. `preload` imports the code for
 * a page that the browser renders whole.
 */
export function lazySection(load: () => Promise<ComponentType>) {
  let want = () => {};
  const wanted = new Promise<void>((resolve) => (want = resolve));
  let loading: Promise<ComponentType> | undefined;
  const loadOnce = () => (loading ??= retryImport(load));
  const Section = lazy(async () => {
    if (typeof window !== 'undefined') await wanted;
    return { default: await loadOnce() };
  });
  function LazySection() {
    const place = useRef<HTMLDivElement>(null);
    // The place itself has no box: its contents take part in the page's own layout.
    useEffect(() => whenNearOrIdle(place.current?.firstElementChild, want), []);
    return (
      <div ref={place} className="contents" data-section="">
        <Suspense fallback={<div data-waiting="" />}>
          <Section />
          <HydrationMark place={place} />
        </Suspense>
      </div>
    );
  }
  const preload = () => {
    want();
    return loadOnce();
  };
  return Object.assign(memo(LazySection), { preload });
}

/** Marks its section as hydrated; a click that came too early is then replayed. */
function HydrationMark({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    place.current?.setAttribute('data-hydrated', '');
    const timer = setTimeout(replayEarlyClick);
    return () => clearTimeout(timer);
  }, [place]);
  return null;
}
