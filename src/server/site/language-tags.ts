import type { Language } from '#src/contracts/stored.ts';

const tags: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-Hans', zh_hk: 'zh-Hant-HK' };

/** The BCP 47 tag of a language of the site (decision B9). */
export const languageTag = (language: Language): string => tags[language];
