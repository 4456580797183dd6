import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { isWrittenAfterClick } from './events.ts';

const never = () => () => undefined;

/**
 * False while prerendered HTML is hydrated, true from then on and in everything that the browser renders alone. What a visitor has
 * stored must not show before: the first render must equal what the build rendered.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

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
