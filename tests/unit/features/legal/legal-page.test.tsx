import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { compileMarkdown } from '#src/app/build-plugins/markdown-blocks.ts';
import type { LegalText } from '#src/features/legal/legal-texts.ts';
import sentences from '#src/i18n/locales/zh_hk/legal.json';
import { click, mount, the } from '../../ui/mount.tsx';

const textOf = (document: LegalText['document'], source: string): LegalText => ({
  document,
  blocks: compileMarkdown(source),
  sentences,
  language: 'zh_hk',
  meta: sentences[document].meta,
});

/** The page as this build's settings make it. */
async function pageOf(text: LegalText) {
  const { LegalPage } = await import('#src/features/legal/legal-page.tsx');
  return <LegalPage text={text} />;
}

afterEach(() => void vi.unstubAllEnvs());

it('shows a document in its own language with a date, contents that lead to its sections, and no style attribute', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const text = textOf('privacy', readFileSync('src/features/legal/texts/zh_hk/privacy.md', 'utf8'));
  const html = renderToString(await pageOf(text));
  host.append(new DOMParser().parseFromString(html, 'text/html').body.firstElementChild ?? '');

  expect(host.querySelector('article')?.lang).toBe('zh-Hant-HK');
  expect(host.querySelector('article')?.dataset['document']).toBe('privacy');
  expect([...host.querySelectorAll('h1')].map((title) => title.textContent)).toEqual(['私隱政策']);
  expect(host.querySelector('time')?.dateTime).toBe('2026-11-27');
  expect(host.querySelector('time')?.textContent).toBe('由2026年11月27日起生效');
  expect(host.querySelector('nav')?.getAttribute('aria-label')).toBe('目錄');
  const targets = [...host.querySelectorAll('nav a')].map((link) => decodeURIComponent(link.getAttribute('href') ?? '').slice(1));
  expect(targets).toHaveLength(10);
  for (const target of targets) expect(document.getElementById(target)?.tagName).toBe('H2');
  expect(html).not.toContain(' style=');
});

const sample = `# Title

A paragraph with **weight** and [a link](/terms_hk).

## First

1. one
2. two

- loose

### Below it

| Name | Kept |
| --- | --- |
| lang | a year |

## Second

End.
`;

it('keeps the form of each piece: titles, lists with and without numbers, tables, emphasis and links', async () => {
  const { container } = await mount(await pageOf(textOf('terms', sample)));
  const read = (selector: string) => [...container.querySelectorAll(selector)].map((element) => element.textContent);
  expect(read('h1')).toEqual(['Title']);
  expect(read('h2')).toEqual(['First', 'Second']);
  expect(read('h3')).toEqual(['Below it']);
  expect(read('nav li')).toEqual(['First', 'Second']);
  expect(read('article > div ol li')).toEqual(['one', 'two']);
  expect(read('article > div ul li')).toEqual(['loose']);
  expect(read('th[scope="col"]')).toEqual(['Name', 'Kept']);
  expect(read('tbody tr td')).toEqual(['lang', 'a year']);
  expect(read('strong')).toEqual(['weight']);
  expect(container.querySelector('article > div a')?.getAttribute('href')).toBe('/terms_hk');
  // Our texts lead to pages of this site alone, and those stay in this tab.
  expect(container.querySelectorAll('a[target]')).toHaveLength(0);
  expect(container.querySelector('article > div p')?.textContent).toBe('A paragraph with weight and a link.');
});

it('prints at a press of its button, without the contents and the button', async () => {
  await mount(await pageOf(textOf('terms', sample)));
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  expect(the('button').textContent).toBe('列印');
  expect(the('nav').dataset['print']).toBe('no');
  await click(the('button'));
  expect(print).toHaveBeenCalledOnce();
});

it('names who is bound as the settings say: the operator in contracts, who holds the data in privacy policies', async () => {
  vi.resetModules();
  vi.stubEnv('VITE_LEGAL_COMPANY', 'Pool Ltd');
  vi.stubEnv('VITE_LEGAL_LAW', 'Law of Somewhere');
  vi.stubEnv('VITE_LEGAL_CONTROLLER', 'Data Ltd');
  const partiesOf = async (document: LegalText['document']) => {
    const html = renderToString(await pageOf(textOf(document, sample)));
    const page = new DOMParser().parseFromString(html, 'text/html');
    return [...page.querySelectorAll('dl div')].map((party) => party.textContent);
  };
  const unset = '地址未有列明，請經聯絡方法查詢';
  expect(await partiesOf('terms')).toEqual(['營運方Pool Ltd', unset, '適用法律Law of Somewhere']);
  expect(await partiesOf('ukrpoolTerms')).toEqual(['營運方Pool Ltd', unset, '適用法律Law of Somewhere']);
  expect(await partiesOf('privacy')).toEqual(['資料使用者Data Ltd', unset]);
  expect(await partiesOf('ukrpoolPrivacy')).toEqual(['資料使用者Data Ltd', unset]);
});

it.each(['terms', 'privacy', 'ukrpoolTerms', 'ukrpoolPrivacy'] as const)(
  'without an operator the %s say that they bind nobody',
  async (document) => {
    vi.resetModules();
    vi.stubEnv('VITE_LEGAL_COMPANY', '');
    vi.stubEnv('VITE_LEGAL_LAW', 'Law of Somewhere');
    const page = new DOMParser().parseFromString(renderToString(await pageOf(textOf(document, sample))), 'text/html');
    expect(page.querySelector('header')?.textContent).toContain('並無營運方，此處內容不構成任何合約');
    expect(page.querySelectorAll('dl')).toHaveLength(0);
  },
);
