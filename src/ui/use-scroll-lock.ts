import { useLayoutEffect } from 'react';

/** How many open things (a dialog over the narrow menu) hold the page still. */
let holders = 0;

/** Keeps the page behind still while `isLocked`. A scroll bar that takes space keeps it, so that nothing moves sideways. */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    const root = document.documentElement;
    const hasRoomyBar = window.innerWidth > root.clientWidth;
    holders += 1;
    if (holders === 1) root.dataset.scrollLock = hasRoomyBar ? 'gutter' : 'plain';
    return () => {
      holders -= 1;
      if (holders === 0) delete root.dataset.scrollLock;
    };
  }, [isLocked]);
}
