import { type Atom, useAtomValue, useStore } from 'jotai';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { languageAtom } from './language.ts';
import { makeStore } from './store.ts';

/** Every atom with its initial value, in the language of the page. */
const initialValues = makeStore();

/**
 * An atom's value; its initial one, which was built, while its part of the page hydrates. `inSlices` is for what is written with the value and
 * changed elsewhere (page-start/hydration.ts).
 *
 * It is read as it is now: jotai's own value is a render behind until its effect has run, which would write what was built over what was typed
 * before hydration, on a slow phone for seconds.
 */
export function useHydratedAtom<T>(atom: Atom<T>, options?: { inSlices: boolean }): T {
  useAtomValue(atom);
  const language = useAtomValue(languageAtom);
  const store = useStore();
  const isHydrated = useIsHydrated(options);
  if (isHydrated) return store.get(atom);
  if (initialValues.get(languageAtom) !== language) initialValues.set(languageAtom, language);
  return initialValues.get(atom);
}
