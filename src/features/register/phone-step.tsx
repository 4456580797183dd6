import { useNavigate } from '@tanstack/react-router';
import { type Dispatch, type FormEvent, type SetStateAction, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_REGION, dialCodes, readPhone } from '#src/domain/phone.ts';
import { useCountries } from '#src/parts/countries.ts';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { Button } from '#src/ui/button.tsx';
import { Field, SelectField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './register-page.module.css';

/** Checks the number the account will belong to. This pool has no accounts yet, which the form says before and after. */
export function PhoneStep({ phone }: { phone: string | undefined }) {
  const { t } = useTranslation('register');
  const [entry, setEntry] = usePhoneEntry(phone);
  const countries = useCountries().map(({ region, code, name }) => ({
    value: region,
    label: name === '' ? `+${code}` : `${name} (+${code})`,
  }));
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
      <SelectField label={t('country')} value={entry.region} options={countries} onChange={(region) => change({ region })} />
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

/** The entry of the phone field. A number in the address is moved into the field once and leaves the address bar (decision C3). */
function usePhoneEntry(phone: string | undefined): [PhoneEntry, Dispatch<SetStateAction<PhoneEntry>>] {
  const [entry, setEntry] = useState(emptyEntry);
  const [seen, setSeen] = useState<string>();
  const navigate = useNavigate();
  // The prerendered page has an empty field.
  const linked = useIsHydrated() ? phone : undefined;
  if (linked !== undefined && linked !== seen) {
    setSeen(linked);
    // What was typed before hydration is newer than the address.
    if (entry.text === '') setEntry(entryOf(linked));
  }
  useEffect(() => {
    if (phone !== undefined) void navigate({ to: '/register', search: {}, replace: true });
  }, [phone, navigate]);
  return [entry, setEntry];
}

/** What the phone field starts with. */
interface PhoneEntry {
  region: string;
  text: string;
  /** Whether the page says if the number is good. */
  isReviewed: boolean;
}

export const emptyEntry: PhoneEntry = { region: DEFAULT_REGION, text: '', isReviewed: false };

/** The query `phone`, bare digits for mainland China or +E.164 (decision B15), as the field shows it. What is no number is shown as written, and reviewed. */
export function entryOf(query: string): PhoneEntry {
  const reading = readPhone(query, DEFAULT_REGION);
  if (reading.problem === 'missing') return emptyEntry;
  if (reading.problem !== undefined) return { region: DEFAULT_REGION, text: query, isReviewed: true };
  const { phone } = reading;
  if (!phone.startsWith('+')) return { region: DEFAULT_REGION, text: phone, isReviewed: false };
  const digits = phone.slice(1);
  // No code begins another; +1 and +7 serve two regions, of which the first is taken.
  const dial = dialCodes.find(({ code }) => digits.startsWith(code));
  // A number of an unlisted country is shown whole.
  const [region, text] = dial ? [dial.region, digits.slice(dial.code.length)] : [DEFAULT_REGION, phone];
  return { region, text, isReviewed: false };
}

/** A number as the pool would get it, for reading: '+86 13800138000'. */
export function shownPhone(phone: string): string {
  return phone.startsWith('+') ? phone : `+86 ${phone}`;
}
