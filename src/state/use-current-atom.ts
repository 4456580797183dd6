import { useAtom, useStore, type WritableAtom } from 'jotai';

/**
 * As `useAtom`, with the value that the atom has at this moment. `useAtom` follows its atom from the first effect on: a render before that would
 * write the value that was built over what was typed before hydration, on a slow phone for seconds.
 */
export function useCurrentAtom<Value, Args extends unknown[], Result>(atom: WritableAtom<Value, Args, Result>) {
  const [, set] = useAtom(atom);
  return [useStore().get(atom), set] as const;
}
