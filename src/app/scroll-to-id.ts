import { affiliateProgramEvent, affiliateProgramId } from '#src/features/affiliate/affiliate-program.ts';
import { isHomePath } from '#src/domain/home-paths.ts';
import type { AppRouter } from './router.tsx';

/**
 * The query `id` scrolls to that element, on arrival and on every navigation to it (spec 2). A reload, a step back, and a page that the
 * visitor has scrolled already keep their place.
 */
export function scrollToSearchId(router: AppRouter): void {
  let wasHome = false;
  let isStepInHistory = false;
  const scroll = () => {
    const { pathname, search } = router.state.location;
    const isHome = isHomePath(pathname);
    const isTold = search.id === affiliateProgramId && isHome && wasHome && tellSection();
    if (search.id && !isTold && !isStepInHistory) document.getElementById(search.id)?.scrollIntoView({ behavior: 'instant' });
    wasHome = isHome;
  };
  isStepInHistory = window.scrollY > 0;
  scroll();
  router.history.subscribe(({ action }) => (isStepInHistory = action.type !== 'PUSH' && action.type !== 'REPLACE'));
  router.subscribe('onRendered', scroll);
}

/** True when the section took the event; one that is not hydrated yet cannot, and the page then scrolls as ever. */
function tellSection(): boolean {
  return !window.dispatchEvent(new CustomEvent(affiliateProgramEvent, { cancelable: true }));
}
