/** Query parameter that some routes have a prerendered page of its own for: the tool of `/tools`. */
export const TYPE_QUERY = 'type';

/** Query parameter with which the server leads an unknown path home: the page says so once and takes it out of the address. */
export const MISSING_QUERY = 'missing';

/**
 * Address of the prerendered page of a route in a language, as the build writes it and server and worker find it: `/html/en/tools.html`, and
 * for the query `type` `/html/en/tools.type-3.html`. `path` is the route's own, with a slash at its beginning and none at its end.
 */
export function pageFile(language: string, path: string, type?: string): string {
  const name = path === '/' ? '/index' : path;
  return `/html/${language}${name}${type === undefined ? '' : `.type-${type}`}.html`;
}

/**
 * An address that no worker responds to, and that the server leads home: a network that wants a log-in first puts its own page in the place, which an
 * installed app could not show otherwise.
 */
export const NETWORK_LOGIN_PATH = '/network-login';

/** Where the newspaper's feeds are, in the language of the query. */
export const FEED_PATHS = { atom: '/feed.xml', json: '/feed.json' } as const;

/** The frame of a third-party captcha: a page of its own policy, never the worker's or the router's. */
export const CAPTCHA_FRAME_PATH = '/captcha.html';
