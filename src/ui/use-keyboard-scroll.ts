import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), textarea, select, [tabindex="0"]';

/** A text longer than its box is scrolled with the arrow keys: the box takes the focus where nothing inside it does. `ref` of the box. */
export function useKeyboardScroll(box: RefObject<HTMLElement | null>): void {
  // After every render, for that is when the text changes; and when the box does.
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = () => {
      const isNeeded = element.scrollHeight > element.clientHeight && element.querySelector(focusable) === null;
      if (isNeeded) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    look();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const watching = new ResizeObserver(look);
    watching.observe(element);
    return () => watching.disconnect();
  });
}
