import type { WorkerMessage } from '#src/contracts/sw-messages.ts';

/** The little of the worker's scope that is needed here; tests put their own in its place. */
interface Page {
  postMessage(message: WorkerMessage): void;
}
declare const self: {
  readonly clients: { get(id: string): Promise<Page | undefined>; matchAll(options: { type: 'window' }): Promise<readonly Page[]> };
};

/** Tells every open page, or only the one with `clientId` where that is given and still open. */
export async function tellPages(message: WorkerMessage, clientId = ''): Promise<void> {
  const one = clientId ? await self.clients.get(clientId) : undefined;
  const pages = one ? [one] : await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage(message);
}
