import { type RefObject, useEffect, useState } from 'react';
import { isNight, type Night, shiftAt } from '#src/domain/kiosk.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import { now } from '#src/lib/clock.ts';
import { keepAwake } from '#src/lib/wake-lock.ts';
import { useNow } from '#src/state/use-now.ts';

interface KioskScreen {
  /** The hour at which the night that dims it ends; undefined by day. */
  readonly darkUntil: number | undefined;
  /** Whether the browser keeps the screen on. */
  readonly isAwake: boolean;
}

/** Cares for the screen: no scrollbar, kept awake, its picture moved a little each minute against burn-in, dark at night. */
export function useKioskScreen(frame: RefObject<HTMLElement | null>, night: Night | undefined): KioskScreen {
  const [isAwake, setIsAwake] = useState(false);
  const minuteMs = useNow(MINUTE_MS);
  useEffect(() => keepAwake(setIsAwake), []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.kiosk = '';
    return () => {
      delete dataset.kiosk;
    };
  }, []);
  useEffect(() => {
    const { x, y } = shiftAt(minuteMs);
    frame.current?.style.setProperty('--shift-x', `${x}px`);
    frame.current?.style.setProperty('--shift-y', `${y}px`);
  }, [frame, minuteMs]);
  return { darkUntil: isNight(new Date(now()).getHours(), night) ? night?.to : undefined, isAwake };
}
