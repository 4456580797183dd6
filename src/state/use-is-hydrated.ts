import { type Atom, useAtomValue } from 'jotai';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { makeStore } from './store.ts';

const never = () => () => undefined;

/**
 * False while prerendered HTML is hydrated, true soon after and in everything that the browser renders alone. What a visitor has
 * stored must not show before: the first render must equal what the build rendered (decision A5). What changes then is drawn in slices,
 * between clicks and frames (measured: in one piece with the coin table it was a task of 17 ms).
 */
export function useIsHydrated(): boolean {
  const wasHydrating = useRef<boolean>(undefined);
  const [isDone, setIsDone] = useState(false);
  // React reads the server's snapshot only while it hydrates.
  const isHydrating = useSyncExternalStore(
    never,
    () => (wasHydrating.current ??= false),
    () => (wasHydrating.current = true),
  );
  useEffect(() => {
    if (isHydrating) startTransition(() => setIsDone(true));
  }, [isHydrating]);
  return !isHydrating || isDone;
}

/** Every atom as nobody has set it yet. */
const initialValues = makeStore();

/** An atom's value; its initial one while a section hydrates that comes later than the rest, whose settings are read by then. */
export function useHydratedAtom<T>(atom: Atom<T>): T {
  const value = useAtomValue(atom);
  return useIsHydrated() ? value : initialValues.get(atom);
}
