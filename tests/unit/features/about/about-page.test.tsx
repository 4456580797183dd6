import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '#src/i18n/locales/en/about.json';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { sentencesOf, unsaid } from '#tests/unit/sentences.ts';
import { iconsIn } from '#tests/unit/ui/drawing.tsx';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

/** The page as this build's settings make it. */
async function open(language: 'en' | 'zh_hk' = 'en'): Promise<Document> {
  const { AboutPage } = await import('#src/features/about/about-page.tsx');
  const i18n = await createI18n(language);
  await loadNamespaces(i18n, ['about', 'contact']);
  const { page, store } = await makeApp(<AboutPage />, { i18n });
  const { languageAtom } = await import('#src/state/language.ts');
  store.set(languageAtom, language);
  return new DOMParser().parseFromString(renderToString(page), 'text/html');
}

const textsOf = (page: Document, selector: string) => [...page.querySelectorAll(selector)].map((element) => element.textContent);

describe('the about page', () => {
  it('says who we are, what we claim and what we make, and ends with the contact block under its anchor', async () => {
    const page = await open();
    expect(textsOf(page, 'h1, h2')).toEqual(['About OKKONG', 'Who we are', 'What we make', 'Contact us']);
    const claims = page.querySelector('[aria-labelledby="about-claims"]');
    expect(page.getElementById('about-claims')?.textContent).toBe('OKKONG in figures, as stated by the company');
    expect([...(claims?.querySelectorAll('dl > div') ?? [])].map((claim) => claim.textContent)).toEqual([
      'rigs managed740,000+',
      'countries20+',
      'online rate99%+',
      'higher earnings30%+',
      'lower cost30%+',
    ]);
    const who = textsOf(page, '[aria-labelledby="about-who"] p');
    expect(who.map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual(['OKKONG works', 'So we', 'Supported coins']);
    expect(textsOf(page, '[aria-labelledby="about-products"] dt')).toEqual([
      'Rig operating system',
      'Rig management platform',
      'Mobile app',
      'Smart mining pool',
      'Wallet',
      'Tools',
      'Affiliate program',
      'Mining class and help centre',
    ]);
    expect(textsOf(page, '[aria-labelledby="about-products"] dd')[6]).toMatch(/^0\.5% of the income/);
    const contact = page.getElementById('wrap');
    expect(contact?.getAttribute('aria-labelledby')).toBe('about-contact');
    // Each section is named by its own heading.
    const sections = [...page.querySelectorAll('[aria-labelledby]')];
    expect(sections.map((section) => section.querySelector(`#${section.getAttribute('aria-labelledby')}`)?.textContent)).toEqual([
      'OKKONG in figures, as stated by the company',
      'Who we are',
      'What we make',
      'Contact us',
    ]);
    const { meta: _meta, ...sentences } = english;
    // Names of channels that nobody has set are not said, but for ways that the form names.
    expect(unsaid(sentencesOf(sentences), page.body)).toEqual(['X', 'YouTube', 'Discord']);
    expect(contact?.textContent).toContain(english.contact.vip);
    expect(contact?.querySelector('form')?.getAttribute('aria-label')).toBe('Write to us');
    expect(contact?.querySelector('ul')).toBeNull();
  });

  it('counts as its reader does: in ten thousands in Chinese', async () => {
    const [rigs] = textsOf(await open('zh_hk'), 'dl dd');
    expect(rigs).toBe('74萬+');
  });

  it('opens only web pages in a new tab, and says so', async () => {
    vi.stubEnv('VITE_SUPPORT_EMAIL', 'help@pool.example');
    vi.stubEnv('VITE_X_URL', 'https://x.example/pool');
    const [email, x] = [...(await open()).querySelectorAll('#wrap li a')];
    expect(email?.getAttribute('href')).toBe('mailto:help@pool.example');
    expect(email?.textContent).toBe('Emailhelp@pool.example');
    expect(email?.hasAttribute('target')).toBe(false);
    expect(x?.getAttribute('href')).toBe('https://x.example/pool');
    expect(x?.textContent).toBe('Xx.example/poolopens in a new tab');
    expect(x?.getAttribute('target')).toBe('_blank');
    expect(x?.getAttribute('rel')).toBe('noopener');
    // An arrow in the row marks what stays here, a box with an arrow what does not.
    expect(iconsIn(x, ['external', 'arrow-right'])).toEqual(['external']);
    expect(iconsIn(email, ['external', 'arrow-right'])).toEqual(['arrow-right']);
  });
});
