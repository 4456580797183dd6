import { useRouter } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { afterLoad } from '#src/lib/after-load.ts';
import { atLeisure } from '#src/lib/at-leisure.ts';
import { nextTurn } from '#src/lib/turns.ts';
import { untilLoaded } from '#src/lib/until-loaded.ts';
import { languageAtom } from '#src/state/language.ts';
import { makeStore, type Store } from '#src/state/store.ts';
import { TakeOverPart } from '#src/state/take-over.tsx';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';

/**
 * A part of a page below the first screen. It is prerendered with its page; its code is fetched, and its HTML taken over, when the
 * page rests, or at the visitor's first move. Memoised: an update from above would make React throw the HTML away.
 */
export function lazySection(load: () => Promise<ComponentType>, when: 'idle' | 'leisure' = 'leisure'): ComponentType {
  const Section = lazy(async () => {
    if (typeof window === 'undefined') return { default: await load() };
    await (when === 'idle' ? idle() : atLeisure());
    const Loaded = await untilLoaded(load);
    await nextTurn();
    return { default: Loaded };
  });
  return memo(function LazySection() {
    return (
      <Suspense fallback={null}>
        <Part>
          <Section />
        </Part>
      </Suspense>
    );
  });
}

function Part({ children }: { children: ReactNode }) {
  const { sent, store } = useRouter().options.context;
  return (
    <TakeOverPart isAsSent={sent.isShown}>
      <AsPrerendered store={store}>{children}</AsPrerendered>
    </TakeOverPart>
  );
}

/**
 * While its HTML is taken over a section does not see the visitor's settings: by then other sections have read them, and it must first be
 * what the build rendered (decision A5). Answers are held back likewise, by `state/use-answer.ts`.
 */
function AsPrerendered({ store, children }: { store: Store; children: ReactNode }) {
  const [blank] = useState(() => blankStore(store));
  return <Provider store={useIsHydrated() ? store : blank}>{children}</Provider>;
}

function blankStore(page: Store): Store {
  const store = makeStore();
  store.set(languageAtom, page.get(languageAtom));
  return store;
}

function idle(): Promise<void> {
  return new Promise(afterLoad);
}
