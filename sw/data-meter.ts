import type { WorkerMessage } from '#src/contracts/sw-messages.ts';

/** The little of the worker's scope that is needed here; tests put their own in its place. */
declare const self: {
  readonly clients: { matchAll(options: { type: 'window' }): Promise<readonly { postMessage(message: WorkerMessage): void }[]> };
};

let unreportedBytes = 0;

/** Adds what the worker has received, and reports it to one page: two would count it twice. Without a page it waits. */
export async function countData(bytes: number): Promise<void> {
  unreportedBytes += bytes;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page || unreportedBytes === 0) return;
  page.postMessage({ type: 'data-used', bytes: unreportedBytes });
  unreportedBytes = 0;
}

/** Counts what this worker fetches from now on, headers included, as the browser measures it; nothing where it does not. */
export function meterData(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  const sizeOf = (entry: PerformanceEntry): number => ('transferSize' in entry ? Number(entry.transferSize) : 0);
  const observer = new PerformanceObserver((list) => void countData(list.getEntries().reduce((sum, entry) => sum + sizeOf(entry), 0)));
  observer.observe({ type: 'resource', buffered: true });
}
