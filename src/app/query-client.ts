import { QueryCache, QueryClient } from '@tanstack/react-query';
import { AppError } from '#src/lib/app-error.ts';
import { showToast } from '#src/state/toasts.ts';
import type { Store } from '#src/state/store.ts';

/** Figures older than this are requested again when a page shows them; the worker responds from its cache meanwhile. */
const staleMs = 60_000;

/** The query cache of one page. A refusal with a message becomes a toast, unless the call is to be silent about it. */
export function makeQueryClient(store: Store): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => announce(store, error) }),
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        gcTime: 10 * staleMs,
        // Offline the worker responds, so the query library must not hold calls back.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && error instanceof AppError && error.kind === 'timeout',
      },
    },
  });
}

function announce(store: Store, error: Error): void {
  if (error instanceof AppError && error.kind === 'api' && !error.isQuiet && error.message) {
    showToast(store, { tone: 'error', text: error.message });
  }
}
