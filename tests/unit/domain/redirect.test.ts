import { describe, expect, it } from 'vitest';
import { safeRedirect } from '#src/domain/redirect.ts';

const badStrings = [
  '',
  ' ',
  'home',
  'evil.example',
  'https://evil.example',
  'HTTPS://evil.example/',
  'http:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/home\\..\\evil',
  ' /home',
  ' //evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nLocation: https://evil.example',
  '/\u0000/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d/evil.example',
  '/%0D%0ASet-Cookie:a=b',
  '/%250d/evil.example',
  '/%00',
  '/%7f',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%252fevil.example',
  '/home//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/home/../login',
  '/%2e%2e/login',
  '/./login',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  '?redirect=/home',
  '#/home',
  '/login',
  '/login/',
  '/LOGIN',
  '/login?redirect=/login',
  '/login#top',
  '/%6cogin',
  '/home?next=https://evil.example',
  '/home%',
  '/home?q=%E0%A4%A',
  '/home\u202Egnp.example',
  '/home\u2028',
  `/${'a'.repeat(2048)}`,
];

const badValues = [undefined, null, 0, 1, true, {}, [], ['/home'], () => '/home', Symbol('/home'), { toString: () => '/home' }];

describe('safeRedirect', () => {
  it.each(badStrings)('sends %j home', (value) => {
    expect(safeRedirect(value)).toBe('/');
  });

  it('has more than the forty bad strings it owes', () => {
    expect(new Set(badStrings).size).toBeGreaterThanOrEqual(40);
  });

  it('sends what is no string home', () => {
    expect(badValues.map(safeRedirect)).toEqual(badValues.map(() => '/'));
  });

  it.each([
    '/',
    '/home',
    '/tools?type=2&q=1766650000000',
    '/about-us?id=wrap#wrap',
    '/share/app-download',
    '/overview?addr=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed&coinType=ETC',
    '/help?q=%E7%9F%BF%E6%B1%A0',
    '/help?q=矿池',
    '/help?path=a%2Fb&sum=100%25',
    '/loginhelp',
    `/${'a'.repeat(2047)}`,
  ])('keeps %j as it is', (value) => {
    expect(safeRedirect(value)).toBe(value);
    expect(new URL(value, 'https://pool.example').origin).toBe('https://pool.example');
  });
});
