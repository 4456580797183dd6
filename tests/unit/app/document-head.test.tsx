import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { StaticDataRouteOption } from '@tanstack/react-router';
import { applyHead } from '#src/app/document-head.ts';
import { headOf } from '#src/app/head.ts';
import { brand } from '#src/lib/brand.ts';
import type { AppRouter } from '#src/app/router.tsx';

const sentences: Record<string, unknown> = {
  'landing:meta': { title: 'OKKONG', description: 'A pool', keywords: 'pool' },
  'about:meta': { title: 'About <us> & "you"', description: 'Who we are', keywords: 'about' },
};

/** A router as the head sees it: the matched routes' static data, the place, the sentences. */
function routerAt(pathname: string, ...staticData: StaticDataRouteOption[]): AppRouter {
  const i18n = { getResource: (_language: string, namespace: string, key: string) => sentences[`${namespace}:${key}`] };
  const state = { matches: staticData.map((data) => ({ staticData: data })), location: { pathname } };
  return { state, options: { context: { i18n } } } as unknown as AppRouter;
}

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const href = (selector: string) => document.head.querySelector(selector)?.getAttribute('href');

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="#000"><link rel="icon" href="/favicon.svg">';
  document.documentElement.lang = 'en';
});

describe('the head of a page', () => {
  it('has title, description, keywords, canonical and Open Graph of its route', () => {
    applyHead(routerAt('/about-us', { meta: 'about:meta' }), 'zh_hk');
    expect(document.title).toBe('About <us> & "you"');
    expect(content('meta[name="description"]')).toBe('Who we are');
    expect(content('meta[name="keywords"]')).toBe('about');
    expect(href('link[rel="canonical"]')).toMatch(/\/about-us\?language=zh_hk$/);
    expect(content('meta[property="og:title"]')).toBe('About <us> & "you"');
    expect(content('meta[property="og:locale"]')).toBe('zh_HK');
  });

  it('names every language once, and English for the rest', () => {
    applyHead(routerAt('/about-us'), 'en');
    const languages = [...document.head.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(languages).toEqual([
      ['en', expect.stringMatching(/\/about-us\?language=en$/)],
      ['zh-Hans', expect.stringMatching(/\/about-us\?language=zh$/)],
      ['zh-Hant-HK', expect.stringMatching(/\/about-us\?language=zh_hk$/)],
      ['x-default', expect.stringMatching(/\/about-us\?language=en$/)],
    ]);
  });

  it('names the feeds of a page that has them, in its language, and only there', () => {
    applyHead(routerAt('/daily-paper', { hasFeeds: true }), 'zh');
    const feeds = () =>
      [...document.head.querySelectorAll('link[rel="alternate"][type]')].map((link) => [
        link.getAttribute('type'),
        link.getAttribute('href'),
      ]);
    expect(feeds()).toEqual([
      ['application/atom+xml', expect.stringMatching(/\/feed\.xml\?language=zh$/)],
      ['application/feed+json', expect.stringMatching(/\/feed\.json\?language=zh$/)],
    ]);
    expect(document.head.querySelectorAll('link[rel="alternate"][hreflang]')).toHaveLength(4);
    applyHead(routerAt('/about-us'), 'zh');
    expect(feeds()).toEqual([]);
  });

  it('follows the router to another route, in the same elements', () => {
    applyHead(routerAt('/', { meta: 'landing:meta' }), 'en');
    const elements = [...document.head.children];
    applyHead(routerAt('/about-us', { meta: 'about:meta' }), 'en');
    expect([...document.head.children]).toEqual(elements);
    expect(document.title).toBe('About <us> & "you"');
    expect(href('link[rel="canonical"]')).toMatch(/\/about-us/);
  });

  it('sets nothing to what it is already: the page would be styled anew', () => {
    applyHead(routerAt('/', { meta: 'landing:meta' }), 'zh');
    const watch = new MutationObserver(() => undefined);
    watch.observe(document.documentElement, { attributes: true, childList: true, subtree: true });
    applyHead(routerAt('/', { meta: 'landing:meta' }), 'zh');
    expect(watch.takeRecords().filter(({ target }) => target !== document.querySelector('title'))).toEqual([]);
    watch.disconnect();
    expect(document.documentElement.lang).toBe('zh-Hans');
  });

  it('names no feeds where another pool prints the newspaper', () => {
    Object.assign(brand, { hasFeeds: false });
    onTestFinished(() => void Object.assign(brand, { hasFeeds: true }));
    applyHead(routerAt('/daily-paper', { hasFeeds: true }), 'zh');
    expect(document.head.querySelectorAll('link[rel="alternate"][type]')).toHaveLength(0);
  });

  it('leaves alone what is no route’s', () => {
    applyHead(routerAt('/'), 'en');
    expect(content('meta[name="theme-color"]')).toBe('#000');
    expect(href('link[rel="icon"]')).toBe('/favicon.svg');
  });

  it('keeps search engines away from one route only', () => {
    applyHead(routerAt('/unset', { isNotIndexed: true }), 'en');
    expect(content('meta[name="robots"]')).toBe('noindex');
    applyHead(routerAt('/'), 'en');
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  });

  it('points search engines to the one path of two that show the same', () => {
    applyHead(routerAt('/home', { canonical: '/' }), 'en');
    expect(href('link[rel="canonical"]')).toMatch(/^(https?:\/\/[^/]+)?\/\?language=en$/);
  });

  it('forbids zoom on the routes that the specification names, and frees it on the next', () => {
    applyHead(routerAt('/terms', { hasFixedViewport: true }), 'en');
    expect(content('meta[name="viewport"]')).toContain('user-scalable=no');
    applyHead(routerAt('/'), 'en');
    expect(content('meta[name="viewport"]')).not.toContain('user-scalable');
  });

  it('lets the innermost route speak last', () => {
    const router = routerAt('/about-us', { meta: 'landing:meta' }, {}, { meta: 'about:meta' });
    const { title } = headOf({ router, language: 'en', origin: '' });
    expect(title).toBe('About <us> & "you"');
  });

  it('describes the one thing of a page by its own words where there are any', () => {
    const router = routerAt('/about-us', { meta: 'about:meta' });
    const described = (loaderData: object) => {
      Object.assign(router.state.matches[0] ?? {}, { loaderData });
      applyHead(router, 'en');
      return content('meta[name="description"]');
    };
    expect(described({ thingName: 'A tool', thingDescription: 'What it does.' })).toBe('What it does.');
    expect(described({ thingName: 'A tool' })).not.toBe('What it does.');
    described({ thingName: 'A tool', thingSearch: { type: '3' } });
    expect(href('link[rel="canonical"]')).toMatch(/\/about-us\?type=3&language=en$/);
    expect(href('link[hreflang="zh-Hans"]')).toMatch(/\/about-us\?type=3&language=zh$/);
    described({ thingName: 'A tool' });
    expect(href('link[rel="canonical"]')).toMatch(/\/about-us\?language=en$/);
  });

  it('names the pool where a route has no sentences', () => {
    expect(headOf({ router: routerAt('/x', { meta: 'nothing:meta' }), language: 'en', origin: '' }).title).toBe('OKKONG');
  });

  it("speaks the language of a legal document, which its path fixes, and drops the other page's addresses", () => {
    applyHead(routerAt('/', { meta: 'landing:meta' }), 'zh');
    const meta = { title: 'Terms of service', description: 'What applies', keywords: 'terms' };
    const router = routerAt('/terms_en', {});
    Object.assign(router.state.matches[0] ?? {}, { loaderData: { language: 'en', meta, blocks: [] } });
    applyHead(router, 'zh');
    expect(document.title).toBe('Terms of service');
    expect(content('meta[property="og:locale"]')).toBe('en_GB');
    expect(href('link[rel="canonical"]')).toMatch(/\/terms_en$/);
    expect(document.head.querySelectorAll('link[rel="alternate"]')).toHaveLength(0);
  });

  it("names no address in a build that was not told the site's", () => {
    const { tags } = headOf({ router: routerAt('/'), language: 'en', origin: '' });
    expect(tags.filter(({ attributes }) => attributes.rel === 'canonical' || attributes.property === 'og:url')).toEqual([]);
  });

  it('says the language of the page also when its HTML came in another', () => {
    applyHead(routerAt('/'), 'zh_hk');
    expect(document.documentElement.lang).toBe('zh-Hant-HK');
  });

  it('says the language of a document that its path fixes, and of the words around it', () => {
    document.body.innerHTML = '<div id="root" lang="en"></div>';
    const router = routerAt('/terms', {});
    Object.assign(router.state.matches[0] ?? {}, {
      loaderData: { language: 'zh', meta: { title: '服务条款', description: '', keywords: '' } },
    });
    applyHead(router, 'zh_hk');
    expect(document.documentElement.lang).toBe('zh-Hans');
    expect(document.querySelector<HTMLElement>('#root')?.lang).toBe('zh-Hant-HK');
  });

  it("shows a shared link with a picture, where the site's address is known", () => {
    applyHead(routerAt('/'), 'en');
    expect(content('meta[property="og:image"]')).toMatch(/^https?:.*\/media\/share\.jpg$/);
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
  });
});
