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

  test.each(['/register', '/classroom', '/tools', '/tools/', '/Tools', '/about-us', '/wallet', '/daily-paper', '/unknown'])(
    'is always in its dark variant on %s',
    (path) => {
      expect(headerVariant(path, false)).toBe('dark');
    },
  );

  test.each(['/', '/home', '/affiliate'])('is light over the dark beginning of %s and dark further down', (path) => {
    expect(headerVariant(path, false)).toBe('light');
    expect(headerVariant(path, true)).toBe('dark');
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
