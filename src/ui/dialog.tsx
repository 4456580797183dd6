import { useId } from 'react';
import type { ReactNode } from 'react';

import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { closeDecision } from './dialog.model.ts';
import type { CloseRequest } from './dialog.model.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

interface DialogProps {
  isOpen: boolean;
  /** Asked to close by button, Escape or backdrop; the owner then sets `isOpen`. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** sm 456 px, md 640 px, lg 800 px; a full-height sheet on a phone. */
  size?: 'sm' | 'md' | 'lg';
  /** Name of the close button; without it there is none. */
  closeLabel?: string;
  /** A press beside the dialog does nothing (anonymous mining, spec 2). */
  isBackdropInert?: boolean;
  /** False: neither Escape nor the backdrop closes it (agreement, spec 4). */
  isDismissible?: boolean;
  /** Buttons at the foot, left first. */
  actions?: ReactNode;
}

/** A modal on the native `<dialog>`: the browser makes the page behind inert and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, size = 'md', closeLabel, isBackdropInert = false, isDismissible = true, actions } = props;
  const titleId = useId();
  const request = (kind: CloseRequest) => {
    const decision = closeDecision(kind, { isOpen, isBackdropInert, isDismissible });
    if (decision === 'close') onClose();
    return decision;
  };
  const dialog = useModalDialog(isOpen, request);

  return (
    <dialog ref={dialog} className={classNames(styles.dialog, styles[size])} aria-labelledby={titleId}>
      {isOpen && (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {closeLabel !== undefined && (
              <button type="button" className={buttonClass({ variant: 'icon' })} aria-label={closeLabel} onClick={() => request('button')}>
                <Icon name="close" />
              </button>
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
