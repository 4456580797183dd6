import { describe, expect, test } from 'vitest';
import { apiPrefixes } from '#src/contracts/endpoint-table.ts';
import { languageRows } from '#src/contracts/languages.ts';
import { navigationLanguage, offlineResponse, pageFor } from '#sw/navigation.ts';

describe('which stored page a navigation gets', () => {
  test.each(['/', '/home', '/home/'])('%s is the home page', (path) => expect(pageFor(path)).toBe('index'));

  test.each([
    '/daily-paper',
    '/daily-paper/',
    '/about-us',
    '/terms_en',
    '/overview',
    '/share/app-download',
    '/unheard-of',
    '/homer',
    '/apiary',
    '/v1.2/tools',
  ])('%s is rendered by the shell', (path) => expect(pageFor(path)).toBe('shell'));

  test.each(apiPrefixes)('nothing under %s is a page', (prefix) => expect(pageFor(`${prefix}unheard-of`)).toBeUndefined());

  test.each([
    '/hash/api/pool/coin/list',
    '/api/v5/mama/news/dailyNews',
    '/myapi/api/v7/user-user/forbidden/info',
    '/csp-report',
    '/healthz',
    '/network-login',
    '/readyz',
    '/metrics',
    '/outbox',
    '/captcha.html',
    '/sw.js',
    '/robots.txt',
    '/media/rack.mp4',
  ])("%s is the server's own", (path) => expect(pageFor(path)).toBeUndefined());
});

describe('the language of a navigation', () => {
  test.each([
    [{ search: '?language=zhhk', stored: 'en', tags: ['en'] }, 'zh_hk'],
    [{ search: '?id=wrap&language=zh', stored: 'en', tags: ['en'] }, 'zh'],
    [{ search: '?language=klingon', stored: 'zh', tags: ['en'] }, 'zh'],
    [{ search: '', stored: 'en', tags: ['zh-CN'] }, 'en'],
    [{ search: '', stored: undefined, tags: ['fr', 'zh-TW', 'en'] }, 'zh_hk'],
    [{ search: '', stored: undefined, tags: ['zh-Hant'] }, 'zh_hk'],
    [{ search: '', stored: undefined, tags: ['zh-SG'] }, 'zh'],
    [{ search: '', stored: undefined, tags: ['fr'] }, 'en'],
  ] as const)('%o', (sources, language) => expect(navigationLanguage(sources)).toBe(language));
});

test.each([
  ['en', 'You are offline'],
  ['zh', '离线状态'],
  ['zh_hk', '離線狀態'],
] as const)('the offline page in %s can be read without scripts', async (language, words) => {
  const response = offlineResponse(language);
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
  const text = await response.text();
  expect(text).toContain(words);
  expect(text).toContain('<title>OKKONG</title>');
  expect(text).toContain('<meta name="viewport" content="width=device-width">');
  expect(text).toContain(`<html lang="${languageRows[language].tag}">`);
});
