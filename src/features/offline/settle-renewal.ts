import { matchEndpoint } from '#src/contracts/endpoint-table.ts';
import type { RefreshMessage } from '#src/contracts/sw-messages.ts';
import { parseResponse } from '#src/lib/api-response.ts';
import { errorKindOf } from '#src/lib/app-error.ts';
import { callOf, settleCacheEntry } from '#src/lib/cached-calls.ts';

/**
 * Reads a renewed response that this page never asked for, and reports to the worker whether it can be read: until some page has done so, the entry before
 * it stays, and an update would change nothing. Its own calls the page reports by itself (app/api-refresh.ts). Never throws.
 */
export async function settleRenewal({ key, madeAt, body, isSimulated = false }: RefreshMessage): Promise<void> {
  const name = matchEndpoint('GET', new URL(key, location.origin).pathname)?.name;
  if (body === undefined || name === undefined || callOf(key)) return;
  try {
    await parseResponse(name, body, { madeAt, isCached: false, isSimulated });
    settleCacheEntry(key, madeAt, true);
  } catch (error) {
    // Without the code that reads it this is unknown.
    if (errorKindOf(error) !== 'chunk') settleCacheEntry(key, madeAt, false);
  }
}
