import { atom } from 'jotai';
import type { Store } from './store.ts';

/** Chromium's offer to install the site as an app; other browsers have a menu item of their own. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event && typeof event.prompt === 'function';

const promptAtom = atom<InstallPrompt | null>(null);
const installedAtom = atom(false);

/** Whether the browser would install the site now. */
export const canInstallAtom = atom((get) => get(promptAtom) !== null);
/** Whether it was installed while this page was open. */
export const wasInstalledAtom = atom((get) => get(installedAtom));

/** Asks the browser to install the site; an offer is good once, whatever the visitor says. */
export const installAtom = atom(null, async (get, set) => {
  const offer = get(promptAtom);
  if (offer === null) return;
  set(promptAtom, null);
  await offer.prompt();
});

/** Keeps the browser's offer for a button of ours: the browser makes it once, early, whatever page is open. */
export function watchInstall(store: Store): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) store.set(promptAtom, event);
  });
  addEventListener('appinstalled', () => {
    store.set(promptAtom, null);
    store.set(installedAtom, true);
  });
}
