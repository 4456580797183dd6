import { useSetAtom } from 'jotai';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/field.tsx';
import { NAME_LENGTH, saveFarmAtom, type SavedFarm } from '../farms.atoms.ts';

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
