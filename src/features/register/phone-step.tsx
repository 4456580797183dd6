import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readPhone } from '#src/domain/phone.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { CountrySelect } from './country-select.tsx';
import { type PhoneEntry, shownPhone } from './register.model.ts';
import styles from './register-page.module.css';
import { useTakenPhone } from './use-taken-phone.ts';

/** Checks the number the account will belong to. This pool has no accounts yet (its calls answer 501): the form says so before and after. */
export function PhoneStep({ phone }: { phone: string | undefined }) {
  const { t } = useTranslation('register');
  const [entry, setEntry] = useTakenPhone(phone);
  const reading = entry.isReviewed ? readPhone(entry.text, entry.region) : undefined;
  const change = (next: Partial<PhoneEntry>) => setEntry((now) => ({ ...now, isReviewed: false, ...next }));
  const check = () => setEntry((now) => ({ ...now, isReviewed: true }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check();
  };
  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <Notice>{t('notYet')}</Notice>
      <CountrySelect region={entry.region} onChange={(region) => change({ region })} />
      <Field
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={32}
        label={t('phone')}
        hint={t('phoneHint')}
        error={reading?.problem && t(`problems.${reading.problem}`)}
        value={entry.text}
        onText={(text) => change({ text })}
        onBlur={() => entry.text !== '' && check()}
      />
      <Button type="submit" size="lg">
        {t('check')}
      </Button>
      <div role="status">
        {reading && reading.problem === undefined && <Notice tone="success">{t('good', { phone: shownPhone(reading.phone) })}</Notice>}
      </div>
    </form>
  );
}
