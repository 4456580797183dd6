import { consentCacheName, type SecondTierProgress } from '#src/contracts/sw-messages.ts';
import { postToPages, warmRead } from './api-cache.ts';
import { fetchInstallTier } from './precache.ts';
import { requestsToWarm } from './reads-to-warm.ts';
import { bytesOf, dropLeftovers, fetchSecondTier, mayFetchSecondTier, missingOf, readSecondTier, type SecondTier } from './second-tier.ts';

/** The little of the worker's scope that is needed here; tests put their own in its place. */
declare const self: { readonly registration: ServiceWorkerRegistration };

/** Each message looks up all pages: too costly after every file. */
const filesPerMessage = 8;
/** After this many reads in a row that brought nothing the network counts as down. */
const maxFailuresInRow = 3;
let running: Promise<void> | undefined;

/** What a page wishes (contracts/sw-messages.ts). */
interface Wish {
  readonly isConsented: boolean;
  readonly isRenewal?: boolean | undefined;
}

/**
 * Fetches what is missing, one file at a time: of the install tier, out of which a browser short of space or a cleaning tool may have taken a
 * piece, then of the second, then the reads. What is stored is skipped, so a cut is resumed; a renewal makes the reads again. Never throws.
 */
export function warm(wish: Wish): Promise<void> {
  if (running && wish.isRenewal) return running.then(() => warm(wish));
  running ??= fetchInstallTier()
    .catch(() => undefined)
    .then(() => fetchMissing(wish))
    .catch(() => undefined)
    .finally(() => (running = undefined));
  return running;
}

function progressOf(tier: SecondTier, state: SecondTierProgress['state']): SecondTierProgress {
  const { files, held } = tier;
  const done = files.filter(({ url }) => held.has(url));
  const counts = { doneFiles: done.length, totalFiles: files.length, doneBytes: bytesOf(done), totalBytes: bytesOf(files) };
  return { type: 'second-tier', state, ...counts };
}

async function fetchMissing({ isConsented, isRenewal = false }: Wish): Promise<void> {
  // That there is one says it: no entry is needed.
  if (isConsented) await caches.open(consentCacheName);
  const tier = await readSecondTier();
  if (isRenewal) await renewReads();
  const tell = (state: SecondTierProgress['state']) => postToPages(progressOf(tier, state));
  if (missingOf(tier).length > 0 && !(await mayFetchSecondTier())) return tell('waiting');
  const outcome = await fetchSecondTier(tier, async (index) => {
    if (index % filesPerMessage === 1) await tell('running');
    return true;
  });
  await tell(outcome);
  if (outcome !== 'complete') return;
  await dropLeftovers(tier, self.registration);
  if (isRenewal) return;
  for (const request of await requestsToWarm()) await warmRead(request);
  // Once more: now the figures are there, too.
  await tell(outcome);
}

/** Makes the reads again, and reports its progress. */
async function renewReads(): Promise<void> {
  const requests = await requestsToWarm();
  let failed = 0;
  let failuresInRow = 0;
  for (const [index, request] of requests.entries()) {
    const isGood = failuresInRow < maxFailuresInRow && (await warmRead(request, true));
    failuresInRow = isGood ? 0 : failuresInRow + 1;
    if (!isGood) failed += 1;
    await postToPages({ type: 'reads', done: index + 1 - failed, failed, total: requests.length });
  }
}
