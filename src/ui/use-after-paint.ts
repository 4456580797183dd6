import { startTransition, useEffect, useState } from 'react';

/**
 * Follows `value` when the frame that shows the change is on the screen, and then in slices: what is costly to draw does not
 * hold up the response to a click.
 */
export function useAfterPaint<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The callback comes right before the paint; a task after it comes right behind.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setSettled(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [settled, value]);
  return settled;
}
