import { apiCacheName, secondTierCacheName } from '#src/contracts/sw-messages.ts';

/** Lies in the second tier's cache once it had to be given up, so that no visit fetches in vain what does not fit. */
const givenUpMark = '/second-tier-given-up';

const isOutOfRoom = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Answer of the cache, or undefined when Cache Storage is refused or broken (R17). */
export async function matchIn(cacheName: string, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheName)).match(key);
  } catch {
    return undefined;
  }
}

async function put(cacheName: string, key: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(key, response);
}

/** Entry by entry: a cache that is deleted whole keeps its room until every handle on it is gone. */
async function empty(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) await cache.delete(request);
}

let givingUp: Promise<void> | undefined;

/** Once for all writes that fail together, so that none of them goes on to the stored answers. */
function giveUpSecondTier(): Promise<void> {
  givingUp ??= empty(secondTierCacheName)
    .then(() => put(secondTierCacheName, givenUpMark, new Response()))
    .finally(() => (givingUp = undefined));
  return givingUp;
}

/** True when the second tier did not fit; `tryAgain` forgets that: a new version, or the visitor's word. */
export async function isSecondTierGivenUp(): Promise<boolean> {
  return (await matchIn(secondTierCacheName, givenUpMark)) !== undefined;
}

export async function tryAgain(): Promise<void> {
  await (await caches.open(secondTierCacheName)).delete(givenUpMark);
}

/**
 * Stores `response` and says whether it worked. A full disk gives up the second tier first and tries again, then the stored answers,
 * never the shell (R15). Never throws.
 */
export async function putOrMakeRoom(cacheName: string, key: string, response: Response): Promise<boolean> {
  // The second tier is what gives way: nothing of it is tried again, so its bytes are not read twice.
  const spare = cacheName === secondTierCacheName ? undefined : response.clone();
  try {
    await put(cacheName, key, response);
    return true;
  } catch (error) {
    if (!isOutOfRoom(error)) return false;
  }
  try {
    await giveUpSecondTier();
    if (!spare) return false;
    await put(cacheName, key, spare);
    return true;
  } catch {
    await empty(apiCacheName).catch(() => undefined);
    return false;
  }
}
