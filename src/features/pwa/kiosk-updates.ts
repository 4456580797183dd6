import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#src/domain/days.ts';
import { now } from '#src/lib/clock.ts';
import { connectionAtom } from '#src/state/online.ts';
import { useNow } from '#src/state/use-now.ts';
import { applyUpdate, updateAtom } from './updates.ts';

/** On a kiosk a new version is taken by itself, after a minute without a touch and with a network. */
export function useUpdatesWhenIdle(): void {
  const store = useStore();
  const { state } = useAtomValue(updateAtom);
  const isOnline = useAtomValue(connectionAtom) === 'online';
  const minuteMs = useNow(MINUTE_MS);
  const [touchedAtMs, setTouchedAtMs] = useState(0);
  useEffect(() => {
    const note = () => setTouchedAtMs(now());
    window.addEventListener('pointerdown', note);
    window.addEventListener('keydown', note);
    return () => {
      window.removeEventListener('pointerdown', note);
      window.removeEventListener('keydown', note);
    };
  }, []);
  const isDue = state === 'ready' && isOnline && minuteMs - touchedAtMs > MINUTE_MS;
  useEffect(() => {
    if (isDue) void applyUpdate(store);
  }, [isDue, store]);
}
