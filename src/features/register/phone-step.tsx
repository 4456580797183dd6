import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PhoneProblem, readPhone } from '#src/domain/phone.ts';
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
  const [problem, setProblem] = useState<PhoneProblem>();
  const [checked, setChecked] = useState<string>();
  const change = (next: PhoneEntry) => {
    setEntry(next);
    setProblem(undefined);
    setChecked(undefined);
  };
  const check = () => {
    const reading = readPhone(entry.text, entry.region);
    setProblem(reading.problem);
    setChecked(reading.problem === undefined ? reading.phone : undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check();
  };
  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <Notice>{t('notYet')}</Notice>
      <CountrySelect region={entry.region} onChange={(region) => change({ ...entry, region })} />
      <Field
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={32}
        label={t('phone')}
        hint={t('phoneHint')}
        error={problem && t(`problems.${problem}`)}
        value={entry.text}
        onChange={(event) => change({ ...entry, text: event.target.value })}
        onBlur={() => entry.text !== '' && check()}
      />
      <Button type="submit" size="lg">
        {t('check')}
      </Button>
      <div role="status">{checked && <Notice tone="success">{t('good', { phone: shownPhone(checked) })}</Notice>}</div>
    </form>
  );
}
