/** True for both addresses of the landing page. */
export function isHomePath(pathname: string): boolean {
  return pathname === '/' || pathname === '/home';
}
