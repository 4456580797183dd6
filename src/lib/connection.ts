/**
 * What the last call showed about the network: navigator.onLine only hints. offline: no network. portal: a captive portal
 * else responds. server: the site's host does not. slow: it does, but nothing comes in time. pool: the pool's API is in trouble.
 */
export type Connection = 'online' | 'offline' | 'portal' | 'server' | 'slow' | 'pool';

/** Milliseconds between two attempts while the network is gone, once it has been for a while: no event says that a server is back. */
export const RETRY_MS = 15_000;

type Listener = (connection: Connection) => void;
const listeners = new Set<Listener>();

/** Called by `lib/http` and by the worker's refresh messages after every attempt to reach the pool. */
export function reportConnection(connection: Connection): void {
  for (const listener of listeners) listener(connection);
}

/** Why a request failed without a response: the browser knows a dead network; where it sees one, the site's server is gone. */
export function unreachableKind(): 'offline' | 'server' {
  return navigator.onLine === false ? 'offline' : 'server';
}

/** Calls back on every report. Returns the way to stop. */
export function onConnection(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
