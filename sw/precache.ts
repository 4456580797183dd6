import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { secondTierCacheName, secondTierListUrl } from '#src/contracts/sw-messages.ts';
import { navigationLanguage, offlineAnswer } from './navigation.ts';
import { storedLanguage } from './preferences.ts';
import { matchIn } from './room.ts';

const controller = new PrecacheController();
export const precacheName = controller.strategy.cacheName;

/** Registers the install tier: all of it or nothing, every file checked against its integrity (R6, R7, decision E7). */
export function precacheInstallTier(entries: (PrecacheEntry | string)[]): void {
  controller.precache(entries);
}

/** This worker's own copy of the second tier's list. */
export function storedSecondTierList(): Promise<Response | undefined> {
  return controller.matchPrecache(secondTierListUrl);
}

/** A navigation: the stored page of its language, else the network, else a sentence (R8, decision E7). Never a redirected response. */
export async function answerNavigation(request: Request, page: 'index' | 'shell'): Promise<Response> {
  const { search } = new URL(request.url);
  const language = navigationLanguage({ search, stored: await storedLanguage(), tags: navigator.languages });
  try {
    const stored = await controller.matchPrecache(`/html/${language}/${page}.html`);
    return stored ?? (await fetch(request));
  } catch {
    return offlineAnswer(language);
  }
}

/** A file of either tier, cache first; a lost file of the install tier is fetched and repaired (P3). Undefined: not the worker's business. */
export function answerFile(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const cacheKey = controller.getCacheKeyForURL(request.url);
  if (cacheKey !== undefined) {
    const params = { cacheKey, integrity: controller.getIntegrityForCacheKey(cacheKey) };
    return controller.strategy.handle({ request, event, params });
  }
  const isFile = /\.[^/]+$/.test(new URL(request.url).pathname);
  return isFile ? matchIn(secondTierCacheName, request.url).then((stored) => stored ?? fetch(request)) : undefined;
}
