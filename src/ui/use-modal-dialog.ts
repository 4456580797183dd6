import { useEffect, useEffectEvent, useRef } from 'react';

import type { CloseRequest } from './dialog.model.ts';
import { useScrollLock } from './use-scroll-lock.ts';

/**
 * Opens and closes a native dialog with a flag, and tells when it is asked to close. Leaving the page while it is open closes it too,
 * so that the focus goes back. `onRequest` may answer 'reopen'.
 */
export function useModalDialog(isOpen: boolean, onRequest: (request: CloseRequest) => 'close' | 'stay' | 'reopen') {
  const dialog = useRef<HTMLDialogElement>(null);
  const request = useEffectEvent(onRequest);
  useScrollLock(isOpen);

  // Not as part of the commit: making the page behind inert restyles all of it, a task of its own.
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return undefined;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      if (element.open) element.close();
      // The browser does this itself, except when the opener was hidden in between and is back by now.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // A press that starts inside and ends on the backdrop (selecting text) is not a press on the backdrop.
    let startedOnBackdrop = false;
    const pointerdown = (event: Event) => (startedOnBackdrop = event.target === element);
    const click = (event: Event) => {
      if (event.target === element && startedOnBackdrop) request('backdrop');
    };
    const cancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      request('escape');
    };
    const close = () => {
      if (request('browser') === 'reopen') element.showModal();
    };
    element.addEventListener('pointerdown', pointerdown, { signal });
    element.addEventListener('click', click, { signal });
    element.addEventListener('cancel', cancel, { signal });
    element.addEventListener('close', close, { signal });
    return () => listening.abort();
  }, []);

  return dialog;
}
