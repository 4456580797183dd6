import { type RefObject, useEffect, useState } from 'react';

/** About half a screen of scrolling: enough to fetch a chart's script before its box is seen. */
const margin = '400px 0px';

/** True once the element has been within the margin of the viewport. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    if (typeof IntersectionObserver === 'undefined') return queueMicrotask(() => setIsNear(true));
    const watch = (entries: IntersectionObserverEntry[]) => entries.some((entry) => entry.isIntersecting) && setIsNear(true);
    const observer = new IntersectionObserver(watch, { rootMargin: margin });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

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
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = (entries: IntersectionObserverEntry[]) => setIsInView((entries.at(-1)?.intersectionRatio ?? 0) >= share);
    const observer = new IntersectionObserver(watch, { threshold: share });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, share]);
  return isInView && isTabInFront;
}
