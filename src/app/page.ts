import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { beginWith, type FirstFigures } from '#src/lib/first-figures.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { pageStart } from '#src/page-start/state.ts';
import type { Store } from '#src/state/store.ts';
import { makeGuard } from './guard.ts';
import { makeQueryClient } from './query-client.ts';
import { type AppRouter, makeRouter } from './router.tsx';

interface PageParts {
  i18n: i18n;
  store: Store;
  history?: RouterHistory;
  isServer?: boolean;
  /** What its queries begin with. */
  figures?: FirstFigures | undefined;
}

export interface Page {
  router: AppRouter;
  store: Store;
  queryClient: QueryClient;
}

/** One page: its store, its query cache and its router, in the browser or in the build. */
export function makePage({ i18n, store, history, isServer = false, figures }: PageParts): Page {
  const queryClient = makeQueryClient(store);
  if (figures) beginWith(figures, queryClient);
  // Another page in the middle of hydration would not match the HTML; what stands in Suspense boundaries is hydrated after the page runs.
  const leadToForbidden = () =>
    whenIdle(() => {
      if (pageStart.isHydrating()) leadToForbidden();
      else void router.navigate({ to: '/forbidden' });
    });
  const router: AppRouter = makeRouter({
    isServer,
    ...(history && { history }),
    context: {
      i18n,
      store,
      queryClient,
      guard: isServer ? () => undefined : makeGuard(store, leadToForbidden),
      prefetch: (query) => {
        if (!isServer) void queryClient.prefetchQuery(query);
      },
    },
  });
  return { router, store, queryClient };
}
