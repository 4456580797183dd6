import { languageFromTags } from '#src/contracts/languages.ts';
import {
  consentCacheName,
  pageOfFile,
  type SecondTierFile,
  secondTierCacheName,
  secondTierKey,
  secondTierListSchema,
  secondTierListUrl,
} from '#src/contracts/sw-messages.ts';
import { savesData } from '#src/domain/data-cost.ts';
import { fetchChecked, respondToInstalledFile, storedFile } from './precache.ts';
import { storedLanguage } from './preferences.ts';
import { hasRunOutOfSpace, hasSpaceFor, isDiskFull, matchIn } from './storage.ts';

/** After this many failures in a row the network counts as down: the next attempt resumes here. */
const maxFailuresInRow = 3;

/** Looked into for every picture: read once. */
let ownList: Promise<readonly SecondTierFile[]> | undefined;

/** The build's list of the second tier out of this worker's own install tier, so that list and worker belong to one build; undefined when it was lost. */
async function storedList(): Promise<readonly SecondTierFile[] | undefined> {
  const stored = await storedFile(secondTierListUrl);
  if (stored) ownList ??= parseList(stored);
  return stored && ownList;
}

async function parseList(response: Response): Promise<readonly SecondTierFile[]> {
  return secondTierListSchema.parse(await response.json());
}

/** The language of a prerendered page in the second tier; undefined for every other file. */
export const pageLanguageOf = (url: string): string | undefined => pageOfFile(url)?.language;

/** A file's key as the cache returns it. */
const keyUrlOf = (file: SecondTierFile): string => new URL(secondTierKey(file), location.origin).href;

/** The stored file of the second tier, by its URL or path; undefined when it is none or not stored. Never throws. */
export async function storedSecondTierFile(url: string): Promise<Response | undefined> {
  const { pathname } = new URL(url, location.origin);
  // Its name says it all: a page of the build before gets its own, too.
  if (pathname.startsWith('/assets/')) return matchIn(secondTierCacheName, pathname);
  const file = (await storedList().catch(() => undefined))?.find((each) => each.url === pathname);
  return file && matchIn(secondTierCacheName, secondTierKey(file));
}

/** A file of either tier, cache first. Undefined: the browser's own business. */
export function respondToFile(request: Request): Promise<Response> | undefined {
  const installed = respondToInstalledFile(request);
  if (installed) return installed;
  const isFile = /\.[^/]+$/.test(new URL(request.url).pathname);
  return isFile ? storedSecondTierFile(request.url).then((stored) => stored ?? fetchOrRemember(request)) : undefined;
}

/** A picture that the first visit has shown, and the line has cost since, may still lie in the browser's own cache. */
async function fetchOrRemember(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.destination !== 'image') throw error;
    return fetch(request, { cache: 'force-cache' });
  }
}

/** Whether the second tier may be fetched: not on a metered connection, unless the visitor has agreed, to this build or one before. */
export async function mayFetchSecondTier(): Promise<boolean> {
  return !savesData(navigator) || caches.has(consentCacheName);
}

/** The second tier on this device: all that a build lists, what this visitor needs of it (pages in one language), and the paths of what is stored of that. */
export interface SecondTier {
  readonly list: readonly SecondTierFile[];
  readonly files: readonly SecondTierFile[];
  readonly held: Set<string>;
}

/** Looks up what is stored of the second tier. Rejects without its list, the stored one or the server's. */
export async function readSecondTier(): Promise<SecondTier> {
  const list = (await storedList()) ?? (await parseList(await fetch(secondTierListUrl, { cache: 'no-cache' })));
  const language = (await storedLanguage()) ?? languageFromTags(navigator.languages);
  const files = list.filter(({ url }) => (pageLanguageOf(url) ?? language) === language);
  const stored = new Set((await (await caches.open(secondTierCacheName)).keys()).map(({ url }) => url));
  return { list, files, held: new Set(files.filter((file) => stored.has(keyUrlOf(file))).map(({ url }) => url)) };
}

/** How many bytes these files have, uncompressed. */
export const bytesOf = (files: readonly SecondTierFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** What is not stored. */
export const missingOf = ({ files, held }: SecondTier): SecondTierFile[] => files.filter(({ url }) => !held.has(url));

/** Fetches and stores one file. On any failure nothing is stored; 'full' is one of a disk without space. */
async function fetchFile(cache: Cache, file: SecondTierFile): Promise<'stored' | 'failed' | 'full'> {
  try {
    const response = await fetchChecked(file);
    if (hasRunOutOfSpace()) return 'full';
    await cache.put(secondTierKey(file), response);
    return 'stored';
  } catch (error) {
    return isDiskFull(error) ? 'full' : 'failed';
  }
}

/**
 * Fetches what is missing, one file at a time, and adds it to `held`. `beforeEach` may stop it by false. Complete: all is there; interrupted: files did
 * not come; full: the device has no room for them.
 */
export async function fetchSecondTier(
  tier: SecondTier,
  beforeEach: (index: number) => Promise<boolean>,
): Promise<'complete' | 'interrupted' | 'full'> {
  const missing = missingOf(tier);
  if (hasRunOutOfSpace() || !(await hasSpaceFor(bytesOf(missing)))) return 'full';
  const cache = await caches.open(secondTierCacheName);
  let failuresInRow = 0;
  for (const [index, file] of missing.entries()) {
    // Pages stand last in the list: one is of no use without the styles and scripts it names.
    if (pageLanguageOf(file.url) !== undefined && missing.slice(0, index).some(({ url }) => !tier.held.has(url))) break;
    if (!(await beforeEach(index))) break;
    const outcome = await fetchFile(cache, file);
    failuresInRow = outcome === 'stored' ? 0 : failuresInRow + 1;
    if (outcome === 'stored') tier.held.add(file.url);
    // What is left of a full disk belongs to the pool's responses.
    if (outcome === 'full') return 'full';
    if (failuresInRow === maxFailuresInRow) break;
  }
  return missingOf(tier).length === 0 ? 'complete' : 'interrupted';
}

/** What an earlier build left behind goes once this build's files are all there, unless the next build is already storing its own. */
export async function dropLeftovers({ list }: SecondTier, { installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  if (installing || waiting) return;
  const cache = await caches.open(secondTierCacheName);
  const wanted = new Set(list.map(keyUrlOf));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}
