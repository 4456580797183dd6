import { describe, expect, it } from 'vitest';
import { AppError, errorKindOf, errorKinds, isChunkError } from '#src/lib/app-error.ts';

describe('the kind of an error', () => {
  it.each(errorKinds)('of ours is its own: %s', (kind) => {
    expect(errorKindOf(new AppError(kind))).toBe(kind);
  });

  it.each([
    ['Chrome', 'Failed to fetch dynamically imported module: https://pool.example/assets/about-us-1a2b.js'],
    ['Firefox', 'error loading dynamically imported module: https://pool.example/assets/about-us-1a2b.js'],
    ['Safari', 'Importing a module script failed.'],
    ['a style sheet', 'Unable to preload CSS for /assets/about-us-1a2b.css'],
    ['the old name for code', 'ChunkLoadError: Loading chunk 7 failed.'],
    ['the old name for styles', 'CSS_CHUNK_LOAD_FAILED'],
  ])('is chunk when a file of the page is missing, as %s words it', (_browser, words) => {
    expect(isChunkError(new TypeError(words))).toBe(true);
    expect(errorKindOf(new TypeError(words))).toBe('chunk');
  });

  it.each([[new TypeError('Failed to fetch')], [new TypeError('x is not a function')], ['dynamically imported module'], [undefined]])(
    'is unknown for %s',
    (error) => {
      expect(errorKindOf(error)).toBe('unknown');
    },
  );

  it('is loud and without words unless told otherwise', () => {
    expect(new AppError('api')).toMatchObject({ message: '', code: undefined, isQuiet: false });
  });
});
