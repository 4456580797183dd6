import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import typography from '#src/ui/type.module.css';
import styles from './register-form.module.css';

interface RegionDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** The region restriction (spec 5): both declarations, made once for a registration. */
export function RegionDialog({ isOpen, onClose, onConfirm }: RegionDialogProps) {
  const { t } = useTranslation(['register', 'common']);
  const [isNoResident, setIsNoResident] = useState(false);
  const [isLawful, setIsLawful] = useState(false);
  const actions = (
    <>
      <Button disabled={!isNoResident || !isLawful} onClick={onConfirm}>
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
      <div className={styles.declarations}>
        <Checkbox isChecked={isNoResident} isRequired onChange={setIsNoResident}>
          {t('register:region.resident')}
        </Checkbox>
        <Checkbox isChecked={isLawful} isRequired onChange={setIsLawful}>
          {t('register:region.lawful')}
        </Checkbox>
      </div>
    </Dialog>
  );
}
