import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageHtml } from '#src/app/build-plugins/page-html.ts';
import { root } from '#tests/architecture/source-files.ts';

const template = readFileSync(join(root, 'index.html'), 'utf8');
const page = {
  html: '<main>$& text</main>',
  tag: 'zh-Hans',
  siteTag: 'en',
  title: 'A & <B>',
  noScript: 'Without <scripts>',
  oldBrowser: 'Chrome <111>',
  lateFiles: 'Being "updated"',
  tags: [],
  entry: ['/assets/runtime.js', '/assets/main.js'],
  js: [],
  sheets: [],
  path: '/about-us',
};

describe('the HTML of a prerendered page', () => {
  it('has its language and that of the words around it, its body word for word, and the path it was made for', () => {
    const html = pageHtml(template, page);
    expect(html).toContain('<html lang="zh-Hans"');
    expect(html).toContain('<div id="root" lang="en" data-path="/about-us"><main>$& text</main></div>');
    expect(pageHtml(template, { ...page, query: ['topic', 'about'] })).toContain(`data-path="/about-us" data-query="topic about">`);
  });

  it('is a shell without a path: nothing to hydrate', () => {
    const { path: _path, ...shell } = page;
    expect(pageHtml(template, { ...shell, html: '' })).toContain('<div id="root" lang="en"></div>');
  });

  it('cannot be broken out of by a title or an attribute', () => {
    const tags = [{ tag: 'meta' as const, attributes: { name: 'description', content: '"><script>alert(1)</script>' } }];
    const html = pageHtml(template, { ...page, tags });
    expect(html).toContain('<title>A &amp; &lt;B></title>');
    expect(html).toContain('content="&quot;>&lt;script>alert(1)&lt;/script>"');
  });

  it('links its own sheets, names what stands in them, and styles before scripts', () => {
    const sheets = [
      { href: '/assets/site.css', holds: ['/assets/main.css', '/assets/parts.css'] },
      { href: '/assets/about.css', holds: [] },
    ];
    const html = pageHtml(template, { ...page, sheets, js: ['/assets/about.js'] });
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/site.css">',
      '<link rel="stylesheet" href="/assets/main.css" disabled>',
      '<link rel="stylesheet" href="/assets/parts.css" disabled>',
      '<link rel="stylesheet" href="/assets/about.css">',
    ]);
    expect(html.indexOf('about.css')).toBeLessThan(html.indexOf('main.js'));
  });

  it('starts its scripts as modules behind the styles, and names what they will import for after the first paint', () => {
    const html = pageHtml(template, { ...page, js: ['/assets/runtime.js', '/assets/main.js', '/assets/about.js'] });
    expect(html.match(/<script type="module"[^>]*>|<link rel="later"[^>]*>/g)).toEqual([
      '<script type="module" src="/assets/runtime.js">',
      '<script type="module" src="/assets/main.js">',
      '<link rel="later" href="/assets/about.js">',
    ]);
  });

  it('holds what an old browser is told, in the language of its own words', () => {
    expect(pageHtml(template, page)).toContain(
      '<p id="old-browser" role="alert" data-late="Being &quot;updated&quot;" hidden>Chrome &lt;111></p>',
    );
  });

  it('says where scripts are off what it lacks', () => {
    expect(pageHtml(template, page)).toContain('<noscript><p lang="en">Without &lt;scripts></p></noscript>');
  });
});
