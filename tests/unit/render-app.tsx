import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import { act, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import type { Language } from '#src/contracts/languages.ts';
import type { Namespace } from '#src/i18n/namespaces.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { writeStored } from '#src/lib/storage.ts';
import { languageAtom } from '#src/state/language.ts';
import { makeStore, type Store } from '#src/state/store.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { fakeFetch, type Sent } from './lib/fake-fetch.ts';

type Reply = (sent: Sent) => Response | Promise<Response>;
/** Replies by a part of a call's path; without one the call fails the test. */
export type Replies = Readonly<Record<string, Reply>>;

export interface AppOptions {
  language?: Language;
  /** The page's own instance, where a test goes on with it; else a fresh one of the language. */
  i18n?: Awaited<ReturnType<typeof createI18n>>;
  /** Sentences beside the core ones. */
  namespaces?: readonly Namespace[];
  /** The pool, by calls, or as a whole. Without one the network is left as the test has it. */
  api?: Replies | Reply;
  /** What earlier visits kept, by key. */
  stored?: Readonly<Record<string, unknown>>;
  store?: Store;
  /** Without one responses are requested once, and stay. */
  client?: QueryClient;
  /** The time it is, ms: it then passes only when the test says so, as do intervals. */
  clock?: number;
  /** Where links may lead; the page is on the first of them. */
  paths?: readonly string[];
  /** The first address with its search, where that is not the first of the paths. */
  at?: string;
  /** What stands around the page on every path. */
  frame?: (page: ReactNode) => ReactNode;
}

/** A page with all that its parts look for around them, not drawn yet: router, store, sentences, query cache. */
export async function makeApp(content: ReactNode, options: AppOptions = {}) {
  const { language = 'en', namespaces = [], store = makeStore(), client = quietClient(), paths = ['/'], frame = (page) => page } = options;
  if (options.clock !== undefined) vi.useFakeTimers({ now: options.clock, toFake: ['Date', 'setInterval', 'clearInterval'] });
  for (const [key, value] of Object.entries(options.stored ?? {})) await writeStored(key, value);
  const sent = options.api ? fakeFetch(replyOf(options.api)) : [];
  if (options.language) store.set(languageAtom, language);
  const i18n = options.i18n ?? (await createI18n(language));
  await loadNamespaces(i18n, namespaces);
  const root = createRootRoute({ component: () => frame(<Outlet />) });
  // One component for all paths: what leads from one to another leaves the page as it stands.
  const Page = () => content;
  const routes = paths.map((path) => createRoute({ getParentRoute: () => root, path, component: Page }));
  const history = createMemoryHistory({ initialEntries: [options.at ?? paths[0] ?? '/'] });
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
  return { page, router, store, client, i18n, sent, toasts: () => store.get(toastsAtom).map(({ tone, text }) => `${tone}: ${text}`) };
}

/** Draws a page into the document, as a visitor has it: the one way the tests of pages and their parts begin. */
export async function renderApp(content: ReactNode, options: AppOptions = {}) {
  const made = await makeApp(content, options);
  const view = render(made.page);
  // What the first effects await.
  await act(async () => undefined);
  return { ...made, container: view.container, unmount: view.unmount };
}

function replyOf(api: Replies | Reply): Reply {
  if (typeof api === 'function') return api;
  return (sent) => {
    const reply = Object.entries(api).find(([part]) => sent.path.includes(part))?.[1];
    if (!reply) throw new Error(`No reply for ${sent.path}`);
    return reply(sent);
  };
}

/** Requests once, and keeps what it got. */
export const quietClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
