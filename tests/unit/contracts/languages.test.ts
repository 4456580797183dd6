import { describe, expect, it } from 'vitest';
import { languageFromQuery, languageFromTags, languageRows, languages, legalPath } from '#src/contracts/languages.ts';

describe('the table of languages', () => {
  it.each(['ownName', 'tag', 'locale', 'ogLocale', 'offline'] as const)('says %s differently for each', (column) => {
    expect(new Set(languages.map((language) => languageRows[language][column])).size).toBe(languages.length);
  });

  it.each(languages)('finds %s by its own key in the query and by its own tags in the browser', (language) => {
    expect(languageFromQuery(language)).toBe(language);
    expect(languageFromTags(['tlh', languageRows[language].tag, 'tlh'])).toBe(language);
    expect(languageFromTags([languageRows[language].locale])).toBe(language);
  });

  it.each([undefined, null, '', 'zhhk ', 'ZH', 'toString', ['zh']])('%j in the query names none', (value) => {
    expect(languageFromQuery(value)).toBeUndefined();
  });

  it('leads to the documents of each language', () => {
    expect(languages.map((language) => legalPath('terms', language))).toEqual(['/terms_en', '/terms', '/terms_hk']);
    expect(languages.map((language) => legalPath('privacy', language))).toEqual(['/privacy_en', '/privacy', '/privacy_hk']);
  });
});
