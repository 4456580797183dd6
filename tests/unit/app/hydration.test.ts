import { describe, expect, it } from 'vitest';
import { canHydrate } from '#src/app/hydration.ts';

describe('whether the HTML that came can be hydrated (stack T7)', () => {
  it.each([
    ['it was made for this very route', '/about-us', '/about-us', '', true],
    ['the query changes nothing at first', '/', '/', '?language=zh&id=coins&q=1763640000', true],
    ['it is a shell, made for no route', undefined, '/', '', false],
    ['it was made for another route', '/', '/about-us', '', false],
    ['the guard has sent the visitor elsewhere', '/login', '/', '', false],
    ['the query may change what is shown', '/', '/', '?kiosk=1', false],
    ['one of several parameters may', '/', '/', '?language=zh&kiosk=1', false],
    ['a parameter of that name has no value', '/', '/', '?language', true],
  ])('%s', (_case, madeFor, pathname, searchStr, expected) => {
    expect(canHydrate(madeFor, { pathname, searchStr })).toBe(expected);
  });
});
