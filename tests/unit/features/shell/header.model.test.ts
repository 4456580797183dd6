import { describe, expect, test } from 'vitest';

import { hasDivider, headerVariant, isCurrentPage, isPastThreshold } from '#src/features/shell/header/header.model.ts';

describe('the header', () => {
  test.each([
    [1031, true, false],
    [1032, true, true],
    [380, false, false],
    [381, false, true],
    [1000, true, false],
    [0, false, false],
  ])('scrolled by %i, wide %s: past the threshold %s', (scrollY, isWide, isPast) => {
    expect(isPastThreshold(scrollY, isWide)).toBe(isPast);
  });

  test.each(['/register', '/classroom', '/tools', '/tools/'])('is always in its dark variant on %s', (path) => {
    expect(headerVariant(path, false)).toBe('dark');
  });

  test('is light at the top of other pages and dark further down', () => {
    expect(headerVariant('/', false)).toBe('light');
    expect(headerVariant('/', true)).toBe('dark');
    expect(headerVariant('/tools-of-others', false)).toBe('light');
  });

  test('has no divider on the help centre only', () => {
    expect(hasDivider('/help')).toBe(false);
    expect(hasDivider('/')).toBe(true);
  });

  test('both paths of the landing page are Home', () => {
    expect(isCurrentPage('/', '/')).toBe(true);
    expect(isCurrentPage('/', '/home')).toBe(true);
    expect(isCurrentPage('/', '/tools')).toBe(false);
    expect(isCurrentPage('/tools', '/tools/')).toBe(true);
  });
});
