import { faultFields, type Log } from '../http/log.ts';

/** Work that no answer waits for: response times do not reveal whether it was done. */
export interface Later {
  /** Begins it once the answer is on its way; a failure goes to the log. */
  run(work: () => Promise<void>): void;
  /** When all that has begun is done: a stop waits for it. */
  settled(): Promise<void>;
}

/** `log` gets the failures, as those of a delivery. */
export function createLater(log: Log): Later {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const done = new Promise((begin) => setImmediate(begin))
        .then(work)
        .catch((error: unknown) => log.error('delivery-failed', faultFields(error)))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
