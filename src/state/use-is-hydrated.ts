import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while prerendered HTML is hydrated, true from then on and in everything that the browser renders alone. What a visitor has
 * stored must not show before: the first render must equal what the build rendered (decision A5). The change is deferred: React draws it
 * in slices, between clicks and frames.
 */
export function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}
