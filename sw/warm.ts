import { type SecondTierFile, secondTierCacheName, secondTierListSchema, secondTierListUrl } from '#src/contracts/sw-messages.ts';
import type { SecondTierProgress } from '#src/contracts/sw-messages.ts';
import { fetchChecked } from './checked-file.ts';
import { tellPages } from './pages.ts';
import { isSecondTierGivenUp, putOrMakeRoom, tryAgain } from './room.ts';

/** Marks a stored file with the bytes it was checked against, so that a changed revision is seen (decision E7). */
const integrityHeader = 'x-integrity';
/** A line that breaks this often in a row is down: the next visit goes on from here. */
const maxFailuresInRow = 3;
/** Each word to the pages asks the browser for all of them: too dear to follow every file. */
const filesPerNews = 8;

export interface WarmTools {
  /** The worker's own stored copy of the list, so that list and worker belong to one build; undefined: ask the network. */
  readonly storedList: () => Promise<Response | undefined>;
  /** What comes after the files (decision E7). */
  readonly warmReads: () => Promise<void>;
}

let running: Promise<void> | undefined;

/** Fetches what is missing of the second tier, one file at a time; what is there is skipped, so a cut goes on where it stopped. Never throws. */
export function warm(isConsented: boolean, tools: WarmTools): Promise<void> {
  running ??= fetchMissing(isConsented, tools)
    .catch(() => undefined)
    .finally(() => (running = undefined));
  return running;
}

/** True when the visitor pays by the byte: Save-Data or a 2G line (decision E6). */
function isDataDear(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const type: unknown = Reflect.get(connection, 'effectiveType');
  return Reflect.get(connection, 'saveData') === true || type === '2g' || type === 'slow-2g';
}

async function readList({ storedList }: WarmTools): Promise<readonly SecondTierFile[]> {
  const response = (await storedList()) ?? (await fetch(secondTierListUrl, { cache: 'no-cache' }));
  return secondTierListSchema.parse(await response.json());
}

/** A file's key as the cache gives it back. */
const addressOf = ({ url }: SecondTierFile): string => new URL(url, location.origin).href;

/** A file whose name changes with its bytes is held when its name is; only the others have to be looked into. */
async function heldUrls(cache: Cache, files: readonly SecondTierFile[]): Promise<Set<string>> {
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const held = new Set<string>();
  for (const file of files) {
    const { url, revision, integrity } = file;
    if (!stored.has(addressOf(file))) continue;
    if (revision === null || (await cache.match(url))?.headers.get(integrityHeader) === integrity) held.add(url);
  }
  return held;
}

/** One file; false on any failure, and then nothing is stored (R6). */
async function fetchFile(file: SecondTierFile): Promise<boolean> {
  try {
    const response = await fetchChecked(file);
    if (file.revision === null) return await putOrMakeRoom(secondTierCacheName, file.url, response);
    const headers = new Headers(response.headers);
    headers.set(integrityHeader, file.integrity);
    return await putOrMakeRoom(secondTierCacheName, file.url, new Response(response.body, { headers }));
  } catch {
    return false;
  }
}

function progressOf(files: readonly SecondTierFile[], held: ReadonlySet<string>, state: SecondTierProgress['state']): SecondTierProgress {
  const done = files.filter(({ url }) => held.has(url));
  const bytesOf = (some: readonly SecondTierFile[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const counts = { doneFiles: done.length, totalFiles: files.length, doneBytes: bytesOf(done), totalBytes: bytesOf(files) };
  return { type: 'second-tier', state, ...counts };
}

async function fetchMissing(isConsented: boolean, tools: WarmTools): Promise<void> {
  const files = await readList(tools);
  const cache = await caches.open(secondTierCacheName);
  const held = await heldUrls(cache, files);
  const tell = (state: SecondTierProgress['state']) => tellPages(progressOf(files, held, state));
  const missing = files.filter(({ url }) => !held.has(url));
  if (isConsented) await tryAgain();
  else if (missing.length > 0 && isDataDear()) return tell('waiting');
  let failuresInRow = 0;
  for (const [index, file] of missing.entries()) {
    // Also in the middle: what an answer was given room for is not to be filled up again.
    if (await isSecondTierGivenUp()) return tell('interrupted');
    const isDone = await fetchFile(file);
    failuresInRow = isDone ? 0 : failuresInRow + 1;
    if (isDone) held.add(file.url);
    if (failuresInRow === maxFailuresInRow) return tell('interrupted');
    if (index % filesPerNews === 0) await tell('running');
  }
  await tell(held.size === files.length ? 'complete' : 'interrupted');
  if (held.size < files.length) return;
  await dropLeftovers(cache, files);
  await tools.warmReads();
}

/** What an earlier build left behind goes only once this build's files are all there. */
async function dropLeftovers(cache: Cache, files: readonly SecondTierFile[]): Promise<void> {
  const wanted = new Set(files.map(addressOf));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}
