import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { type Notice, Notices } from '#src/features/notices/notices.tsx';
import type { Language } from '#src/contracts/languages.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { languageAtom } from '#src/state/language.ts';
import { makeStore } from '#src/state/store.ts';

const paths = ['/', '/terms', '/terms_en', '/terms_hk', '/privacy', '/privacy_en', '/privacy_hk', '/tools'];

/** A page with the notices of a queue, else of the site; its router and sentences. */
export async function noticesStage(path = '/', language: Language = 'en', queue?: readonly Notice[]) {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <Notices {...(queue && { queue })} />
      </>
    ),
  });
  const routes = paths.map((each) => createRoute({ getParentRoute: () => root, path: each, component: () => <h1>{each}</h1> }));
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  const store = makeStore();
  store.set(languageAtom, language);
  await router.load();
  const i18n = await createI18n(language);
  const page = (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </I18nextProvider>
    </Provider>
  );
  return { page, router, i18n, store };
}

/** The page alone, its sentences loaded: a page has one instance of them; here each test has its own. */
export async function noticesPage(...parts: Parameters<typeof noticesStage>) {
  const { page, i18n } = await noticesStage(...parts);
  await loadNamespaces(i18n, ['notices']);
  return page;
}
