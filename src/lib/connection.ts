/** What the last call to the pool showed about the network (R29): navigator.onLine only hints. */
export type Connection = 'online' | 'offline' | 'portal';

/** Milliseconds between two attempts while the network is gone: no event tells that a server is back. */
export const RETRY_MS = 15_000;

type Listener = (connection: Connection) => void;
const listeners = new Set<Listener>();

/** Called by `lib/http` and by the worker's refresh messages after every attempt to reach the pool. */
export function reportConnection(connection: Connection): void {
  for (const listener of listeners) listener(connection);
}

/** Calls back on every report. Returns the way to stop. */
export function onConnection(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
