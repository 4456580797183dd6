import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { type Platform, platformOf } from './download.model.ts';

/** This device's platform, known after the page has been taken over: the prerendered page is everybody's. */
export function usePlatform(): Platform {
  return useIsHydrated() ? platformOf(navigator) : 'other';
}
