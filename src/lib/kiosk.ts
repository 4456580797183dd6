/** True when the query of an address asks for the wall display, which nobody stands at (decision G1). */
export function isKiosk(search: string): boolean {
  return new URLSearchParams(search).get('kiosk') === '1';
}
