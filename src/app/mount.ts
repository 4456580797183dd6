import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Lets React take over the prerendered HTML of the root. As a transition it is done in slices: a tap during the start is not kept waiting. */
export function takeOver(root: HTMLElement, app: ReactNode): void {
  const onRecoverableError = (error: unknown) => console.error('HYDRATION', error);
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
}

/** Renders into the root in place of what it holds. */
export function render(root: HTMLElement, app: ReactNode): void {
  root.textContent = '';
  createRoot(root).render(app);
}
