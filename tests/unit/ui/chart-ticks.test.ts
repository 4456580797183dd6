import { describe, expect, it } from 'vitest';
import { evenIndices, roundTicks } from '#src/ui/chart-ticks.ts';

describe('roundTicks', () => {
  it.each([
    { name: 'a usual range', min: 10.85, max: 12.02, values: [10.5, 11, 11.5, 12, 12.5], digits: 1 },
    { name: 'thousands', min: 940, max: 1180, values: [900, 1000, 1100, 1200], digits: 0 },
    { name: 'a step of 2.5', min: 1.2, max: 8.1, values: [0, 2.5, 5, 7.5, 10], digits: 1 },
    { name: 'a step of 0.25', min: 0.1, max: 0.8, values: [0, 0.25, 0.5, 0.75, 1], digits: 2 },
    { name: 'nothing at all', min: 0, max: 0, values: [0, 0.5, 1], digits: 1 },
    { name: 'a step of 25', min: 10, max: 80, values: [0, 25, 50, 75, 100], digits: 0 },
    { name: 'three steps of 0.1 that are no whole ones in binary', min: 0.3, max: 0.6, values: [0.3, 0.4, 0.5, 0.6], digits: 1 },
    { name: 'three steps that are a little more in binary', min: 0.8, max: 1.1, values: [0.8, 0.9, 1, 1.1], digits: 1 },
    { name: 'a highest value that is a little more in steps', min: 0.04, max: 0.07, values: [0.04, 0.05, 0.06, 0.07], digits: 2 },
    { name: 'a level loss', min: -5, max: -5, values: [-5.5, -5, -4.5], digits: 1 },
    { name: 'a level line', min: 5, max: 5, values: [4.5, 5, 5.5], digits: 1 },
  ])('encloses $name by round figures', ({ min, max, values, digits }) => {
    expect(roundTicks(min, max, 3)).toEqual({ values, digits });
  });

  it('has ticks for figures that no text could hold', () => {
    expect(roundTicks(1e-300, 3e-300, 3).digits).toBe(8);
  });
});

describe('the labels of an axis', () => {
  it.each([
    [0.9, 1.43],
    [60, 60.003],
    [60, 60.000_000_000_000_007],
    [3.3e15, 3.3e15 + 2],
    [0.000_000_12, 0.000_000_19],
    [0, 0],
  ])('differ between %d and %d', (min, max) => {
    const { values, digits } = roundTicks(min, max, 3);
    const labels = values.map((value) => value.toFixed(digits));
    expect(new Set(labels).size).toBe(labels.length);
    expect(values.length).toBeGreaterThan(2);
    expect(values[0]).toBeLessThanOrEqual(min);
    expect(values.at(-1)).toBeGreaterThanOrEqual(max);
  });
});

describe('evenIndices', () => {
  it.each([
    { length: 25, count: 5, indices: [0, 6, 12, 18, 24] },
    { length: 3, count: 5, indices: [0, 1, 2] },
    { length: 1, count: 5, indices: [0] },
    { length: 0, count: 5, indices: [] },
  ])('spreads $count over $length points', ({ length, count, indices }) => {
    expect(evenIndices(length, count)).toEqual(indices);
  });
});
