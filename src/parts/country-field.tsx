import { SelectField } from '#src/ui/field.tsx';
import { useCountries } from './countries.ts';

interface CountryFieldProps {
  label: string;
  /** What stands there while no country is chosen. */
  none: string;
  /** One of `dialCodes`, or ''. */
  region: string;
  onChange: (region: string) => void;
}

/** The country whose code stands before a phone number. */
export function CountryField({ label, none, region, onChange }: CountryFieldProps) {
  const countries = useCountries().map(({ region: value, code, name }) => ({ value, label: `${name} (+${code})` }));
  const options = region === '' ? [{ value: '', label: none }, ...countries] : countries;
  return <SelectField label={label} value={region} options={options} onChange={onChange} />;
}
