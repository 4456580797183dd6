import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { MINUTE_MS } from '#src/domain/days.ts';
import { startWorker } from '#src/features/pwa/registration.ts';
import { flushPageViews, trackPageView } from '#src/lib/analytics.ts';
import { hideBrokenPictures, reloadBrokenPictures } from '#src/lib/broken-pictures.ts';
import { sendCallsAgain } from '#src/lib/cached-calls.ts';
import { meterData } from '#src/lib/data-use.ts';
import { isLongRunning } from '#src/lib/kiosk.ts';
import { isPoolThere } from '#src/lib/http.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { keepFirstFigures } from '#src/lib/keep-first-figures.ts';
import { requestPersistence } from '#src/lib/persistence.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { storedTime } from '#src/lib/storage.ts';
import { deviceClassAtom } from '#src/state/device.ts';
import { watchInstall } from '#src/state/install.ts';
import { followLanguage, languageAtom } from '#src/state/language.ts';
import { connectionAtom, watchConnection } from '#src/state/online.ts';
import { pageThingAtom } from '#src/state/page-thing.ts';
import { onNotKept } from '#src/state/persisted-atom.ts';
import { ACCOUNT_FARMS_KEY, sessionAtom, storedSession } from '#src/state/session.ts';
import type { Store } from '#src/state/store.ts';
import { themeAtom } from '#src/state/theme.ts';
import { showToast } from '#src/state/toasts.ts';
import { settleDialogEntry } from '#src/ui/use-back-closes.ts';
import { applyHead } from './document-head.ts';
import { followLaunches } from './launches.ts';
import type { Page } from './page.ts';

export { applyRefresh } from './api-refresh.ts';

/** A response out of the worker's cache. */
const cachedResponse = z.object({ isCached: z.literal(true) });

/** Background work of an open page: head, page views, the connection, the worker. */
export function runInBackground(page: Page, visitedPaths: readonly string[]): void {
  const { router, store } = page;
  watchInstall(store);
  meterData();
  followConnection(page);
  hideBrokenPictures();
  followUser(page);
  followAccount(page);
  followLaunches(page);
  followEvents(page);
  warnWhenNotPersisted(page);
  keepStorageOfAccount(page);
  showNotFoundToast(page);
  followLanguage(store.get(languageAtom));
  // A page reloaded under an open dialog comes back without it.
  settleDialogEntry();
  followHead(page);
  for (const path of visitedPaths) countView(store, path);
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    // A page that takes what it has read out of its address is not seen twice.
    if (pathChanged) countView(store, toLocation.pathname);
  });
  // A first visit's requests went past the worker: sent again they are stored, so that one visit is enough to go offline. What is shown is as new.
  startWorker(store, () => void sendCallsAgain());
  void keepFirstFigures(document, store.get(languageAtom));
  whenIdle(() => void fetchWayHome());
}

/** The line may be lost before the worker is there, or there is none: the way home is then open all the same. */
async function fetchWayHome(): Promise<void> {
  // A press fetches it again.
  await import('#src/routes/-home-sections.ts').catch(() => undefined);
}

/** The head follows the address, and the thing that the page is about as soon as that is known. */
function followHead({ router, store }: Page): void {
  const apply = () => applyHead(router, store.get(languageAtom), store.get(pageThingAtom)?.name);
  const tell = async () => {
    const { writeThingData } = await retryImport(() => import('./thing-data.ts'));
    writeThingData(store.get(pageThingAtom)?.structured);
  };
  let hadStructuredData = false;
  const follow = () => {
    apply();
    hadStructuredData ||= store.get(pageThingAtom)?.structured !== undefined;
    if (hadStructuredData) void tell();
  };
  follow();
  store.sub(pageThingAtom, follow);
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged) apply();
  });
}

/** Once a page: a store that is full or refused fails with each change, and all that was changed holds until the page is closed. */
function warnWhenNotPersisted({ router, store }: Page): void {
  const stop = onNotKept(() => {
    stop();
    showToast(store, { tone: 'error', text: router.options.context.i18n.t('pwa:notKept') });
  });
}

/** The server led an unknown path here: said once, and out of the address, so that a reload or a shared link does not say it again. */
function showNotFoundToast({ router, store }: Page): void {
  if (router.state.location.search.missing === undefined) return;
  showToast(store, { tone: 'info', text: router.options.context.i18n.t('pwa:missing') });
  void router.navigate({ to: '.', search: (before) => ({ ...before, missing: undefined }), replace: true, resetScroll: false });
}

function followConnection({ queryClient, store }: Page): void {
  // The browser's `online` is only a hint; the smallest real call is the proof.
  watchConnection(store, async () => {
    if (!(await isPoolThere())) return false;
    // The smallest call may succeed while the pool has trouble with another.
    if (store.get(connectionAtom) === 'pool') refetchOutdated(queryClient);
    return true;
  });
  store.sub(connectionAtom, () => {
    if (store.get(connectionAtom) !== 'online') return;
    void flushPageViews();
    reloadBrokenPictures();
    refetchOutdated(queryClient);
  });
}

/** User info is requested again after ten minutes on an open page, too, not only at the next link. */
function followUser({ router }: Page): void {
  setInterval(() => {
    if (!document.hidden) router.options.context.guard('/');
  }, MINUTE_MS);
}

/** The code comes only with a session, or after one that ended while the page was closed. */
function followAccount({ queryClient, store }: Page): void {
  let isFollowed = false;
  const follow = async () => {
    if (isFollowed || (!storedSession() && storedTime(ACCOUNT_FARMS_KEY) === 0)) return;
    isFollowed = true;
    const { followAccountFarms } = await retryImport(() => import('#src/features/overview/account-farms.ts'));
    followAccountFarms(store);
  };
  store.sub(sessionAtom, () => {
    // What is known of farms that are not on the screen goes with the session; not at the start, when the route has just asked for its own.
    if (!storedSession()) queryClient.removeQueries({ queryKey: ['farm'], type: 'inactive' });
    void follow();
  });
  void follow();
}

/** The code comes only to what stands open for hours. */
function followEvents(page: Page): void {
  let isFollowed = false;
  const follow = async () => {
    if (isFollowed || !isLongRunning(location)) return;
    isFollowed = true;
    const { followPoolEvents } = await retryImport(() => import('./pool-events.ts'));
    followPoolEvents(page);
  };
  page.router.subscribe('onResolved', () => void follow());
  void follow();
}

/** Logging in is an act that means something. The tab in which it was done asks the browser to keep the site's storage. */
function keepStorageOfAccount({ store }: Page): void {
  let wasLoggedIn = storedSession() !== null;
  store.sub(sessionAtom, () => {
    const isLoggedIn = storedSession() !== null;
    if (isLoggedIn && !wasLoggedIn && !document.hidden) void requestPersistence();
    wasLoggedIn = isLoggedIn;
  });
}

/** What failed, or came from the cache, is requested again without waiting for its next refresh. */
function refetchOutdated(queryClient: QueryClient): void {
  const isOutdated = ({ state }: { state: { status: string; data: unknown } }) =>
    state.status === 'error' || cachedResponse.safeParse(state.data).success;
  void queryClient.refetchQueries({ type: 'active', predicate: isOutdated });
}

function countView(store: Store, path: string): void {
  trackPageView({
    path,
    language: store.get(languageAtom),
    theme: store.get(themeAtom),
    deviceClass: store.get(deviceClassAtom),
    standalone: matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches,
    referrer: referrerHost(),
  });
}

function referrerHost(): string {
  try {
    return document.referrer ? new URL(document.referrer).host : '';
  } catch {
    return '';
  }
}
