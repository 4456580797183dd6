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
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'OKKONG', item: `${origin}/?language=en` },
      { position: 2, name: 'A page', item },
    ],
  });
});

it('stands in the head as a block of data that nothing in it can end', () => {
  const parts = { html: '', tag: 'en', siteTag: 'en', title: 'T', noScript: '', oldBrowser: '', tags: [], js: [], sheets: [] };
  const html = pageHtml('<head><!--head--></head>', { ...parts, structured: { name: '</script><b>' } });
  expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>');
  expect(pageHtml('<head><!--head--></head>', parts)).not.toContain('ld+json');
});
