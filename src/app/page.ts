import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { apiQuery } from '#src/lib/api-query.ts';
import type { Store } from '#src/state/store.ts';
import { makeGuard } from './guard.ts';
import { makeQueryClient } from './query-client.ts';
import { type AppRouter, makeRouter } from './router.tsx';

interface PageParts {
  i18n: i18n;
  store: Store;
  history?: RouterHistory;
  isServer?: boolean;
}

export interface Page {
  router: AppRouter;
  store: Store;
  queryClient: QueryClient;
  /** Set where the browser takes over prerendered HTML. */
  sent: { isShown: boolean };
  /** Called once the first page stands: from then on routes may start their queries themselves. */
  allowPrefetch: () => void;
}

/** One page: its store, its query cache and its router, in the browser or in the build. */
export function makePage({ i18n, store, history, isServer = false }: PageParts): Page {
  const queryClient = makeQueryClient(store);
  const sent = { isShown: isServer };
  let mayPrefetch = false;
  const leave = () => void router.navigate({ to: '/', replace: true });
  const router: AppRouter = makeRouter({
    isServer,
    ...(history && { history }),
    context: {
      i18n,
      store,
      queryClient,
      sent,
      guard: isServer ? () => undefined : makeGuard(store, leave),
      prefetch: (name, payload) => {
        if (mayPrefetch) void queryClient.prefetchQuery(apiQuery(name, payload));
      },
    },
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) sent.isShown = false;
  });
  return { router, store, queryClient, sent, allowPrefetch: () => (mayPrefetch = true) };
}
