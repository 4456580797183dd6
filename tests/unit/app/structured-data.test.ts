import { expect, it } from 'vitest';
import { pageHtml } from '#src/app/build-plugins/page-html.ts';
import { structuredData } from '#src/app/structured-data.ts';

const origin = 'https://okkong.example';

it('says on the home page who runs the site, in its language', () => {
  const data = structuredData({ path: '/', title: 'OKKONG', language: 'zh', origin });
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name: 'OKKONG', url: `${origin}/`, logo: `${origin}/icons/icon-512.png` },
      { '@type': 'WebSite', inLanguage: 'zh-Hans', publisher: { '@id': `${origin}/#organization` } },
    ],
  });
});

it.each([
  ['/help', `${origin}/help?language=en`],
  ['/terms_en', `${origin}/terms_en`],
])('says on %s the way to it', (path, item) => {
  expect(structuredData({ path, title: 'A page | OKKONG', language: 'en', origin })).toMatchObject({
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'OKKONG', item: `${origin}/?language=en` },
          { position: 2, name: 'A page', item },
        ],
      },
    ],
  });
});

it('says what a page answers, in its language', () => {
  const questions = [{ question: 'Why?', answer: 'Because.' }];
  expect(structuredData({ path: '/help', title: 'Help', language: 'zh_hk', origin, questions })).toMatchObject({
    '@graph': [
      {},
      {
        '@type': 'FAQPage',
        inLanguage: 'zh-Hant-HK',
        mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } }],
      },
    ],
  });
});

it('stands behind the page as a block of data that nothing in it can end', () => {
  const parts = {
    html: '',
    tag: 'en',
    siteTag: 'en',
    title: 'T',
    noScript: '',
    oldBrowser: '',
    lateFiles: '',
    tags: [],
    entry: [],
    js: [],
    sheets: [],
  };
  const html = pageHtml('<body></body>', { ...parts, structured: { name: '</script><b>' } });
  expect(html).toContain('<body><script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script></body>');
  expect(pageHtml('<body></body>', parts)).not.toContain('ld+json');
});
