/** Past this scroll, text and logo of the header switch to the dark variant in light mode, in CSS px. */
const scrollThresholds = { wide: 1031, narrow: 380 } as const;

/** The header is wide from here; the style sheets of this folder use the same 1024 px. */
export const wideQuery = '(min-width: 1024px)';

/** These begin with a dark picture, in light mode too: the bar over it is dark until it is scrolled past. All others have the page's own colours. */
const pathsThatBeginDark: readonly string[] = ['/', '/home', '/affiliate'];

/** The divider never shows here. */
const pathWithoutDivider = '/help';

/** How far the page is scrolled under the header; `past` the threshold of the header's width: 1031 px when wide, 380 px when narrow. */
export function scrollPlace(scrollY: number, isWide: boolean): 'top' | 'scrolled' | 'past' {
  if (scrollY <= 0) return 'top';
  return scrollY > (isWide ? scrollThresholds.wide : scrollThresholds.narrow) ? 'past' : 'scrolled';
}

/** 'dark' is dark text and logo in light mode; 'light' is light text on a dark bar in both modes (always dark on `pathsThatBeginDark`). */
export function headerVariant(path: string, isPast: boolean): 'dark' | 'light' {
  return !isPast && pathsThatBeginDark.includes(pathKey(path)) ? 'light' : 'dark';
}

/** Never on the help centre; that it shows on wide screens only is the style sheet's part. */
export function hasDivider(path: string): boolean {
  return pathKey(path) !== pathWithoutDivider;
}

/** Both paths of the landing page are the menu's Home. */
export function isCurrentPage(to: string, path: string): boolean {
  const here = pathKey(path);
  return to === (here === '/home' ? '/' : here);
}

/** The router takes a path in any case, and with a slash at its end. */
function pathKey(path: string): string {
  return path.length > 1 ? path.toLowerCase().replace(/\/$/, '') : path;
}
