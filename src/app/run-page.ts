import { onRefreshMessage } from '#src/features/pwa/refresh-messages.ts';
import { afterLoad } from '#src/lib/after-load.ts';
import { repeatEarlyTap } from '#src/lib/early-taps.ts';
import { untilLoaded } from '#src/lib/until-loaded.ts';
import { watchDevice } from '#src/state/device.ts';
import { languageAtom } from '#src/state/language.ts';
import type { Store } from '#src/state/store.ts';
import { applyTextSize, textSizeAtom } from '#src/state/text-size.ts';
import { applyTheme, themeAtom } from '#src/state/theme.ts';
import { applyRefresh } from './api-refresh.ts';
import { applyHead } from './document-head.ts';
import type { Page } from './page.ts';
import { followAskedElement } from './scroll-to-id.ts';

/** What an open page needs at once; the rest follows when the page has loaded and the browser is idle. */
export function runPage(page: Page, isPrerendered: boolean): void {
  const { store } = page;
  page.allowPrefetch();
  // The shell, which the worker sends for every route, has the landing page's head; a prerendered page has its own.
  if (!isPrerendered) applyHead(page.router, store.get(languageAtom));
  keepInStep(store);
  watchDevice(store);
  // The worker's news of stored copies may come before anything else has loaded.
  onRefreshMessage((message) => applyRefresh(message, page));
  followAskedElement(page.router);
  document.documentElement.dataset.ready = isPrerendered ? 'hydrated' : 'rendered';
  repeatEarlyTap();
  const visits = noteVisits(page);
  afterLoad(() => void untilLoaded(() => import('./background.ts')).then(({ runInBackground }) => runInBackground(page, visits)));
}

/** Paths in the order of their visits, from the first; the background counts them once it is there. */
export interface Visits {
  paths: string[];
  onVisit?: () => void;
}

function noteVisits({ router }: Page): Visits {
  const visits: Visits = { paths: [router.state.location.pathname] };
  router.subscribe('onResolved', ({ hrefChanged, toLocation }) => {
    if (!hrefChanged) return;
    visits.paths.push(toLocation.pathname);
    visits.onVisit?.();
  });
  return visits;
}

function keepInStep(store: Store): void {
  applyTheme(store.get(themeAtom));
  store.sub(themeAtom, () => applyTheme(store.get(themeAtom)));
  applyTextSize(store.get(textSizeAtom));
  store.sub(textSizeAtom, () => applyTextSize(store.get(textSizeAtom)));
}
