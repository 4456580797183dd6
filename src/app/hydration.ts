import { isHomePath } from '#src/domain/home-paths.ts';

/** Query parameters of the routes (`validateSearch`) that change what a page renders at first; any other, `utm_source` say, does not. */
const rendered: readonly string[] = ['type', 'kiosk', 'phone', 'topic', 'about', 'answer', 'code', 'path', 'lesson', 'section'];

interface Place {
  pathname: string;
  searchStr: string;
}

/** True when the HTML was made for exactly this route, with the same `type` where it names one; compared with the router's location, not the address bar. */
export function canHydrate(prerenderedPath: string | undefined, place: Place): boolean {
  if (prerenderedPath === undefined) return false;
  const [path = '', made] = prerenderedPath.split('?');
  if (!isSamePage(path, place.pathname)) return false;
  const madeQuery = new URLSearchParams(made);
  const query = new URLSearchParams(place.searchStr);
  return rendered.every((key) => query.get(key) === madeQuery.get(key));
}

/** The worker has one HTML for both addresses of the landing page. */
function isSamePage(one: string, other: string): boolean {
  return one === other || (isHomePath(one) && isHomePath(other));
}
