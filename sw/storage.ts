import { apiCacheName, installTierCacheName, secondTierCacheName } from '#src/contracts/sw-messages.ts';

/** The entry of a cache, or undefined when there is none or Cache Storage is refused or broken. Never throws. */
export async function matchIn(cacheName: string, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheName)).match(key);
  } catch {
    return undefined;
  }
}

/** Entry by entry: a cache that is deleted whole keeps its space until every handle on it is gone. */
async function empty(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
}

/** Whether storing failed for lack of space. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

let hasRunOut = false;

/** Whether a response found no space since this worker was started: what the second tier then gave up is not to be taken again by it. */
export const hasRunOutOfSpace = (): boolean => hasRunOut;

/** What goes for the sake of an entry, the first first: an update can be fetched again, cached figures cannot. */
const expendableFor = (cacheName: string): readonly string[] =>
  cacheName === installTierCacheName ? [secondTierCacheName] : [secondTierCacheName, apiCacheName];

/** Stores a response. On a full disk the second tier goes first, then the API cache, never the shell. Rejects when that was not enough. */
export async function putOrFreeSpace(cacheName: string, key: string, response: Response): Promise<void> {
  const put = async (body: Response) => (await caches.open(cacheName)).put(key, body);
  for (const expendable of expendableFor(cacheName)) {
    try {
      return await put(response.clone());
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      hasRunOut = true;
    }
    await empty(expendable);
  }
  await put(response);
}

/** True when a file set of this size leaves as much space again: for responses, and for the browser's own code cache. */
export async function hasSpaceFor(bytes: number): Promise<boolean> {
  try {
    const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
    return quota - usage >= 2 * bytes;
  } catch {
    return true;
  }
}
