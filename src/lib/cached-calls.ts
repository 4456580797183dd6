import type { EndpointName } from '#src/contracts/endpoint-table.ts';
import type { PageMessage } from '#src/contracts/sw-messages.ts';
import { yieldToMain } from './idle.ts';

/** The call behind a cache key, so that the worker's message about the entry finds its query. */
export interface RememberedCall {
  name: EndpointName;
  payload: unknown;
  /** Sends the same request once more. */
  sendAgain?: () => Promise<unknown>;
}

/** As many entries as the worker keeps. */
const limit = 200;
const calls = new Map<string, RememberedCall>();

/** Remembers the call behind a key; the oldest is dropped past the limit. */
export function rememberCall(key: string, call: RememberedCall): void {
  calls.delete(key);
  calls.set(key, call);
  if (calls.size > limit) {
    const oldest = calls.keys().next().value;
    if (oldest !== undefined) calls.delete(oldest);
  }
}

/** The call behind a cache key, or undefined when this page never made it. */
export function callOf(key: string): RememberedCall | undefined {
  return calls.get(key);
}

/**
 * Sends every remembered request again, so that a worker that has only now taken over the page stores its response: each in a task of its own,
 * so that none delays the page. Never rejects.
 */
export async function sendCallsAgain(): Promise<void> {
  // As they are now: more may be made meanwhile, which the worker sees by itself.
  const remembered = [...calls.values()];
  const sent: Promise<unknown>[] = [];
  for (const { sendAgain } of remembered) {
    if (!sendAgain) continue;
    sent.push(sendAgain().catch(() => undefined));
    await yieldToMain();
  }
  await Promise.all(sent);
}

/** Tells the worker to drop the cache entry that it served and this page could not parse, and no longer has it stored by `sendCallsAgain`. */
export function forgetCacheEntry(key: string): void {
  const call = calls.get(key);
  if (call) calls.set(key, { name: call.name, payload: call.payload });
  post({ type: 'forget', key });
}

/** Tells the worker whether this page could parse the new response of that moment (ms): until then the entry before it stays. */
export function settleCacheEntry(key: string, madeAt: number, isReadable: boolean): void {
  post({ type: isReadable ? 'accept' : 'refuse', key, madeAt });
}

/** Tells the worker that a video was kept or removed: from then on it responds with it. */
export function tellKeptVideosChanged(): void {
  post({ type: 'kept-videos-changed' });
}

function post(message: PageMessage): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.controller?.postMessage(message);
}
