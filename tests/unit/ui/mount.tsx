import type { ReactNode } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

interface Mounted {
  container: HTMLElement;
  rerender: (element: ReactNode) => Promise<void>;
}

/** Renders into the document and takes it away after the test. */
export async function mount(element: ReactNode): Promise<Mounted> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const rerender = async (next: ReactNode) => act(async () => root.render(next));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  await rerender(element);
  return { container, rerender };
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
  await act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
}

export async function click(element: HTMLElement, init: MouseEventInit = {}): Promise<MouseEvent> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  await act(async () => element.dispatchEvent(event));
  return event;
}
