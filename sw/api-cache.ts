import { apiKey } from '#src/contracts/api-key.ts';
import { CALL_TIMEOUT_MS, matchEndpoint } from '#src/contracts/endpoint-table.ts';
import { languages } from '#src/contracts/languages.ts';
import { readFieldsOf } from '#src/contracts/read-alias.ts';
import { apiCacheName, cachedAtHeader, cachedLanguageHeader, poolDataHeader } from '#src/contracts/sw-messages.ts';
import type { RefreshFailureKind, RefreshMessage, WorkerMessage } from '#src/contracts/sw-messages.ts';
import { editionOf, isOtherEdition, withDate } from './editions.ts';
import { judge, madeAtOf, type Verdict } from './guard.ts';
import { sharedAttempt } from './shared-attempts.ts';
import { matchIn, putOrFreeSpace } from './storage.ts';

/** The little of the worker's scope that is needed here; tests put their own in its place. */
interface Page {
  postMessage(message: WorkerMessage): void;
}
declare const self: {
  readonly clients: { get(id: string): Promise<Page | undefined>; matchAll(options: { type: 'window' }): Promise<readonly Page[]> };
};

/** By count, never by clock, for a device clock a day fast would empty the store. */
const maxEntries = 200;
/** Without an entry in the page's language the network gets this long before another language's entry is shown, labelled. */
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
export interface Attempt {
  readonly response: Response;
  readonly verdict: Verdict | { readonly kind: RefreshFailureKind };
}

/** True for the public reads that the contract lets the cache serve; a request with a token is never touched. */
export function isCacheableRead(request: Request): boolean {
  if (request.headers.has('authorization')) return false;
  return matchEndpoint(request.method, new URL(request.url).pathname)?.cache === 'swr';
}

/** The keys of a read. Takes the body from a clone, before anything fetches the request (P4). */
async function identify(request: Request): Promise<Read> {
  const { pathname, search } = new URL(request.url);
  const row = matchEndpoint(request.method, pathname);
  const query = row && request.method === 'GET' ? readFieldsOf(row, search) : undefined;
  const body = query?.form ?? (await request.clone().text());
  if (!row?.variesByLanguage) return { key: await apiKey({ path: pathname, body }), otherKeys: new Map() };
  const own = query?.language ?? request.headers.get('language') ?? languages[0];
  const others = languages.filter((language) => language !== own);
  const otherKeys = new Map<string, string>();
  for (const language of others) otherKeys.set(language, await apiKey({ path: pathname, body, language }));
  return { key: await apiKey({ path: pathname, body, language: own }), otherKeys };
}

/** Where a new response waits until a page has read it: the entry that was good stays. */
const unreadKeyOf = (key: string): string => `${key}&unread=1`;

/** The entry to respond with; an unread one only where there is no other. */
async function entryOf(key: string): Promise<Response | undefined> {
  return (await matchIn(apiCacheName, key)) ?? matchIn(apiCacheName, unreadKeyOf(key));
}

async function storeRead(key: string, good: Extract<Verdict, { kind: 'good' }>): Promise<void> {
  const date = new Date(good.madeAt).toUTCString();
  const headers = new Headers({ 'content-type': 'application/json', date, [cachedAtHeader]: date });
  if (good.isSimulated) headers.set(poolDataHeader, 'simulated');
  const known = await matchIn(apiCacheName, key);
  const isRead = known === undefined || (await known.text()) === good.text;
  await putOrFreeSpace(apiCacheName, isRead ? key : unreadKeyOf(key), new Response(good.text, { headers }));
  const cache = await caches.open(apiCacheName);
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, Math.max(0, keys.length - maxEntries))) await cache.delete(oldest);
}

