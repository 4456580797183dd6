import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { identityUpdateRequest } from '#src/contracts/account.ts';
import { call } from '#src/lib/http.ts';
import { ConnectionNotice, EmailField, PhoneField } from '#src/parts/account/account-fields.tsx';
import { codeRule, type CodeValues } from '#src/parts/account/credentials.ts';
import { accountOf, type Channel, emailProblem, emptyIdentity, phoneRule } from '#src/parts/account/identity.ts';
import { CodeField } from '#src/parts/captcha/code-field.tsx';
import type { FormFields } from '#src/parts/form/form-field.ts';
import { SendProblem, useAttempt } from '#src/parts/form/form-kit.tsx';
import { Form } from '#src/parts/form/form.tsx';
import { useFields } from '#src/parts/form/use-fields.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { isPasswordWrong, passwordField } from './password-field.tsx';

interface IdentityValues extends CodeValues {
  password: string;
}
type IdentityRequest = z.output<typeof identityUpdateRequest>;

const emptyValues: IdentityValues = { ...emptyIdentity, password: '', code: '', sentTo: '', sentAt: 0, ticket: '' };

const fieldsOf: Readonly<Record<Channel, FormFields<IdentityValues>>> = {
  email: [
    {
      name: 'email',
      draw: <EmailField isLogin={false} />,
      rule: ({ email }) => emailProblem(email, 'credentials:problems.emailFormat'),
    },
    passwordField,
    { name: 'code', draw: <Code />, rule: codeRule('identity') },
  ],
  phone: [
    { name: 'phone', draw: <PhoneField isLogin={false} />, rule: phoneRule },
    passwordField,
    { name: 'code', draw: <Code />, rule: codeRule('identity') },
  ],
};

const requestOf = (values: IdentityValues): IdentityRequest | undefined =>
  identityUpdateRequest.safeParse({ account: accountOf(values), code: values.code.trim(), password: values.password }).data;

interface IdentityDialogProps {
  channel: Channel;
  title: string;
  /** The account has it: `address`, as it was sent. */
  onDone: (address: string) => void;
  onClose: () => void;
}

/** Another email or phone to log in with: the password, and a code sent to the new one. Nothing of it is kept when it is closed. */
export function IdentityDialog({ channel, title, onDone, onClose }: IdentityDialogProps) {
  const { t } = useTranslation(['own-account', 'common']);
  const formId = useId();
  const { form } = useFields({ fields: fieldsOf[channel], values: { ...emptyValues, channel }, requestOf, mode: 'onSubmit' });
  const { isBusy, failure, attempt } = useAttempt();
  const send = (request: IdentityRequest) =>
    attempt(async () => {
      try {
        await call('identityUpdate', request);
        onDone(request.account);
      } catch (error) {
        if (!isPasswordWrong(error)) throw error;
        form.setError('password', { type: 'credentials:problems.passwordWrong' }, { shouldFocus: true });
      }
    });
  const actions = (
    <>
      <Button type="submit" form={formId} isBusy={isBusy}>
        {t('common:save')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('common:cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} size="sm" title={title} closeLabel={t('common:close')} isBackdropInert actions={actions}>
      <Form
        id={formId}
        form={form}
        fields={fieldsOf[channel]}
        className={layout.stack}
        onSend={send}
        before={
          <>
            <p className={typography.body}>{t(`own-account:identity.how.${channel}`)}</p>
            <ConnectionNotice />
          </>
        }
      >
        {failure && <SendProblem failure={failure} notSent={t('own-account:care.notDone')} later={null} />}
      </Form>
    </Dialog>
  );
}

/** The code, which the password pays for. */
function Code() {
  const { getValues } = useFormContext<IdentityValues>();
  return (
    <CodeField
      purpose="identity"
      payment="password"
      request={({ account }) => call('identityCode', { account, password: getValues('password') })}
    />
  );
}
