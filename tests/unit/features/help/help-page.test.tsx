import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HelpTopic } from '#src/features/help/help-topics.ts';
import { type QuestionId, questions } from '#src/features/help/help.model.ts';
import english from '#src/i18n/locales/en/help.json';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { pageStage } from '#tests/unit/page-stage.tsx';
import { sentencesOf, unsaid } from '#tests/unit/sentences.ts';
import { click, mount, the } from '../../ui/mount.tsx';

/** The page as this build's settings make it. */
async function stage(topic?: HelpTopic) {
  const { HelpPage } = await import('#src/features/help/help-page.tsx');
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['help']);
  const { page } = await pageStage({ Content: () => <HelpPage topic={topic} />, i18n });
  return { page, i18n };
}

async function search(words: string): Promise<void> {
  const field = the<HTMLInputElement>('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const panel = () => the('[role="tabpanel"]');
const asked = () => [...panel().querySelectorAll('summary')].map((summary) => summary.textContent);
const hrefIn = (selector: string, words: string) =>
  [...document.querySelectorAll(`${selector} a`)].find((link) => link.textContent.includes(words))?.getAttribute('href');

afterEach(() => void vi.unstubAllEnvs());

describe('the help page', () => {
  it('opens at the tab that its link names, and lets the visitor choose another', async () => {
    const { page, i18n } = await stage('pool');
    await mount(page);
    expect(the('[aria-selected="true"]').textContent).toBe(i18n.t('help:topics.pool'));
    expect(panel().getAttribute('aria-label')).toBe(i18n.t('help:topics.pool'));
    expect(the('[role="tablist"]').getAttribute('aria-label')).toBe('Topics');
    expect(the('[aria-selected="true"]').getAttribute('aria-controls')).toBe(panel().id);
    const first = the('[role="tab"]:first-of-type');
    await act(async () => first.click());
    expect(the('[aria-selected="true"]')).toBe(first);
    expect(panel().getAttribute('aria-label')).toBe(i18n.t('help:topics.os'));
  });

  it('keeps what is searched for over a reload, as a change of language is one, and forgets it with the page', async () => {
    const { page } = await stage();
    await mount(page);
    await search('qqq');
    // A reload unmounts nothing.
    document.body.replaceChildren();
    const { rerender } = await mount((await stage()).page);
    expect(the<HTMLInputElement>('input').value).toBe('qqq');
    await rerender(null);
    await mount((await stage()).page);
    expect(the<HTMLInputElement>('input').value).toBe('');
  });

  it('shows the questions of a tab that is chosen during a search', async () => {
    const { page, i18n } = await stage();
    await mount(page);
    const field = the<HTMLInputElement>('input');
    await search('qqq');
    expect(panel().textContent).toContain(i18n.t('help:nothing'));
    expect(panel().textContent).toContain(i18n.t('help:nothingHint'));
    await act(async () => the('[role="tab"]:last-of-type').click());
    expect(panel().textContent).toContain(i18n.t('help:answers.tls.question'));
    expect(field.value).toBe('');
  });

  it('opens at the operating system where no tab is named, each question over its own answer, all of them closed', async () => {
    const { page, i18n } = await stage();
    await mount(page);
    expect([...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent)).toEqual([
      'OKKONG OS',
      'Rig management',
      'Smart pool',
    ]);
    expect(asked()).toEqual(questions.os.map((id) => i18n.t(`help:answers.${id}.question`)));
    const answers = [...panel().querySelectorAll('details')];
    expect(answers.map((answer) => answer.querySelector('p')?.textContent)).toEqual(
      questions.os.map((id) => i18n.t(`help:answers.${id}.answer`)),
    );
    expect(answers.some((answer) => answer.open)).toBe(false);
  });

  it('says in all three tabs how many answers a search has found, and shows them, even one', async () => {
    const { page, i18n } = await stage();
    await mount(page);
    await search('   ');
    expect(asked()).toHaveLength(questions.os.length);
    expect(document.querySelector('[role="status"]')).toBeNull();
    // The words of an answer, not of its question.
    await search('BEIJING time');
    expect(asked()).toEqual([i18n.t('help:answers.payout.question')]);
    expect(the('[role="status"]').textContent).toBe('1 found across the three topics');
    expect(panel().getAttribute('aria-label')).toBe('Search all answers');
    expect(panel().textContent).not.toContain(i18n.t('help:nothing'));
    expect(the('label').textContent).toBe('Search all answers');
    expect(the<HTMLInputElement>('input').maxLength).toBe(60);
  });

  it('leads back from a search that has found nothing to all questions', async () => {
    const { page } = await stage('rigs');
    await mount(page);
    await search('qqq');
    expect(asked()).toEqual([]);
    await click(the('[role="tabpanel"] button'));
    expect(asked()).toHaveLength(questions.rigs.length);
    expect(the<HTMLInputElement>('input').value).toBe('');
  });

  it('leads from an answer to the page that goes on with it', async () => {
    const { page, i18n } = await stage('rigs');
    await mount(page);
    const wayOf = (question: string) => {
      const answer = [...panel().querySelectorAll('details')].find((item) => item.textContent.startsWith(question));
      const link = answer?.querySelector('a');
      return link && `${link.textContent} ${link.getAttribute('href')}`;
    };
    const ways = (ids: readonly QuestionId[]) => ids.map((id) => wayOf(i18n.t(`help:answers.${id}.question`)));
    expect(ways(questions.rigs)).toEqual([null, null, 'Check the rig step by step /tools?type=1', 'See the lessons /classroom', null]);
    await click(the('[role="tab"]:first-of-type'));
    expect(ways(['package', 'flash', 'stick', 'bios'])).toEqual([
      'See OKKONG OS packages /okkong-os',
      'See the lessons /classroom',
      'See the lessons /classroom',
      null,
    ]);
    await click(the('[role="tab"]:last-of-type'));
    expect(ways(['address', 'anonymous'])).toEqual([null, 'With or without an account /register']);
  });

  it('leads on to people and lessons, and to the tutorial once there is one', async () => {
    const { page } = await stage();
    const { container, rerender } = await mount(page);
    const { title, lede, search: field, searchPlaceholder, stuck: words } = english;
    const { tutorial, ...always } = words;
    expect(unsaid(sentencesOf({ title, lede, field, searchPlaceholder, always }), container)).toEqual([]);
    const stuck = '[aria-labelledby="help-stuck"]';
    expect(the(stuck).querySelector('#help-stuck')?.textContent).toBe(english.stuck.title);
    expect(hrefIn(stuck, 'Contact us')).toBe('/about-us?id=wrap');
    expect(hrefIn(stuck, 'Mining class')).toBe('/classroom');
    expect(container.textContent).not.toContain(tutorial);
    vi.resetModules();
    vi.stubEnv('VITE_TUTORIAL_URL', 'https://learn.example/');
    await rerender(null);
    const withTutorial = renderToString((await stage()).page);
    expect(withTutorial).toMatch(/href="https:\/\/learn\.example\/" target="_blank" rel="noopener">Mining tutorial<span class="vh">/);
  });
});
