import { atom } from 'jotai';
import * as z from 'zod/mini';
import { reportConnection, unreachableKind } from '#src/lib/connection.ts';
import { reloadPage } from '#src/state/carried.ts';
import { readStored, writeStored } from '#src/lib/storage.ts';
import { hasUnsavedWork } from '#src/lib/unsaved-work.ts';
import type { Store } from '#src/state/store.ts';
import { postToWorker, workerContainer } from '#src/lib/worker-container.ts';

/**
 * none: nothing to offer. ready: a new version waits for the visitor. applying: it has been accepted.
 * held: another tab accepted it, but here a form is unfinished.
 */
type UpdateState = 'none' | 'ready' | 'applying' | 'held';

interface Update {
  readonly state: UpdateState;
  /** The build that waits, by its worker's response; '' when it did not respond. */
  readonly buildId: string;
}

export const updateAtom = atom<Update>({ state: 'none', buildId: '' });

const dismissedKey = 'dismissed-build';

/** A new version waits: offered, unless the visitor said "later" to this very build. The newest takes the place of one that is offered already. */
export const offerUpdateAtom = atom(null, (get, set, buildId: string) => {
  if (buildId !== '' && readStored(dismissedKey, z.string()) === buildId) return;
  const { state } = get(updateAtom);
  if (state === 'none' || state === 'ready') set(updateAtom, { state: 'ready', buildId });
});

/** "Later": hides the bar until the next build. */
export const dismissUpdateAtom = atom(null, (get, set) => {
  void writeStored(dismissedKey, get(updateAtom).buildId);
  set(updateAtom, { state: 'none', buildId: '' });
});

/** A worker that never becomes active must not leave the button busy. */
const patienceMs = 10_000;

/** A line that does not answer in this time does not carry an update. */
const answerMs = 5_000;

/**
 * Activates the waiting worker: every tab reloads then, and this one after 10 s whatever happens. Not without a network: what the new
 * version has not stored yet could not be fetched.
 */
export async function applyUpdate(store: Store, reload: () => void = reloadPage): Promise<void> {
  store.set(updateAtom, (update) => ({ ...update, state: 'applying' }));
  const registration = await workerContainer()?.getRegistration();
  if (registration?.waiting && !(await isServerThere(registration))) {
    reportConnection(unreachableKind());
    return store.set(updateAtom, (update) => ({ ...update, state: 'ready' }));
  }
  setTimeout(reload, patienceMs);
  if (registration?.waiting) postToWorker(registration.waiting, { type: 'SKIP_WAITING' });
  else reload();
}

function isServerThere(registration: ServiceWorkerRegistration): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, answerMs, false));
  const looked = registration.update().then(
    () => true,
    () => false,
  );
  return Promise.race([looked, tooLate]);
}

/** Reloads this tab when another worker controls it, unless a form is unfinished here. The first worker of all changes nothing. */
export function followController(container: ServiceWorkerContainer, store: Store, reload: () => void = reloadPage): void {
  let known = container.controller;
  // A page opened past its worker (forced reload), or during activation, has no controller although there is a worker.
  // Where workers are refused the browser says so by rejecting.
  container.getRegistration().then(
    (registration) => (known ??= registration?.active ?? null),
    () => undefined,
  );
  container.addEventListener('controllerchange', () => {
    const before = known;
    known = container.controller;
    if (before === null || before === known) return;
    if (hasUnsavedWork() && store.get(updateAtom).state !== 'applying') store.set(updateAtom, (update) => ({ ...update, state: 'held' }));
    else reload();
  });
}
