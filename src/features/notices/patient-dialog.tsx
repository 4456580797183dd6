import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/dialog.tsx';

interface PatientDialogProps {
  title: string;
  /** Buttons at the foot. */
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of a notice that waits until it interrupts nothing (visitor-acts.ts). */
export function PatientDialog({ title, actions, onClose, children }: PatientDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog isOpen isUnbidden size="sm" onClose={onClose} title={title} closeLabel={t('close')} actions={actions}>
      {children}
    </Dialog>
  );
}
