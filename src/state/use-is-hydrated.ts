import { type Atom, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { makeStore } from './store.ts';

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

/** Every atom as nobody has set it yet. */
const initialValues = makeStore();

/** An atom's value; its initial one while a section hydrates that comes later than the rest, whose settings are read by then. */
export function useHydratedAtom<T>(atom: Atom<T>): T {
  const value = useAtomValue(atom);
  return useIsHydrated() ? value : initialValues.get(atom);
}
