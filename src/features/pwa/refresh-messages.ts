import { type RefreshMessage, workerMessageSchema } from '#src/contracts/sw-messages.ts';
import { workerContainer } from './worker-container.ts';

/** Calls back for every background refresh the worker tells of (decision D6); what is not in the contract is ignored. Returns the way to stop. */
export function onRefreshMessage(callback: (message: RefreshMessage) => void): () => void {
  const container = workerContainer();
  const hear = (event: MessageEvent<unknown>) => {
    const message = workerMessageSchema.safeParse(event.data).data;
    if (message?.type === 'api-refresh') callback(message);
  };
  container?.addEventListener('message', hear);
  return () => container?.removeEventListener('message', hear);
}
