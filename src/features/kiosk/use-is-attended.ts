import { useEffect, useState } from 'react';
import { SECOND_MS } from '#src/domain/days.ts';

/** How long the buttons stay after the last movement. */
const STAY_MS = 4 * SECOND_MS;

const moments = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether a person is at the kiosk: its buttons and the pointer show then. */
export function useIsAttended(): boolean {
  const [isAttended, setIsAttended] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsAttended(false), STAY_MS);
      setIsAttended(true);
    };
    for (const moment of moments) window.addEventListener(moment, note);
    return () => {
      clearTimeout(timer);
      for (const moment of moments) window.removeEventListener(moment, note);
    };
  }, []);
  return isAttended;
}
