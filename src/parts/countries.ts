import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { languageRows } from '#src/contracts/languages.ts';
import { type DialCode, dialCodes } from '#src/domain/phone.ts';
import { languageAtom } from '#src/state/language.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';

/** A choice of a phone field's country select. */
interface Country extends DialCode {
  /** In the visitor's language. */
  readonly name: string;
}

/** The country that the browser's first language names ('en-GB'), where it has numbers; '' where it names none. For the page in the browser. */
export function countryOfBrowser(): string {
  // Of the tag only language, script and region stand before what else it may say.
  const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(navigator.language)?.[1]?.toUpperCase();
  return dialCodes.find((each) => each.region === region)?.region ?? '';
}

/** The country of the number that is typed; '' where none was chosen and the browser names none. */
export const regionOf = ({ region }: { readonly region: string }): string => region || countryOfBrowser();

/**
 * Countries and regions of phone numbers, the browser's own first, the others by name; no country is left out. None on the page
 * as built, for order and names are the browser's.
 */
export function useCountries(): readonly Country[] {
  const { locale } = languageRows[useAtomValue(languageAtom)];
  const isHydrated = useIsHydrated();
  return useMemo(() => (isHydrated ? countriesIn(locale) : []), [isHydrated, locale]);
}

/** The name of a region by its code of two letters, in the visitor's language; any other text as it is. */
export function useRegionName(): (region: string) => string {
  const { locale } = languageRows[useAtomValue(languageAtom)];
  return (region) => (/^[A-Z]{2}$/.test(region) ? (regionNames(locale)?.of(region) ?? region) : region);
}

// Where a browser has no names of its own the codes stand in their place.
const regionNames = (locale: string) => ('DisplayNames' in Intl ? new Intl.DisplayNames(locale, { type: 'region' }) : undefined);

function countriesIn(locale: string): readonly Country[] {
  const names = regionNames(locale);
  const named = dialCodes.map((code) => ({ ...code, name: names?.of(code.region) ?? code.region }));
  const first = countryOfBrowser();
  const isFirst = ({ region }: DialCode) => Number(region === first);
  return named.toSorted((a, b) => isFirst(b) - isFirst(a) || a.name.localeCompare(b.name, locale));
}
