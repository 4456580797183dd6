import { useTranslation } from 'react-i18next';
import { useCountries } from '#src/parts/countries.ts';
import { SelectField } from '#src/ui/field.tsx';

interface CountrySelectProps {
  region: string;
  onChange: (region: string) => void;
}

/** Country or region of the number, +86 by default. */
export function CountrySelect({ region, onChange }: CountrySelectProps) {
  const { t } = useTranslation('register');
  const countries = useCountries();
  const options = countries.map(({ region: value, code, name }) => ({ value, label: name === '' ? `+${code}` : `${name} (+${code})` }));
  return <SelectField label={t('country')} value={region} options={options} onChange={onChange} />;
}
