import type { HelpWords } from './help-index.ts';

/** The hidden words of the search, with the help page only. Both Chinese languages have one list: the search folds their characters. */
export async function loadHelpWords(language: string): Promise<HelpWords> {
  const { default: words } = await (language.startsWith('zh') ? import('./words/zh.json') : import('./words/en.json'));
  return words;
}
