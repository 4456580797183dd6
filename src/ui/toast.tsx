import { useEffect, useState } from 'react';

import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './toaster.module.css';

export interface ToastMessage {
  id: number;
  tone: 'info' | 'success' | 'error';
  text: string;
}

interface ToastProps {
  toast: ToastMessage;
  closeLabel: string;
  onDismiss: (id: number) => void;
}

/** DESIGN 10: a toast stays this long, and as long as the pointer or the focus is on it. */
const shownMs = 4_000;

export function Toast({ toast, closeLabel, onDismiss }: ToastProps) {
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
