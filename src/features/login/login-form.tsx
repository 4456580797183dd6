import { Link, useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { loginRequest, WRONG_PAIR_GID } from '#src/contracts/session.ts';
import { safeRedirect } from '#src/domain/redirect.ts';
import { call } from '#src/lib/http.ts';
import { ConnectionNotice, identityFields, PasswordField, SubmitButton } from '#src/parts/account/account-fields.tsx';
import styles from '#src/parts/account/account-page.module.css';
import { accountOf, emptyIdentity, type Identity, loginDraft } from '#src/parts/account/identity.ts';
import { useIsResetLacking } from '#src/parts/account/reset-offer.ts';
import { ticketField } from '#src/parts/captcha/captcha.tsx';
import { useHydratedDraft } from '#src/parts/form/drafted-form.ts';
import { filledRule, type FormFields } from '#src/parts/form/form-field.ts';
import { bringIntoView, SendProblem, useAttempt } from '#src/parts/form/form-kit.tsx';
import { Form } from '#src/parts/form/form.tsx';
import { useFields } from '#src/parts/form/use-fields.ts';
import { sessionAtom } from '#src/state/session.ts';
import { Notice } from '#src/ui/notice.tsx';
import typography from '#src/ui/type.module.css';

interface LoginValues extends Identity {
  password: string;
  /** Of the captcha; '' while there is none. */
  ticket: string;
}
type LoginRequest = z.output<typeof loginRequest>;

const emptyValues: LoginValues = { ...emptyIdentity, password: '', ticket: '' };

const fields: FormFields<LoginValues> = [
  ...identityFields({ isLogin: true, malformed: 'credentials:problems.emailIncorrect' }),
  {
    name: 'password',
    draw: <PasswordField name="password" label="credentials:password" autoComplete="current-password" />,
    rule: filledRule('password', 'credentials:problems.passwordMissing'),
  },
  ticketField,
];

const requestOf = (values: LoginValues): LoginRequest | undefined =>
  loginRequest.safeParse({ account: accountOf(values), password: values.password, ticket: values.ticket }).data;

/** The log-in form. `redirect`, as the address has it, leads on inside the site only. */
export function LoginForm({ redirect }: { redirect: string | undefined }) {
  const { t } = useTranslation(['login', 'credentials']);
  const { form } = useFields({ fields, values: emptyValues, requestOf });
  useHydratedDraft(form, loginDraft);
  const { failure, isIncorrect, isBusy, logIn } = useLogIn(redirect);
  const hasReset = !useIsResetLacking();
  const send = async (request: LoginRequest) => {
    // A ticket is good once.
    if (!(await logIn(request))) form.setValue('ticket', '');
  };
  return (
    <Form form={form} fields={fields} className={styles.fields} onSend={send} before={<ConnectionNotice />}>
      {isIncorrect && (
        <div ref={bringIntoView}>
          <Notice tone="error" role="alert">
            {t('login:incorrect')}
          </Notice>
        </div>
      )}
      {isIncorrect && hasReset && <ResetLink>{t('login:resetNow')}</ResetLink>}
      {failure && <SendProblem failure={failure} notSent={t('login:notSent')} later={null} />}
      <SubmitButton isBusy={isBusy}>{t('login:submit')}</SubmitButton>
      {hasReset && <ResetLink>{t('login:forgotten')}</ResetLink>}
    </Form>
  );
}

/** The way to another password; the account that was typed goes along in the draft. */
function ResetLink({ children }: { children: string }) {
  return (
    <p>
      <Link className={typography.link} to="/reset">
        {children}
      </Link>
    </p>
  );
}

/** Logs in, once at a time; true when the session is there and the page is left. A wrong pair is an alert of its own; any other failure has its own sentence. */
function useLogIn(redirect: string | undefined) {
  const navigate = useNavigate();
  const setSession = useSetAtom(sessionAtom);
  const { isBusy, failure, attempt } = useAttempt();
  const [isIncorrect, setIsIncorrect] = useState(false);
  const logIn = async (request: LoginRequest): Promise<boolean> => {
    let isIn = false;
    await attempt(async () => {
      setIsIncorrect(false);
      const { data } = await call('login', request);
      if (!data.token || data.gid === WRONG_PAIR_GID) {
        setIsIncorrect(true);
        return;
      }
      setSession({ token: data.token, gid: data.gid, nickname: '', avatar: '' });
      loginDraft.forget();
      await navigate({ href: safeRedirect(redirect), replace: true });
      isIn = true;
    });
    return isIn;
  };
  return { failure, isIncorrect, isBusy, logIn };
}
