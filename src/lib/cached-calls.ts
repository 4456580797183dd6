import type { EndpointName } from '#src/contracts/endpoints.ts';

/** The call behind a cache key, so that the worker's message about the entry finds its query. */
export interface RememberedCall {
  name: EndpointName;
  payload: unknown;
}

/** As many entries as the worker keeps (decision D6). */
const limit = 200;
const calls = new Map<string, RememberedCall>();

/** Remembers the call behind a key; the oldest is dropped past the limit (R21). */
export function rememberCall(key: string, name: EndpointName, payload: unknown): void {
  calls.delete(key);
  calls.set(key, { name, payload });
  if (calls.size > limit) {
    const oldest = calls.keys().next().value;
    if (oldest !== undefined) calls.delete(oldest);
  }
}

/** The call behind a cache key, or undefined when this page never made it. */
export function callOf(key: string): RememberedCall | undefined {
  return calls.get(key);
}

/** Tells the worker to drop a cache entry that this page could not parse (R11). */
export function forgetCacheEntry(key: string): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.controller?.postMessage({ type: 'forget', key });
}
