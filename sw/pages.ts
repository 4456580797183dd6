import { pageFile, TYPE_QUERY } from '#src/contracts/page-files.ts';
import { type SecondTierFile, secondTierCacheName, secondTierListSchema, secondTierListUrl } from '#src/contracts/sw-messages.ts';
import { navigationLanguage, offlineResponse } from './navigation.ts';
import { storedFile } from './precache.ts';
import { storedLanguage } from './preferences.ts';
import { matchIn } from './storage.ts';

/** Marks a stored file with the bytes it was checked against, so that a changed revision is seen (decision E7). */
export const integrityHeader = 'x-integrity';

/** The build's list of the second tier: this worker's own stored one, so that list and worker belong to one build; only when it was lost the server's. */
export async function readSecondTierList(): Promise<readonly SecondTierFile[]> {
  const response = (await storedFile(secondTierListUrl)) ?? (await fetch(secondTierListUrl, { cache: 'no-cache' }));
  return secondTierListSchema.parse(await response.json());
}

/** The language of a prerendered page in the second tier; undefined for every other file. */
export const pageLanguageOf = (url: string): string | undefined => /^\/html\/(\w+)\//.exec(url)?.[1];

/** The prerendered page of a route, which paints before any script has run; undefined when it is not stored or of another build. Never throws. */
async function storedRoute(url: string): Promise<Response | undefined> {
  const stored = await matchIn(secondTierCacheName, url);
  if (!stored) return undefined;
  const file = (await readSecondTierList().catch(() => [])).find((each) => each.url === url);
  return file && stored.headers.get(integrityHeader) === file.integrity ? stored : undefined;
}

/**
 * A navigation: the stored page of its language, the route's own or the shell, else the network, else a sentence (R8, decision E7). Never a
 * redirected response.
 */
export async function respondToNavigation(request: Request, page: 'index' | 'shell'): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const language = navigationLanguage({ search, stored: await storedLanguage(), tags: navigator.languages });
  try {
    if (page === 'index') return (await storedFile(pageFile(language, '/'))) ?? (await fetch(request));
    const type = new URLSearchParams(search).get(TYPE_QUERY);
    const ofType = type === null ? undefined : await storedRoute(pageFile(language, pathname, type));
    const route = ofType ?? (await storedRoute(pageFile(language, pathname)));
    return route ?? (await storedFile(pageFile(language, '/shell'))) ?? (await fetch(request));
  } catch {
    return offlineResponse(language);
  }
}
