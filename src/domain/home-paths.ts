/** True for both addresses of the landing page (spec 2). */
export function isHomePath(pathname: string): boolean {
  return pathname === '/' || pathname === '/home';
}
