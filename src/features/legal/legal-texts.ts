import type { Language } from '#src/contracts/languages.ts';
import type english from '#src/i18n/locales/en/legal.json';
import type { MarkdownBlock } from './legal-blocks.ts';

export type LegalDocument = 'terms' | 'privacy';

/** The day from which both documents apply; `legal:dated` says it in words. */
export const LEGAL_DATE = '2026-11-21';

type LegalSentences = typeof english;

/** A document with the words around it, both in the language of the document and not in the visitor's (decision B10). */
export interface LegalText {
  readonly blocks: readonly MarkdownBlock[];
  readonly sentences: LegalSentences;
  /** For the page's head, which follows the document too. */
  readonly language: Language;
  readonly meta: LegalSentences[LegalDocument]['meta'];
}

type Loaders = Record<LegalDocument, () => Promise<{ default: readonly MarkdownBlock[] }>> & {
  sentences: () => Promise<{ default: LegalSentences }>;
};

/** The documents there are, each with routes of its own; one chunk a text, so that a reader of one does not download six. */
const loaders = {
  en: {
    terms: () => import('./texts/en/terms.md'),
    privacy: () => import('./texts/en/privacy.md'),
    sentences: () => import('#src/i18n/locales/en/legal.json'),
  },
  zh: {
    terms: () => import('./texts/zh/terms.md'),
    privacy: () => import('./texts/zh/privacy.md'),
    sentences: () => import('#src/i18n/locales/zh/legal.json'),
  },
  zh_hk: {
    terms: () => import('./texts/zh_hk/terms.md'),
    privacy: () => import('./texts/zh_hk/privacy.md'),
    sentences: () => import('#src/i18n/locales/zh_hk/legal.json'),
  },
} satisfies Partial<Record<Language, Loaders>>;

/** Loads a document for its route. Rejects with the browser's own error when the chunk cannot be loaded. */
export async function loadLegalText(document: LegalDocument, language: keyof typeof loaders): Promise<LegalText> {
  const { [document]: loadBlocks, sentences: loadSentences } = loaders[language];
  const [blocks, sentences] = await Promise.all([loadBlocks(), loadSentences()]);
  return { blocks: blocks.default, sentences: sentences.default, language, meta: sentences.default[document].meta };
}
