import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { activateResendRequest } from '#src/contracts/session.ts';
import { call } from '#src/lib/http.ts';
import { ConnectionNotice, EmailField, SubmitButton } from '#src/parts/account/account-fields.tsx';
import { emailProblem, emptyIdentity, type Identity, loginDraft } from '#src/parts/account/identity.ts';
import { ticketField } from '#src/parts/captcha/captcha.tsx';
import { useHydratedDraft } from '#src/parts/form/drafted-form.ts';
import type { FormFields } from '#src/parts/form/form-field.ts';
import { SendProblem, useAttempt } from '#src/parts/form/form-kit.tsx';
import { Form } from '#src/parts/form/form.tsx';
import { useFields } from '#src/parts/form/use-fields.ts';
import styles from './account-notice.module.css';

/** The account as the log-in page keeps it, of which the email address is asked for here. */
interface LinkValues extends Identity {
  /** Of the captcha; '' while there is none. */
  ticket: string;
}
type LinkRequest = z.output<typeof activateResendRequest>;

const emptyValues: LinkValues = { ...emptyIdentity, ticket: '' };

const fields: FormFields<LinkValues> = [
  {
    name: 'email',
    draw: <EmailField isLogin={false} />,
    rule: ({ email }) => emailProblem(email, 'credentials:problems.emailIncorrect'),
  },
  ticketField,
];

const requestOf = ({ email, ticket }: LinkValues): LinkRequest | undefined =>
  activateResendRequest.safeParse({ email: email.trim(), ticket }).data;

/** Asks for another link: to the address that is typed, if its account is not confirmed yet. */
export function LinkForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('activate');
  const { form } = useFields({ fields, values: emptyValues, requestOf });
  useHydratedDraft(form, loginDraft);
  const { isBusy, failure, attempt } = useAttempt();
  const send = (request: LinkRequest) =>
    attempt(async () => {
      try {
        await call('activateResend', request);
      } catch (error) {
        // A ticket is good once.
        form.setValue('ticket', '');
        throw error;
      }
      onSent();
    });
  return (
    <Form form={form} fields={fields} className={styles.form} onSend={send} before={<ConnectionNotice />}>
      {failure && <SendProblem failure={failure} notSent={t('byEmail.notSent')} later={null} />}
      <SubmitButton isBusy={isBusy}>{t('byEmail.send')}</SubmitButton>
    </Form>
  );
}
