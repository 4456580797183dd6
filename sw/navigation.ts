import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { builtSiteName } from '#src/contracts/site-name.ts';
import { type Language, languageFromQuery, languageFromTags, languageRows } from '#src/contracts/languages.ts';
import { isHomePath } from '#src/domain/home-paths.ts';

/** Paths that belong to the server: the API's calls, reports, its own pages; and every file. */
const serverPaths = /^\/(hash|api|myapi)\/|^\/(healthz|readyz|metrics|outbox|network-login)\/?$|^\/watch\/|\/[^/]*\.[^/]*$/;

/** Which stored page a navigation gets: the home, the shell that renders every other route, or undefined: the server's own. */
export function pageFor(pathname: string): 'index' | 'shell' | undefined {
  if (pathname === endpointTable.cspReport.path || serverPaths.test(pathname)) return undefined;
  return isHomePath(pathname.replace(/\/$/, '') || '/') ? 'index' : 'shell';
}

interface LanguageSources {
  readonly search: string;
  readonly stored: Language | undefined;
  /** BCP 47 tags, best first. */
  readonly tags: readonly string[];
}

/** The language of a navigation: the query beats the stored choice, and that the browser's own list. */
export function navigationLanguage({ search, stored, tags }: LanguageSources): Language {
  return languageFromQuery(new URLSearchParams(search).get('language')) ?? stored ?? languageFromTags(tags);
}

/** The response when there is neither a stored page nor a network: plain, readable, without scripts. */
export function offlineResponse(language: Language): Response {
  const { tag, offline } = languageRows[language];
  const html = `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${builtSiteName}</title><h1>${builtSiteName}</h1><p>${offline}</p>`;
  const headers = {
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
  };
  return new Response(html, { status: 503, headers });
}
