import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemResponse, RequestProblem } from '#src/server/http/envelope.ts';
import { fakeSite, temporaryFolder } from './support/built-site.ts';
import { testPool, type TestPool } from './support/pool.ts';

let pool: TestPool;
beforeAll(async () => {
  pool = await testPool({ site: { clientDir: fakeSite(), dataDir: temporaryFolder() } });
});
afterAll(() => pool.opened.close());

const get = (path: string, headers: Record<string, string> = {}) => pool.app.request(path, { headers });
const languageOf = async (response: Response) => /lang="(\w+)"/.exec(await response.text())?.[1];

describe('the language of a page', () => {
  it.each([
    ['the query beats the cookie', '/?language=zhhk', { cookie: 'lang=en' }, 'zh_hk'],
    ['the query takes zh_hk too', '/?language=zh_hk', {}, 'zh_hk'],
    ['an unknown query is ignored', '/?language=fr', { cookie: 'a=b; lang=zh' }, 'zh'],
    ['the cookie beats Accept-Language', '/', { cookie: 'lang=en', 'accept-language': 'zh-CN' }, 'en'],
    ['Hong Kong reads zh_hk', '/', { 'accept-language': 'zh-HK,zh;q=0.9,en;q=0.8' }, 'zh_hk'],
    ['Taiwan reads zh_hk', '/', { 'accept-language': 'zh-TW' }, 'zh_hk'],
    ['a simplified script in Hong Kong reads zh', '/', { 'accept-language': 'zh-Hans-HK' }, 'zh'],
    ['traditional script reads zh_hk', '/', { 'accept-language': 'zh-Hant-MO' }, 'zh_hk'],
    ['other Chinese reads zh', '/', { 'accept-language': 'zh-SG' }, 'zh'],
    ['quality decides', '/', { 'accept-language': 'zh;q=0.3,en;q=0.9' }, 'en'],
    ['the query is spelled as the page reads it', '/?language=zh-HK', { 'accept-language': 'zh-CN' }, 'zh'],
    ['and so is the cookie', '/', { cookie: 'lang=EN', 'accept-language': 'zh-CN' }, 'zh'],
    ['a refused language is passed over', '/', { 'accept-language': 'zh;q=0,en;q=0.1' }, 'en'],
    ['anything else reads English', '/', { 'accept-language': 'ru' }, 'en'],
    ['no wish reads English', '/', {}, 'en'],
  ])('%s', async (_name, path, headers, language) => {
    const response = await get(path, headers);
    expect(response.headers.get('vary')).toMatch(/^Cookie, Accept-Language/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await languageOf(response)).toBe(language);
  });

  it('chooses the manifest the same way', async () => {
    const manifest = async (path: string, headers = {}) => (await get(path, headers)).json();
    expect(await manifest('/manifest.webmanifest', { cookie: 'lang=zh' })).toEqual({ id: '/', lang: 'zh' });
    expect(await manifest('/manifest.webmanifest?language=zh_hk', { cookie: 'lang=zh' })).toEqual({ id: '/', lang: 'zh_hk' });
    expect(await manifest('/manifest.webmanifest', { 'accept-language': 'zh-HK' })).toEqual({ id: '/', lang: 'zh_hk' });
    const { headers } = await get('/manifest.webmanifest');
    expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    expect(headers.get('vary')).toMatch(/^Cookie, Accept-Language/);
  });
});

describe('routes', () => {
  it.each([
    ['/', 'index'],
    ['/home', 'home'],
    ['/daily-paper', 'daily-paper'],
    ['/daily-paper/', 'daily-paper'],
    ['/share/app-download', 'share/app-download'],
    ['/login?redirect=%2Fhome', 'shell'],
    ['/tools', 'tools'],
    ['/tools?type=3&hashrate=200', 'tools.type-3'],
    ['/tools/?type=3', 'tools.type-3'],
    ['/tools?type=9', 'tools'],
    ['/tools?type=../../x', 'tools'],
    ['/daily-paper?type=3', 'daily-paper'],
  ])('%s is the page %s', async (path, title) => {
    expect(await (await get(path)).text()).toContain(`<title>${title}</title>`);
  });

  it.each(['/about.html', '/nowhere', '/tools/x', '/%2e%2e/etc/passwd', '//evil/home', '/html/en/nowhere', '/constructor'])(
    '%s leads home',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe('/?missing=1');
    },
  );

  it.each([
    ['/nowhere?language=zhhk&next=/x', '/?language=zh_hk&missing=1'],
    ['/nowhere?language=xx', '/?missing=1'],
    ['/nowhere?kiosk=1', '/?kiosk=1'],
  ])('%s leads to %s', async (path, home) => {
    expect((await get(path)).headers.get('location')).toBe(home);
  });

  it('keeps the template and the notes of the build to itself', async () => {
    const paths = ['/index.html', '/routes.json', '/csp-hashes.json', '/assets/app-a1.js.br', '/assets/current.json'];
    const statuses = await Promise.all(paths.map(async (path) => (await get(path)).status));
    expect(statuses).toEqual(paths.map(() => 404));
  });

  it('asks search engines to leave private pages and doubles alone', async () => {
    for (const path of ['/login', '/register']) expect((await get(path)).headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/html/en/shell.html')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/')).headers.get('x-robots-tag')).toBeNull();
  });

  it('names its pages in every language to search engines', async () => {
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://okkong.example/sitemap.xml');
    const sitemap = await (await get('/sitemap.xml')).text();
    expect(sitemap).toContain('<loc>https://okkong.example/daily-paper</loc>');
    expect(sitemap).toContain('hreflang="zh-Hant-HK" href="https://okkong.example/daily-paper?language=zh_hk"');
    expect(sitemap).toContain('<loc>https://okkong.example/terms</loc></url>');
    // What a page shows one by one.
    expect(sitemap).toContain('<loc>https://okkong.example/tools?type=3</loc>');
    expect(sitemap).toContain('hreflang="en" href="https://okkong.example/tools?type=3&amp;language=en"');
    expect(sitemap).not.toMatch(/login|register|\/home/);
  });

  it('takes nothing but GET and HEAD', async () => {
    expect((await pool.app.request('/', { method: 'POST' })).status).toBe(405);
    const head = await pool.app.request('/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
  });
});

it('says when to come back to whoever it turns away', async () => {
  const stopping = await testPool({ opened: pool.opened, isReady: () => false });
  const answer = await stopping.app.request('/readyz');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  const early = problemResponse(new RequestProblem(503), 'en');
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '5']);
  expect(problemResponse(new RequestProblem(502), 'en').headers.get('retry-after')).toBeNull();
});

it('serves the calls without a built site', async () => {
  const bare = await testPool({ opened: pool.opened });
  const page = await bare.app.request('/');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await (await bare.app.request('/healthz')).json()).toEqual({ status: 'ok' });
});
