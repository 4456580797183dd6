import { type RefObject, useEffect, useState } from 'react';

/** Whether at least `share` (0 to 1) of the element is in the viewport and the tab is in front: what moves by itself rests otherwise. */
export function useIsShown(element: RefObject<HTMLElement | null>, share: number): boolean {
  const [isInView, setIsInView] = useState(false);
  const [isTabInFront, setIsTabInFront] = useState(false);
  useEffect(() => {
    const look = () => setIsTabInFront(!document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = (entries: IntersectionObserverEntry[]) => setIsInView((entries.at(-1)?.intersectionRatio ?? 0) >= share);
    const observer = new IntersectionObserver(watch, { threshold: share });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, share]);
  return isInView && isTabInFront;
}
