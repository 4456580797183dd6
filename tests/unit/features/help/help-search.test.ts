import { describe, expect, it } from 'vitest';
import { languages } from '#src/contracts/languages.ts';
import { answerIds } from '#src/features/help/help-answers.ts';
import { helpPageIds } from '#src/features/help/help-pages.ts';
import { searchHelp } from '#src/features/help/help-search.ts';
import enWords from '#src/features/help/words/en.json';
import zhWords from '#src/features/help/words/zh.json';
import english from '#src/i18n/locales/en/help.json';
import chinese from '#src/i18n/locales/zh/help.json';
import hongKong from '#src/i18n/locales/zh_hk/help.json';
import { type HelpQuestion, minersQuestions, otherQuestions, walkedQuestions } from './help-questions.ts';

/** The questions of a table that do not find their answer among the first three. */
function missed(questions: readonly HelpQuestion[]): readonly string[] {
  return questions.flatMap(([id, ...asked]) =>
    languages.flatMap((language, index) => {
      const query = asked[index] ?? '';
      const found = searchHelp(query, language).slice(0, 3);
      return found.includes(id) ? [] : [`${language} "${query}": ${found.join(', ')} instead of ${id}`];
    }),
  );
}

describe('the search of the help', () => {
  it('finds what visitors looked for, in each language, among the first three', () => {
    expect(walkedQuestions).toHaveLength(20);
    expect(missed(walkedQuestions)).toEqual([]);
  });

  it('finds it worded loosely, misspelt and in words of the trade', () => {
    expect(otherQuestions.length).toBeGreaterThanOrEqual(40);
    expect(missed(otherQuestions)).toEqual([]);
  });

  it('finds it as miners ask', () => {
    expect(minersQuestions.length).toBeGreaterThanOrEqual(40);
    expect(missed(minersQuestions)).toEqual([]);
  });

  it.each(languages)('finds every answer by its own question, first, in %s', (language) => {
    const texts = { en: english, zh: chinese, zh_hk: hongKong }[language];
    const notFirst = answerIds.filter((id) => searchHelp(texts.answers[id].question, language)[0] !== id);
    expect(notFirst).toEqual([]);
  });

  it.each(languages)('finds every page and tool by its title in %s', (language) => {
    const texts = { en: english, zh: chinese, zh_hk: hongKong }[language];
    const lost = helpPageIds.filter((id) => !searchHelp(texts.pages[id].title, language).slice(0, 4).includes(`page:${id}`));
    expect(lost).toEqual([]);
  });

  it.each([
    ['fee', 'fee'],
    ['FEES', 'fee'],
    ['rejcted', 'rejected'],
    ['sub account', 'subAccount'],
    ['subaccount', 'subAccount'],
    ['hash rate dropped', 'lowHashrate'],
    ['ｍｉｎｉｍｕｍ　ｐａｙｏｕｔ', 'minimum'],
    ["Can't log in", 'forgotPassword'],
    ['DAG calculator', 'page:dag'],
    ['GPU calculator', 'page:gpu'],
    ['how to mine monero with a zebra', 'coins'],
  ])('takes "%s" as a visitor means it', (query, id) => {
    expect(searchHelp(query, 'en').slice(0, 3)).toContain(id);
  });

  it.each([
    ['zh', '沒到賬', 'noPayout'],
    ['zh', '斷線', 'offline'],
    ['zh', 'ｓｔａｌｅ', 'stale'],
    ['zh', 'DAG計算機', 'page:dag'],
    ['zh_hk', '没到账', 'noPayout'],
    ['zh_hk', '起付额', 'minimum'],
    ['zh_hk', '手续费', 'fee'],
    ['zh_hk', '登入唔到', 'forgotPassword'],
    ['zh_hk', '掉线', 'offline'],
  ] as const)('finds in %s what is typed in the other writing: %s', (language, query, id) => {
    expect(searchHelp(query, language)[0]).toBe(id);
  });

  it.each(['', '   ', '?!', 'the', 'qqqxyz', '的'])('finds nothing by "%s", and does not fail', (query) => {
    for (const language of languages) expect(searchHelp(query, language)).toEqual([]);
  });

  it('has words for every answer and every page', () => {
    for (const words of [enWords, zhWords]) {
      expect(Object.keys(words.answers)).toEqual(answerIds);
      expect(Object.keys(words.pages)).toEqual(helpPageIds);
    }
  });
});
