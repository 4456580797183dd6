import '#src/ui/tokens.css';
import '#src/ui/fonts.css';
import '#src/ui/base.css';
import type { Language } from '#src/contracts/stored.ts';
import { warmFormats } from '#src/i18n/formats.ts';
import { languageOfTag, languageRows } from '#src/i18n/languages.ts';
import { adoptPageInstance, createI18n } from '#src/i18n/setup.ts';
import { atLeisure } from '#src/lib/at-leisure.ts';
import { deviceId } from '#src/lib/device-id.ts';
import { rememberEarlyTaps } from '#src/lib/early-taps.ts';
import { setSender } from '#src/lib/http.ts';
import { isPoolThere } from '#src/lib/http.ts';
import { preloadStorage } from '#src/lib/storage.ts';
import { nextTask } from '#src/lib/turns.ts';
import { chooseLanguage, keepLanguage, languageAtom } from '#src/state/language.ts';
import { storedSession } from '#src/state/session.ts';
import { makeStore } from '#src/state/store.ts';
import { App } from './app.tsx';
import { recoverFromMissingChunks } from './chunk-recovery.ts';
import { isHomePath } from './home-paths.ts';
import { canHydrate } from './hydration.ts';
import { render, takeOver } from './mount.ts';
import { makePage } from './page.ts';
import { runPage } from './run-page.ts';

recoverFromMissingChunks(__BUILD_ID__, { isServerThere: isPoolThere, reload: () => location.reload() });
void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  await preloadStorage();
  // Here and below: each step in a task of its own, so that a tap or a paint can come in between.
  await nextTask();
  const language: Language = chooseLanguage(location.search);
  keepLanguage(language, location.search);
  // Before the router: its guard already calls the pool.
  setSender(() => ({ language, deviceId: deviceId(), token: storedSession()?.token }));
  await nextTask();
  const { locale } = languageRows[language];
  // The landing page's first view has no figures: there the formats wait like the parts that need them.
  const warm = () => warmFormats(locale);
  if (isHomePath(location.pathname)) void atLeisure().then(nextTask).then(warm);
  else warm();
  await nextTask();
  const i18n = await createI18n(language);
  adoptPageInstance(i18n);
  const store = makeStore();
  store.set(languageAtom, language);
  await nextTask();
  const page = makePage({ i18n, store });
  await page.router.load();
  await nextTask();

  const isPrerendered =
    languageOfTag(document.documentElement.lang) === language && canHydrate(root.dataset.path, page.router.state.location);
  page.sent.isShown = isPrerendered;
  const app = <App router={page.router} onStanding={() => runPage(page, isPrerendered)} />;
  if (isPrerendered) {
    // Undocumented: makes the router render without its outer Suspense, as on the server (stack 6). Without it: React #418.
    page.router.ssr = { manifest: undefined };
    takeOver(root, app);
    rememberEarlyTaps(root);
  } else {
    render(root, app);
  }
}
