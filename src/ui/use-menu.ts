import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

import type { MenuItem } from './menu-entry.tsx';
import { rovingIndex } from './roving.ts';

type Start = 'first' | 'last' | 'current';

/** The behaviour of a menu button (WAI-ARIA "menu button"): where the focus goes and when the menu closes. */
export function useMenu(items: readonly MenuItem[]) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<Start>();
  const isOpen = start !== undefined;

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  const close = () => {
    setStart(undefined);
    button.current?.focus();
  };

  const focusStart = useEffectEvent((place: Start) => {
    const all = entries();
    const current = Math.max(0, place === 'current' ? items.findIndex((item) => item.isCurrent) : 0);
    all[place === 'last' ? all.length - 1 : current]?.focus();
  });

  useEffect(() => {
    if (start === undefined) return undefined;
    focusStart(start);
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setStart(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [start]);

  const moveTo = (next: number | undefined): boolean => {
    if (next === undefined || next < 0) return false;
    entries()[next]?.focus();
    return true;
  };
  const onOpenKey = (key: string): boolean => {
    if (key === 'Escape') close();
    if (key === 'Escape') return true;
    const index = entries().findIndex((entry) => entry === document.activeElement);
    if (key === ' ' || key === 'Enter' || key === 'ArrowLeft' || key === 'ArrowRight') return false;
    return moveTo(key.length === 1 ? indexByLetter(items, key, index) : rovingIndex(key, index, items.length));
  };
  const onClosedKey = (key: string): boolean => {
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    setStart(key === 'ArrowUp' ? 'last' : 'current');
    return true;
  };

  return {
    root,
    button,
    list,
    isOpen,
    close,
    toggle: () => setStart(isOpen ? undefined : 'current'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(isOpen ? onOpenKey(event.key) : onClosedKey(event.key))) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // The focus went elsewhere (Tab): a menu left behind would lie over the page.
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setStart(undefined);
    },
  };
}

/** The next item after `index` whose label starts with `letter`, or -1. */
function indexByLetter(items: readonly MenuItem[], letter: string, index: number): number {
  const wanted = letter.toLocaleLowerCase();
  const order = items.map((_, step) => (index + 1 + step) % items.length);
  return order.find((at) => items[at]?.label.toLocaleLowerCase().startsWith(wanted)) ?? -1;
}
