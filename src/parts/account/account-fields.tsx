import { useId, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CountryField } from '#src/parts/country-field.tsx';
import { useHydratedAtom, useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { connectionAtom } from '#src/state/online.ts';
import { useTellsConnection } from '#src/state/use-tells-connection.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Segment } from '#src/ui/segment.tsx';
import styles from './account-page.module.css';
import { type Channel, channels, type Identity, problemId, regionOf } from './identity.ts';

/** Says before anything is filled in that the form needs the pool, and why it cannot be reached. */
export function ConnectionNotice() {
  const { t } = useTranslation(['credentials', 'common']);
  const connection = useHydratedAtom(connectionAtom);
  useTellsConnection();
  if (connection === 'online') return null;
  return (
    <Notice tone="warning" icon="offline" role="status">
      {connection === 'offline' ? t('credentials:offline') : t(`common:errors.${connection}`)}
    </Notice>
  );
}

/** A text field of the form around: its value, and its problem as a sentence. */
export function useTextField(name: string) {
  const { t } = useTranslation('credentials');
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const problem = problemId.safeParse(fieldState.error?.type);
  return {
    ref: field.ref,
    value: field.value,
    onText: (text: string) => field.onChange(text),
    onBlur: field.onBlur,
    error: problem.success ? t(`problems.${problem.data}`) : undefined,
  };
}

/** Phone or email, and the one that was chosen. */
export function IdentityFields({ isLogin }: { isLogin: boolean }) {
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

interface IdentityFieldProps {
  /** Log-in fields are filled in with the user name that a password manager has. */
  isLogin: boolean;
}

function PhoneField({ isLogin }: IdentityFieldProps) {
  return (
    <div className={styles.phone}>
      <RegionField />
      <PhoneNumberField isLogin={isLogin} />
    </div>
  );
}

/** Apart from the number, whose every digit would else render some 245 countries. */
function RegionField() {
  const { t } = useTranslation('credentials');
  const { control, setValue, getFieldState, trigger } = useFormContext<Identity>();
  const chosen = useWatch({ control, name: 'region' });
  const region = useIsHydrated() ? regionOf({ region: chosen }) : '';
  const choose = (next: string) => {
    setValue('region', next, { shouldDirty: true });
    if (getFieldState('phone').error) void trigger('phone');
  };
  return <CountryField label={t('country')} none={t('countryNone')} region={region} onChange={choose} />;
}

function PhoneNumberField({ isLogin }: IdentityFieldProps) {
  const { t } = useTranslation('credentials');
  const { error, ...phone } = useTextField('phone');
  // An empty field that has held something is a cleared one.
  const [wasFilled, setWasFilled] = useState(false);
  if (phone.value !== '' && !wasFilled) setWasFilled(true);
  const isCleared = wasFilled && phone.value === '' && error !== undefined;
  return (
    <Field
      {...phone}
      type="tel"
      inputMode="tel"
      autoComplete={isLogin ? 'username' : 'tel'}
      maxLength={32}
      label={t('phone')}
      hint={t('phoneHint')}
      error={isCleared ? t('problems.phoneCleared') : error}
    />
  );
}

/** The email address of the form around. */
export function EmailField({ isLogin }: IdentityFieldProps) {
  const { t } = useTranslation('credentials');
  const email = useTextField('email');
  return (
    <Field
      {...email}
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
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** Id of what describes the field further. */
  describedBy?: string;
  /** Called after each change. */
  onTyped?: () => void;
}

/** A password with a button that shows it. */
export function PasswordField({ name, label, autoComplete, describedBy, onTyped }: PasswordFieldProps) {
  const { t } = useTranslation('credentials');
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
      label={label}
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
