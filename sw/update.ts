import { secondTierCacheName } from '#src/contracts/sw-messages.ts';
import { fetchInstallTier } from './precache.ts';
import { fetchSecondTier, mayFetchSecondTier, missingOf, readSecondTier } from './second-tier.ts';

let isUrgent = false;

/** The page asked to take this build over at once because it cannot start: the install does not wait for the second tier. */
export function hurryUpdate(): void {
  isUrgent = true;
}

/** What a page cannot run without. A picture that the server has lost must not hold up an update for ever. */
const isNeeded = ({ url }: { url: string }): boolean => /\.(?:js|css|html)$/.test(url);

/**
 * Fetches the second tier of an update beside the one of the build that runs: whatever activates the update, every route opens then.
 * Rejects when it was cut, or would have to be fetched over a metered connection: the build that runs keeps its place, and the next attempt resumes.
 */
export async function fetchUpdate(): Promise<void> {
  const held = await caches.open(secondTierCacheName).then((cache) => cache.keys());
  const isPutOff = held.length > 0 && !(await mayFetchSecondTier());
  if (isPutOff) throw new Error('The update waits for a line that costs less');
  await fetchInstallTier();
  // Nothing that is stored would be lost.
  if (!(await mayFetchSecondTier())) return;
  const outcome = await fetchSecondTier(await readSecondTier(), async () => !isUrgent);
  if (outcome !== 'interrupted' || isUrgent) return;
  // Looked up again: the build that runs may have dropped some meanwhile.
  if (missingOf(await readSecondTier()).some(isNeeded)) throw new Error('The update has not come whole');
}
