import type { Language } from '#src/contracts/languages.ts';
import en from '#src/i18n/locales/en/help.json' with { type: 'json' };
import zh from '#src/i18n/locales/zh/help.json' with { type: 'json' };
import zhHk from '#src/i18n/locales/zh_hk/help.json' with { type: 'json' };
import { type HelpIndex, type HelpTexts, makeHelpIndex } from './help-index.ts';
import { searchIndex } from './search/search-index.ts';
import enWords from './words/en.json' with { type: 'json' };
import zhWords from './words/zh.json' with { type: 'json' };

const textsOf = ({ answers, pages }: Pick<typeof en, 'answers' | 'pages'>): HelpTexts => ({
  answerOf: (id) => answers[id],
  pageOf: (id) => pages[id],
});

const english = () => makeHelpIndex(textsOf(en), enWords);

// The page loads one language: it makes the same index out of its own sentences.
const makers: Readonly<Partial<Record<Language, () => HelpIndex>>> = {
  zh: () => makeHelpIndex(textsOf(zh), zhWords),
  zh_hk: () => makeHelpIndex(textsOf(zhHk), zhWords),
};
const made = new Map<Language, HelpIndex>();

/** The help's search outside a page: ids of answers and, as 'page:<id>', of pages and tools, best first. */
export function searchHelp(query: string, language: Language): string[] {
  const index = made.get(language) ?? (makers[language] ?? english)();
  made.set(language, index);
  return [...searchIndex(index, query)];
}
