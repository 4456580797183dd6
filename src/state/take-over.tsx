import { Provider } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { repeatEarlyTap } from '#src/lib/early-taps.ts';
import { nextTask } from '#src/lib/turns.ts';
import { languageAtom } from './language.ts';
import { makeStore, type Store } from './store.ts';
import { type TakeOver, TakeOverContext, useIsHydrated } from './use-is-hydrated.ts';

interface PartProps {
  /** Whether its HTML came with the page. */
  isAsSent: boolean;
  store: Store;
  children: ReactNode;
}

/** A part of a page that is taken over in one go: tells its components whether they are taking over HTML (state/use-is-hydrated.ts). */
export function TakeOverPart({ isAsSent, store, children }: PartProps) {
  const [takeOver] = useState(() => new PartTakeOver(isAsSent));
  // After the effects of everything inside: what is mounted from now on is the browser's own.
  useEffect(() => takeOver.end(), [takeOver]);
  return (
    <TakeOverContext value={takeOver}>
      <AsPrerendered store={store}>{children}</AsPrerendered>
    </TakeOverContext>
  );
}

/**
 * While its HTML is taken over a part does not see the visitor's settings: by then other parts have read them, and it must first be
 * what the build rendered (decision A5). Answers are held back likewise, by `state/use-answer.ts`.
 */
function AsPrerendered({ store, children }: { store: Store; children: ReactNode }) {
  const [blank] = useState(() => blankStore(store));
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) void nextTask().then(repeatEarlyTap);
  }, [isHydrated]);
  return <Provider store={isHydrated ? store : blank}>{children}</Provider>;
}

function blankStore(page: Store): Store {
  const store = makeStore();
  store.set(languageAtom, page.get(languageAtom));
  // What the visitor sets meanwhile is the page's: it shows when the part has been taken over.
  return Object.assign(store, { set: page.set });
}

class PartTakeOver implements TakeOver {
  private hasEnded: boolean;

  constructor(isAsSent: boolean) {
    this.hasEnded = !isAsSent;
  }

  isOver(): boolean {
    return this.hasEnded;
  }

  end(): void {
    this.hasEnded = true;
  }
}
