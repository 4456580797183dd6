import { secondTierCacheName, secondTierListUrl } from '#src/contracts/sw-messages.ts';
import { answerInstalled, storedFile } from './install-tier.ts';
import { navigationLanguage, offlineAnswer } from './navigation.ts';
import { storedLanguage } from './preferences.ts';
import { matchIn } from './room.ts';

/** This worker's own copy of the second tier's list. */
export function storedSecondTierList(): Promise<Response | undefined> {
  return storedFile(secondTierListUrl);
}

/** A navigation: the stored page of its language, else the network, else a sentence (R8, decision E7). Never a redirected response. */
export async function answerNavigation(request: Request, page: 'index' | 'shell'): Promise<Response> {
  const { search } = new URL(request.url);
  const language = navigationLanguage({ search, stored: await storedLanguage(), tags: navigator.languages });
  try {
    return (await storedFile(`/html/${language}/${page}.html`)) ?? (await fetch(request));
  } catch {
    return offlineAnswer(language);
  }
}

/** A file of either tier, from the store first. Undefined: not the worker's business. */
export function answerFile(request: Request): Promise<Response> | undefined {
  const installed = answerInstalled(request);
  if (installed) return installed;
  const isFile = /\.[^/]+$/.test(new URL(request.url).pathname);
  return isFile ? matchIn(secondTierCacheName, request.url).then((stored) => stored ?? fetch(request)) : undefined;
}
