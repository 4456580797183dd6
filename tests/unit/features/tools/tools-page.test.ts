import { describe, expect, it } from 'vitest';
import { toolOfType } from '#src/features/tools/tools-page.tsx';
import { toolTypes } from '#src/parts/tools.ts';

describe('the tools by their query type', () => {
  it('are those of the specification, whose links are out there', () => {
    expect(Object.entries(toolTypes)).toEqual([
      ['rigCheck', 1],
      ['dag', 2],
      ['asic', 3],
      ['gpu', 4],
    ]);
  });

  it('start with the first for a missing or unknown type', () => {
    expect(toolOfType(4)).toBe('gpu');
    for (const type of [undefined, 0, 5, Number.NaN]) expect(toolOfType(type)).toBe('rigCheck');
  });
});
