import type { QueryClient } from '@tanstack/react-query';
import { endpoints } from '#src/contracts/endpoints.ts';
import type { RefreshMessage } from '#src/contracts/sw-messages.ts';
import { type ApiResponse, parseResponse } from '#src/lib/api-response.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { AppError } from '#src/lib/app-error.ts';
import { type Connection, reportConnection } from '#src/lib/connection.ts';
import { callOf, forgetCacheEntry, type RememberedCall } from '#src/lib/cached-calls.ts';
import { showToast } from '#src/state/toasts.ts';
import type { Store } from '#src/state/store.ts';

interface Page {
  queryClient: QueryClient;
  store: Store;
}

/** The worker has requested a read again behind a stored response: what is shown is updated in place (decision D6). */
export function applyRefresh(message: RefreshMessage, { queryClient, store }: Page): void {
  reportConnection(connectionAfter(message));
  const origin = callOf(message.key);
  if (!origin) return;
  const query = queryClient.getQueryCache().find({ queryKey: apiQueryKey(origin.name, origin.payload) });
  const show = () => showNews(message, { origin, queryClient });
  // The stored response itself may still be loading: it must not replace the newer one.
  if (query?.state.fetchStatus === 'fetching') void query.promise?.then(show, show);
  else show();
  if (message.outcome === 'refused' && message.message && !endpoints[origin.name].isQuiet) {
    showToast(store, { tone: 'error', text: message.message });
  }
}

interface Shown {
  origin: RememberedCall;
  queryClient: QueryClient;
}

/** Replaces what is shown by what the refresh brought, unless that is older. */
function showNews(message: RefreshMessage, { origin: { name, payload }, queryClient }: Shown): void {
  const queryKey = apiQueryKey(name, payload);
  const shown = queryClient.getQueryData<ApiResponse<unknown>>(queryKey);
  if (shown && shown.madeAt > message.madeAt) return;
  const provenance = { madeAt: message.madeAt, isCached: false, isSimulated: message.isSimulated ?? false };
  if (message.outcome === 'same' && shown) queryClient.setQueryData(queryKey, { ...shown, ...provenance });
  if (message.outcome !== 'changed' || message.body === undefined) return;
  try {
    queryClient.setQueryData(queryKey, parseResponse(name, message.body, provenance));
  } catch (error) {
    // R11: what this page cannot read must not be shown on the next visit either.
    if (error instanceof AppError) forgetCacheEntry(message.key);
  }
}

/** R29: a response without data, or of another shape, still came from the pool. */
function connectionAfter({ outcome, kind }: RefreshMessage): Connection {
  if (outcome !== 'failed' || kind === 'contract') return 'online';
  return kind === 'portal' ? 'portal' : 'offline';
}
