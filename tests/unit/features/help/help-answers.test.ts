import { describe, expect, it } from 'vitest';
import { answerIds, contactTopicOf, groupsOf, helpGroups, pagesOf, topicOf } from '#src/features/help/help-answers.ts';
import { helpPageIds, placeOf } from '#src/features/help/help-pages.ts';
import { helpTopics } from '#src/features/help/help-topics.ts';
import english from '#src/i18n/locales/en/help.json';

describe('the help centre', () => {
  it('has at least 60 answers, each once, each with its text', () => {
    expect(answerIds.length).toBeGreaterThanOrEqual(60);
    expect(new Set(answerIds).size).toBe(answerIds.length);
    expect([...answerIds].toSorted()).toEqual(Object.keys(english.answers).toSorted());
    expect(Object.keys(english.pages)).toEqual(helpPageIds);
    expect(Object.keys(english.groups)).toEqual(helpGroups.map(({ id }) => id));
  });

  it('has each answer in one of the three tabs', () => {
    expect(helpTopics.flatMap((topic) => groupsOf(topic).flatMap(({ answers }) => answers))).toEqual(answerIds);
    expect(topicOf('flash')).toBe('os');
    expect(topicOf('offline')).toBe('rigs');
    expect(topicOf('noPayout')).toBe('pool');
  });

  it('leads to the page that does what an answer says', () => {
    expect(pagesOf('dagFull')).toEqual(['dag']);
    expect(pagesOf('vip')).toContain('vip');
    expect(pagesOf('region')).toContain('forbidden');
    expect(pagesOf('forgotPassword')).toContain('login');
    expect(placeOf('dag', 'en')).toEqual({ to: '/tools', search: { type: 2 } });
    expect(placeOf('terms', 'zh_hk')).toEqual({ to: '/terms_hk' });
    expect(placeOf('privacy', 'zh')).toEqual({ to: '/privacy' });
  });

  it('says what a message about an answer is about', () => {
    expect([contactTopicOf('noPayout'), contactTopicOf('noCode'), contactTopicOf('ports')]).toEqual(['payout', 'account', 'mining']);
  });
});
