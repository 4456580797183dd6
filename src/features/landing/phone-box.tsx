import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dialCodes, type PhoneProblem, readPhone } from '#src/domain/phone.ts';
import { readSession, writeSession } from '#src/lib/mirrors.ts';
import { countryOfBrowser, useCountries } from '#src/parts/countries.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './phone-box.module.css';

/** The phone number that starts a registration: checked here, then carried to `/register?phone=`. */
export function PhoneBox() {
  const { t } = useTranslation('sections');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<string>();
  const region = chosen ?? (isHydrated ? readPhoneDraft().region : '');
  const [problem, setProblem] = useState<PhoneProblem>();
  useEffect(() => {
    const draft = readPhoneDraft();
    const typed = input.current?.value;
    // What was typed before hydration is newer.
    if (typed) keepPhoneDraft(typed, draft.region);
    else if (input.current) input.current.value = draft.phone;
  }, []);
  const choose = (next: string) => {
    setChosen(next);
    keepPhoneDraft(input.current?.value ?? '', next);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const reading = readPhone(input.current?.value ?? '', region);
    setProblem(reading.problem);
    if (reading.problem !== undefined) return input.current?.focus();
    keepPhoneDraft('', '');
    void navigate({ href: `/register?phone=${encodeURIComponent(reading.phone)}` });
  };
  return (
    <section id="join" className={classNames(layout.section, styles.join)} aria-labelledby="join-title">
      <div className={classNames(layout.wrap, styles.grid)}>
        <h2 id="join-title" className={classNames(typography.h2, styles.title)}>
          {t('join.title')}
        </h2>
        {/* With an action it works before its script has loaded. */}
        <form className={styles.form} action="/register" noValidate onSubmit={send}>
          <div className={styles.field} data-invalid={problem && ''}>
            <CountryCode label={t('join.country')} none={t('join.countryNone')} region={region} onChange={choose} />
            <input
              ref={input}
              className={styles.input}
              type="tel"
              name="phone"
              inputMode="tel"
              autoComplete="tel"
              maxLength={32}
              aria-label={t('join.phone')}
              placeholder={t('join.phone')}
              aria-invalid={problem && true}
              aria-describedby={problem && 'join-problem'}
              onInput={(event) => {
                setProblem(undefined);
                keepPhoneDraft(event.currentTarget.value, region);
              }}
            />
          </div>
          <Button type="submit" size="lg" className={styles.submit}>
            {t('join.register')}
          </Button>
          {problem && (
            <p id="join-problem" className={styles.problem} role="alert">
              <Icon name="warning" size={14} />
              {t(`join.problems.${problem}`)}
            </p>
          )}
        </form>
      </div>
    </section>
  );
}

interface CountryCodeProps {
  label: string;
  /** What stands there while no country is chosen. */
  none: string;
  region: string;
  onChange: (region: string) => void;
}

/** The browser's own select under a short "+86": its list names countries as the visitor's language does. */
function CountryCode({ label, none, region, onChange }: CountryCodeProps) {
  const countries = useCountries();
  const code = dialCodes.find((each) => each.region === region)?.code ?? '';
  return (
    <span className={styles.country}>
      <span aria-hidden="true">+{code}</span>
      <Icon name="chevron-down" size={14} />
      <select aria-label={label} autoComplete="tel-country-code" value={region} onChange={(event) => onChange(event.target.value)}>
        {region === '' && <option value="">{none}</option>}
        {countries.map((choice) => (
          <option key={choice.region} value={choice.region}>
            {`${choice.name} +${choice.code}`}
          </option>
        ))}
      </select>
    </span>
  );
}

const phoneKey = 'join-phone';
const regionKey = 'join-region';

/** What was typed into the phone box of this tab and not sent: a language change reloads the page. First the browser's country. */
function readPhoneDraft(): { phone: string; region: string } {
  const region = readSession(regionKey);
  const isKnown = dialCodes.some((each) => each.region === region);
  return { phone: readSession(phoneKey) ?? '', region: region !== undefined && isKnown ? region : countryOfBrowser() };
}

/** Keeps what is typed; empty once it is sent. */
function keepPhoneDraft(phone: string, region: string): void {
  writeSession(phoneKey, phone);
  writeSession(regionKey, region);
}
