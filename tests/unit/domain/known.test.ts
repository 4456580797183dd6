import { describe, expect, it } from 'vitest';
import { known, product, quotient, total } from '#src/domain/known.ts';

const unknowns = [undefined, null, Number.NaN, Infinity];

describe('a figure that is not known', () => {
  it.each(unknowns)('%s makes every sum, product and quotient unknown', (unknown) => {
    expect(known(unknown)).toBeUndefined();
    expect(total([1, unknown, 2])).toBeUndefined();
    expect(product(0, unknown)).toBeUndefined();
    expect([quotient(unknown, 2), quotient(2, unknown)]).toEqual([undefined, undefined]);
  });
});

it('nought is known, and nothing is divided by it', () => {
  expect([known(0), total([0]), total([]), product(0, 5), quotient(0, 5)]).toEqual([0, 0, 0, 0, 0]);
  expect([total([1, 2, 3]), product(2, 3, 4), quotient(1, 4)]).toEqual([6, 24, 0.25]);
  expect([quotient(1, 0), quotient(1, -2)]).toEqual([undefined, undefined]);
});
