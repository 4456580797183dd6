import { affiliateProgramEvent, affiliateProgramId } from '#src/features/affiliate/affiliate-program.ts';
import { isHomePath } from '#src/domain/home-paths.ts';
import type { AppRouter } from './router.tsx';

/**
 * The query `id`, and the type of the Download Now link, scroll to an element, on arrival and on every navigation to it. A hash
 * beats it; a reload, a step back, and a page that the visitor has scrolled already keep their place.
 */
export function scrollToSearchId(router: AppRouter): void {
  let wasHome = false;
  let keepsPlace = window.scrollY > 0;
  const scroll = () => {
    const { location } = router.state;
    const isHome = isHomePath(location.pathname);
    const asked = location.hash || keepsPlace ? undefined : idOf(location);
    const isTold = asked === affiliateProgramId && isHome && wasHome && tellSection();
    // All above it is laid out, with its real height: a jump by guessed ones would end elsewhere.
    if (asked !== undefined) delete document.documentElement.dataset.arrival;
    if (asked !== undefined && !isTold) document.getElementById(asked)?.scrollIntoView({ behavior: 'instant' });
    wasHome = isHome;
  };
  scroll();
  keepsPlace = false;
  router.history.subscribe(({ action }) => (keepsPlace = action.type !== 'PUSH' && action.type !== 'REPLACE'));
  router.subscribe('onRendered', () => {
    scroll();
    // The same link clicked again leaves no trace in the history, and scrolls again.
    keepsPlace = false;
  });
}

/** Type 1 of OKKONG OS opens on its packages. */
function idOf({ pathname, search }: AppRouter['state']['location']): string | undefined {
  return pathname === '/okkong-os' && search.type === 1 ? 'download' : search.id?.toString();
}

/** True when the section took the event; one that is not hydrated yet cannot, and the page then scrolls as ever. */
function tellSection(): boolean {
  return !window.dispatchEvent(new CustomEvent(affiliateProgramEvent, { cancelable: true }));
}
