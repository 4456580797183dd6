import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useKeyboardScroll } from './use-keyboard-scroll.ts';
import { useScrollLock } from './use-scroll-lock.ts';

interface DialogProps {
  id?: string;
  isOpen: boolean;
  /** Close is requested by button, Escape, backdrop or, on a phone, a step back; the owner then sets `isOpen`. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** sm 456 px, md 640 px, lg 800 px; on a phone a full-height sheet, or (sm) one as high as its words. */
  size?: 'sm' | 'md' | 'lg';
  /** Name of the close button; without it there is none. */
  closeLabel?: string;
  /** A click beside the dialog does nothing (anonymous mining). */
  isBackdropInert?: boolean;
  /** False: neither Escape, the backdrop nor a step back closes it (agreement). */
  isDismissible?: boolean;
  /** It comes by itself: the focus goes to its title, to be read first, and no key that is on its way hits a button. */
  isUnbidden?: boolean;
  /** Above the title. */
  top?: ReactNode;
  /** Buttons at the foot, left first. */
  actions?: ReactNode;
}

/** A modal on the native `<dialog>`: the browser makes the page behind inert and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { id, isOpen, onClose, title, children, size = 'md', closeLabel, top, actions } = props;
  const { isBackdropInert = false, isDismissible = true, isUnbidden = false } = props;
  const titleId = useId();
  const request = (kind: CloseRequest) => {
    const decision = closeDecision(kind, { isOpen, isBackdropInert, isDismissible });
    if (decision === 'close') onClose();
    return decision;
  };
  const dialog = useModalDialog(isOpen, request);
  useBackCloses(isOpen && isDismissible, () => request('back'));

  return (
    <dialog ref={dialog} id={id} className={classNames(styles.dialog, styles[size])} aria-labelledby={titleId}>
      {isOpen && (
        <div className={styles.sheet}>
          {top}
          <div className={styles.head}>
            <h2 id={titleId} ref={isUnbidden ? focusFirst : null} className={styles.title} tabIndex={isUnbidden ? -1 : undefined}>
              {title}
            </h2>
            {closeLabel !== undefined && (
              <button type="button" className={buttonClass({ variant: 'icon' })} aria-label={closeLabel} onClick={() => request('button')}>
                <Icon name="close" />
              </button>
            )}
          </div>
          <DialogBody>{children}</DialogBody>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useKeyboardScroll(body);
  return (
    <div ref={body} className={styles.body}>
      {children}
    </div>
  );
}

/** `ref` of what has the focus when its dialog opens. `showModal` looks for the attribute; React only calls `focus()`, too early. */
export function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}

/** What requests a dialog to close; 'browser': it is closed already (a second Escape cannot be refused in Chromium). */
type CloseRequest = 'button' | 'escape' | 'back' | 'backdrop' | 'browser';

interface DialogPolicy {
  isOpen: boolean;
  isBackdropInert: boolean;
  isDismissible: boolean;
}

/** What a request to close leads to; 'reopen' when the browser closed what only its owner may close. */
export function closeDecision(request: CloseRequest, policy: DialogPolicy): 'close' | 'stay' | 'reopen' {
  if (!policy.isOpen) return 'stay';
  if (request === 'button') return 'close';
  if (!policy.isDismissible) return request === 'browser' ? 'reopen' : 'stay';
  return request === 'backdrop' && policy.isBackdropInert ? 'stay' : 'close';
}

/**
 * Opens and closes a native dialog with a flag, and reports when closing is requested. Leaving the page while it is open closes it too,
 * so that the focus goes back. `onRequest` may return 'reopen'.
 */
function useModalDialog(isOpen: boolean, onRequest: (request: CloseRequest) => 'close' | 'stay' | 'reopen') {
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
    // A click that starts inside and ends on the backdrop (selecting text) is not one on the backdrop.
    let startedOnBackdrop = false;
    const pointerdown = (event: Event) => (startedOnBackdrop = event.target === element);
    const click = (event: MouseEvent) => {
      // The second of a double click was meant for what opened the dialog.
      if (event.target === element && startedOnBackdrop && event.detail < 2) request('backdrop');
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
