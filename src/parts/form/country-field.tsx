import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SentenceKey } from '#src/i18n/sentence.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { SelectField } from '#src/ui/field.tsx';
import { regionOf, useCountries } from '../countries.ts';

interface CountryFieldProps {
  label: SentenceKey;
  /** What stands there while no country is chosen. */
  none: SentenceKey;
}

/**
 * The country of the phone number in the form around: its fields `region` and `phone`. A number that did not fit the country before is looked at
 * again. Apart from the number, whose every digit would else render some 245 countries.
 */
export function CountryField({ label, none }: CountryFieldProps) {
  const { i18n } = useTranslation();
  const { control, setValue, getFieldState, trigger } = useFormContext<{ region: string; phone: string }>();
  const chosen = useWatch({ control, name: 'region' });
  const region = useIsHydrated() ? regionOf({ region: chosen }) : '';
  const countries = useCountries().map(({ region: value, code, name }) => ({ value, label: `${name} (+${code})` }));
  const options = region === '' ? [{ value: '', label: i18n.t(none) }, ...countries] : countries;
  const choose = (next: string) => {
    setValue('region', next, { shouldDirty: true });
    if (getFieldState('phone').error) void trigger('phone');
  };
  return <SelectField label={i18n.t(label)} value={region} options={options} onChange={choose} />;
}
