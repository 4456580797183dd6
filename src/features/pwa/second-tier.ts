import { workerMessageSchema } from '#src/contracts/sw-messages.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { postToWorker } from './updates.ts';

/** What a bad line has cut goes on within the visit, after pauses that double while nothing more comes. */
const firstPauseMs = 5_000;
const longestPauseMs = 5 * 60_000;

/** Asks the worker for the rest of the offline copy once the page has come to rest, and again after each cut (decision E7). */
export function keepCopyComplete(container: ServiceWorkerContainer): void {
  let pauseMs = firstPauseMs;
  let doneFiles = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchRest = () => {
    const worker = container.controller;
    if (worker) postToWorker(worker, { type: 'warm', isConsented: false });
  };
  container.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = workerMessageSchema.safeParse(event.data).data;
    if (message?.type !== 'second-tier' || message.state !== 'interrupted') return;
    pauseMs = message.doneFiles > doneFiles ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
    doneFiles = message.doneFiles;
    clearTimeout(timer);
    timer = setTimeout(fetchRest, pauseMs);
  });
  window.addEventListener('online', fetchRest);
  void container.ready.then(({ active }) => whenIdle(() => active && postToWorker(active, { type: 'warm', isConsented: false })));
}
