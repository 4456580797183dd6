import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerIds, groupsOf } from '#src/features/help/help-answers.ts';
import { loadHelpWords } from '#src/features/help/help-words.ts';
import type { HelpTopic } from '#src/features/help/help-topics.ts';
import english from '#src/i18n/locales/en/help.json';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { sessionAtom } from '#src/state/session.ts';
import { makeStore, type Store } from '#src/state/store.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { sentencesOf, unsaid } from '#tests/unit/sentences.ts';
import { click, mount, the } from '../../ui/mount.tsx';
import { enter } from '#tests/unit/user.ts';

/** The page as this build's settings make it. */
async function stage({ topic, answer, store = makeStore() }: { topic?: HelpTopic; answer?: string; store?: Store } = {}) {
  const { HelpPage } = await import('#src/features/help/help-page.tsx');
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['help']);
  const words = await loadHelpWords('en');
  const paths = ['/help', '/tools', '/okkong-os', '/classroom', '/about-us', '/overview', '/register', '/account', '/'];
  const { page } = await makeApp(<HelpPage topic={topic} answer={answer} words={words} />, { i18n, store, paths });
  return { page, i18n };
}

async function search(words: string): Promise<void> {
  await enter(the<HTMLInputElement>('input'), words);
}

const panel = () => the('[role="tabpanel"]');
const asked = () => [...panel().querySelectorAll('summary')].map((summary) => summary.textContent);
const hrefsIn = (selector: string) => [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));
const button = (within: string, words: string) =>
  [...the(within).querySelectorAll('button')].find((one) => one.textContent === words) ?? document.body;
const idsOf = (topic: HelpTopic) => groupsOf(topic).flatMap(({ answers }) => answers);

afterEach(() => void vi.unstubAllEnvs());

