import { atom } from 'jotai';
import { type Connection, onConnection, reportConnection } from '#src/lib/connection.ts';
import type { Store } from './store.ts';

/** What the last call told about the line (R29). */
export const connectionAtom = atom<Connection>('online');

/** Keeps the atom current. `check` asks the pool for something tiny; it is called when the browser says the line is back. */
export function watchConnection(store: Store, check: () => void): void {
  onConnection((connection) => store.set(connectionAtom, connection));
  window.addEventListener('online', check);
  window.addEventListener('offline', () => reportConnection('offline'));
  if (navigator.onLine === false) reportConnection('offline');
}
