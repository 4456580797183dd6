import { Provider, useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { languageAtom } from './language.ts';
import { makeStore } from './store.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * For a part of the page that hydrates later than the rest: by then other parts have read the visitor's settings, and it must first be what
 * the build rendered (decision A5). Until it is hydrated its atoms have their initial values.
 */
export function HydratedStore({ children }: { children: ReactNode }) {
  const store = useStore();
  const [initial] = useState(() => {
    const blank = makeStore();
    blank.set(languageAtom, store.get(languageAtom));
    return blank;
  });
  return <Provider store={useIsHydrated() ? store : initial}>{children}</Provider>;
}
