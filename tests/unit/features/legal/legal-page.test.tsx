import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compileMarkdown } from '#src/app/build-plugins/markdown-blocks.ts';
import { LegalPage } from '#src/features/legal/legal-page.tsx';
import sentences from '#src/i18n/locales/zh_hk/legal.json';

it('shows a document in its own language with a date, contents that lead to its sections, and no style attribute', () => {
  const blocks = compileMarkdown(readFileSync('src/features/legal/texts/zh_hk/privacy.md', 'utf8'));
  const host = document.body.appendChild(document.createElement('div'));
  const html = renderToString(
    <LegalPage text={{ document: 'privacy', blocks, sentences, language: 'zh_hk', meta: sentences.privacy.meta }} />,
  );
  host.append(new DOMParser().parseFromString(html, 'text/html').body.firstElementChild ?? '');

  expect(host.querySelector('article')?.lang).toBe('zh-Hant-HK');
  expect([...host.querySelectorAll('h1')].map((title) => title.textContent)).toEqual(['私隱政策']);
  expect(host.querySelector('time')?.dateTime).toBe('2026-11-21');
  const targets = [...host.querySelectorAll('nav a')].map((link) => decodeURIComponent(link.getAttribute('href') ?? '').slice(1));
  expect(targets).toHaveLength(10);
  for (const target of targets) expect(document.getElementById(target)?.tagName).toBe('H2');
  expect(html).not.toContain(' style=');
  // Nobody has set who stands behind the text: that is said, not left out.
  expect([...host.querySelectorAll('dl div')].map((party) => party.textContent)).toEqual([
    '資料使用者未填寫：網站營運方尚未提供',
    '地址未填寫：網站營運方尚未提供',
  ]);
});
