import { whenIdle } from '#src/lib/idle.ts';
import { onWorkerMessage, postToWorker } from '#src/lib/worker-container.ts';

/** A download that a bad network has cut goes on within the visit, after pauses that double while nothing more comes. */
const firstPauseMs = 5_000;
const longestPauseMs = 5 * 60_000;

/** Asks the worker for the rest of the offline copy once the page has come to rest, and again after each cut. */
export function keepCopyComplete(container: ServiceWorkerContainer): void {
  let pauseMs = firstPauseMs;
  let doneFiles = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchRest = () => {
    const worker = container.controller;
    if (worker) postToWorker(worker, { type: 'warm', isConsented: false });
  };
  onWorkerMessage('second-tier', ({ state, doneFiles: done }) => {
    if (state !== 'interrupted') return;
    pauseMs = done > doneFiles ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
    doneFiles = done;
    clearTimeout(timer);
    timer = setTimeout(fetchRest, pauseMs);
  });
  window.addEventListener('online', fetchRest);
  void container.ready.then(({ active }) => whenIdle(() => active && postToWorker(active, { type: 'warm', isConsented: false })));
}
