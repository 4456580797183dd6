import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_REGION, dialCodes } from '#src/domain/phone.ts';
import { languageRows } from '#src/contracts/languages.ts';
import { languageAtom } from '#src/state/language.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';

interface CountrySelectProps {
  region: string;
  onChange: (region: string) => void;
}

/** Country or region of the number, +86 by default; no country is left out for the region rule (decision B15). */
export function CountrySelect({ region, onChange }: CountrySelectProps) {
  const { t } = useTranslation('register');
  const locale = languageRows[useAtomValue(languageAtom)].locale;
  // Names are the browser's own: the page as built has the codes alone.
  const options = useMemo(() => namedIn(locale), [locale]);
  const bare = [{ value: DEFAULT_REGION, label: '+86' }];
  return <SelectField label={t('country')} value={region} options={useIsHydrated() ? options : bare} onChange={onChange} />;
}

/** The default first, the others by their names. */
function namedIn(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const named = dialCodes.map(({ region, code }) => ({ value: region, label: `${names.of(region) ?? region} (+${code})` }));
  const isDefault = (value: string) => Number(value !== DEFAULT_REGION);
  return named.toSorted((a, b) => isDefault(a.value) - isDefault(b.value) || a.label.localeCompare(b.label, locale));
}
