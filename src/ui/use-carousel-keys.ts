import { type RefObject, useEffect } from 'react';
import type { CarouselMotion } from './carousel-motion.ts';

/**
 * Swiper listens to the arrow keys of the whole page. They are the carousel's while the focus is in a slide or nowhere;
 * elsewhere (a list of choices, another row of tabs) they belong to what has the focus.
 */
export function useCarouselKeys(viewport: RefObject<HTMLElement | null>, motion: CarouselMotion | undefined): void {
  useEffect(() => {
    if (!motion) return undefined;
    const give = (focused: EventTarget | null) => {
      const isFree = !(focused instanceof Node) || focused === document.body;
      motion.setKeyboard(isFree || (viewport.current?.contains(focused) ?? false));
    };
    const onFocus = (event: FocusEvent) => give(event.target);
    const onBlur = (event: FocusEvent) => give(event.relatedTarget);
    give(document.activeElement);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, [viewport, motion]);
}
