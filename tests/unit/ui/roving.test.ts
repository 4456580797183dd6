import { describe, expect, test } from 'vitest';

import { rovingIndex } from '#src/ui/roving.ts';

describe('rovingIndex', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowUp', 1, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s from %i of three leads to %i', (key, from, to) => {
    expect(rovingIndex(key, from, 3)).toBe(to);
  });

  test('leaves other keys and an empty ring alone', () => {
    expect(rovingIndex('a', 0, 3)).toBeUndefined();
    expect(rovingIndex('Home', 0, 0)).toBeUndefined();
  });
});
