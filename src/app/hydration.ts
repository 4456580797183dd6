import { isHomePath } from '#src/domain/home-paths.ts';

/** Query parameters of the routes (`validateSearch`) that change what a page renders at first; any other, `utm_source` say, does not. */
const rendered: readonly string[] = ['type', 'kiosk', 'phone', 'setting', 'topic', 'code', 'path'];

interface Place {
  pathname: string;
  searchStr: string;
}

/** True when the HTML was made for exactly this route; compared with the router's location, not the address bar (stack T7). */
export function canHydrate(prerenderedPath: string | undefined, place: Place): boolean {
  if (prerenderedPath === undefined || !isSamePage(prerenderedPath, place.pathname)) return false;
  const query = new URLSearchParams(place.searchStr);
  return !rendered.some((key) => query.has(key));
}

/** The worker has one HTML for both addresses of the landing page (decision E7). */
function isSamePage(one: string, other: string): boolean {
  return one === other || (isHomePath(one) && isHomePath(other));
}
