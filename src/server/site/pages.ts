import { type Language, languageRows } from '#src/contracts/languages.ts';
import type { AppContext } from '../http/client-address.ts';
import { pageLanguage } from '../http/language.ts';
import type { SiteRoute } from './built-site.ts';
import { isIndexed } from './search-engines.ts';
import type { StaticFiles } from './static-files.ts';

/** Query and cookie choose the language, so a cache between must tell them apart (decision B9). */
const LANGUAGE_VARY = 'Cookie, Accept-Language';

const withoutEndSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

/** Path of the HTML file of a route in the built site. */
function htmlPath(language: string, { path, isPrerendered }: SiteRoute): string {
  if (!isPrerendered) return `/html/${language}/shell.html`;
  return `/html/${language}${path === '/' ? '/index' : path}.html`;
}

/** Answers pages and the manifest in the visitor's language; undefined for a path that is no page. */
export function createPages(routes: readonly SiteRoute[], files: StaticFiles): (context: AppContext) => Promise<Response | undefined> {
  const byPath: ReadonlyMap<string, SiteRoute> = new Map(routes.map((route) => [route.path, route]));
  return async (context) => {
    const url = new URL(context.req.url);
    const language = pageLanguage(context.req.raw.headers, url.searchParams);
    if (url.pathname === '/manifest.webmanifest')
      return localised(await files.respond(`/manifest.${language}.webmanifest`, context.req.raw), language);
    const route = byPath.get(withoutEndSlash(url.pathname));
    if (route === undefined) return undefined;
    const response = localised(await files.respond(htmlPath(language, route), context.req.raw), language);
    if (!isIndexed(route.path)) response?.headers.set('x-robots-tag', 'noindex');
    return response;
  };
}

function localised(response: Response | undefined, language: Language): Response | undefined {
  response?.headers.set('content-language', languageRows[language].tag);
  const vary = response?.headers.get('vary');
  response?.headers.set('vary', vary ? `${LANGUAGE_VARY}, ${vary}` : LANGUAGE_VARY);
  return response;
}
