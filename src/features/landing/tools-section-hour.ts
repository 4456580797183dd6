import { useSyncExternalStore } from 'react';
import { HOUR_MS } from '#src/domain/days.ts';
import { now, subscribeTick } from '#src/lib/clock.ts';

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
