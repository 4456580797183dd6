import { describe, expect, it } from 'vitest';
import { acceptFigure, figureOf } from '#src/features/tools/figure-text.ts';
import { toolOfType, tools } from '#src/features/tools/tools.model.ts';

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

describe('number fields', () => {
  const accept = (next: string, isWhole = false) => acceptFigure({ previous: '7', next, isWhole });

  it('keep what is a number and revert what is none', () => {
    for (const good of ['', '0', '12345678', '1.2345', '.5', '3.']) expect(accept(good)).toBe(good);
    for (const bad of ['x', '-1', '1e3', '123456789', '1.23456', '1.2.3']) expect(accept(bad)).toBe('7');
  });

  it('take a comma for the point and blanks for nothing', () => {
    expect(accept('2,4')).toBe('2.4');
    expect(accept(' 3 ')).toBe('3');
  });

  it('hold whole numbers where only those make sense', () => {
    expect(accept('23500000', true)).toBe('23500000');
    expect(accept('1.5', true)).toBe('7');
  });

  it('stand for 0 when they are empty', () => {
    expect(figureOf('')).toBe(0);
    expect(figureOf('.')).toBe(0);
    expect(figureOf('2.4')).toBe(2.4);
  });
});
