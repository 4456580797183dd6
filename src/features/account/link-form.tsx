import { useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { activateResendRequest } from '#src/contracts/session.ts';
import { call } from '#src/lib/http.ts';
import { ConnectionNotice, EmailField, SubmitButton } from '#src/parts/account/account-fields.tsx';
import { emptyIdentity, type Identity, identityProblems, loginDraft, type Problems } from '#src/parts/account/identity.ts';
import { CaptchaField } from '#src/parts/captcha/captcha.tsx';
import { fieldErrors, useHydratedDraft } from '#src/parts/form/drafted-form.ts';
import { SendProblem, useOnce } from '#src/parts/form/form-kit.tsx';
import { failureOf } from '#src/parts/outbox/delivery.ts';
import type { SendFailure } from '#src/parts/outbox/outbox-kinds.ts';
import styles from './account-notice.module.css';

/** The account as the log-in page keeps it, of which the email address is asked for here. */
interface LinkValues extends Identity {
  /** Of the captcha; '' while there is none. */
  ticket: string;
}
type LinkRequest = z.output<typeof activateResendRequest>;

const emptyValues: LinkValues = { ...emptyIdentity, ticket: '' };

const linkResolver: Resolver<LinkValues, unknown, LinkRequest> = (values) => {
  const { email } = identityProblems({ ...values, channel: 'email' }, 'emailIncorrect');
  const problems: Problems<LinkValues> = { email, ticket: values.ticket === '' ? 'captchaMissing' : undefined };
  const request = activateResendRequest.safeParse({ email: values.email.trim(), ticket: values.ticket });
  return request.success ? { values: request.data, errors: {} } : { values: {}, errors: fieldErrors(problems) };
};

/** Asks for another link: to the address that is typed, if its account is not confirmed yet. */
export function LinkForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('activate');
  const form = useForm<LinkValues, unknown, LinkRequest>({ defaultValues: emptyValues, mode: 'onTouched', resolver: linkResolver });
  useHydratedDraft(form, loginDraft);
  const { isBusy, once } = useOnce();
  const [failure, setFailure] = useState<SendFailure>();
  const submit = form.handleSubmit((request) =>
    once(async () => {
      setFailure(undefined);
      try {
        await call('activateResend', request);
        onSent();
      } catch (error) {
        setFailure(failureOf(error));
        // A ticket is good once.
        form.setValue('ticket', '');
      }
    }),
  );
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <ConnectionNotice />
        <EmailField isLogin={false} />
        <CaptchaField />
        {failure && <SendProblem failure={failure} notSent={t('byEmail.notSent')} later={null} />}
        <SubmitButton isBusy={isBusy}>{t('byEmail.send')}</SubmitButton>
      </form>
    </FormProvider>
  );
}
