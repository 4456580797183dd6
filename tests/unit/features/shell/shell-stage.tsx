import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { createInstance } from 'i18next';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';

import account from '#src/i18n/locales/en/account.json';
import common from '#src/i18n/locales/en/common.json';
import ownAccount from '#src/i18n/locales/en/own-account.json';
import shell from '#src/i18n/locales/en/shell.json';
import { makeStore } from '#src/state/store.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';

/** The lines of an icon, as they stand in a page. */
export const drawingOf = (name: IconName): string => / d="[^"]*"/.exec(renderToString(<Icon name={name} />))?.[0] ?? 'no drawing';

/** A router with the given paths, all showing `page`, on the first of them. */
export async function stage(page: () => ReactNode, paths: readonly string[]) {
  const root = createRootRoute({ component: Outlet });
  const routes = paths.map((path) => createRoute({ getParentRoute: () => root, path, component: page }));
  const history = createMemoryHistory({ initialEntries: [paths[0] ?? '/'] });
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: 'en',
    initAsync: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    resources: { en: { account, common, 'own-account': ownAccount, shell } },
  });
  const store = makeStore();
  await router.load();
  const element = (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </I18nextProvider>
    </Provider>
  );
  return { element, router, store };
}
