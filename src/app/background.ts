import * as z from 'zod/mini';
import { fetchFirstFigures } from '#src/features/pool/first-figures.query.ts';
import { startWorker } from '#src/features/pwa/registration.ts';
import { flushPageViews, trackPageView } from '#src/lib/analytics.ts';
import { atLeisure } from '#src/lib/at-leisure.ts';
import { isPoolThere } from '#src/lib/http.ts';
import { manifestLink } from '#src/lib/manifest-link.ts';
import { nextTurn } from '#src/lib/turns.ts';
import { deviceClassAtom } from '#src/state/device.ts';
import { languageAtom } from '#src/state/language.ts';
import { connectionAtom, watchConnection } from '#src/state/online.ts';
import type { Store } from '#src/state/store.ts';
import { themeAtom } from '#src/state/theme.ts';
import { applyHead } from './document-head.ts';
import { isHomePath } from './home-paths.ts';
import type { Page } from './page.ts';
import type { Visits } from './run-page.ts';

/** An answer that came out of the worker's store. */
const storedCopy = z.object({ isStored: z.literal(true) });

/** What goes on while a page is open and nobody waits for it: head, page views, the line, the worker. */
export function runInBackground(page: Page, visits: Visits): void {
  const { store } = page;
  watchLine(page);
  visits.onVisit = () => followVisits(page, visits);
  visits.onVisit();
  // The answers of a first visit came before its worker: read again they are stored, so that one visit is enough to go offline.
  startWorker(store, () => void readAgain(page));
  void atLeisure().then(manifestLink);
}

async function readAgain({ queryClient, router }: Page): Promise<void> {
  for (const { queryKey } of queryClient.getQueryCache().getAll()) {
    await nextTurn();
    void queryClient.refetchQueries({ queryKey, exact: true });
  }
  await nextTurn();
  if (isHomePath(router.state.location.pathname)) fetchFirstFigures(queryClient);
}

function followVisits({ router, store }: Page, visits: Visits): void {
  applyHead(router, store.get(languageAtom));
  for (const path of visits.paths.splice(0)) countView(store, path);
}

function watchLine(page: Page): void {
  const { store } = page;
  // R29: the browser's word that the line is back is checked with a real call, the smallest there is.
  watchConnection(store, () => void isPoolThere());
  store.sub(connectionAtom, () => {
    if (store.get(connectionAtom) !== 'online') return;
    void flushPageViews();
    void refreshCopies(page);
  });
}

/** The line is back: what could not be had, or stands as a copy, is asked for again without waiting for its turn. */
async function refreshCopies({ queryClient }: Page): Promise<void> {
  for (const query of queryClient.getQueryCache().findAll({ type: 'active' })) {
    const { status, data } = query.state;
    if (status !== 'error' && !storedCopy.safeParse(data).success) continue;
    await nextTurn();
    void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true });
  }
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
