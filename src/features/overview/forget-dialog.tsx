import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { type FarmId, plainName } from './farm-id.ts';
import { forgetFarmAtom, type SavedFarm } from './farms.atoms.ts';

interface ForgetDialogProps {
  /** The farm in question; undefined: the dialog is closed. */
  farm: SavedFarm | undefined;
  onClose: () => void;
  onForgotten?: (id: FarmId) => void;
}

/** Asks before a farm and its figures leave this device (decision C8). */
export function ForgetDialog({ farm, onClose, onForgotten }: ForgetDialogProps) {
  const { t } = useTranslation(['overview', 'common']);
  const forget = useSetAtom(forgetFarmAtom);
  const confirm = () => {
    if (!farm) return;
    onClose();
    forget(farm);
    onForgotten?.(farm);
  };
  const actions = (
    <>
      <Button onClick={confirm}>{t('overview:forget.confirm')}</Button>
      <Button variant="quiet" onClick={onClose}>
        {t('common:cancel')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={farm !== undefined}
      onClose={onClose}
      size="sm"
      title={t('overview:forget.title')}
      closeLabel={t('common:close')}
      actions={actions}
    >
      {farm && t('overview:forget.text', { name: farm.name || plainName(farm) })}
    </Dialog>
  );
}
