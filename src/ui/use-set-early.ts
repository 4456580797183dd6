import { useEffectEvent, useLayoutEffect } from 'react';
import { isWrittenAfterClick } from './early-events.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/**
 * Hydration leaves a field as the visitor set it before the code ran, fires no event, and the next render overwrites it. `take` is called
 * once, at mount: what the field holds other than what is rendered is to count as if it were set now. What was typed after an early click
 * waits for that one (early-events.ts).
 */
export function useSetEarly(id: string, take: (control: Control) => void): void {
  const look = useEffectEvent(() => {
    const control = document.getElementById(id);
    if (control && isControl(control) && !isWrittenAfterClick(control)) take(control);
  });
  useLayoutEffect(() => look(), []);
}
