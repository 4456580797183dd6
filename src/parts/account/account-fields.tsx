import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SentenceKey } from '#src/i18n/sentence.ts';
import { CountryField } from '#src/parts/form/country-field.tsx';
import type { FormFields } from '#src/parts/form/form-field.ts';
import { useTextField } from '#src/parts/form/use-fields.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { connectionAtom } from '#src/state/online.ts';
import { useOwnConnectionNotice } from '#src/state/use-own-connection-notice.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Segment } from '#src/ui/segment.tsx';
import styles from './account-page.module.css';
import { type Channel, channels, emailProblem, type Identity, phoneRule } from './identity.ts';

/** Says before anything is filled in that the form needs the pool, and why it cannot be reached. */
export function ConnectionNotice() {
  const { t } = useTranslation(['credentials', 'common']);
  const connection = useHydratedAtom(connectionAtom);
  useOwnConnectionNotice();
  if (connection === 'online') return null;
  return (
    <Notice tone="warning" icon="offline" role="status">
      {connection === 'offline' ? t('credentials:offline') : t(`common:errors.${connection}`)}
    </Notice>
  );
}

interface IdentityOptions {
  /** Log-in fields are filled in with the user name that a password manager has. */
  isLogin: boolean;
  /** What is said of an email address that is none. */
  malformed: SentenceKey;
}

/** Who an account belongs to: phone or email, drawn in one place. */
export const identityFields = ({ isLogin, malformed }: IdentityOptions): FormFields<Identity> => [
  { name: 'channel', draw: <IdentityFields isLogin={isLogin} /> },
  { name: 'phone', rule: phoneRule },
  { name: 'email', rule: ({ channel, email }) => (channel === 'email' ? emailProblem(email, malformed) : undefined) },
];

type IdentityFieldProps = Pick<IdentityOptions, 'isLogin'>;

/** Phone or email, and the one that was chosen. */
function IdentityFields({ isLogin }: IdentityFieldProps) {
  const { t } = useTranslation('credentials');
  const { control, setValue } = useFormContext<Identity>();
  const channel = useWatch({ control, name: 'channel' });
  const panelId = useId();
  return (
    <div className={styles.identity}>
      <Segment<Channel>
        look="underline"
        label={t('channel.label')}
        value={channel}
        options={channels.map((value) => ({ value, label: t(`channel.${value}`) }))}
        onChange={(next) => setValue('channel', next, { shouldDirty: true })}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`channel.${channel}`)}>
        {channel === 'phone' ? <PhoneField isLogin={isLogin} /> : <EmailField isLogin={isLogin} />}
      </div>
    </div>
  );
}

/** The phone of the form around, with its country. */
export function PhoneField({ isLogin }: IdentityFieldProps) {
  return (
    <div className={styles.phone}>
      <CountryField label="credentials:country" none="credentials:countryNone" />
      <PhoneNumberField isLogin={isLogin} />
    </div>
  );
}

function PhoneNumberField({ isLogin }: IdentityFieldProps) {
  const { t } = useTranslation('credentials');
  return (
    <Field
      {...useTextField('phone')}
      type="tel"
      inputMode="tel"
      autoComplete={isLogin ? 'username' : 'tel'}
      maxLength={32}
      label={t('phone')}
      hint={t('phoneHint')}
    />
  );
}

/** The email address of the form around. */
export function EmailField({ isLogin }: IdentityFieldProps) {
  const { t } = useTranslation('credentials');
  return (
    <Field
      {...useTextField('email')}
      type="email"
      inputMode="email"
      autoComplete={isLogin ? 'username' : 'email'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      label={t('email')}
    />
  );
}

interface PasswordFieldProps {
  name: 'password' | 'repeat';
  label: SentenceKey;
  autoComplete: 'current-password' | 'new-password';
  /** Id of what describes the field further. */
  describedBy?: string;
  /** Called after each change. */
  onTyped?: () => void;
}

/** A password with a button that shows it. */
export function PasswordField({ name, label, autoComplete, describedBy, onTyped }: PasswordFieldProps) {
  const { t, i18n } = useTranslation('credentials');
  const { onText, ...password } = useTextField(name);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...password}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={128}
      label={i18n.t(label)}
      aria-describedby={describedBy}
      onText={(text) => {
        onText(text);
        onTyped?.();
      }}
      trailing={
        <Button
          variant="icon"
          className={styles.eye}
          aria-label={t('showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name="eye" />
        </Button>
      }
    />
  );
}

interface SubmitButtonProps {
  isBusy: boolean;
  children: string;
}

/** The button at the end. Before hydration a click must not send the form by the browser, which would load the page again; it is kept. */
export function SubmitButton({ isBusy, children }: SubmitButtonProps) {
  return (
    <Button type={useIsHydrated() ? 'submit' : 'button'} size="lg" className={styles.submit} isBusy={isBusy}>
      {children}
    </Button>
  );
}
