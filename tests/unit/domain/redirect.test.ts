import { describe, expect, it } from 'vitest';
import { safeRedirect } from '#src/domain/redirect.ts';
import { badRedirects } from '#tests/fixtures/bad-redirects.ts';

const badValues = [undefined, null, 0, 1, true, {}, [], ['/home'], () => '/home', Symbol('/home'), { toString: () => '/home' }];

describe('safeRedirect', () => {
  it.each(badRedirects)('sends %j home', (value) => {
    expect(safeRedirect(value)).toBe('/');
  });

  it('has more than the forty bad strings it owes', () => {
    expect(new Set(badRedirects).size).toBeGreaterThanOrEqual(40);
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
