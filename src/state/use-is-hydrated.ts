import { useSyncExternalStore } from 'react';

/**
 * False while prerendered HTML is taken over, true from then on and in everything rendered by the browser alone. What a
 * visitor has stored must not show before: React leaves attributes as the server wrote them (decision A5).
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isHydrated, isHydratedOnServer);
}

const subscribeToNothing = () => () => undefined;
const isHydrated = () => true;
const isHydratedOnServer = () => false;
