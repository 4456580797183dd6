import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as helpAnswers from '#src/features/help/help-answers.ts';
import { answerIds as productAnswers } from '#src/features/help/help-answers.ts';

describe('the help of an operator’s site', () => {
  let answers: typeof helpAnswers;
  let droppedPaths: readonly string[];
  beforeAll(async () => {
    // As the build says it of a site with sources and without the programme.
    vi.stubGlobal('__HAS_AI_BTC__', false);
    vi.stubGlobal('__HAS_AFFILIATE__', false);
    vi.resetModules();
    answers = await import('#src/features/help/help-answers.ts');
    ({ droppedPaths } = await import('#src/parts/known-routes.ts'));
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('has no answer about what the site does not have', () => {
    expect(productAnswers.filter((id) => !answers.answerIds.includes(id))).toEqual(['eth', 'merged', 'ai', 'okc', 'invite']);
    expect(answers.groupsOf('pool').flatMap(({ answers: ids }) => ids)).not.toContain('invite');
  });

  it('has no way to the page of the programme', () => {
    expect(droppedPaths).toEqual(['/affiliate']);
  });
});