describe('the help page', () => {
  it('opens at the tab that its link names, and lets the visitor choose another', async () => {
    const { page, i18n } = await stage({ topic: 'pool' });
    await mount(page);
    expect(the('[aria-selected="true"]').textContent).toBe(i18n.t('help:topics.pool'));
    expect(panel().getAttribute('aria-label')).toBe(i18n.t('help:topics.pool'));
    expect(the('[role="tablist"]').getAttribute('aria-label')).toBe('Topics');
    expect(the('[aria-selected="true"]').getAttribute('aria-controls')).toBe(panel().id);
    expect([...panel().querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
      'Connecting',
      'Hashrate and earnings',
      'Payouts',
      'Account',
      'This site',
    ]);
    const first = the('[role="tab"]:first-of-type');
    await click(first);
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

  it('opens at the operating system where no tab is named, each question over its own answer, all of them closed', async () => {
    const { page, i18n } = await stage();
    await mount(page);
    expect([...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent)).toEqual([
      'OKKONG OS',
      'Rig management',
      'Smart pool',
    ]);
    expect(asked()).toEqual(idsOf('os').map((id) => i18n.t(`help:answers.${id}.question`)));
    const answers = [...panel().querySelectorAll('details')];
    expect(answers.map((answer) => answer.querySelector('p')?.textContent)).toEqual(
      idsOf('os').map((id) => i18n.t(`help:answers.${id}.answer`)),
    );
    expect(answers.some((answer) => answer.open)).toBe(false);
  });

  it('opens the answer that its link names, in its tab, with the focus on it; a name of none is no name', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const { page, i18n } = await stage({ answer: 'noPayout' });
    const { rerender } = await mount(page);
    expect(panel().getAttribute('aria-label')).toBe(i18n.t('help:topics.pool'));
    expect([...panel().querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['answer-noPayout']);
    expect(document.activeElement?.textContent).toBe(english.answers.noPayout.question);
    expect(scrolled).toHaveBeenCalledOnce();
    await rerender(null);
    await mount((await stage({ answer: '../x' })).page);
    expect(panel().querySelector('details[open]')).toBeNull();
    scrolled.mockRestore();
  });

  it('says how much a search has found, best first, in all three tabs', async () => {
    const { page, i18n } = await stage();
    await mount(page);
    await search('   ');
    expect(asked()).toHaveLength(idsOf('os').length);
    await search('my miner shows ofline');
    expect(asked()[0]).toBe(i18n.t('help:answers.offline.question'));
    expect(the('[role="tabpanel"] > [role="status"]').textContent).toMatch(/^\d+ results, best first$/);
    expect(panel().getAttribute('aria-label')).toBe('Search answers, pages and tools');
    await search('solo');
    expect(the('[role="tabpanel"] > [role="status"]').textContent).toBe('1 result, best first');
    expect(the<HTMLInputElement>('input').maxLength).toBe(120);
  });

  it('finds tools and pages as well, those that this build has', async () => {
    const { page } = await stage();
    await mount(page);
    await search('DAG calculator');
    expect(panel().querySelector('li')?.textContent).toBe(`Tool${english.pages.dag.title}${english.pages.dag.text}`);
    expect(hrefsIn('[role="tabpanel"] li:first-child')).toEqual(['/tools?type=2']);
    // Its route is not among those of this stage.
    await search('monthly report');
    expect(panel().textContent).not.toContain(english.pages.month.text);
  });

  it('leads back from a search that has found nothing to all questions', async () => {
    const { page, i18n } = await stage({ topic: 'rigs' });
    await mount(page);
    await search('qqq');
    expect(asked()).toEqual([]);
    expect(panel().textContent).toContain(i18n.t('help:nothingHint'));
    await click(the('[role="tabpanel"] button'));
    expect(asked()).toHaveLength(idsOf('rigs').length);
    expect(the<HTMLInputElement>('input').value).toBe('');
    await search('qqq');
    await click(the('[role="tab"]:last-of-type'));
    expect(panel().textContent).toContain(i18n.t('help:answers.tls.question'));
  });

  it('leads from an answer to the pages that do what it says, and gives its own address', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const { page } = await stage({ topic: 'pool' });
    await mount(page);
    expect(hrefsIn('#answer-dagFull')).toEqual(['/tools?type=2']);
    expect(hrefsIn('#answer-noPayout')).toEqual(['/overview', '/about-us?id=wrap']);
    expect(hrefsIn('#answer-vip')).toEqual(['/?id=vip', '/about-us?id=wrap']);
    await click(button('#answer-dagFull', 'Copy link'));
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/help?answer=dagFull`);
    vi.unstubAllGlobals();
  });

  it('leads to the register page who has no account', async () => {
    const { page } = await stage({ topic: 'pool' });
    await mount(page);
    expect(hrefsIn('#answer-anonymous')).toContain('/register');
  });

  it('leads nobody there who is logged in', async () => {
    const store = makeStore();
    store.set(sessionAtom, { token: 't', gid: '40718826', nickname: '', avatar: '' });
    await mount((await stage({ topic: 'pool', store })).page);
    await drawn(() => expect(hrefsIn('#answer-anonymous')).not.toContain('/register'));
    expect(hrefsIn('#answer-anonymous')).toContain('/overview');
  });

  it('asks whether an answer has helped, keeps the word, and leads who says no to a person', async () => {
    const { page } = await stage({ topic: 'pool' });
    await mount(page);
    await click(button('#answer-noPayout', 'Yes'));
    expect(button('#answer-noPayout', 'Yes').getAttribute('aria-pressed')).toBe('true');
    expect(the('#answer-noPayout [role="status"]').textContent).toBe(english.helped.thanks);
    await click(button('#answer-noPayout', 'No'));
    expect(button('#answer-noPayout', 'Yes').getAttribute('aria-pressed')).toBe('false');
    expect(the('#answer-noPayout [role="status"]').textContent).toBe(english.helped.sorry);
    expect(hrefsIn('#answer-noPayout [role="group"]')).toEqual(['/about-us?id=wrap&topic=payout&about=I+got+no+payout.+Why%3F']);
    expect(the('#answer-vip [role="status"]').textContent).toBe('');
  });

  it('leads on to people and lessons, and to the tutorial once there is one', async () => {
    const { page } = await stage();
    const { container, rerender } = await mount(page);
    const { title, lede, search: field, searchPlaceholder, stuck: words } = english;
    const { tutorial, ...always } = words;
    expect(unsaid(sentencesOf({ title, lede, field, searchPlaceholder, always }), container)).toEqual([]);
    const stuck = '[aria-labelledby="help-stuck"]';
    expect(the(stuck).querySelector('#help-stuck')?.textContent).toBe(english.stuck.title);
    expect(hrefsIn(stuck)).toEqual(['/about-us?id=wrap', '/classroom']);
    expect(container.textContent).not.toContain(tutorial);
    vi.resetModules();
    vi.stubEnv('VITE_TUTORIAL_URL', 'https://learn.example/');
    await rerender(null);
    const withTutorial = renderToString((await stage()).page);
    expect(withTutorial).toMatch(/href="https:\/\/learn\.example\/" target="_blank" rel="noopener">Mining tutorial<span class="vh">/);
  });

  it('has every answer in one of its tabs', () => {
    expect((['os', 'rigs', 'pool'] as const).flatMap(idsOf)).toEqual(answerIds);
  });
});
