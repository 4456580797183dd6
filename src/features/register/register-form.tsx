import { Link } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readInvite } from '#src/contracts/invite.ts';
import { legalPath } from '#src/contracts/languages.ts';
import { brand } from '#src/lib/brand.ts';
import { call } from '#src/lib/http.ts';
import { ConnectionNotice, identityFields, SubmitButton } from '#src/parts/account/account-fields.tsx';
import shared from '#src/parts/account/account-page.module.css';
import { codeRule } from '#src/parts/account/credentials.ts';
import { identityOfPhone, loginDraft } from '#src/parts/account/identity.ts';
import { newPasswordFields } from '#src/parts/account/password-fields.tsx';
import { CodeField } from '#src/parts/captcha/code-field.tsx';
import type { CodeCall } from '#src/parts/captcha/use-code.ts';
import { useHydratedDraft } from '#src/parts/form/drafted-form.ts';
import type { FormFields } from '#src/parts/form/form-field.ts';
import { SendProblem, useAttempt } from '#src/parts/form/form-kit.tsx';
import { Form } from '#src/parts/form/form.tsx';
import { useFields, useProblem } from '#src/parts/form/use-fields.ts';
import { forgetInvite, storedInvite } from '#src/state/invite.ts';
import { languageAtom } from '#src/state/language.ts';
import { sessionAtom } from '#src/state/session.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Icon } from '#src/ui/icon.tsx';
import typography from '#src/ui/type.module.css';
import { RegionDialog } from './region-dialog.tsx';
import styles from './register-form.module.css';
import { emptyValues, registerDraft, type RegisterValues, type Registration, registrationOf } from './register.draft.ts';

const sendCode: CodeCall = ({ account, channel, ticket }) =>
  channel === 'phone' ? call('sendSms', { phone: account, ticket }) : call('sendEmailCode', { email: account, ticket });

const allFields: FormFields<RegisterValues> = [
  ...identityFields({ isLogin: false, malformed: 'credentials:problems.emailFormat' }),
  ...newPasswordFields('credentials:password'),
  { name: 'code', draw: <CodeField purpose="register" request={sendCode} />, rule: codeRule('register') },
  {
    name: 'invite',
    label: 'register:invite.label',
    hint: 'register:invite.hint',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    autoCorrect: 'off',
    spellCheck: false,
    // Filled in from the link that led here. Once changed, the draft keeps it, and the link's is given up.
    onTyped: forgetInvite,
    rule: ({ invite }) => (invite.trim() === '' || readInvite(invite) ? undefined : 'credentials:problems.inviteFormat'),
  },
  {
    name: 'isAgreed',
    draw: <Agreement />,
    rule: ({ isAgreed }) => (isAgreed ? undefined : 'credentials:problems.agreementMissing'),
  },
];
const fields = allFields.filter(({ name }) => name !== 'invite' || brand.hasAffiliate);

/** Who has just registered. */
export interface Registered {
  gid: string;
  channel: Registration['channel'];
  /** False where the pool has its log-in page for that. */
  isLoggedIn: boolean;
}

interface RegisterFormProps {
  /** The number that the page's address brought. */
  phone: string | undefined;
  onDone: (registered: Registered) => void;
}

/** What links have brought: the number in this page's address, and the invitation of any page. */
function linkedValues(phone: string | undefined): Partial<RegisterValues> {
  const invite = brand.hasAffiliate ? storedInvite() : undefined;
  return { ...(phone !== undefined && identityOfPhone(phone)), ...(invite !== undefined && { invite }) };
}

/** The registration. It is sent once its fields are good and the visitor has said where they live. */
export function RegisterForm({ phone, onDone }: RegisterFormProps) {
  const { t } = useTranslation('register');
  const { form } = useFields({ fields, values: emptyValues, requestOf: registrationOf });
  const [linked] = useState(() => linkedValues(phone));
  useHydratedDraft(form, registerDraft, linked);
  useEffect(() => {
    if (linked.phone !== undefined) void form.trigger('phone');
  }, [form, linked]);
  const [checked, setChecked] = useState<Registration>();
  const { failure, isBusy, register } = useRegister(onDone);
  const [isDeclared, setIsDeclared] = useState(false);
  const send = (registration: Registration) => {
    if (isDeclared) register(form.getValues(), registration);
    else setChecked(registration);
  };
  const confirm = () => {
    setChecked(undefined);
    setIsDeclared(true);
    if (checked) register(form.getValues(), checked);
  };
  return (
    <>
      <Form form={form} fields={fields} className={shared.fields} onSend={send} before={<ConnectionNotice />}>
        {failure && <SendProblem failure={failure} notSent={t('notSent')} later={null} />}
        <SubmitButton isBusy={isBusy}>{t('submit')}</SubmitButton>
      </Form>
      <RegionDialog isOpen={checked !== undefined} onClose={() => setChecked(undefined)} onConfirm={confirm} />
    </>
  );
}

/** Registers and logs in, once at a time; a second attempt after a lost response is the same one for the pool. */
function useRegister(onDone: (registered: Registered) => void) {
  const { isBusy, failure, attempt } = useAttempt();
  const setSession = useSetAtom(sessionAtom);
  const register = (values: RegisterValues, registration: Registration) =>
    void attempt(async () => {
      const { channel, region, phone, email, code, invite } = values;
      // The password is no part of what is kept.
      const idempotencyKey = registerDraft.attemptKey(values, { channel, region, phone, email, code, invite });
      const { data } = await send(registration, idempotencyKey);
      registerDraft.forget();
      forgetInvite();
      const { gid, token } = data;
      if (token === '') loginDraft.keep({ channel, region, phone, email });
      else {
        loginDraft.forget();
        setSession({ token, gid, nickname: '', avatar: '' });
      }
      onDone({ gid, channel, isLoggedIn: token !== '' });
    });
  return { failure, isBusy, register };
}

const send = ({ channel, request }: Registration, idempotencyKey: string) =>
  channel === 'phone' ? call('registerPhone', request, { idempotencyKey }) : call('registerEmail', request, { idempotencyKey });

/** The box that must be ticked to register. */
function Agreement() {
  const { t } = useTranslation('register');
  const language = useAtomValue(languageAtom);
  const { field, fieldState } = useController<{ isAgreed: boolean }>({ name: 'isAgreed' });
  const problem = useProblem(fieldState.error);
  return (
    <div>
      <Checkbox isChecked={field.value} isRequired onChange={field.onChange}>
        {t('accept.before')}
        <Link className={typography.link} to={legalPath('terms', language)} target="_blank">
          {t('accept.terms')}
        </Link>
        {t('accept.between')}
        <Link className={typography.link} to={legalPath('privacy', language)} target="_blank">
          {t('accept.privacy')}
        </Link>
        {t('accept.after')}
      </Checkbox>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          <Icon name="warning" size={14} />
          {problem}
        </p>
      )}
    </div>
  );
}
