import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { FormProvider, useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { legalPath } from '#src/contracts/languages.ts';
import { call } from '#src/lib/http.ts';
import { ConnectionNotice, IdentityFields, SubmitButton } from '#src/parts/account/account-fields.tsx';
import shared from '#src/parts/account/account-page.module.css';
import { CodeField } from '#src/parts/captcha/code-field.tsx';
import { identityOfPhone, loginDraft, problemId } from '#src/parts/account/identity.ts';
import { PasswordFields } from '#src/parts/account/password-fields.tsx';
import type { CodeCall } from '#src/parts/captcha/use-code.ts';
import { useHydratedDraft } from '#src/parts/form/drafted-form.ts';
import { SendProblem, useOnce } from '#src/parts/form/form-kit.tsx';
import { failureOf } from '#src/parts/outbox/delivery.ts';
import type { SendFailure } from '#src/parts/outbox/outbox-kinds.ts';
import { forgetInvite, storedInvite } from '#src/state/invite.ts';
import { languageAtom } from '#src/state/language.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Icon } from '#src/ui/icon.tsx';
import typography from '#src/ui/type.module.css';
import { InviteField } from './invite-field.tsx';
import { RegionDialog } from './region-dialog.tsx';
import styles from './register-form.module.css';
import { emptyValues, registerDraft, registerResolver, type RegisterValues, type Registration } from './register.form.ts';

/** Who has just registered. */
export interface Registered {
  gid: string;
  channel: Registration['channel'];
}

interface RegisterFormProps {
  /** The number that the page's address brought. */
  phone: string | undefined;
  onDone: (registered: Registered) => void;
}

/** What links have brought: the number in this page's address, and the invitation of any page. */
function linkedValues(phone: string | undefined): Partial<RegisterValues> {
  const invite = storedInvite();
  return { ...(phone !== undefined && identityOfPhone(phone)), ...(invite !== undefined && { invite }) };
}

/** The registration. It is sent once its fields are good and the visitor has said where they live. */
export function RegisterForm({ phone, onDone }: RegisterFormProps) {
  const { t } = useTranslation(['register', 'credentials']);
  const form = useForm<RegisterValues, unknown, Registration>({
    defaultValues: emptyValues,
    mode: 'onTouched',
    resolver: registerResolver,
  });
  const [linked] = useState(() => linkedValues(phone));
  useHydratedDraft(form, registerDraft, linked);
  useEffect(() => {
    if (linked.phone !== undefined) void form.trigger('phone');
  }, [form, linked]);
  const [checked, setChecked] = useState<Registration>();
  const { failure, isBusy, register } = useRegister(onDone);
  const [isDeclared, setIsDeclared] = useState(false);
  const submit = form.handleSubmit((registration) => {
    if (isDeclared) register(form.getValues(), registration);
    else setChecked(registration);
  });
  const confirm = () => {
    setChecked(undefined);
    setIsDeclared(true);
    if (checked) register(form.getValues(), checked);
  };
  return (
    <FormProvider {...form}>
      <form className={shared.fields} noValidate onSubmit={(event) => void submit(event)}>
        <ConnectionNotice />
        <IdentityFields isLogin={false} />
        <PasswordFields label={t('credentials:password')} />
        <CodeField purpose="register" request={sendCode} />
        <InviteField />
        <Agreement />
        {failure && <SendProblem failure={failure} notSent={t('register:notSent')} later={null} />}
        <SubmitButton isBusy={isBusy}>{t('register:submit')}</SubmitButton>
      </form>
      <RegionDialog isOpen={checked !== undefined} onClose={() => setChecked(undefined)} onConfirm={confirm} />
    </FormProvider>
  );
}

const sendCode: CodeCall = ({ account, channel, ticket }) =>
  channel === 'phone' ? call('sendSms', { phone: account, ticket }) : call('sendEmailCode', { email: account, ticket });

/** Registers, once at a time; a second attempt after a lost response is the same one for the pool. */
function useRegister(onDone: (registered: Registered) => void) {
  const { isBusy, once } = useOnce();
  const [failure, setFailure] = useState<SendFailure>();
  const attempt = async (values: RegisterValues, registration: Registration) => {
    const { channel, region, phone, email, code, invite } = values;
    setFailure(undefined);
    // The password is no part of what is kept.
    const idempotencyKey = registerDraft.attemptKey(values, { channel, region, phone, email, code, invite });
    try {
      const { data } = await send(registration, idempotencyKey);
      registerDraft.forget();
      forgetInvite();
      loginDraft.keep({ channel, region, phone, email });
      onDone({ gid: data.gid, channel });
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  return {
    failure,
    isBusy,
    register: (values: RegisterValues, registration: Registration) => void once(() => attempt(values, registration)),
  };
}

const send = ({ channel, request }: Registration, idempotencyKey: string) =>
  channel === 'phone' ? call('registerPhone', request, { idempotencyKey }) : call('registerEmail', request, { idempotencyKey });

/** The box that must be ticked to register. */
function Agreement() {
  const { t } = useTranslation(['register', 'credentials']);
  const language = useAtomValue(languageAtom);
  const { field, fieldState } = useController<{ isAgreed: boolean }>({ name: 'isAgreed' });
  const problem = problemId.safeParse(fieldState.error?.type);
  return (
    <div>
      <Checkbox isChecked={field.value} isRequired onChange={field.onChange}>
        {t('register:accept.before')}
        <Link className={typography.link} to={legalPath('terms', language)} target="_blank">
          {t('register:accept.terms')}
        </Link>
        {t('register:accept.between')}
        <Link className={typography.link} to={legalPath('privacy', language)} target="_blank">
          {t('register:accept.privacy')}
        </Link>
        {t('register:accept.after')}
      </Checkbox>
      {problem.success && (
        <p className={styles.problem} role="alert">
          <Icon name="warning" size={14} />
          {t(`credentials:problems.${problem.data}`)}
        </p>
      )}
    </div>
  );
}
