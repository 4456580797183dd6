import { type ReactNode, useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AppError } from '#src/lib/app-error.ts';
import { ConnectionNotice, PasswordField } from '#src/parts/account/account-fields.tsx';
import { SendProblem, useOnce } from '#src/parts/form/form-kit.tsx';
import { failureOf } from '#src/parts/outbox/delivery.ts';
import type { SendFailure } from '#src/parts/outbox/outbox-kinds.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import layout from '#src/ui/layout.module.css';

interface PasswordDialogProps {
  title: string;
  /** What the button says. */
  confirm: string;
  /** Does it; throws what the call throws. */
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** The code of a refusal for a wrong password. */
const WRONG_PASSWORD = '403';

/** Asks for the password before something that the account's owner alone may do. */
export function PasswordDialog({ title, confirm, onConfirm, onClose, children }: PasswordDialogProps) {
  const { t } = useTranslation(['own-account', 'credentials', 'common']);
  const formId = useId();
  const form = useForm({ defaultValues: { password: '' } });
  const { isBusy, once } = useOnce();
  const [failure, setFailure] = useState<SendFailure>();
  const refuse = (type: 'passwordMissing' | 'passwordWrong') => form.setError('password', { type }, { shouldFocus: true });
  const attempt = async (password: string) => {
    setFailure(undefined);
    if (password === '') return refuse('passwordMissing');
    try {
      await onConfirm(password);
      onClose();
    } catch (error) {
      if (error instanceof AppError && error.code === WRONG_PASSWORD) refuse('passwordWrong');
      else setFailure(failureOf(error));
    }
  };
  const submit = form.handleSubmit(({ password }) => once(() => attempt(password)));
  const actions = (
    <>
      <Button type="submit" form={formId} isBusy={isBusy}>
        {confirm}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('common:cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} size="sm" title={title} closeLabel={t('common:close')} actions={actions}>
      <FormProvider {...form}>
        <form id={formId} className={layout.stack} noValidate onSubmit={(event) => void submit(event)}>
          {children}
          <ConnectionNotice />
          <PasswordField name="password" label={t('own-account:care.yourPassword')} autoComplete="current-password" />
          {failure && <SendProblem failure={failure} notSent={t('own-account:care.notDone')} later={null} />}
        </form>
      </FormProvider>
    </Dialog>
  );
}
