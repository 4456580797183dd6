import { endpointTable, FIRST_ANNOUNCEMENTS, POOL_ID } from '#src/contracts/endpoint-table.ts';
import { type Language, languageFromTags } from '#src/contracts/languages.ts';
import { type SecondTierFile, secondTierCacheName } from '#src/contracts/sw-messages.ts';
import type { SecondTierProgress } from '#src/contracts/sw-messages.ts';
import { chainIds } from '#src/domain/chain-ids.ts';
import { savesData } from '#src/domain/data-cost.ts';
import { postToPages, warmRead } from './api-cache.ts';
import { integrityHeader, pageLanguageOf, readSecondTierList } from './pages.ts';
import { fetchChecked, fetchInstallTier } from './precache.ts';
import { storedDeviceId, storedLanguage } from './preferences.ts';
import { hasRunOutOfSpace, hasSpaceFor, isDiskFull } from './storage.ts';

/** After this many failures in a row the network counts as down: the next visit resumes here. */
const maxFailuresInRow = 3;
/** Each message looks up all pages: too costly after every file. */
const filesPerMessage = 8;
/** What the tools take their means and trends of. */
const curves = ['networkHashrateCurve', 'priceCurve'] as const;
/** Decision E7: read once, so that these pages open offline before they were ever visited. The forms are the ones the pages send. */
const reads: readonly { name: keyof typeof endpointTable; form: string }[] = [
  { name: 'dailyNews', form: '' },
  { name: 'announcements', form: new URLSearchParams(FIRST_ANNOUNCEMENTS).toString() },
  { name: 'classList', form: '' },
  { name: 'downloads', form: '' },
  ...chainIds.flatMap((coinId) => curves.map((name) => ({ name, form: `coinId=${coinId}` }))),
];

let running: Promise<void> | undefined;

/**
 * Fetches what is missing, one file at a time: of the install tier, out of which a browser short of space or a cleaning tool may have taken a
 * piece, then of the second, then the reads. What is stored is skipped, so a cut is resumed. Never throws.
 */
export function warm(isConsented: boolean): Promise<void> {
  running ??= fetchInstallTier()
    .catch(() => undefined)
    .then(() => fetchMissing(isConsented))
    .catch(() => undefined)
    .finally(() => (running = undefined));
  return running;
}

/** A file's key as the cache returns it. */
const keyUrlOf = ({ url }: SecondTierFile): string => new URL(url, location.origin).href;

/** A file whose name changes with its bytes is held when its name is; only the others have to be looked into. */
async function heldUrls(cache: Cache, files: readonly SecondTierFile[]): Promise<Set<string>> {
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const held = new Set<string>();
  for (const file of files) {
    const { url, revision, integrity } = file;
    if (!stored.has(keyUrlOf(file))) continue;
    if (revision === null || (await cache.match(url))?.headers.get(integrityHeader) === integrity) held.add(url);
  }
  return held;
}

/** Fetches and stores one file. On any failure nothing is stored (R6); 'full' is one of a disk without space. */
async function fetchFile(cache: Cache, file: SecondTierFile): Promise<'stored' | 'failed' | 'full'> {
  try {
    const response = await fetchChecked(file);
    const headers = new Headers(response.headers);
    headers.set(integrityHeader, file.integrity);
    if (hasRunOutOfSpace()) return 'full';
    await cache.put(file.url, file.revision === null ? response : new Response(response.body, { headers }));
    return 'stored';
  } catch (error) {
    return isDiskFull(error) ? 'full' : 'failed';
  }
}

const bytesOf = (files: readonly SecondTierFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

function progressOf(files: readonly SecondTierFile[], held: ReadonlySet<string>, state: SecondTierProgress['state']): SecondTierProgress {
  const done = files.filter(({ url }) => held.has(url));
  const counts = { doneFiles: done.length, totalFiles: files.length, doneBytes: bytesOf(done), totalBytes: bytesOf(files) };
  return { type: 'second-tier', state, ...counts };
}

async function fetchMissing(isConsented: boolean): Promise<void> {
  const list = await readSecondTierList();
  const language = await visitorsLanguage();
  const files = list.filter(({ url }) => (pageLanguageOf(url) ?? language) === language);
  const cache = await caches.open(secondTierCacheName);
  const held = await heldUrls(cache, files);
  const tell = (state: SecondTierProgress['state']) => postToPages(progressOf(files, held, state));
  const missing = files.filter(({ url }) => !held.has(url));
  if (missing.length > 0 && !isConsented && savesData(navigator)) return tell('waiting');
  if (hasRunOutOfSpace() || !(await hasSpaceFor(bytesOf(missing)))) return tell('interrupted');
  let failuresInRow = 0;
  for (const [index, file] of missing.entries()) {
    // Pages stand last in the list: one is of no use without the styles and scripts it names.
    if (pageLanguageOf(file.url) !== undefined && missing.slice(0, index).some(({ url }) => !held.has(url))) break;
    const outcome = await fetchFile(cache, file);
    failuresInRow = outcome === 'stored' ? 0 : failuresInRow + 1;
    if (outcome === 'stored') held.add(file.url);
    // What is left of a full disk belongs to the pool's responses.
    if (outcome === 'full' || failuresInRow === maxFailuresInRow) return tell('interrupted');
    if (index % filesPerMessage === 0) await tell('running');
  }
  await tell(held.size === files.length ? 'complete' : 'interrupted');
  if (held.size < files.length) return;
  await dropLeftovers(cache, list);
  for (const request of await requestsToWarm()) await warmRead(request);
}

/** What an earlier build left behind goes only once this build's files are all there. */
async function dropLeftovers(cache: Cache, files: readonly SecondTierFile[]): Promise<void> {
  const wanted = new Set(files.map(keyUrlOf));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

/** The language that pages and reads are fetched in. */
async function visitorsLanguage(): Promise<Language> {
  return (await storedLanguage()) ?? languageFromTags(navigator.languages);
}

/** The reads in the visitor's language, as a page would send them. */
async function requestsToWarm(): Promise<Request[]> {
  const [language, deviceId] = await Promise.all([visitorsLanguage(), storedDeviceId()]);
  return reads.map(({ name, form }) => {
    const { method, path } = endpointTable[name];
    const headers = new Headers({ poolId: POOL_ID, language, ...(deviceId !== undefined && { deviceId }) });
    if (method === 'GET') return new Request(path, { headers });
    headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
    return new Request(path, { method, headers, body: form });
  });
}
