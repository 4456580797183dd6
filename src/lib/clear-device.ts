import { clearMirrors } from './mirrors.ts';
import { clearStored } from './storage.ts';

/**
 * Removes all that the site keeps on this device: the worker with its push subscription, what it holds of pages, figures and films, every record, and
 * the cookies. The open page is to be left for a new one. Rejects where the browser refuses a part.
 */
export async function clearDevice(): Promise<void> {
  // The worker first: it would store again what is cleared before it.
  const registrations = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await clearStored();
  clearMirrors();
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
}
