import type { QueryClient } from '@tanstack/react-query';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import type { RefreshMessage } from '#src/contracts/sw-messages.ts';
import { type ApiResponse, parseResponse } from '#src/lib/api-response.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { AppError } from '#src/lib/app-error.ts';
import { noteTrouble } from '#src/lib/back-off.ts';
import { observeServerDate } from '#src/lib/clock.ts';
import { type Connection, reportConnection } from '#src/lib/connection.ts';
import { reportTimeout } from '#src/lib/http.ts';
import { callOf, type RememberedCall, settleCacheEntry } from '#src/lib/cached-calls.ts';
import { showToast } from '#src/state/toasts.ts';
import type { Store } from '#src/state/store.ts';

interface Page {
  queryClient: QueryClient;
  store: Store;
}

/** The worker has requested a read again behind a stored response: what is shown is updated in place. */
export function applyRefresh(message: RefreshMessage, { queryClient, store }: Page): void {
  // This page may never see a response of the network itself.
  if (message.outcome === 'same' || message.outcome === 'changed') observeServerDate(message.serverDate ?? null);
  const origin = callOf(message.key);
  if (message.kind === 'pool' || message.isTrouble || message.retryAfter !== undefined) noteTrouble(message.retryAfter);
  if (message.kind === 'timeout') void reportTimeout();
  else reportConnection(connectionAfter(message, origin !== undefined && endpointTable[origin.name].isQuiet));
  if (!origin) return;
  const query = queryClient.getQueryCache().find({ queryKey: apiQueryKey(origin.name, origin.payload) });
  const show = () => showNews(message, { origin, queryClient });
  // The stored response itself may still be loading: it must not replace the newer one.
  if (query?.state.fetchStatus === 'fetching') void query.promise?.then(show, show);
  else void show();
  if (message.outcome === 'refused' && message.message && !endpointTable[origin.name].isQuiet) {
    showToast(store, { tone: 'error', text: message.message });
  }
}

interface Shown {
  origin: RememberedCall;
  queryClient: QueryClient;
}

/** Replaces what is shown by what the refresh brought, unless that is older. */
async function showNews(message: RefreshMessage, { origin: { name, payload }, queryClient }: Shown): Promise<void> {
  const queryKey = apiQueryKey(name, payload);
  const shown = () => queryClient.getQueryData<ApiResponse<unknown>>(queryKey);
  const isOlder = () => (shown()?.madeAt ?? 0) > message.madeAt;
  const provenance = { madeAt: message.madeAt, isCached: false, isSimulated: message.isSimulated ?? false };
  const known = shown();
  if (message.outcome === 'same' && known && !isOlder()) queryClient.setQueryData(queryKey, { ...known, ...provenance });
  if (message.outcome !== 'changed' || message.body === undefined) return;
  try {
    const response = await parseResponse(name, message.body, provenance);
    settleCacheEntry(message.key, message.madeAt, true);
    if (!isOlder()) queryClient.setQueryData(queryKey, response);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // What this page cannot read must not take the place of what it can.
    settleCacheEntry(message.key, message.madeAt, false);
    if (!error.isQuiet && error.kind !== 'chunk') reportConnection('pool');
  }
}

/** Who is at fault when a refresh brought nothing; of a timeout more is asked first. Where a refusal shows nothing, neither does a response without data. */
function connectionAfter({ outcome, kind = 'offline', isTrouble }: RefreshMessage, isQuiet: boolean): Connection {
  if (outcome === 'refused') return isTrouble && !isQuiet ? 'pool' : 'online';
  if (outcome !== 'failed') return 'online';
  if (kind === 'contract') return isQuiet ? 'online' : 'pool';
  return kind === 'timeout' ? 'slow' : kind;
}
