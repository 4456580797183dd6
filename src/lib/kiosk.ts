/** True when the query asks for the wall display, which has no visitor in front (decision G1). */
export function isKiosk(search: string): boolean {
  return new URLSearchParams(search).get('kiosk') === '1';
}
