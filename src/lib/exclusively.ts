const queues = new Map<string, Promise<unknown>>();

/** Missing on plain http. */
const hasLocks = (): boolean => typeof navigator !== 'undefined' && 'locks' in navigator;

/** Runs `work` while no other tab runs work of this name: Web Locks, or a queue of this tab where there are none. Rejects as `work` does. */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Without locks the idempotency key alone keeps a send single.
  if (hasLocks()) return navigator.locks.request(name, work);
  const run = (queues.get(name) ?? Promise.resolve()).then(work);
  queues.set(
    name,
    run.catch(() => undefined),
  );
  return run;
}

/** Longest pause (ms) before what a returned line sets off: devices that lost it together must not all ask in one moment. */
const JITTER_MS = 2_000;

/**
 * Runs `work` after a random pause of up to 2 s, and in one of the tabs only that wanted work of this name meanwhile; without Web Locks in each of
 * them. Rejects as `work` does.
 */
export async function soonInOneTab(name: string, work: () => unknown): Promise<void> {
  const run = async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * JITTER_MS));
    await work();
  };
  if (!hasLocks()) return run();
  // Browsers slow the timers of hidden tabs: one that is seen does not wait for them.
  await navigator.locks.request(`${name}-${document.visibilityState}`, { ifAvailable: true }, (lock) => (lock ? run() : undefined));
}
