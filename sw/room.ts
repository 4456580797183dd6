import { apiCacheName, secondTierCacheName } from '#src/contracts/sw-messages.ts';

/** Lies in the second tier's cache once it had to be given up, so that no visit fetches in vain what does not fit. */
const givenUpMark = '/second-tier-given-up';

/**
 * Lies there from the worker's first moment until the tier is complete or given up: room for answers, which neither the tier nor what
 * the browser compiles of the shell's scripts can take meanwhile (R15).
 */
const reserve = '/second-tier-reserve';
const reserveBytes = 128 * 1024;

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
/** What the mark says, once it has been looked up; true from the first moment of giving up. */
let isGivenUp: boolean | undefined;

/** Once for all writes that fail together, so that none of them goes on to the stored answers. */
function giveUpSecondTier(): Promise<void> {
  isGivenUp = true;
  givingUp ??= empty(secondTierCacheName)
    .then(() => put(secondTierCacheName, givenUpMark, new Response()))
    .finally(() => (givingUp = undefined));
  return givingUp;
}

const forgetAnswers = () => empty(apiCacheName);

/** True when the second tier did not fit (R15). Never throws. */
export async function isSecondTierGivenUp(): Promise<boolean> {
  isGivenUp ??= (await matchIn(secondTierCacheName, givenUpMark)) !== undefined;
  return isGivenUp;
}

/** Forgets that it did not fit: a new version, or the visitor's word. Rejects where Cache Storage is refused. */
export async function tryAgain(): Promise<void> {
  isGivenUp = false;
  await (await caches.open(secondTierCacheName)).delete(givenUpMark);
}

/** Takes the reserve, where there is room for it. Never throws. */
export async function takeReserve(): Promise<void> {
  await put(secondTierCacheName, reserve, new Response(new Uint8Array(reserveBytes))).catch(() => undefined);
}

/**
 * Stores `response` and says whether it worked. A full disk gives up the second tier first and tries again, then the stored answers
 * and tries once more, never the shell (R15). Never throws.
 */
export async function putOrMakeRoom(cacheName: string, key: string, response: Response): Promise<boolean> {
  // The second tier is what gives way: nothing of it is tried again, so its bytes are not read twice.
  const isSecondTier = cacheName === secondTierCacheName;
  let next = response;
  for (const makeRoom of [giveUpSecondTier, forgetAnswers]) {
    const again = isSecondTier ? undefined : next.clone();
    try {
      await put(cacheName, key, next);
      return true;
    } catch (error) {
      if (!isOutOfRoom(error)) return false;
    }
    await makeRoom().catch(() => undefined);
    if (!again) return false;
    next = again;
  }
  return put(cacheName, key, next).then(
    () => true,
    () => false,
  );
}
