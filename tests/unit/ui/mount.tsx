import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { act } from 'react';

interface Mounted {
  container: HTMLElement;
  rerender: (element: ReactNode) => Promise<void>;
}

/** Renders a part alone, with what its first effects await. A page with its router, store and sentences is drawn by `renderApp`. */
export async function mount(element: ReactNode): Promise<Mounted> {
  const { container, rerender } = render(element);
  const settle = () => act(async () => undefined);
  await settle();
  return {
    container,
    rerender: async (next) => {
      rerender(next);
      await settle();
    },
  };
}

/** The one element a selector names; a test about something that is not there should say so. */
export function the<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelectorAll<E>(selector);
  if (found.length !== 1) throw new Error(`${found.length} elements match ${selector}`);
  return found[0]!;
}

/** Presses a key on the element that has the focus. */
export async function press(key: string): Promise<void> {
  const target = document.activeElement ?? document.body;
  await act(async () => void fireEvent.keyDown(target, { key }));
}

export async function click(element: HTMLElement, init: MouseEventInit = {}): Promise<MouseEvent> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  await act(async () => void fireEvent(element, event));
  return event;
}
