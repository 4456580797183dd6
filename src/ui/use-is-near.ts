import { type RefObject, useEffect, useState } from 'react';

/** About half a screen of scrolling: enough to fetch a chart's script before its box is seen (decision H4). */
const margin = '400px 0px';

/** Whether the element has come near the viewport; once near, it stays so. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const watch = (entries: IntersectionObserverEntry[]) => entries.some((entry) => entry.isIntersecting) && setIsNear(true);
    const observer = new IntersectionObserver(watch, { rootMargin: margin });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
