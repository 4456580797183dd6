import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isWrittenAfterClick } from './events.ts';

const never = () => () => undefined;

/**
 * False while prerendered HTML is hydrated, true from then on and in everything that the browser renders alone. What a visitor has
 * stored must not show before: the first render must equal what the build rendered.
 *
 * With `inSlices` what it changes is drawn between clicks and frames, and so a little later (measured: with the coin table in one piece it was a
 * task of 17 ms, in slices of 10). For figures and parts that are added; a field or a switch would show and toggle from what was built, while
 * the visitor types and clicks already.
 */
export function useIsHydrated({ inSlices = false } = {}): boolean {
  const wasHydrating = useRef(false);
  const [isDone, setIsDone] = useState(false);
  // React reads the server's snapshot only while it hydrates. One that changes right after is drawn at once, in one piece.
  const isHydrating = useSyncExternalStore(
    never,
    () => inSlices && wasHydrating.current,
    () => (wasHydrating.current = true),
  );
  useEffect(() => {
    if (inSlices && isHydrating) startTransition(() => setIsDone(true));
  }, [inSlices, isHydrating]);
  return !isHydrating || isDone;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/**
 * Hydration leaves a field as the visitor set it before the code ran, fires no event, and the next render overwrites it. `take` is called
 * once, at mount: what the field holds other than what is rendered is to count as if it were set now. What was typed after an early click
 * waits for that one (events.ts).
 */
export function useSetEarly(id: string, take: (control: Control) => void): void {
  const look = useEffectEvent(() => {
    const control = document.getElementById(id);
    if (control && isControl(control) && !isWrittenAfterClick(control)) take(control);
  });
  useLayoutEffect(() => look(), []);
}
