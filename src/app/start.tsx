import '#src/ui/tokens.css';
import '#src/ui/fonts.css';
import '#src/ui/base.css';
import type { ErrorInfo } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { languageRows } from '#src/contracts/languages.ts';
import { prepareNotices } from '#src/features/notices/notices.tsx';
import { adoptPageInstance, createI18n } from '#src/i18n/setup.ts';
import { brand } from '#src/lib/brand.ts';
import { deviceId } from '#src/lib/device-id.ts';
import { firstFiguresOf } from '#src/lib/first-figures.ts';
import { isPoolThere, onRefusedSession, setSender } from '#src/lib/http.ts';
import { whenIdle, yieldToMain } from '#src/lib/idle.ts';
import { preloadStorage } from '#src/lib/storage.ts';
import { reloadPage } from '#src/state/carried.ts';
import { chooseLanguage, keepLanguage, languageAtom } from '#src/state/language.ts';
import { logOutAtom, storedSession } from '#src/state/session.ts';
import { makeStore } from '#src/state/store.ts';
import { showToast } from '#src/state/toasts.ts';
import { App } from './app.tsx';
import { recoverFromMissingChunks } from './chunk-recovery.ts';
import { pageStart } from '#src/page-start/state.ts';
import { canHydrate, renderAsPrerendered } from './hydration.ts';
import { makePage } from './page.ts';
import { runPage } from './run-page.ts';

/** Starts the page: hydrates the prerendered HTML of its route, or renders it where there is none. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  let tell = () => {};
  const checkStyleSheets = recoverFromMissingChunks(__BUILD_ID__, {
    isServerThere: isPoolThere,
    reload: reloadPage,
    tell: () => tell(),
  });
  prepareNotices();
  await preloadStorage();
  if (await isLeavingForMobileSite()) return;
  await takeInvitation();
  const language = chooseLanguage(location.search);
  keepLanguage(language, location.search);
  // Before the router: its guard and its loaders already call the pool.
  setSender(() => ({ language, deviceId: deviceId(), token: storedSession()?.token }));
  const i18n = await createI18n(language);
  // Each of these steps is a task of its own: a click or a paint can come in between.
  await yieldToMain();
  adoptPageInstance(i18n);
  const store = makeStore();
  store.set(languageAtom, language);
  tell = () => showToast(store, { tone: 'error', text: i18n.t('common:errors.chunk') });
  whenIdle(checkStyleSheets);
  // A forced log-out, and the page goes on.
  onRefusedSession((token) => {
    if (store.set(logOutAtom, token)) showToast(store, { tone: 'error', text: i18n.t('common:errors.auth') });
  });
  // Null: they cannot be read, and so the HTML that shows them cannot be hydrated.
  const figures = await firstFiguresOf(document, language).catch(() => null);
  const page = makePage({ i18n, store, figures: figures ?? undefined });
  const { router } = page;
  const isSamePage = () => figures !== null && root.lang === languageRows[language].tag && canHydrate(root.dataset, router.latestLocation);
  // Before the loaders, which leave out what stands already.
  if (isSamePage()) pageStart.enter('hydrating');
  await yieldToMain();
  await router.load();

  await yieldToMain();
  // The guard may have led elsewhere.
  const isPrerendered = isSamePage();
  const app = <App router={router} figures={figures ?? undefined} onReady={() => runPage(page, isPrerendered)} />;
  if (!isPrerendered) {
    pageStart.enter('painted');
    delete root.dataset.path;
    root.textContent = '';
    return createRoot(root).render(app);
  }
  renderAsPrerendered(router);
  const onRecoverableError = (error: unknown, { componentStack }: ErrorInfo) => console.error('HYDRATION', error, componentStack);
  hydrateRoot(root, app, { onRecoverableError });
}

/** An invitation is kept, and out of the address before the router reads it. The code comes only with one; without it the page goes on. */
async function takeInvitation(): Promise<void> {
  if (!brand.hasAffiliate || !new URLSearchParams(location.search).has('invite')) return;
  try {
    (await import('#src/state/invite.ts')).takeInvite();
  } catch {
    // The address keeps it, for the next load.
  }
}

/** The code comes only where the setting names a mobile site; where it cannot be had, this site is shown. */
async function isLeavingForMobileSite(): Promise<boolean> {
  if (brand.mobileSite === undefined) return false;
  try {
    return (await import('#src/lib/mobile-site.ts')).leaveForMobileSite(brand.mobileSite);
  } catch {
    return false;
  }
}
