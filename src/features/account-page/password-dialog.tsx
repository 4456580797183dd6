import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AppError } from '#src/lib/app-error.ts';
import { ConnectionNotice, PasswordField } from '#src/parts/account/account-fields.tsx';
import { filledRule, type FormFields } from '#src/parts/form/form-field.ts';
import { SendProblem, useAttempt } from '#src/parts/form/form-kit.tsx';
import { Form } from '#src/parts/form/form.tsx';
import { useFields } from '#src/parts/form/use-fields.ts';
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

const fields: FormFields<{ password: string }> = [
  {
    name: 'password',
    draw: <PasswordField name="password" label="own-account:care.yourPassword" autoComplete="current-password" />,
    rule: filledRule('password', 'credentials:problems.passwordMissing'),
  },
];

/** Asks for the password before something that the account's owner alone may do. */
export function PasswordDialog({ title, confirm, onConfirm, onClose, children }: PasswordDialogProps) {
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
        if (!(error instanceof AppError && error.code === WRONG_PASSWORD)) throw error;
        form.setError('password', { type: 'credentials:problems.passwordWrong' }, { shouldFocus: true });
      }
    });
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
