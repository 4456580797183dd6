import { describe, expect, test } from 'vitest';
import { createRetarget } from '#src/server/market/retarget.ts';

const START_MS = Date.UTC(2026, 0, 1);
const DIFFICULTY = 1e12;
const K = 2 ** 32;
const STEADY_HS = (K * DIFFICULTY) / 600;
const PERIOD_MS = 2016 * 600_000;

const chainOf = (hashrateHs: (atMs: number) => number) =>
  createRetarget({
    startMs: START_MS,
    startHeight: 2016,
    startDifficulty: DIFFICULTY,
    periodBlocks: 2016,
    blockTimeS: 600,
    hashesPerDifficultyUnit: K,
    hashrateHs,
  });

describe('periods of 2016 blocks', () => {
  test('a steady network keeps its difficulty and adjusts every fortnight', () => {
    const chain = chainOf(() => STEADY_HS);
    const half = chain(START_MS + PERIOD_MS / 2);
    expect(half).toMatchObject({ setAtMs: START_MS, height: 2016 + 1008, adjustInSeconds: PERIOD_MS / 2000 });
    expect(half.next).toBeCloseTo(DIFFICULTY, -3);
    const later = chain(START_MS + PERIOD_MS * 1.5);
    expect(later.difficulty).toBeCloseTo(DIFFICULTY, -3);
    expect(later.setAtMs).toBeCloseTo(START_MS + PERIOD_MS, -3);
  });

  test('a tenth more hashrate shortens the period and raises the next difficulty by a tenth', () => {
    const chain = chainOf(() => STEADY_HS * 1.1);
    expect(chain(START_MS + PERIOD_MS / 2).next).toBeCloseTo(DIFFICULTY * 1.1, -4);
    const second = chain(START_MS + PERIOD_MS / 1.1 + 1000);
    expect(second.difficulty).toBeCloseTo(DIFFICULTY * 1.1, -4);
    expect(second.height).toBe(2016 * 2);
  });

  test('no period changes difficulty by more than a factor of 4', () => {
    expect(chainOf(() => STEADY_HS * 10)(START_MS + PERIOD_MS / 10 + 1000).difficulty).toBeCloseTo(DIFFICULTY * 4, -3);
    expect(chainOf(() => STEADY_HS / 10)(START_MS + PERIOD_MS * 10 + 1000).difficulty).toBeCloseTo(DIFFICULTY / 4, -3);
  });

  test('the last ten adjustments are told, the newest first, with the blocks of the running period', () => {
    const chain = chainOf((atMs) => STEADY_HS * 1.02 ** ((atMs - START_MS) / PERIOD_MS));
    expect(chain(START_MS + PERIOD_MS / 4)).toMatchObject({ adjustments: [], periodBlocksDone: expect.closeTo(504, -1) });
    const later = chain(START_MS + PERIOD_MS * 14.5);
    expect(later.adjustments).toHaveLength(10);
    expect(later.adjustments[0]?.atMs).toBe(later.setAtMs);
    expect(later.adjustments.map(({ atMs }) => atMs)).toEqual(later.adjustments.map(({ atMs }) => atMs).toSorted((a, b) => b - a));
    for (const { ratio } of later.adjustments) expect(ratio).toBeCloseTo(0.02, 2);
  });

  test('the forecast exists from the first second of a period', () => {
    const first = chainOf(() => STEADY_HS)(START_MS);
    expect(first.next).toBeCloseTo(DIFFICULTY, -3);
    expect(first.adjustInSeconds).toBeGreaterThan(2014 * 600);
  });

  test('a moment before the chain began is refused', () => {
    expect(() => chainOf(() => STEADY_HS)(START_MS - 1)).toThrow(RangeError);
  });
});
