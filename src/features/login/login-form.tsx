import { Link, useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { loginRequest, WRONG_PAIR_GID } from '#src/contracts/session.ts';
import { safeRedirect } from '#src/domain/redirect.ts';
import { call } from '#src/lib/http.ts';
import { ConnectionNotice, IdentityFields, PasswordField, SubmitButton } from '#src/parts/account/account-fields.tsx';
import styles from '#src/parts/account/account-page.module.css';
import { accountOf, emptyIdentity, type Identity, identityProblems, loginDraft, type Problems } from '#src/parts/account/identity.ts';
import { useIsResetLacking } from '#src/parts/account/reset-offer.ts';
import { CaptchaField } from '#src/parts/captcha/captcha.tsx';
import { fieldErrors, useHydratedDraft } from '#src/parts/form/drafted-form.ts';
import { bringIntoView, SendProblem, useOnce } from '#src/parts/form/form-kit.tsx';
import { failureOf } from '#src/parts/outbox/delivery.ts';
import type { SendFailure } from '#src/parts/outbox/outbox-kinds.ts';
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

/** Checks with the call's own request schema; the rest is what each field says of itself. */
const loginResolver: Resolver<LoginValues, unknown, LoginRequest> = (values) => {
  const request = loginRequest.safeParse({ account: accountOf(values), password: values.password, ticket: values.ticket });
  const problems: Problems<LoginValues> = {
    ...identityProblems(values, 'emailIncorrect'),
    password: values.password === '' ? 'passwordMissing' : undefined,
    ticket: values.ticket === '' ? 'captchaMissing' : undefined,
  };
  const errors = fieldErrors(problems);
  return request.success && Object.keys(errors).length === 0 ? { values: request.data, errors: {} } : { values: {}, errors };
};

/** A wrong pair is an alert of its own; any other failure has its own sentence. */
type LoginFailure = 'incorrect' | SendFailure;

/** The log-in form. `redirect`, as the address has it, leads on inside the site only. */
export function LoginForm({ redirect }: { redirect: string | undefined }) {
  const { t } = useTranslation(['login', 'credentials']);
  const form = useForm<LoginValues, unknown, LoginRequest>({ defaultValues: emptyValues, mode: 'onTouched', resolver: loginResolver });
  useHydratedDraft(form, loginDraft);
  const { failure, isBusy, logIn } = useLogIn(redirect);
  const hasReset = !useIsResetLacking();
  const submit = form.handleSubmit(async (request) => {
    // A ticket is good once.
    if (!(await logIn(request))) form.setValue('ticket', '');
  });
  return (
    <FormProvider {...form}>
      <form className={styles.fields} noValidate onSubmit={(event) => void submit(event)}>
        <ConnectionNotice />
        <IdentityFields isLogin />
        <PasswordField name="password" label={t('credentials:password')} autoComplete="current-password" />
        <CaptchaField />
        {failure === 'incorrect' && (
          <div ref={bringIntoView}>
            <Notice tone="error" role="alert">
              {t('login:incorrect')}
            </Notice>
          </div>
        )}
        {failure === 'incorrect' && hasReset && <ResetLink>{t('login:resetNow')}</ResetLink>}
        {failure !== undefined && failure !== 'incorrect' && <SendProblem failure={failure} notSent={t('login:notSent')} later={null} />}
        <SubmitButton isBusy={isBusy}>{t('login:submit')}</SubmitButton>
        {hasReset && <ResetLink>{t('login:forgotten')}</ResetLink>}
      </form>
    </FormProvider>
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

/** Logs in, once at a time; true when the session is there and the page is left. */
function useLogIn(redirect: string | undefined) {
  const navigate = useNavigate();
  const setSession = useSetAtom(sessionAtom);
  const { isBusy, once } = useOnce();
  const [failure, setFailure] = useState<LoginFailure>();
  const attempt = async (request: LoginRequest): Promise<boolean> => {
    setFailure(undefined);
    try {
      const { data } = await call('login', request);
      if (!data.token || data.gid === WRONG_PAIR_GID) {
        setFailure('incorrect');
        return false;
      }
      setSession({ token: data.token, gid: data.gid, nickname: '', avatar: '' });
    } catch (error) {
      setFailure(failureOf(error));
      return false;
    }
    loginDraft.forget();
    await navigate({ href: safeRedirect(redirect), replace: true });
    return true;
  };
  const logIn = async (request: LoginRequest): Promise<boolean> => {
    let isIn = false;
    await once(async () => {
      isIn = await attempt(request);
    });
    return isIn;
  };
  return { failure, isBusy, logIn };
}
