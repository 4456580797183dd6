import { atom } from 'jotai';
import { type Connection, onConnection, reportConnection, RETRY_MS } from '#src/lib/connection.ts';
import type { Store } from './store.ts';

/** What the last call showed of the network (R29). */
export const connectionAtom = atom<Connection>('online');

/** How many parts of the page say themselves that the connection is lost: the bar at its foot need not, and would cover them. */
export const connectionTellersAtom = atom(0);

/** One read may fail while others succeed: the pool's trouble stands until the next attempt has had its turn. */
const poolTroubleMs = RETRY_MS + 1_000;

/** Keeps the atom current. `check` makes a request: when the browser is online again, and from time to time while the pool is gone. */
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
  let troubleEndsAt = Number.NEGATIVE_INFINITY;
  onConnection((connection) => {
    const at = performance.now();
    if (connection === 'online' && at < troubleEndsAt) return;
    troubleEndsAt = connection === 'pool' ? at + poolTroubleMs : Number.NEGATIVE_INFINITY;
    store.set(connectionAtom, connection);
  });
  window.addEventListener('online', check);
  window.addEventListener('offline', () => reportConnection('offline'));
  document.addEventListener('visibilitychange', retry);
  if (navigator.onLine === false) reportConnection('offline');
}
