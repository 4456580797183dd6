import { describe, expect, it } from 'vitest';
import { toolOfType, tools } from '#src/features/tools/tools-page.tsx';

describe('the tools by their query type', () => {
  it('are those of the specification', () => {
    expect(tools.map(({ type, id }) => [type, id])).toEqual([
      [1, 'rigCheck'],
      [2, 'dag'],
      [3, 'asic'],
      [4, 'gpu'],
    ]);
  });

  it('start with the first for a missing or unknown type', () => {
    expect(toolOfType(4).id).toBe('gpu');
    for (const type of [undefined, 0, 5, Number.NaN]) expect(toolOfType(type).id).toBe('rigCheck');
  });
});
