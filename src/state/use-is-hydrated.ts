import { type Atom, useAtomValue } from 'jotai';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { languageAtom } from './language.ts';
import { makeStore } from './store.ts';

const never = () => () => undefined;

/**
 * False while prerendered HTML is hydrated, true from then on and in everything that the browser renders alone. What a visitor has
 * stored must not show before: the first render must equal what the build rendered.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * As `useIsHydrated`, but what it changes is drawn in slices, between clicks and frames, and so a little later (measured: with the coin table in
 * one piece it was a task of 17 ms, in slices of 10). For figures and parts that are added; a field or a switch would show and toggle from what
 * was built, while the visitor types and clicks already.
 */
export function useIsHydratedInSlices(): boolean {
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

/** Every atom with its initial value, in the language of the page. */
const initialValues = makeStore();

function useInitialValue<T>(of: Atom<T>): T {
  const language = useAtomValue(languageAtom);
  if (initialValues.get(languageAtom) !== language) initialValues.set(languageAtom, language);
  return initialValues.get(of);
}

/** An atom's value; its initial one while a section hydrates that comes later than the rest, whose settings are read by then. */
export function useHydratedAtom<T>(atom: Atom<T>): T {
  const value = useAtomValue(atom);
  const initial = useInitialValue(atom);
  return useIsHydrated() ? value : initial;
}

/** As `useHydratedAtom`, for what is written with the value and changed elsewhere. */
export function useHydratedAtomInSlices<T>(atom: Atom<T>): T {
  const value = useAtomValue(atom);
  const initial = useInitialValue(atom);
  return useIsHydratedInSlices() ? value : initial;
}
