import { describe, expect, test } from 'vitest';
import { createWalk, createWalkFrom, meanOver } from '#src/server/market/noise.ts';

const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2026, 0, 1);

describe('walk', () => {
  test('gives the same value for the same seed, name and moment, and others for others', () => {
    const options = { seed: 7, name: 'price-1', bound: 0.5 };
    expect(createWalk(options)(START_MS)).toBe(createWalk(options)(START_MS));
    expect(createWalk({ ...options, seed: 8 })(START_MS)).not.toBe(createWalk(options)(START_MS));
    expect(createWalk({ ...options, name: 'price-2' })(START_MS)).not.toBe(createWalk(options)(START_MS));
  });

  test('never leaves its bound in fifty years and uses a good part of it', () => {
    const walk = createWalk({ seed: 3, name: 'wide', bound: 0.4 });
    const values = Array.from({ length: 50 * 365 }, (_, day) => walk(START_MS + day * DAY_MS));
    expect(Math.max(...values)).toBeLessThanOrEqual(0.4);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(-0.4);
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.3);
  });

  test('moves smoothly: a minute is a small part of the bound', () => {
    const walk = createWalk({ seed: 3, name: 'smooth', bound: 1 });
    const steps = Array.from({ length: 20_000 }, (_, minute) => {
      const atMs = START_MS + minute * 60_000;
      return Math.abs(walk(atMs + 60_000) - walk(atMs));
    });
    expect(Math.max(...steps)).toBeLessThan(0.005);
  });

  test('measured from an origin it is zero there', () => {
    expect(createWalkFrom({ seed: 1, name: 'origin', bound: 1 }, START_MS)(START_MS)).toBe(0);
  });
});

test('the mean of a straight line is its middle, and of an empty span its one value', () => {
  expect(meanOver((atMs) => atMs, [0, 100], 4)).toBe(50);
  expect(meanOver((atMs) => atMs, [30, 30], 4)).toBe(30);
});
