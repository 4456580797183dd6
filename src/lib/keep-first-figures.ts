import { apiKey } from '#src/contracts/api-key.ts';
import { type Endpoint, endpointTable, pathOf } from '#src/contracts/endpoint-table.ts';
import { SUCCESS_CODE } from '#src/contracts/envelope.ts';
import { type FirstResponse, fromHost } from '#src/contracts/first-figures.ts';
import type { Language } from '#src/contracts/languages.ts';
import { apiCacheName, cachedAtHeader, poolDataHeader } from '#src/contracts/sw-messages.ts';
import { rememberCall } from './cached-calls.ts';
import { encodeBody } from './encode-body.ts';
import { firstFiguresData } from './first-figures.ts';

/**
 * Gives the worker's cache the figures that the page came with, as if it had fetched them: no request brings them, and they are wanted when the
 * network is gone. Newer entries stay. Never rejects.
 */
export async function keepFirstFigures(page: Document, language: Language): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // Where storage is refused it may not even be named.
    if (typeof caches === 'undefined') return;
    for (const response of firstFiguresData(page, language)?.responses ?? []) await keep(response, language);
  } catch {
    // Refused, or full: the next request of the worker's own finds its way.
  }
}

async function keep({ name, payload: given, data, madeAt, isSimulated }: FirstResponse, language: Language): Promise<void> {
  const endpoint: Endpoint = endpointTable[name];
  const payload = fromHost(given, location.hostname);
  const body = encodeBody(endpoint.encoding, payload) ?? '';
  const key = await apiKey({ path: pathOf(name, payload), body, ...(endpoint.variesByLanguage && { language }) });
  // A refresh that the worker reports finds its query.
  rememberCall(key, { name, payload });
  const cache = await caches.open(apiCacheName);
  const known = (await cache.match(key))?.headers.get(cachedAtHeader);
  if (known && Date.parse(known) >= madeAt) return;
  const date = new Date(madeAt).toUTCString();
  const headers = new Headers({ 'content-type': 'application/json', date, [cachedAtHeader]: date });
  if (isSimulated) headers.set(poolDataHeader, 'simulated');
  await cache.put(key, new Response(JSON.stringify({ code: SUCCESS_CODE, message: '', data }), { headers }));
}
