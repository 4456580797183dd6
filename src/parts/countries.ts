import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { languageRows } from '#src/contracts/languages.ts';
import { DEFAULT_REGION, type DialCode, dialCodes } from '#src/domain/phone.ts';
import { languageAtom } from '#src/state/language.ts';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';

/** A choice of a phone field's country select. */
interface Country extends DialCode {
  /** In the visitor's language; '' on the page as built, for names are the browser's own. */
  readonly name: string;
}

/** Countries and regions of phone numbers, the default first, the others by name; no country is left out (decision B15). */
export function useCountries(): readonly Country[] {
  const { locale } = languageRows[useAtomValue(languageAtom)];
  const isHydrated = useIsHydrated();
  const named = useMemo(() => countriesIn(locale), [locale]);
  return isHydrated ? named : unnamed;
}

const isDefault = ({ region }: DialCode) => region === DEFAULT_REGION;
const unnamed = dialCodes.filter(isDefault).map((code) => ({ ...code, name: '' }));

/** The name of a region by its code of two letters, in the visitor's language; any other text as it is. */
export function useRegionName(): (region: string) => string {
  const { locale } = languageRows[useAtomValue(languageAtom)];
  return (region) => (/^[A-Z]{2}$/.test(region) ? (regionNames(locale)?.of(region) ?? region) : region);
}

// Where a browser has no names of its own the codes stand in their place (R17).
const regionNames = (locale: string) => ('DisplayNames' in Intl ? new Intl.DisplayNames(locale, { type: 'region' }) : undefined);

function countriesIn(locale: string): readonly Country[] {
  const names = regionNames(locale);
  const named = dialCodes.map((code) => ({ ...code, name: names?.of(code.region) ?? code.region }));
  return named.toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)) || a.name.localeCompare(b.name, locale));
}
