import { useRouter } from '@tanstack/react-router';
import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { atLeisure } from '#src/lib/at-leisure.ts';
import { nextTurn } from '#src/lib/turns.ts';
import { untilLoaded } from '#src/lib/until-loaded.ts';
import { TakeOverPart } from '#src/state/take-over.tsx';

/**
 * A part of a page below the first screen. It is prerendered with its page; its code is fetched, and its HTML taken over, when the
 * page rests, or at the visitor's first move. Memoised: an update from above would make React throw the HTML away.
 */
export function lazySection(load: () => Promise<ComponentType>): ComponentType {
  const Section = lazy(async () => {
    if (typeof window === 'undefined') return { default: await load() };
    await atLeisure();
    const Loaded = await untilLoaded(load);
    await nextTurn();
    return { default: Loaded };
  });
  return memo(function LazySection() {
    const { sent, store } = useRouter().options.context;
    // As the page stood when it was taken over: the visitor may be leaving it by the time this part is.
    const [isAsSent] = useState(sent.isShown);
    return (
      <Suspense fallback={<div data-waiting="" />}>
        <TakeOverPart isAsSent={isAsSent} store={store}>
          <Section />
        </TakeOverPart>
      </Suspense>
    );
  });
}
