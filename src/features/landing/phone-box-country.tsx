import { dialCodes } from '#src/domain/phone.ts';
import { useCountries } from '#src/parts/countries.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './phone-box.module.css';

interface PhoneBoxCountryProps {
  label: string;
  region: string;
  onChange: (region: string) => void;
}

/** The browser's own select under a short "+86": its list names countries as the visitor's language does. */
export function PhoneBoxCountry({ label, region, onChange }: PhoneBoxCountryProps) {
  const countries = useCountries();
  const code = dialCodes.find((each) => each.region === region)?.code ?? '';
  return (
    <span className={styles.country}>
      <span aria-hidden="true">+{code}</span>
      <Icon name="chevron-down" size={14} />
      <select aria-label={label} autoComplete="tel-country-code" value={region} onChange={(event) => onChange(event.target.value)}>
        {countries.map((choice) => (
          <option key={choice.region} value={choice.region}>
            {`${choice.name} +${choice.code}`.trimStart()}
          </option>
        ))}
      </select>
    </span>
  );
}
