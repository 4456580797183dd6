import { type AnswerId, answerIds } from './help-answers.ts';
import { type HelpPageId, helpPageIds } from './help-pages.ts';
import { makeIndex, type SearchIndex } from './search/search-index.ts';

/** What the help shows in a language. */
export interface HelpTexts {
  readonly answerOf: (id: AnswerId) => { readonly question: string; readonly answer: string };
  readonly pageOf: (id: HelpPageId) => { readonly title: string; readonly text: string };
}

/** Other ways to ask: synonyms, words of the trade, usual misspellings, with commas between them. */
export interface HelpWords {
  readonly answers: Readonly<Record<AnswerId, string>>;
  readonly pages: Readonly<Record<HelpPageId, string>>;
}

/** An answer by its own id, a page or tool behind 'page:'. */
export type HelpHit = AnswerId | `page:${HelpPageId}`;
export type HelpIndex = SearchIndex<HelpHit>;

/** Between an answer and a page that fit as well the answer comes first: it links to the page. */
const PAGE_WEIGHT = 0.8;

/** The search of the help in one language, over answers, pages and tools. */
export function makeHelpIndex(texts: HelpTexts, words: HelpWords): HelpIndex {
  const answers = answerIds.map((id) => {
    const { question, answer } = texts.answerOf(id);
    return { id, title: question, text: answer, words: words.answers[id], weight: 1 };
  });
  const pages = helpPageIds.map((id) => ({ id: `page:${id}` as const, ...texts.pageOf(id), words: words.pages[id], weight: PAGE_WEIGHT }));
  return makeIndex<HelpHit>([...answers, ...pages]);
}

/** The page of a hit; undefined for an answer. */
export function pageOfHit(hit: HelpHit): HelpPageId | undefined {
  return helpPageIds.find((id) => hit === `page:${id}`);
}

/** An answer by a text that may be its id. */
export function readAnswerId(text: string | undefined): AnswerId | undefined {
  return answerIds.find((id) => id === text);
}
