import { useSyncExternalStore } from 'react';
import { now, subscribeTick } from '#src/lib/clock.ts';

const HOUR_MS = 3_600_000;

/** Start of the running hour, milliseconds since 1970; 0 in a prerendered page and while it is taken over (decision A5). */
export function useHour(): number {
  return useSyncExternalStore(subscribeHour, currentHour, () => 0);
}

function subscribeHour(callback: () => void): () => void {
  return subscribeTick(HOUR_MS, callback);
}

function currentHour(): number {
  return Math.floor(now() / HOUR_MS) * HOUR_MS;
}
