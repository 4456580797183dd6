import { type RefObject, useEffect, useState } from 'react';

/** Whether somebody is busy with an element: a mouse rests on it or the focus is in it. A touch is no hover, for its end would not be told. */
export function useIsAttended(element: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const root = element.current;
    if (!root) return undefined;
    const hover = (event: PointerEvent) => event.pointerType === 'mouse' && setIsHovered(event.type === 'pointerenter');
    const focus = () => setHasFocus(true);
    const blur = ({ relatedTarget }: FocusEvent) => setHasFocus(relatedTarget instanceof Node && root.contains(relatedTarget));
    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener('pointerenter', hover, { signal });
    root.addEventListener('pointerleave', hover, { signal });
    root.addEventListener('focusin', focus, { signal });
    root.addEventListener('focusout', blur, { signal });
    return () => listening.abort();
  }, [element]);
  return isHovered || hasFocus;
}
