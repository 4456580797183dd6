import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/** A part of a page whose prerendered HTML is taken over. */
export interface TakeOver {
  /** Whether a component that mounts now is the browser's own. */
  isOver(): boolean;
}

/** What the browser renders alone has nothing to take over. */
export const TakeOverContext = createContext<TakeOver>({ isOver: () => true });

/**
 * False while prerendered HTML is taken over, true from then on and in everything rendered by the browser alone. What a
 * visitor has stored must not show before: React leaves attributes as the server wrote them (decision A5).
 * The change is a transition: all of a part's components follow in slices, not in one long task.
 */
export function useIsHydrated(): boolean {
  const takeOver = useContext(TakeOverContext);
  const [isHydrated, setIsHydrated] = useState(takeOver.isOver());
  useEffect(() => {
    if (!isHydrated) startTransition(() => setIsHydrated(true));
  }, [isHydrated]);
  return isHydrated;
}
