import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Declaration, Declarations, isDeclared } from '#src/parts/account/declarations.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import typography from '#src/ui/type.module.css';

interface RegionDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** The region restriction: both declarations, made once for a registration. */
export function RegionDialog({ isOpen, onClose, onConfirm }: RegionDialogProps) {
  const { t } = useTranslation(['register', 'common']);
  const [made, setMade] = useState<readonly Declaration[]>([]);
  const actions = (
    <>
      <Button disabled={!isDeclared(made)} onClick={onConfirm}>
        {t('register:region.confirm')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('common:cancel')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={t('register:region.title')}
      closeLabel={t('common:close')}
      isBackdropInert
      actions={actions}
    >
      <p className={typography.body}>{t('register:region.text')}</p>
      <Declarations made={made} onChange={setMade} />
    </Dialog>
  );
}
