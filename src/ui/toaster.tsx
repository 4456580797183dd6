import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './toaster.module.css';

interface ToasterProps {
  toasts: readonly ToastMessage[];
  /** Name of the region. */
  label: string;
  closeLabel: string;
  onDismiss: (id: number) => void;
}

/** Bottom centre, top on a phone. In the browser's top layer, so that a dialog never hides a message. */
export function Toaster({ toasts, label, closeLabel, onDismiss }: ToasterProps) {
  const region = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;

  // Shown anew for each message: what enters the top layer last lies on top.
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null || newest === undefined || !('showPopover' in element)) return undefined;
    element.showPopover();
    return () => {
      if (element.isConnected) element.hidePopover();
    };
  }, [newest]);

  return (
    <section ref={region} className={styles.toaster} popover="manual" aria-label={label}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={onDismiss} />
      ))}
    </section>
  );
}

interface ToastMessage {
  id: number;
  tone: 'info' | 'success' | 'error';
  text: string;
}

interface ToastProps {
  toast: ToastMessage;
  closeLabel: string;
  onDismiss: (id: number) => void;
}

/** A toast stays this long, and as long as the pointer or the focus is on it. */
const shownMs = 4_000;

function Toast({ toast, closeLabel, onDismiss }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const { id } = toast;

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onDismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, onDismiss]);

  return (
    <div
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p className={styles.text} role={toast.tone === 'error' ? 'alert' : 'status'}>
        {toast.text}
      </p>
      <button type="button" className={buttonClass({ variant: 'icon' })} aria-label={closeLabel} onClick={() => onDismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
