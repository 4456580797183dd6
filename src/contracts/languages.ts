import * as z from 'zod/mini';

interface LanguageRow {
  /** What the language calls itself. */
  ownName: string;
  /** HTML `lang`. */
  tag: string;
  /** For Intl: the tag with the region that decides formats. */
  locale: string;
  /** Open Graph's spelling. */
  ogLocale: string;
  /** How old links spell it in the query `language`, beside its own key. */
  oldSpelling?: string;
  /** The BCP 47 tags of a browser that it suits; where several languages do, the lowest row is the closest. */
  suits: RegExp;
  /** Ends the paths of the terms and the privacy policy; a language without documents of its own takes another's. */
  legalSuffix: '' | '_en' | '_hk';
  /** The worker's response when neither a stored page nor the network is there. */
  offline: string;
}

/** The languages of the site, in the order of the menu. */
const rows = {
  en: {
    ownName: 'English',
    tag: 'en',
    locale: 'en-GB',
    ogLocale: 'en_GB',
    suits: /^en\b/i,
    legalSuffix: '_en',
    offline: 'You are offline and this page is not on the device yet. Open it again when the connection is back.',
  },
  zh: {
    ownName: '简体中文',
    tag: 'zh-Hans',
    locale: 'zh-CN',
    ogLocale: 'zh_CN',
    suits: /^zh\b/i,
    legalSuffix: '',
    offline: '当前处于离线状态，此页面尚未保存到本设备。请在网络恢复后重新打开。',
  },
  zh_hk: {
    ownName: '繁體中文（香港）',
    tag: 'zh-Hant-HK',
    locale: 'zh-HK',
    ogLocale: 'zh_HK',
    oldSpelling: 'zhhk',
    suits: /^zh\b(?!.*\bhans\b).*\b(?:hk|tw|mo|hant)\b/i,
    legalSuffix: '_hk',
    offline: '目前處於離線狀態，此頁面尚未儲存在此裝置。請在網絡恢復後重新開啟。',
  },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof rows;
export const languageRows: Readonly<Record<Language, LanguageRow>> = rows;

const isLanguage = (key: string): key is Language => Object.hasOwn(rows, key);
export const languages: readonly Language[] = Object.keys(rows).filter(isLanguage);
export const languageSchema = z.literal(languages);

/** The language that the query `language` names, or undefined. */
export function languageFromQuery(value: unknown): Language | undefined {
  return languages.find((language) => value === language || (value !== undefined && value === languageRows[language].oldSpelling));
}

/** The site's language for a list of BCP 47 tags, best first; English when none fits. */
export function languageFromTags(tags: readonly string[]): Language {
  const found = tags.map((tag) => languages.findLast((language) => languageRows[language].suits.test(tag)));
  return found.find((language) => language !== undefined) ?? 'en';
}

/** Path of a legal document for readers of a language. */
export function legalPath(document: 'terms' | 'privacy', language: Language) {
  return `/${document}${languageRows[language].legalSuffix}` as const;
}

/** True for the pages that each exist in one language. */
export function isLegalPath(pathname: string): boolean {
  return /^\/(terms|privacy|policy)(_\w+)?\/?$/.test(pathname);
}

/** Makes a value of each language at once; the function looks it up. */
export function inEveryLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map(languages.map((language) => [language, make(language)]));
  return (language) => made.get(language) ?? make(language);
}

/** A text kept as content, not as a sentence of the site: in one language at least, which stands in for those that it lacks. */
export type LocalText = Readonly<Partial<Record<Language, string>>>;

/** The language in which who reads `language` is shown a text: that one, else English, else what there is. */
export function textLanguage(text: LocalText, language: Language): Language {
  return [language, 'en' as const, ...languages].find((each) => text[each] !== undefined) ?? language;
}
