import { affiliateProgramEvent, affiliateProgramId } from '#src/features/affiliate/affiliate-program.ts';
import { afterLoad } from '#src/lib/after-load.ts';
import { isReturned } from './arrival-place.ts';
import { isHomePath } from './home-paths.ts';
import type { AppRouter } from './router.tsx';

/** How long sections that come late may move the asked element; after that the page is the visitor's. */
const settleMs = 5_000;
/** What a visitor does to look elsewhere. */
const takeovers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * The query `id` scrolls to that element, on arrival and on every navigation that carries it (spec 2); `#id` on arrival, and so does the
 * place of a page that was returned to.
 */
export function followAskedElement(router: AppRouter): void {
  let leave = () => {};
  let wasHome = false;
  const follow = () => {
    leave();
    const { pathname, search } = router.state.location;
    const isHome = isHomePath(pathname);
    const isTold = search.id === affiliateProgramId && isHome && wasHome && tellSection();
    if (search.id && !isTold) leave = stay(atElement(search.id));
    wasHome = isHome;
  };
  follow();
  const { search, hash } = router.state.location;
  // The browser's own jump came before the sections above stood.
  if (hash && !search.id) leave = stay(atElement(hash));
  // Styles may come after the router has put the page back to its place; with the load they are all there.
  if (!hash && !search.id && isReturned()) {
    leave = stay(atPlace(window.scrollY));
    afterLoad(leave);
  }
  router.subscribe('onRendered', follow);
}

/** True when somebody took the event; a section that is not alive yet cannot, and the page then scrolls as ever. */
function tellSection(): boolean {
  return !window.dispatchEvent(new CustomEvent(affiliateProgramEvent, { cancelable: true }));
}

const atElement = (id: string) => () => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
const atPlace = (top: number) => () => window.scrollTo({ top, behavior: 'instant' });

/** Goes there now and whenever the page grows, for what is there may come late or be pushed down. Returns the way to stop. */
function stay(goThere: () => void): () => void {
  const observer = new ResizeObserver(goThere);
  const leave = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const takeover of takeovers) window.removeEventListener(takeover, leave);
  };
  const timer = setTimeout(leave, settleMs);
  for (const takeover of takeovers) window.addEventListener(takeover, leave, { passive: true });
  observer.observe(document.body);
  return leave;
}
