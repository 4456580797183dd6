import { type Language, languageRows, languages } from '#src/contracts/languages.ts';

export { languageRows };

/** The language of an HTML `lang` attribute, or undefined. */
export function languageOfTag(tag: string): Language | undefined {
  return languages.find((language) => languageRows[language].tag === tag);
}
