import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '#src/lib/http.ts';
import { ConnectionNotice, IdentityFields, SubmitButton } from '#src/parts/account/account-fields.tsx';
import styles from '#src/parts/account/account-page.module.css';
import { CodeField } from '#src/parts/captcha/code-field.tsx';
import { loginDraft } from '#src/parts/account/identity.ts';
import { PasswordFields } from '#src/parts/account/password-fields.tsx';
import { isCallLacking, noteResetLackingAtom } from '#src/parts/account/reset-offer.ts';
import type { CodeCall } from '#src/parts/captcha/use-code.ts';
import { useHydratedDraft } from '#src/parts/form/drafted-form.ts';
import { SendProblem, useOnce } from '#src/parts/form/form-kit.tsx';
import { failureOf } from '#src/parts/outbox/delivery.ts';
import type { SendFailure } from '#src/parts/outbox/outbox-kinds.ts';
import { logOutAtom } from '#src/state/session.ts';
import { emptyValues, resetDraft, type ResetRequest, resetResolver, type ResetValues } from './reset.form.ts';

/** Another password by a code: nothing here says whether the address has an account. */
export function ResetForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('reset');
  const form = useForm<ResetValues, unknown, ResetRequest>({ defaultValues: emptyValues, mode: 'onTouched', resolver: resetResolver });
  // Who could not log in has typed the account there already.
  const [typed] = useState(() => (resetDraft.isTyped(resetDraft.read()) ? undefined : loginDraft.read()));
  useHydratedDraft(form, resetDraft, typed);
  const sendCode = useSendCode();
  const { failure, isBusy, reset } = useReset(onDone);
  const submit = form.handleSubmit((request) => reset(form.getValues(), request));
  return (
    <FormProvider {...form}>
      <form className={styles.fields} noValidate onSubmit={(event) => void submit(event)}>
        <ConnectionNotice />
        <IdentityFields isLogin={false} />
        <CodeField purpose="reset" request={sendCode} />
        <PasswordFields label={t('password')} />
        {failure && <SendProblem failure={failure} notSent={t('notSent')} later={null} />}
        <SubmitButton isBusy={isBusy}>{t('submit')}</SubmitButton>
      </form>
    </FormProvider>
  );
}

/** Has the code sent; a pool that lacks the call is remembered, and the page says so in the form's place. */
function useSendCode(): CodeCall {
  const noteLacking = useSetAtom(noteResetLackingAtom);
  return async ({ account, ticket }) => {
    try {
      await call('passwordCode', { account, ticket });
    } catch (error) {
      if (isCallLacking(error)) noteLacking();
      throw error;
    }
  };
}

/** Sets the new password, once at a time; the account then waits in the log-in page's fields. */
function useReset(onDone: () => void) {
  const { isBusy, once } = useOnce();
  const [failure, setFailure] = useState<SendFailure>();
  const logOut = useSetAtom(logOutAtom);
  const attempt = async ({ channel, region, phone, email }: ResetValues, request: ResetRequest) => {
    setFailure(undefined);
    try {
      await call('passwordReset', request);
    } catch (error) {
      setFailure(failureOf(error));
      return;
    }
    resetDraft.forget();
    loginDraft.keep({ channel, region, phone, email });
    // The pool has ended every session, this device's too.
    logOut();
    onDone();
  };
  return {
    failure,
    isBusy,
    reset: (values: ResetValues, request: ResetRequest) => once(() => attempt(values, request)),
  };
}
