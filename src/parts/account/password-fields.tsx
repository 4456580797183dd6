import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordProblems, passwordRules } from '#src/domain/password.ts';
import type { SentenceKey } from '#src/i18n/sentence.ts';
import type { FormFields } from '#src/parts/form/form-field.ts';
import { PasswordField } from './account-fields.tsx';
import { type NewPasswordValues, passwordRule, repeatRule } from './credentials.ts';
import styles from './password-fields.module.css';

const lengths = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

/** A new password, typed twice. */
export const newPasswordFields = (label: SentenceKey): FormFields<NewPasswordValues> => [
  { name: 'password', draw: <NewPassword label={label} />, rule: passwordRule },
  { name: 'repeat', draw: <PasswordField name="repeat" label="credentials:repeat" autoComplete="new-password" />, rule: repeatRule },
];

/** A new password with its rules, each lit as soon as it is met. */
function NewPassword({ label }: { label: SentenceKey }) {
  const { t } = useTranslation('credentials');
  const { control, getValues, trigger } = useFormContext<NewPasswordValues>();
  const password = useWatch({ control, name: 'password' });
  const open: ReadonlySet<string> = new Set(passwordProblems(password));
  const rulesId = useId();
  // Whether the two are the same depends on both.
  const checkRepeat = () => getValues('repeat') !== '' && void trigger('repeat');
  return (
    <div className={styles.password}>
      <PasswordField name="password" label={label} autoComplete="new-password" describedBy={rulesId} onTyped={checkRepeat} />
      <ul id={rulesId} className={styles.rules} aria-label={t('passwordRules.title')}>
        {passwordRules.map((rule) => (
          <li key={rule} data-state={open.has(rule) ? (password === '' ? 'untouched' : 'open') : 'met'}>
            {t(`passwordRules.${rule}`, lengths)}
            {password !== '' && <span className="vh"> ({t(`passwordRules.${open.has(rule) ? 'open' : 'met'}`)})</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
