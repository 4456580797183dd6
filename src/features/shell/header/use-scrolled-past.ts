import { useSyncExternalStore } from 'react';

import { wideQuery } from '../shell.constants.ts';
import { isPastThreshold } from './header.model.ts';

/** True while the page is scrolled past the header's threshold. The first render, here and on the server, says false. */
export function useScrolledPast(): boolean {
  return useSyncExternalStore(subscribe, isScrolledPast, () => false);
}

function isScrolledPast(): boolean {
  return isPastThreshold(window.scrollY, window.matchMedia(wideQuery).matches);
}

/** At most one look a frame, however often the browser tells about scrolling. */
function subscribe(onChange: () => void): () => void {
  let frame = 0;
  const schedule = () => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      onChange();
    });
  };
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}
