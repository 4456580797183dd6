import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while prerendered HTML is hydrated, true from then on and in everything that the browser renders alone. What a visitor has
 * stored must not show before: the first render must equal what the build rendered (decision A5).
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
