import * as z from 'zod/mini';
import { soonInOneTab } from '#src/lib/exclusively.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { readSession, writeSession } from '#src/lib/mirrors.ts';
import { requestPersistence } from '#src/lib/persistence.ts';
import { readStored, writeStored } from '#src/lib/storage.ts';
import type { Store } from '#src/state/store.ts';
import { keepCopyComplete } from './second-tier.ts';
import { followController, offerUpdateAtom } from './updates.ts';
import { versionOf, workerContainer, workerScriptUrl } from '#src/lib/worker-container.ts';

/** Set by the build: its worker removes itself, so no page may bring it back. */
declare const __SW_KILL__: boolean;
const isKillBuild = typeof __SW_KILL__ === 'boolean' && __SW_KILL__;

/** Timers sleep with the device, so becoming visible and coming online check as well. */
const checkEveryMs = 60 * 60 * 1000;
/** The first view is finished before an install, which keeps a phone's processor busy. */
const installPauseMs = 1_000;
/** An install cut by a bad network goes on where it stopped, after pauses that double. */
const firstRetryMs = 2_000;
const longestRetryMs = 5 * 60 * 1000;
let retryMs = firstRetryMs;

/**
 * Starts everything about the worker, once, after the first view. Where workers are missing or refused nothing happens.
 * `onFirstControl`: the first worker controls this page now; what was fetched before is not in its cache yet.
 */
export function startWorker(store: Store, onFirstControl: () => void): void {
  const container = workerContainer();
  if (!container || import.meta.env.DEV || isKillBuild) return;
  if (!cameThroughWorker()) {
    if (container.controller) onFirstControl();
    else container.addEventListener('controllerchange', onFirstControl, { once: true });
  }
  followController(container, store);
  // Without a worker nothing else retries a failed first registration.
  const check = () => void checkForUpdate(container, store).catch(() => container.controller ?? tryAgain(check));
  whenIdle(() => setTimeout(check, installPauseMs));
  // The browser notifies all tabs of what one of them finds.
  const checkInOneTab = () => void soonInOneTab('okkong-update', check);
  setInterval(checkInOneTab, checkEveryMs);
  window.addEventListener('online', checkInOneTab);
  window.addEventListener('pageshow', (event) => event.persisted && check());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check());
  keepCopyComplete(container);
  requestPersistenceWhenKnown();
}

/** Whether a worker served this page. */
function cameThroughWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'workerStart' in navigation && Number(navigation.workerStart) > 0;
}

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Registers the worker; later, and after an install that failed, looks again. Rejects when the server cannot be reached. */
async function checkForUpdate(container: ServiceWorkerContainer, store: Store): Promise<void> {
  // Cleared since, with the site's data.
  if (!(await container.getRegistration())) registering = undefined;
  registering ??= register(container, store);
  registering.catch(() => (registering = undefined));
  const registration = await registering;
  if (registration) void offerWaiting(registration, store, false);
  await registration?.update();
}

async function register(container: ServiceWorkerContainer, store: Store): Promise<ServiceWorkerRegistration | undefined> {
  const { Workbox } = await import('workbox-window');
  const registration = await new Workbox(workerScriptUrl(), { updateViaCache: 'none' }).register();
  if (!registration) return undefined;
  const retry = () => void checkForUpdate(container, store).catch(() => undefined);
  const follow = () => registration.installing && followInstall(registration.installing, { registration, store, retry });
  // Workbox's own `waiting` event fires for the first update only: an open tab and a kiosk stay for months.
  registration.addEventListener('updatefound', follow);
  follow();
  return registration;
}

interface Install {
  registration: ServiceWorkerRegistration;
  store: Store;
  retry: () => void;
}

/** Offers an update once it is installed; looks again some time after an install that failed. */
function followInstall(worker: ServiceWorker, { registration, store, retry }: Install): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed') void offerWaiting(registration, store, true);
    if (worker.state === 'activated') retryMs = firstRetryMs;
    if (worker.state === 'redundant') tryAgain(retry);
  });
}

/** Offers the build that waits beside the one that runs. One without a name cannot be compared with what was put off: only its install offers it. */
async function offerWaiting({ active, waiting }: ServiceWorkerRegistration, store: Store, isNew: boolean): Promise<void> {
  if (!active || !waiting) return;
  const buildId = await versionOf(waiting);
  if (isNew || buildId !== '') store.set(offerUpdateAtom, buildId);
}

let isRetryDue = false;

/** One attempt is due at a time, however many looks have failed: each time that the page is seen again is one. */
function tryAgain(attempt: () => void): void {
  if (isRetryDue) return;
  isRetryDue = true;
  setTimeout(() => {
    isRetryDue = false;
    attempt();
  }, retryMs);
  retryMs = Math.min(retryMs * 2, longestRetryMs);
}

const visitsKey = 'visits';
const sessionKey = 'visit-counted';
/** From the third visit on a visitor counts as regular. */
const homeVisits = 3;

/** Counts this visit, and asks to stay on the third or when the site is installed. */
export function requestPersistenceWhenKnown(): void {
  window.addEventListener('appinstalled', () => void requestPersistence());
  if (readSession(sessionKey)) return;
  const visits = (readStored(visitsKey, z.number()) ?? 0) + 1;
  // Without session storage every page would count as a visit.
  if (!writeSession(sessionKey, '1')) return;
  void writeStored(visitsKey, visits);
  if (visits === homeVisits) void requestPersistence();
}
