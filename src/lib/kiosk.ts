/** True when the query asks for the kiosk, which has no visitor in front. */
export function isKiosk(search: string): boolean {
  return new URLSearchParams(search).get('kiosk') === '1';
}

/** True for what stands open for hours: the kiosk, and a farm's page. */
export function isLongRunning({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return isKiosk(search) || (/^\/overview\/?$/i.test(pathname) && new URLSearchParams(search).has('addr'));
}

/** Nobody can confirm a dialog: a kiosk or a crawler. Takes a page's query and the browser's name for itself. */
export function isUnattended(search: string, userAgent: string): boolean {
  return isKiosk(search) || /bot\b|crawl|spider|slurp|preview/i.test(userAgent);
}
