import { pageFile, TYPE_QUERY } from '#src/contracts/page-files.ts';
import { navigationLanguage, offlineResponse } from './navigation.ts';
import { storedFile } from './precache.ts';
import { storedLanguage } from './preferences.ts';
import { storedSecondTierFile } from './second-tier.ts';

/**
 * A navigation: the stored page of its language, the route's own or the shell, else the network, else a sentence. Never a
 * redirected response.
 */
export async function respondToNavigation(request: Request, page: 'index' | 'shell'): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const language = navigationLanguage({ search, stored: await storedLanguage(), tags: navigator.languages });
  try {
    if (page === 'index') return (await storedFile(pageFile(language, '/'))) ?? (await fetch(request));
    const type = new URLSearchParams(search).get(TYPE_QUERY);
    const ofType = type === null ? undefined : await storedSecondTierFile(pageFile(language, pathname, type));
    const route = ofType ?? (await storedSecondTierFile(pageFile(language, pathname)));
    return route ?? (await storedFile(pageFile(language, '/shell'))) ?? (await fetch(request));
  } catch {
    return offlineResponse(language);
  }
}
