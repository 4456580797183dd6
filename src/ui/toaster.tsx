import { useLayoutEffect, useRef } from 'react';

import styles from './toaster.module.css';
import { Toast } from './toast.tsx';
import type { ToastMessage } from './toast.tsx';

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
