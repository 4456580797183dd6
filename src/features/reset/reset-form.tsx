import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#src/lib/http.ts';
import { ConnectionNotice, identityFields, SubmitButton } from '#src/parts/account/account-fields.tsx';
import styles from '#src/parts/account/account-page.module.css';
import { codeRule } from '#src/parts/account/credentials.ts';
import { loginDraft } from '#src/parts/account/identity.ts';
import { newPasswordFields } from '#src/parts/account/password-fields.tsx';
import { isCallLacking, noteResetLackingAtom } from '#src/parts/account/reset-offer.ts';
import { CodeField } from '#src/parts/captcha/code-field.tsx';
import type { CodeCall } from '#src/parts/captcha/use-code.ts';
import { useHydratedDraft } from '#src/parts/form/drafted-form.ts';
import type { FormFields } from '#src/parts/form/form-field.ts';
import { SendProblem, useAttempt } from '#src/parts/form/form-kit.tsx';
import { Form } from '#src/parts/form/form.tsx';
import { useFields } from '#src/parts/form/use-fields.ts';
import { logOutAtom } from '#src/state/session.ts';
import { emptyValues, requestOf, resetDraft, type ResetRequest, type ResetValues } from './reset.draft.ts';

const fields: FormFields<ResetValues> = [
  ...identityFields({ isLogin: false, malformed: 'credentials:problems.emailFormat' }),
  { name: 'code', draw: <Code />, rule: codeRule('reset') },
  ...newPasswordFields('reset:password'),
];

/** Another password by a code: nothing here says whether the address has an account. */
export function ResetForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('reset');
  const { form } = useFields({ fields, values: emptyValues, requestOf });
  // Who could not log in has typed the account there already.
  const [typed] = useState(() => (resetDraft.isTyped(resetDraft.read()) ? undefined : loginDraft.read()));
  useHydratedDraft(form, resetDraft, typed);
  const { isBusy, failure, attempt } = useAttempt();
  const reset = useReset(onDone);
  const send = (request: ResetRequest) => attempt(() => reset(form.getValues(), request));
  return (
    <Form form={form} fields={fields} className={styles.fields} onSend={send} before={<ConnectionNotice />}>
      {failure && <SendProblem failure={failure} notSent={t('notSent')} later={null} />}
      <SubmitButton isBusy={isBusy}>{t('submit')}</SubmitButton>
    </Form>
  );
}

function Code() {
  return <CodeField purpose="reset" request={useSendCode()} />;
}

/** Has the code sent; a pool that lacks the call is remembered, and the page says so in the form's place. */
function useSendCode(): CodeCall {
  const noteLacking = useSetAtom(noteResetLackingAtom);
  return async ({ account, ticket }) => {
    try {
      return await call('passwordCode', { account, ticket });
    } catch (error) {
      if (isCallLacking(error)) noteLacking();
      throw error;
    }
  };
}

/** Sets the new password; the account then waits in the log-in page's fields. */
function useReset(onDone: () => void) {
  const logOut = useSetAtom(logOutAtom);
  return async ({ channel, region, phone, email }: ResetValues, request: ResetRequest) => {
    await call('passwordReset', request);
    resetDraft.forget();
    loginDraft.keep({ channel, region, phone, email });
    // The pool has ended every session, this device's too.
    logOut();
    onDone();
  };
}
