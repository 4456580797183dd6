import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { useScrollLock } from '#src/ui/use-scroll-lock.ts';
import { mainId, wideQuery } from '../shell.constants.ts';

interface PanelState {
  isOpen: boolean;
  toggleRef: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  /** A place was chosen: the focus goes to the page it opens. */
  leave: () => void;
}

/** The narrow menu: Escape closes it and gives the focus back, a window that grows wide closes it too (spec 4). */
export function usePanel(): PanelState {
  const [isOpen, setIsOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  useScrollLock(isOpen);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeByKey = (event: KeyboardEvent) => {
      // A menu inside the panel takes its own Escape.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setIsOpen(false);
      toggleRef.current?.focus();
    };
    const wide = window.matchMedia(wideQuery);
    const closeByWidth = () => setIsOpen(false);
    document.addEventListener('keydown', closeByKey);
    wide.addEventListener('change', closeByWidth);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      wide.removeEventListener('change', closeByWidth);
    };
  }, [isOpen]);

  return {
    isOpen,
    toggleRef,
    toggle: () => setIsOpen(!isOpen),
    leave: () => {
      setIsOpen(false);
      document.getElementById(mainId)?.focus({ preventScroll: true });
    },
  };
}
