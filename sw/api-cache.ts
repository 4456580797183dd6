import { apiKey } from '#src/contracts/api-key.ts';
import { matchEndpoint } from '#src/contracts/endpoint-paths.ts';
import { languages } from '#src/contracts/languages.ts';
import { apiCacheName, cachedAtHeader, cachedLanguageHeader, poolDataHeader } from '#src/contracts/sw-messages.ts';
import type { RefreshFailureKind, RefreshMessage } from '#src/contracts/sw-messages.ts';
import { judge, madeAtOf, type Verdict } from './guard.ts';
import { tellPages } from './pages.ts';
import { matchIn, putOrMakeRoom } from './room.ts';

/** Decision D6: by count, never by clock, for a device clock a day fast would empty the store (R19). */
const maxEntries = 200;
/** Spec 9. */
const timeoutMs = 20_000;
/** Without a copy in the page's language the network gets this long before another language's copy is shown, labelled (decision D6). */
const otherLanguageAfterMs = 3_000;

/** What is needed of a FetchEvent. */
export interface ReadEvent {
  readonly request: Request;
  readonly clientId: string;
  waitUntil(work: Promise<unknown>): void;
}

interface Read {
  readonly key: string;
  /** Keys of the same read in the other languages, by language. */
  readonly otherKeys: ReadonlyMap<string, string>;
}
interface Attempt {
  readonly response: Response;
  readonly verdict: Verdict | { readonly kind: RefreshFailureKind };
}

/** True for the public reads that the contract lets a stored copy answer; a request with a token is never touched (R12). */
export function isStoredRead(request: Request): boolean {
  if (request.headers.has('authorization')) return false;
  return matchEndpoint(request.method, new URL(request.url).pathname)?.cache === 'swr';
}

/** The keys of a read. Takes the body from a clone, before anything fetches the request (P4). */
async function identify(request: Request): Promise<Read> {
  const { pathname, search } = new URL(request.url);
  const body = request.method === 'GET' ? search : await request.clone().text();
  const row = matchEndpoint(request.method, pathname);
  if (!row?.variesByLanguage) return { key: await apiKey({ path: pathname, body }), otherKeys: new Map() };
  const own = request.headers.get('language') ?? languages[0];
  const others = languages.filter((language) => language !== own);
  const otherKeys = new Map<string, string>();
  for (const language of others) otherKeys.set(language, await apiKey({ path: pathname, body, language }));
  return { key: await apiKey({ path: pathname, body, language: own }), otherKeys };
}

async function storeCopy(key: string, good: Extract<Verdict, { kind: 'good' }>): Promise<void> {
  const date = new Date(good.madeAt).toUTCString();
  const headers = new Headers({ 'content-type': 'application/json', date, [cachedAtHeader]: date });
  if (good.isSimulated) headers.set(poolDataHeader, 'simulated');
  if (!(await putOrMakeRoom(apiCacheName, key, new Response(good.text, { headers })))) return;
  const cache = await caches.open(apiCacheName);
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, Math.max(0, keys.length - maxEntries))) await cache.delete(oldest);
}

/** Asks the pool and stores what is good. A line that fails gives an error response with its kind; never throws. */
async function askPool(request: Request, key: string): Promise<Attempt> {
  try {
    const response = await fetch(request, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    const verdict = await judge(response.clone());
    if (verdict.kind === 'good') await storeCopy(key, verdict).catch(() => undefined);
    return { response, verdict };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return { response: Response.error(), verdict: { kind: isTimeout ? 'timeout' : 'offline' } };
  }
}

/** Says what became of the refresh behind a copy: news for every page, a failure only to the one that asked (decision D6). */
async function announce(key: string, shown: Response, { attempt, clientId }: { attempt: Attempt; clientId: string }): Promise<void> {
  const { verdict } = attempt;
  const base = { type: 'api-refresh', key, madeAt: madeAtOf(shown, cachedAtHeader) } as const;
  let message: RefreshMessage = { ...base, outcome: 'failed' };
  if (verdict.kind === 'good') {
    const isSame = !shown.headers.has(cachedLanguageHeader) && (await shown.text()) === verdict.text;
    const news = { ...base, madeAt: verdict.madeAt, isSimulated: verdict.isSimulated };
    message = isSame ? { ...news, outcome: 'same' } : { ...news, outcome: 'changed', body: verdict.text };
  } else if (verdict.kind === 'refused') message = { ...base, outcome: 'refused', message: verdict.message };
  else message = { ...base, outcome: 'failed', kind: verdict.kind };
  await tellPages(message, verdict.kind === 'good' ? '' : clientId);
}

async function otherLanguageCopy(otherKeys: ReadonlyMap<string, string>): Promise<Response | undefined> {
  for (const [language, key] of otherKeys) {
    const copy = await matchIn(apiCacheName, key);
    if (!copy) continue;
    const headers = new Headers(copy.headers);
    headers.set(cachedLanguageHeader, language);
    return new Response(copy.body, { headers });
  }
  return undefined;
}

/**
 * Stale-while-revalidate of one public read (R10, decision D6): the stored copy at once with the network behind it; without one the network,
 * and where that brings nothing good in time, another language's copy. The answer of a dead line is a network error, as without a worker.
 */
export async function answerRead(event: ReadEvent): Promise<Response> {
  const { key, otherKeys } = await identify(event.request);
  const own = await matchIn(apiCacheName, key);
  const asking = askPool(event.request, key);
  const copy = own ?? (await copyInsteadOf(asking, otherKeys));
  if (!copy) return (await asking).response;
  const shown = copy.clone();
  event.waitUntil(asking.then((attempt) => announce(key, shown, { attempt, clientId: event.clientId })));
  return copy;
}

async function copyInsteadOf(asking: Promise<Attempt>, otherKeys: ReadonlyMap<string, string>): Promise<Response | undefined> {
  if (otherKeys.size === 0) return undefined;
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, otherLanguageAfterMs, undefined));
  const attempt = await Promise.race([asking, tooLate]);
  return attempt?.verdict.kind === 'good' ? undefined : otherLanguageCopy(otherKeys);
}

/** Drops a stored answer that a page could not read (R11). */
export async function forgetRead(key: string): Promise<void> {
  const cache = await caches.open(apiCacheName);
  await cache.delete(key);
}

/** Fetches and stores a read unless a copy is there (decision E7: newspaper, announcements and class list once). Never throws. */
export async function warmRead(request: Request): Promise<void> {
  const { key } = await identify(request);
  if (!(await matchIn(apiCacheName, key))) await askPool(request, key);
}
