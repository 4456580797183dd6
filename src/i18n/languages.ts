import type { Language } from '#src/contracts/stored.ts';

interface LanguageRow {
  /** What the language calls itself (decision H3). */
  ownName: string;
  /** HTML `lang` (decision B9). */
  tag: string;
  /** For Intl: the tag with the region that decides formats. */
  locale: string;
  /** Open Graph's spelling. */
  ogLocale: string;
}

/** The registry of languages; the order is that of the menu. */
export const languageRows: Record<Language, LanguageRow> = {
  en: { ownName: 'English', tag: 'en', locale: 'en-GB', ogLocale: 'en_GB' },
  zh: { ownName: '简体中文', tag: 'zh-Hans', locale: 'zh-CN', ogLocale: 'zh_CN' },
  zh_hk: { ownName: '繁體中文（香港）', tag: 'zh-Hant-HK', locale: 'zh-HK', ogLocale: 'zh_HK' },
};

/** The language of an HTML `lang` attribute, or undefined. */
export function languageOfTag(tag: string): Language | undefined {
  if (tag === languageRows.zh_hk.tag) return 'zh_hk';
  if (tag === languageRows.zh.tag) return 'zh';
  return tag === languageRows.en.tag ? 'en' : undefined;
}
