/** True when the query asks for the wall display, which has no visitor in front (decision G1). */
export function isKiosk(search: string): boolean {
  return new URLSearchParams(search).get('kiosk') === '1';
}

/** Nobody can confirm a dialog: a wall display or a crawler. Takes a page's query and the browser's name for itself. */
export function isUnattended(search: string, userAgent: string): boolean {
  return isKiosk(search) || /bot\b|crawl|spider|slurp|preview/i.test(userAgent);
}
