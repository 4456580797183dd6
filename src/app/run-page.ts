import { onWorkerMessage } from '#src/lib/worker-container.ts';
import { pageStart } from '#src/page-start/state.ts';
import { forgetHandledEvents, replayEarlyEvents } from '#src/page-start/events.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { watchDevice } from '#src/state/device.ts';
import { languageAtom } from '#src/state/language.ts';
import type { Store } from '#src/state/store.ts';
import { applyTextSize, textSizeAtom } from '#src/state/text-size.ts';
import { applyTheme, themeAtom } from '#src/state/theme.ts';
import { applyHead } from './document-head.ts';
import type { Page } from './page.ts';
import { scrollToSearchId } from './scroll-to-id.ts';

/** What an open page needs at once, when its shell is hydrated; the rest follows when the browser is idle. */
export function runPage(page: Page, isPrerendered: boolean): void {
  const { router, store } = page;
  // The shell, which the worker sends for every other route, has the landing page's head; a prerendered page has its own, but for what a query names.
  if (!isPrerendered || router.state.location.searchStr !== '') applyHead(router, store.get(languageAtom));
  applySettings(store);
  watchDevice(store);
  // The worker may report changed cache entries before anything else has loaded. A first visit has no worker, and needs no code for it.
  onWorkerMessage('api-refresh', async (message) => {
    // In the file of the background work: it is there offline from the first visit on.
    const { applyRefresh } = await retryImport(() => import('./background.ts'));
    applyRefresh(message, page);
  });
  scrollToSearchId(router);
  pageStart.enter('ready');
  forgetHandledEvents();
  void replayEarlyEvents();
  const visitedPaths = [router.state.location.pathname];
  const stopNoting = router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged) visitedPaths.push(toLocation.pathname);
  });
  whenIdle(async () => {
    const { runInBackground } = await retryImport(() => import('./background.ts'));
    stopNoting();
    runInBackground(page, visitedPaths);
  });
}

function applySettings(store: Store): void {
  // Subscribed to first: until then an atom has its initial value, and the page would have the other theme for a moment.
  store.sub(themeAtom, () => applyTheme(store.get(themeAtom)));
  applyTheme(store.get(themeAtom));
  applyTextSize(store.get(textSizeAtom));
  store.sub(textSizeAtom, () => applyTextSize(store.get(textSizeAtom)));
}
