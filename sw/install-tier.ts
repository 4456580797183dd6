import { installTierCacheName } from '#src/contracts/sw-messages.ts';
import { type BuiltFile, fetchChecked } from './checked-file.ts';
import { isSecondTierGivenUp, matchIn, putOrMakeRoom } from './room.ts';

/** A weak line loses a file now and then; a pause later it mostly comes (R7). In ms. */
const pausesMs = [500, 1_000, 3_000];

let files: ReadonlyMap<string, BuiltFile> = new Map();

/** Names the files of this worker's build, all of them or nothing (decision E7). */
export function setInstallTier(list: readonly BuiltFile[]): void {
  files = new Map(list.map((file) => [new URL(file.url, location.origin).href, file]));
}

/** With the bytes in its name a file serves every build that has it, and two builds lie side by side until the newer takes over. */
const keyOf = ({ url, integrity }: BuiltFile): string => `${url}?${new URLSearchParams({ integrity }).toString()}`;

/** The key as the cache gives it back. */
const addressOf = (file: BuiltFile): string => new URL(keyOf(file), location.origin).href;

async function fetchPatiently(file: BuiltFile, [pauseMs, ...laterPausesMs] = pausesMs, isRetry = false): Promise<Response> {
  try {
    return await fetchChecked(file, isRetry);
  } catch (error) {
    if (pauseMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return fetchPatiently(file, laterPausesMs, true);
  }
}

/** Fetches what is missing, one file at a time. Rejects when one does not come; what came is kept, so the next attempt goes on from there (R7). */
export async function fetchInstallTier(): Promise<void> {
  const cache = await caches.open(installTierCacheName);
  const held = new Set((await cache.keys()).map(({ url }) => url));
  for (const file of files.values()) {
    if (!held.has(addressOf(file))) await cache.put(keyOf(file), await fetchPatiently(file));
  }
}

/** Drops what only older builds had. */
export async function dropOlderFiles(): Promise<void> {
  const cache = await caches.open(installTierCacheName);
  const wanted = new Set(Array.from(files.values(), addressOf));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

/** The stored copy of a file of the tier, by its URL or path; undefined when it is none or was lost. Never throws. */
export async function storedFile(url: string): Promise<Response | undefined> {
  const file = files.get(new URL(url, location.origin).href);
  return file && matchIn(installTierCacheName, keyOf(file));
}

async function repair(file: BuiltFile, request: Request): Promise<Response> {
  try {
    const response = await fetchChecked(file);
    await putOrMakeRoom(installTierCacheName, keyOf(file), response.clone());
    return response;
  } catch {
    return fetch(request);
  }
}

/**
 * The browser lays what it compiles of a stored script beside it, as much again as the shell: where room is short it gets a copy that
 * it can lay nothing beside, so that there is room for answers (R15).
 */
async function withoutCompiled(stored: Response, { destination }: Request): Promise<Response> {
  return destination === 'script' && (await isSecondTierGivenUp()) ? new Response(stored.body, stored) : stored;
}

/** Answers a request for a file of the tier; a lost one is fetched and stored again (P3). Undefined when it is no file of the tier. */
export function answerInstalled(request: Request): Promise<Response> | undefined {
  const file = files.get(request.url);
  return file && storedFile(request.url).then((stored) => (stored ? withoutCompiled(stored, request) : repair(file, request)));
}
