import { describe, expect, it } from 'vitest';
import { helpTopics } from '#src/features/help/help-topics.ts';
import { findQuestions, isSearch, placeOfQuestion, questions, type QuestionId } from '#src/features/help/help.model.ts';
import english from '#src/i18n/locales/en/help.json';
import hongKong from '#src/i18n/locales/zh_hk/help.json';

const inEnglish = (id: QuestionId) => english.answers[id];
const all: readonly QuestionId[] = helpTopics.flatMap((topic) => [...questions[topic]]);

describe('the help centre', () => {
  it('asks every question that has an answer, once', () => {
    expect([...all].toSorted()).toEqual(Object.keys(english.answers).toSorted());
    expect(new Set(all).size).toBe(all.length);
  });

  it('asks them in the order in which a miner meets them', () => {
    expect(questions.os).toEqual(['cost', 'package', 'flash', 'stick', 'bios', 'undo']);
    expect(questions.rigs).toEqual(['where', 'delay', 'offline', 'rejected', 'settings']);
    expect(questions.pool.slice(0, 4)).toEqual(['address', 'ports', 'tls', 'worker']);
  });

  it('leads on only from its own questions', () => {
    expect(all).toEqual(expect.arrayContaining(Object.keys(placeOfQuestion)));
  });
});

describe('the search', () => {
  it('finds every word in question or answer, in any case, over all topics', () => {
    expect(findQuestions('BIJING', inEnglish)).toEqual([]);
    expect(findQuestions('beijing time', inEnglish)).toEqual(['payout']);
    // The blank of a Chinese keyboard.
    expect(findQuestions('beijing\u3000time', inEnglish)).toEqual(['payout']);
    const firewall = findQuestions('port FIREWALL', inEnglish);
    expect(firewall).toContain('ports');
    expect(findQuestions('sd card', inEnglish)).toContain('flash');
  });

  it('works for Chinese, which has no blanks', () => {
    expect(findQuestions('私鑰', (id) => hongKong.answers[id])).toEqual(['thief']);
  });

  it('looks for nothing when nothing is asked', () => {
    expect(isSearch('  ')).toBe(false);
    expect(findQuestions('  ', inEnglish)).toEqual([]);
  });
});
