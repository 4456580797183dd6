const queues = new Map<string, Promise<unknown>>();

/** Runs `work` while no other tab runs work of this name: Web Locks, or a queue of this tab where there are none. Rejects as `work` does. */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Missing on plain http: there the idempotency key alone keeps a send single.
  if (typeof navigator !== 'undefined' && 'locks' in navigator) return navigator.locks.request(name, work);
  const run = (queues.get(name) ?? Promise.resolve()).then(work);
  queues.set(
    name,
    run.catch(() => undefined),
  );
  return run;
}