/** Fetches a read and stores what is good. A network that fails gives an error response with its kind; never throws. */
async function fetchRead(request: Request, key: string): Promise<Attempt> {
  try {
    const response = await fetch(request, { cache: 'no-store', redirect: 'manual', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    const verdict = await judge(response.clone());
    if (verdict.kind !== 'good') return { response, verdict };
    const edition = editionOf(request, verdict.text);
    // A pool that knows no earlier newspapers gives its newest: no failure, but not what was asked for either.
    if (isOtherEdition(request, edition)) return { response, verdict: { kind: 'refused', message: '', isTrouble: false } };
    await storeRead(key, verdict).catch(() => undefined);
    // The newest paper will be an earlier one tomorrow: it stays under its day.
    if (edition?.isNewest) await storeEdition(withDate(request, edition.date), verdict).catch(() => undefined);
    return { response, verdict };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    // The browser knows a dead network; where it sees one, it is the site's server that does not respond.
    const kind = navigator.onLine === false ? 'offline' : 'server';
    return { response: Response.error(), verdict: { kind: isTimeout ? 'timeout' : kind } };
  }
}

async function storeEdition(request: Request, good: Extract<Verdict, { kind: 'good' }>): Promise<void> {
  const { key } = await identify(request);
  await (await caches.open(apiCacheName)).delete(key);
  await storeRead(key, good);
}

interface Outcome extends Attempt {
  readonly clientId: string;
  /** The page's own request made it: pages that share it get their response directly. */
  readonly isOwn: boolean;
}

/** Posts what became of the refresh behind a stored response: a new one to every page, a failure only to the page that requested it. */
async function postOutcome(key: string, shown: Response, { response, verdict, clientId, isOwn }: Outcome): Promise<void> {
  const retryAfter = response.headers.get('retry-after') ?? undefined;
  const base = { type: 'api-refresh', key, madeAt: madeAtOf(shown), ...(retryAfter && { retryAfter }) } as const;
  let message: RefreshMessage = { ...base, outcome: 'failed' };
  if (verdict.kind === 'good') {
    const isSame = !shown.headers.has(cachedLanguageHeader) && (await shown.text()) === verdict.text;
    const news = { ...base, madeAt: verdict.madeAt, isSimulated: verdict.isSimulated, serverDate: verdict.serverDate };
    message = isSame ? { ...news, outcome: 'same' } : { ...news, outcome: 'changed', body: verdict.text };
  } else if (verdict.kind === 'refused') message = { ...base, outcome: 'refused', message: verdict.message, isTrouble: verdict.isTrouble };
  else message = { ...base, outcome: 'failed', kind: verdict.kind };
  await postToPages(message, verdict.kind === 'good' && isOwn ? '' : clientId);
}

async function otherLanguageEntry(otherKeys: ReadonlyMap<string, string>): Promise<Response | undefined> {
  for (const [language, key] of otherKeys) {
    const stored = await entryOf(key);
    if (!stored) continue;
    const headers = new Headers(stored.headers);
    headers.set(cachedLanguageHeader, language);
    return new Response(stored.body, { headers });
  }
  return undefined;
}

/**
 * Stale-while-revalidate of one public read: the stored response at once with the network behind it; without one the network,
 * and where that brings nothing good in time, another language's entry. Without a network the response is a network error, as without a worker.
 */
export async function respondToRead(event: ReadEvent): Promise<Response> {
  const { clientId, request } = event;
  const { key, otherKeys } = await identify(request);
  const own = await entryOf(key);
  const { attempt, isOwn } = await sharedAttempt({ key, clientId, isStored: own !== undefined }, () => fetchRead(request, key));
  const stored = own ?? (await entryInsteadOf(attempt, otherKeys));
  if (!stored) return (await attempt).response.clone();
  const shown = stored.clone();
  event.waitUntil(attempt.then((made) => postOutcome(key, shown, { ...made, clientId, isOwn })));
  return stored;
}

async function entryInsteadOf(fetching: Promise<Attempt>, otherKeys: ReadonlyMap<string, string>): Promise<Response | undefined> {
  if (otherKeys.size === 0) return undefined;
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, otherLanguageAfterMs, undefined));
  const attempt = await Promise.race([fetching, tooLate]);
  return attempt?.verdict.kind === 'good' ? undefined : otherLanguageEntry(otherKeys);
}

/** Drops the stored response that was served and that a page could not read. */
export async function forgetRead(key: string): Promise<void> {
  const cache = await caches.open(apiCacheName);
  if (!(await cache.delete(key))) await cache.delete(unreadKeyOf(key));
}

/** A page has read the new response of this moment (ms): it takes the place of the entry, or is dropped where it could not be read. */
export async function settleRead(key: string, madeAt: number, isReadable: boolean): Promise<void> {
  const unread = await matchIn(apiCacheName, unreadKeyOf(key));
  if (!unread || madeAtOf(unread) !== madeAt) return;
  const cache = await caches.open(apiCacheName);
  if (isReadable) await cache.put(key, unread);
  await cache.delete(unreadKeyOf(key));
}

/**
 * Fetches and stores a read unless it is stored (newspaper, announcements and class list once), a renewal also then: the pages that
 * are open are notified. Whether it is there now. Never throws.
 */
export async function warmRead(request: Request, isRenewal = false): Promise<boolean> {
  const { key } = await identify(request);
  const stored = await entryOf(key);
  if (stored && !isRenewal) return true;
  const { attempt } = await sharedAttempt({ key, clientId: '', isStored: stored !== undefined }, () => fetchRead(request, key));
  const made = await attempt;
  if (stored) await postOutcome(key, stored, { ...made, clientId: '', isOwn: true });
  return made.verdict.kind === 'good';
}

/** Posts a message to every open page, or only to the one with `clientId` where that is given and still open. */
export async function postToPages(message: WorkerMessage, clientId = ''): Promise<void> {
  const one = clientId ? await self.clients.get(clientId) : undefined;
  const pages = one ? [one] : await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage(message);
}
