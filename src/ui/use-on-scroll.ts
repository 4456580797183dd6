import { useEffect, useState } from 'react';

/**
 * What `measure` reads of the viewport's place, once a frame while it scrolls or changes its size; `initial` until the first frame, here and
 * on the server: a measurement while React hydrates would force a layout. Keep the identity of `measure`.
 */
export function useOnScroll<T>(measure: () => T, initial: T): T {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      setValue(measure());
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [measure]);
  return value;
}
