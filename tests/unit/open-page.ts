import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';

const unmounts: (() => void)[] = [];
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  document.body.replaceChildren();
});

/** Draws a page into the document until the test ends. Gives the element around it. */
export async function openPage(page: ReactNode): Promise<HTMLElement> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  unmounts.push(() => act(() => root.unmount()));
  await act(async () => root.render(page));
  return host;
}
