import { useSetAtom } from 'jotai';
import { type SubmitEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/field.tsx';
import { type FarmId, plainName } from './farm-id.ts';
import { forgetFarmAtom, NAME_LENGTH, type SavedFarm, saveFarmAtom } from './farms.atoms.ts';

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

interface RenameDialogProps {
  /** The farm to name; undefined: the dialog is closed. */
  farm: SavedFarm | undefined;
  onClose: () => void;
}

/** The name is what the dialog is for. `showModal` looks for the attribute; React only calls `focus()`, too early for a closed dialog. */
const focusFirst = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');

/** Gives a saved farm a name; an empty one takes it away again. */
export function RenameDialog({ farm, onClose }: RenameDialogProps) {
  const { t } = useTranslation(['overview', 'common']);
  const save = useSetAtom(saveFarmAtom);
  const formId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (farm && typeof name === 'string') save({ ...farm, name: name.trim().slice(0, NAME_LENGTH) });
    onClose();
  };
  const actions = (
    <>
      <Button type="submit" form={formId}>
        {t('overview:rename.save')}
      </Button>
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
      title={t('overview:rename.title')}
      closeLabel={t('common:close')}
      actions={actions}
    >
      <form id={formId} onSubmit={submit}>
        <Field
          ref={focusFirst}
          name="name"
          label={t('overview:rename.name')}
          hint={t('overview:rename.hint')}
          defaultValue={farm?.name}
          maxLength={NAME_LENGTH}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
