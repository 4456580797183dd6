import type { PageMessage } from '#src/contracts/sw-messages.ts';
import { hasUnsavedWork } from '#src/lib/unsaved-work.ts';
import type { Store } from '#src/state/store.ts';
import { updateAtom } from './updates.atoms.ts';
import { workerContainer } from './worker-container.ts';

/** R2: a worker that never takes over must not leave the button turning. */
const patienceMs = 10_000;

/** Says a message of the contract to a worker. */
export function tellWorker(worker: ServiceWorker, message: PageMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

/** Takes the waiting version: its worker is told to take over, every tab reloads then, and this one after 10 s whatever happens (R2). */
export async function applyUpdate(store: Store, reload: () => void = () => location.reload()): Promise<void> {
  store.set(updateAtom, (update) => ({ ...update, state: 'applying' }));
  setTimeout(reload, patienceMs);
  const registration = await workerContainer()?.getRegistration();
  if (registration?.waiting) tellWorker(registration.waiting, { type: 'SKIP_WAITING' });
  else reload();
}

/** Reloads this tab when another worker takes over, unless a form is unfinished here (R2). The first worker of all changes nothing on the page. */
export function followController(container: ServiceWorkerContainer, store: Store, reload: () => void = () => location.reload()): void {
  let known = container.controller;
  // A page opened past its worker (forced reload), or while it took over, has no controller although there is a worker.
  void container.getRegistration().then((registration) => (known ??= registration?.active ?? null));
  container.addEventListener('controllerchange', () => {
    const before = known;
    known = container.controller;
    if (before === null || before === known) return;
    if (hasUnsavedWork() && store.get(updateAtom).state !== 'applying') store.set(updateAtom, (update) => ({ ...update, state: 'held' }));
    else reload();
  });
}
