import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { i18n as I18n } from 'i18next';
import { Provider } from 'jotai';
import type { FunctionComponent } from 'react';
import { I18nextProvider } from 'react-i18next';
import { makeStore, type Store } from '#src/state/store.ts';

interface PageParts {
  /** Drawn at each of the paths. */
  Content: FunctionComponent;
  i18n: I18n;
  store?: Store;
  /** Without one responses are asked for once, and stay. */
  client?: QueryClient;
  /** Where links may lead; the page is on the first of them. */
  paths?: readonly string[];
}

/** A page with all that its parts look for around them: router, store, sentences, query cache. */
export async function pageStage({ Content, i18n, store = makeStore(), client = quietClient(), paths = ['/'] }: PageParts) {
  const root = createRootRoute();
  const routes = paths.map((path) => createRoute({ getParentRoute: () => root, path, component: Content }));
  const history = createMemoryHistory({ initialEntries: paths.slice(0, 1) });
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  await router.load();
  const page = (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </I18nextProvider>
    </Provider>
  );
  return { page, router, store, client };
}

const quietClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
