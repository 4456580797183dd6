import type { AnyRouter } from '@tanstack/react-router';
import { isHomePath } from '#src/domain/home-paths.ts';
import { isKiosk } from '#src/lib/kiosk.ts';

/** What the root element says of its HTML: the address it was made for, and the parameters that change it (app/pages.ts). */
interface Made {
  readonly path?: string;
  readonly query?: string;
}
interface Place {
  pathname: string;
  searchStr: string;
}

/** True when the HTML was made for exactly this route, with the same values where its query matters; compared with the router's location, not the address bar. */
export function canHydrate({ path: madeFor, query: names = '' }: Made, { pathname, searchStr }: Place): boolean {
  if (madeFor === undefined || isKiosk(searchStr)) return false;
  const [path = '', made] = madeFor.split('?');
  if (!isSamePage(path, pathname)) return false;
  const madeQuery = new URLSearchParams(made);
  const query = new URLSearchParams(searchStr);
  return names.split(' ').every((name) => query.get(name) === madeQuery.get(name));
}

/**
 * Makes the router render without its outer Suspense, as it does in the build: with it React finds other HTML than it was told to expect (#418).
 * The router sets this itself where it takes over a page of its own server, of which these pages have nothing (as-prerendered.test.tsx watches it).
 */
export function renderAsPrerendered(router: AnyRouter): void {
  router.ssr = { manifest: undefined };
}

/** The worker has one HTML for both addresses of the landing page. */
function isSamePage(one: string, other: string): boolean {
  return one === other || (isHomePath(one) && isHomePath(other));
}
