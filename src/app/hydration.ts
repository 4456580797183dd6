/** Query parameters that change nothing of what a page renders at first. */
const harmless = new Set(['language', 'id', 'q']);

interface Place {
  pathname: string;
  searchStr: string;
}

/** True when the HTML was made for exactly this route; compared with the router's location, not the address bar (stack T7). */
export function canHydrate(prerenderedPath: string | undefined, place: Place): boolean {
  if (prerenderedPath === undefined || prerenderedPath !== place.pathname) return false;
  return [...new URLSearchParams(place.searchStr).keys()].every((key) => harmless.has(key));
}
