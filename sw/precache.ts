import { fileKey, installTierCacheName, type SecondTierFile } from '#src/contracts/sw-messages.ts';
import { matchIn, putOrFreeSpace } from './storage.ts';

/** A built file as the build lists it; `revision` is null where the name itself changes with the bytes. */
export type BuiltFile = Pick<SecondTierFile, 'url' | 'revision' | 'integrity'>;

/** A weak network loses a file now and then; after a pause it mostly arrives. In ms. */
const pausesMs = [500, 1_000, 3_000];

let files: ReadonlyMap<string, BuiltFile> = new Map();

/** Names the files of this worker's build, all of them or nothing. */
export function setInstallTier(list: readonly BuiltFile[]): void {
  files = new Map(list.map((file) => [new URL(file.url, location.origin).href, file]));
}

/** The key as the cache returns it. */
const keyUrlOf = (file: BuiltFile): string => new URL(fileKey(file), location.origin).href;

/** Fetches a file; the browser checks its bytes against the build's. Rejects on a cut connection, other bytes, an error status or a redirect. */
export async function fetchChecked({ url, revision, integrity }: BuiltFile, isRetry = false): Promise<Response> {
  // On a retry the HTTP cache may hold the very response that failed.
  const cache = revision === null && !isRetry ? 'default' : 'reload';
  const response = await fetch(url, { integrity, cache, credentials: 'same-origin' });
  if (!response.ok || response.redirected) throw new TypeError(`${url} gave status ${response.status}`);
  return response;
}

async function fetchWithRetries(file: BuiltFile, [pauseMs, ...laterPausesMs] = pausesMs, isRetry = false): Promise<Response> {
  try {
    return await fetchChecked(file, isRetry);
  } catch (error) {
    if (pauseMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return fetchWithRetries(file, laterPausesMs, true);
  }
}

/**
 * Fetches what is missing, one file at a time; on a full disk the second tier makes room, or no update would ever come. Rejects when one does
 * not come; what came is kept, so the next attempt resumes there.
 */
export async function fetchInstallTier(): Promise<void> {
  const cache = await caches.open(installTierCacheName);
  const held = new Set((await cache.keys()).map(({ url }) => url));
  for (const file of files.values()) {
    if (!held.has(keyUrlOf(file))) await putOrFreeSpace(installTierCacheName, fileKey(file), await fetchWithRetries(file));
  }
}

/** Drops what only older builds had. */
export async function dropOlderFiles(): Promise<void> {
  const cache = await caches.open(installTierCacheName);
  const wanted = new Set(Array.from(files.values(), keyUrlOf));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

/** The stored file of the tier, by its URL or path; undefined when it is none or was lost. Never throws. */
export async function storedFile(url: string): Promise<Response | undefined> {
  const file = files.get(new URL(url, location.origin).href);
  return file && matchIn(installTierCacheName, fileKey(file));
}

async function repair(file: BuiltFile, request: Request): Promise<Response> {
  try {
    const response = await fetchChecked(file);
    await putOrFreeSpace(installTierCacheName, fileKey(file), response.clone()).catch(() => undefined);
    return response;
  } catch {
    return fetch(request);
  }
}

/** A file of the install tier, cache first; a lost one is stored again (P3). Undefined: it is none. */
export function respondToInstalledFile(request: Request): Promise<Response> | undefined {
  const file = files.get(request.url);
  return file && storedFile(request.url).then((stored) => stored ?? repair(file, request));
}
