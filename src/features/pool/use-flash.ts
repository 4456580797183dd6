import { type RefObject, useEffect, useRef } from 'react';

/** Marks the element with `data-flash` once for every change of `signature` after it was first known (DESIGN 5: one wash of 420 ms). */
export function useFlash<T extends HTMLElement>(signature: string | undefined): RefObject<T | null> {
  const element = useRef<T>(null);
  const before = useRef(signature);
  useEffect(() => {
    const hasChanged = before.current !== undefined && signature !== undefined && before.current !== signature;
    before.current = signature;
    const target = element.current;
    if (!hasChanged || !target) return undefined;
    const end = () => delete target.dataset.flash;
    target.dataset.flash = '';
    target.addEventListener('animationend', end, { once: true });
    return () => target.removeEventListener('animationend', end);
  }, [signature]);
  return element;
}
