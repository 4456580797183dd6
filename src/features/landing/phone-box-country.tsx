import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { DEFAULT_REGION, dialCodes } from '#src/domain/phone.ts';
import { languageRows } from '#src/contracts/languages.ts';
import { languageAtom } from '#src/state/language.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import styles from './phone-box.module.css';

interface PhoneBoxCountryProps {
  label: string;
  region: string;
  onChange: (region: string) => void;
}

/** The browser's own select under a short "+86": its list names countries as the visitor's language does. */
export function PhoneBoxCountry({ label, region, onChange }: PhoneBoxCountryProps) {
  const isHydrated = useIsHydrated();
  const locale = languageRows[useAtomValue(languageAtom)].locale;
  const choices = useMemo(() => choicesIn(locale), [locale]);
  // Names are the browser's: the page as built has the one choice that needs none.
  const shown = isHydrated ? choices : choices.filter((choice) => choice.region === DEFAULT_REGION);
  const code = choices.find((choice) => choice.region === region)?.code ?? '';
  return (
    <span className={styles.country}>
      <span aria-hidden="true">+{code}</span>
      <Icon name="chevron-down" size={14} />
      <select aria-label={label} autoComplete="tel-country-code" value={region} onChange={(event) => onChange(event.target.value)}>
        {shown.map((choice) => (
          <option key={choice.region} value={choice.region}>
            {isHydrated ? `${choice.name} +${choice.code}` : `+${choice.code}`}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The default first, the others by their names. */
function choicesIn(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const named = dialCodes.map((each) => ({ ...each, name: names.of(each.region) ?? each.region }));
  const isDefault = (region: string) => Number(region !== DEFAULT_REGION);
  return named.toSorted((a, b) => isDefault(a.region) - isDefault(b.region) || a.name.localeCompare(b.name, locale));
}
