import { type AnyRouter, type AsyncRouteComponent, createRouter, type RouterHistory } from '@tanstack/react-router';
import { inTime } from '#src/lib/retry-import.ts';
import type { RouterContext } from '#src/routes/__root.tsx';
import { routeTree } from '#src/routeTree.gen.ts';
import { ErrorScreen } from './error-screens.tsx';
import { parseSearch, stringifySearch } from './parse-search.ts';

interface RouterOptions {
  context: RouterContext;
  history?: RouterHistory;
  isServer?: boolean;
}

/** The router of one page, in the browser or (isServer) in the build's prerender. */
export function makeRouter({ context, history, isServer = false }: RouterOptions) {
  if (!isServer) keyHashEntries();
  const router = createRouter({
    routeTree,
    context,
    ...(history && { history }),
    isServer,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Queries have their own freshness: the router must not keep a second one.
    defaultPreloadStaleTime: 0,
    // On the server it would put an inline script into the page.
    scrollRestoration: !isServer && unlessScrolledBeforeStart(),
    // No smooth scroll to the top of another page.
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: ErrorScreen,
  });
  limitImports(router);
  return router;
}

/** Gives the code of each route an end to its wait: the router waits as long as the browser does, for ever. */
export function limitImports({ routesById }: AnyRouter): void {
  for (const { options } of Object.values(routesById)) {
    const component: AsyncRouteComponent<object> | undefined = options.component;
    const preload = component?.preload;
    if (preload) component.preload = () => inTime(Promise.resolve(preload()));
  }
}

/** A prerendered page may be scrolled before the router runs, which would take it back to the top (measured: always). */
function unlessScrolledBeforeStart(): () => boolean {
  let isFirst = true;
  return () => {
    const isPlaced = isFirst && window.scrollY > 0;
    isFirst = false;
    return !isPlaced;
  };
}

/** A hash is the browser's own navigation: without a key in its entry the router could not bring back its place. Before the router listens. */
function keyHashEntries(): void {
  window.addEventListener('popstate', ({ state }) => {
    if (state !== null) return;
    const key = Math.random().toString(36).slice(2);
    // The router wraps the object's own method, and would take this for a navigation.
    History.prototype.replaceState.call(window.history, { key, __TSR_key: key }, '');
  });
}

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
