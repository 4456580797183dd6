/** The host name by which the pool knows this site (spec 7: `web`, `domain`); a build that renders pages has none and asks nothing. */
export function poolHost(): string {
  return typeof location === 'undefined' ? 'localhost' : location.hostname;
}
