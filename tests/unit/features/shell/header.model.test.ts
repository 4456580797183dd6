import { describe, expect, test } from 'vitest';

import { hasDivider, headerVariant, isCurrentPage, scrollPlace } from '#src/features/shell/header/header.model.ts';

describe('the header', () => {
  test.each([
    [1031, true, 'scrolled'],
    [1032, true, 'past'],
    [380, false, 'scrolled'],
    [381, false, 'past'],
    [1, true, 'scrolled'],
    [0, false, 'top'],
    // A page pulled beyond its start on a phone.
    [-40, false, 'top'],
  ] as const)('scrolled by %i, wide %s: %s', (scrollY, isWide, place) => {
    expect(scrollPlace(scrollY, isWide)).toBe(place);
  });

  test.each(['/register', '/classroom', '/tools', '/tools/', '/Tools'])('is always in its dark variant on %s', (path) => {
    expect(headerVariant(path, false)).toBe('dark');
  });

  test('is light at the top of other pages and dark further down', () => {
    expect(headerVariant('/', false)).toBe('light');
    expect(headerVariant('/', true)).toBe('dark');
    expect(headerVariant('/tools-of-others', false)).toBe('light');
  });

  test('has no divider on the help centre only', () => {
    expect(hasDivider('/help')).toBe(false);
    expect(hasDivider('/Help/')).toBe(false);
    expect(hasDivider('/')).toBe(true);
  });

  test('both paths of the landing page are Home', () => {
    expect(isCurrentPage('/', '/')).toBe(true);
    expect(isCurrentPage('/', '/home')).toBe(true);
    expect(isCurrentPage('/', '/tools')).toBe(false);
    expect(isCurrentPage('/tools', '/tools/')).toBe(true);
  });
});
