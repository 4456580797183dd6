import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionNotice } from '#src/parts/account/account-fields.tsx';
import type { FormFields } from '#src/parts/form/form-field.ts';
import { SendProblem, useAttempt } from '#src/parts/form/form-kit.tsx';
import { Form } from '#src/parts/form/form.tsx';
import { useFields } from '#src/parts/form/use-fields.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import layout from '#src/ui/layout.module.css';
import { isPasswordWrong, passwordField } from './password-field.tsx';

interface PasswordDialogProps {
  title: string;
  /** What the button says. */
  confirm: string;
  /** What it does cannot be undone. */
  isDanger?: boolean;
  /** Does it; throws what the call throws. */
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
}

const fields: FormFields<{ password: string }> = [passwordField];

/** Asks for the password before something that the account's owner alone may do. */
export function PasswordDialog({ title, confirm, isDanger = false, onConfirm, onClose, children }: PasswordDialogProps) {
  const { t } = useTranslation(['own-account', 'common']);
  const formId = useId();
  const { form } = useFields({ fields, values: { password: '' }, requestOf: (values) => values, mode: 'onSubmit' });
  const { isBusy, failure, attempt } = useAttempt();
  const send = ({ password }: { password: string }) =>
    attempt(async () => {
      try {
        await onConfirm(password);
        onClose();
      } catch (error) {
        if (!isPasswordWrong(error)) throw error;
        form.setError('password', { type: 'credentials:problems.passwordWrong' }, { shouldFocus: true });
      }
    });
  const actions = (
    <>
      <Button type="submit" variant={isDanger ? 'danger' : 'primary'} form={formId} isBusy={isBusy}>
        {confirm}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('common:cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} size="sm" title={title} closeLabel={t('common:close')} actions={actions}>
      <Form
        id={formId}
        form={form}
        fields={fields}
        className={layout.stack}
        onSend={send}
        before={
          <>
            {children}
            <ConnectionNotice />
          </>
        }
      >
        {failure && <SendProblem failure={failure} notSent={t('own-account:care.notDone')} later={null} />}
      </Form>
    </Dialog>
  );
}
