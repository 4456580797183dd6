import { atom } from 'jotai';
import { type Connection, onConnection, reportConnection, RETRY_MS } from '#src/lib/connection.ts';
import type { Store } from './store.ts';

/** What the last call showed of the network (R29). */
export const connectionAtom = atom<Connection>('online');

/** Keeps the atom current. `check` makes a tiny request: when the browser is online again, and from time to time while the pool is gone. */
export function watchConnection(store: Store, check: () => void): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const isLost = () => store.get(connectionAtom) !== 'online';
  const retry = () => {
    if (isLost() && document.visibilityState === 'visible') check();
  };
  store.sub(connectionAtom, () => {
    clearInterval(timer);
    if (isLost()) timer = setInterval(retry, RETRY_MS);
  });
  onConnection((connection) => store.set(connectionAtom, connection));
  window.addEventListener('online', check);
  window.addEventListener('offline', () => reportConnection('offline'));
  document.addEventListener('visibilitychange', retry);
  if (navigator.onLine === false) reportConnection('offline');
}
