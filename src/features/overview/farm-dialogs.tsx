import { useSetAtom } from 'jotai';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FARM_NAME_LENGTH } from '#src/contracts/farm-link.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, focusFirst } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/field.tsx';
import { type FarmId, plainName } from './farm-id.ts';
import { forgetFarmAtom, type SavedFarm, saveFarmAtom } from './farms.atoms.ts';

interface FarmDialogProps {
  /** The farm in question; undefined: the dialog is closed. */
  farm: SavedFarm | undefined;
  onClose: () => void;
}

/** Confirms that a farm and its figures are removed from this device. */
export function ForgetDialog({ farm, onClose, onForgotten }: FarmDialogProps & { onForgotten?: (id: FarmId) => void }) {
  const { t } = useTranslation('overview');
  const forget = useSetAtom(forgetFarmAtom);
  const confirm = () => {
    if (!farm) return;
    onClose();
    forget(farm);
    onForgotten?.(farm);
  };
  return (
    <FarmDialog farm={farm} onClose={onClose} title={t('forget.title')} action={<Button onClick={confirm}>{t('forget.confirm')}</Button>}>
      {farm && t('forget.text', { name: farm.name || plainName(farm) })}
    </FarmDialog>
  );
}

/** Gives a saved farm a name; an empty one removes it. */
export function RenameDialog({ farm, onClose }: FarmDialogProps) {
  const { t } = useTranslation('overview');
  const save = useSetAtom(saveFarmAtom);
  const formId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (farm && typeof name === 'string') save({ ...farm, name: name.trim().slice(0, FARM_NAME_LENGTH) });
    onClose();
  };
  const action = (
    <Button type="submit" form={formId}>
      {t('rename.save')}
    </Button>
  );
  return (
    <FarmDialog farm={farm} onClose={onClose} title={t('rename.title')} action={action}>
      <form id={formId} onSubmit={submit}>
        <Field
          ref={focusFirst}
          name="name"
          label={t('rename.name')}
          hint={t('rename.hint')}
          defaultValue={farm?.name}
          maxLength={FARM_NAME_LENGTH}
          autoComplete="off"
        />
      </form>
    </FarmDialog>
  );
}

/** Open while there is a farm: an action, or "cancel". */
function FarmDialog({
  farm,
  onClose,
  title,
  action,
  children,
}: FarmDialogProps & { title: string; action: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('common');
  const actions = (
    <>
      {action}
      <Button variant="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={farm !== undefined} onClose={onClose} size="sm" title={title} closeLabel={t('close')} actions={actions}>
      {children}
    </Dialog>
  );
}
