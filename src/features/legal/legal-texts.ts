import type { Language } from '#src/contracts/languages.ts';
import type english from '#src/i18n/locales/en/legal.json';

/** A piece of running text. Emphasis and links never nest: the compiler of `*.md` refuses it. */
export type InlineRun =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** One line, list item or table cell. */
export type InlineRuns = readonly InlineRun[];

/** One block of a compiled `*.md` file, in the order of the file. */
export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly runs: InlineRuns }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly InlineRuns[] }
  | { readonly kind: 'table'; readonly header: readonly InlineRuns[]; readonly rows: readonly (readonly InlineRuns[])[] };

type HeadingBlock = Extract<MarkdownBlock, { kind: 'heading' }>;

/** The sections that a table of contents lists: the headings of level 2. */
export function sectionsOf(blocks: readonly MarkdownBlock[]): readonly HeadingBlock[] {
  return blocks.filter((block) => block.kind === 'heading').filter((heading) => heading.level === 2);
}

type LegalDocument = 'terms' | 'privacy' | PartnerDocument;
/** Of the Ukrainian partner pool, in English only. */
type PartnerDocument = 'ukrpoolTerms' | 'ukrpoolPrivacy';

/** The day from which the documents apply, that of their last change; `legal:dated` says it in words. */
export const LEGAL_DATE = '2026-11-27';

type LegalSentences = typeof english;

/** A document with the words around it, both in the language of the document and not in the visitor's. */
export interface LegalText {
  readonly document: LegalDocument;
  readonly blocks: readonly MarkdownBlock[];
  readonly sentences: LegalSentences;
  /** For the page's head, which follows the document too. */
  readonly language: Language;
  readonly meta: LegalSentences[LegalDocument]['meta'];
}

type Loaders = Record<Exclude<LegalDocument, PartnerDocument>, () => Promise<{ default: readonly MarkdownBlock[] }>> & {
  sentences: () => Promise<{ default: LegalSentences }>;
};

/** One chunk a text, so that a reader of one does not download six. */
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

const partnerLoaders = {
  ukrpoolTerms: () => import('./texts/en/ukrpool-terms.md'),
  ukrpoolPrivacy: () => import('./texts/en/ukrpool-privacy.md'),
};

/** Loads a document for its route. Rejects with the browser's own error when a chunk cannot be loaded. */
export async function loadLegalText(document: 'terms' | 'privacy', language: keyof typeof loaders): Promise<LegalText> {
  const { [document]: loadBlocks, sentences: loadSentences } = loaders[language];
  const [blocks, sentences] = await Promise.all([loadBlocks(), loadSentences()]);
  return { document, blocks: blocks.default, sentences: sentences.default, language, meta: sentences.default[document].meta };
}

/** Loads a document of the Ukrainian partner pool for its route; rejects as `loadLegalText`. */
export async function loadPartnerText(document: PartnerDocument): Promise<LegalText> {
  const [blocks, sentences] = await Promise.all([partnerLoaders[document](), loaders.en.sentences()]);
  return { document, blocks: blocks.default, sentences: sentences.default, language: 'en', meta: sentences.default[document].meta };
}
