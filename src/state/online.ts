import { atom } from 'jotai';
import { type Connection, onConnection, reportConnection } from '#src/lib/connection.ts';
import type { Store } from './store.ts';

/** What the last call told about the line (R29). */
export const connectionAtom = atom<Connection>('online');

/** How long a lost line stays unasked, in milliseconds: no browser tells that a pool is back. */
export const askAgainMs = 15_000;

/** Keeps the atom current. `check` asks the pool for something tiny: when the browser says the line is back, and from time to time while it is gone. */
export function watchConnection(store: Store, check: () => void): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const isLost = () => store.get(connectionAtom) !== 'online';
  const askAgain = () => {
    if (isLost() && document.visibilityState === 'visible') check();
  };
  store.sub(connectionAtom, () => {
    clearInterval(timer);
    if (isLost()) timer = setInterval(askAgain, askAgainMs);
  });
  onConnection((connection) => store.set(connectionAtom, connection));
  window.addEventListener('online', check);
  window.addEventListener('offline', () => reportConnection('offline'));
  document.addEventListener('visibilitychange', askAgain);
  if (navigator.onLine === false) reportConnection('offline');
}
