import { useStore } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasUnsavedWork } from '#src/lib/unsaved-work.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { Dialog } from '#src/ui/dialog.tsx';

/** Between two fields the focus is nowhere, and a click that left a field is still on its way to a button. */
const pauseMs = 1_000;

const fields = 'input, textarea, select, [contenteditable]';

/** Somebody types, has typed what is not sent yet, has a dialog open, or reads a toast, which the dialog would cover. */
function isDisturbing(store: ReturnType<typeof useStore>): boolean {
  const isFieldFocused = document.activeElement?.matches(fields) === true;
  return isFieldFocused || hasUnsavedWork() || store.get(toastsAtom).length > 0 || document.querySelector('dialog[open]') !== null;
}

/** Shows a dialog that comes by itself once it takes nothing out of a visitor's hands; once it is there it stays. */
export function WhenUndisturbed({ children }: { children: ReactNode }) {
  const store = useStore();
  const [isShown, setIsShown] = useState(() => !isDisturbing(store));
  useEffect(() => {
    if (isShown) return undefined;
    let timer = 0;
    const look = () => (isDisturbing(store) ? lookLater() : setIsShown(true));
    const lookLater = () => {
      clearTimeout(timer);
      timer = window.setTimeout(look, pauseMs);
    };
    lookLater();
    // A field that is left starts the pause anew.
    document.addEventListener('focusout', lookLater);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', lookLater);
    };
  }, [isShown, store]);
  return isShown ? children : null;
}

interface PatientDialogProps {
  title: string;
  /** Buttons at the foot. */
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of a notice that waits until nobody is disturbed. */
export function PatientDialog({ title, actions, onClose, children }: PatientDialogProps) {
  const { t } = useTranslation('common');
  return (
    <WhenUndisturbed>
      <Dialog isOpen isUnbidden size="sm" onClose={onClose} title={title} closeLabel={t('close')} actions={actions}>
        {children}
      </Dialog>
    </WhenUndisturbed>
  );
}
