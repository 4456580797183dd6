import { describe, expect, it } from 'vitest';
import { datasetBytes } from '#src/domain/dag.ts';
import { dagCoins } from '#src/domain/dag-coins.ts';
import { chainClock, firstEpochOver, heightOfEpoch, memoryEnd, neededBytes, timeOfHeight, usableBytes } from '#src/domain/dag-fit.ts';
import { gpuMemories } from '#src/domain/gpu-memory.ts';
import { DAY_MS } from '#src/domain/days.ts';

const GIB = 2 ** 30;
const growing = dagCoins.map(({ symbol }) => symbol).filter((symbol) => !['ZIL', 'FIRO'].includes(symbol));
const memories = [2, 3, 4, 5, 6, 8, 10, 11, 12, 16, 20, 24];

describe('the first epoch that no longer fits', () => {
  it.each(growing)('%s: fits the epoch before and not this one, for every memory and system', (symbol) => {
    for (const memoryGb of memories) {
      for (const system of ['linux', 'windows'] as const) {
        const bytes = usableBytes(memoryGb, system);
        const epoch = firstEpochOver(symbol, bytes);
        expect(neededBytes(symbol, epoch)).toBeGreaterThan(bytes);
        // Before the first epoch there is nothing that could be too much.
        expect(epoch === 0 ? 0 : neededBytes(symbol, epoch - 1)).toBeLessThanOrEqual(bytes);
      }
    }
  });

  it('is exact to the byte', () => {
    const bytes = neededBytes('ETC', 390);
    expect(firstEpochOver('ETC', bytes)).toBe(391);
    expect(firstEpochOver('ETC', bytes - 1)).toBe(390);
  });

  it('comes with the jump of Meowcoin', () => {
    expect(firstEpochOver('MEWC', 4 * GIB)).toBe(110);
    expect(firstEpochOver('MEWC', 6 * GIB)).toBe(Math.ceil(firstEpochOver('ETC', 6 * GIB) / 4));
  });

  it('never comes for Zilliqa, and for Firo only below the epoch at which its dataset shrank', () => {
    expect(firstEpochOver('ZIL', 2 * GIB)).toBe(Number.POSITIVE_INFINITY);
    expect(firstEpochOver('ZIL', GIB)).toBe(0);
    expect(firstEpochOver('FIRO', 16 * GIB)).toBe(Number.POSITIVE_INFINITY);
    expect(memoryEnd('FIRO', usableBytes(8, 'linux'), 1300)).toEqual({ isOver: false, epoch: Number.POSITIVE_INFINITY });
    expect(memoryEnd('FIRO', usableBytes(6, 'linux'), 1300)).toMatchObject({ isOver: true });
    expect(datasetBytes('FIRO', 1300)).toBe(7_063_207_808);
  });

  it('is nothing for an unknown coin', () => {
    expect(firstEpochOver('XYZ', GIB)).toBeNaN();
    expect(heightOfEpoch('XYZ', 1)).toBeNaN();
  });
});

describe('when it is', () => {
  it('begins an epoch where its first block is', () => {
    expect(heightOfEpoch('ETC', 390)).toBe(23_400_000);
    expect(heightOfEpoch('ETC', 195)).toBe(11_700_000);
    expect(heightOfEpoch('ETC', 100)).toBe(3_000_000);
    expect(heightOfEpoch('FIRO', 927)).toBe(1_205_100);
  });

  it('is reckoned from the block last seen at the block time that was measured', () => {
    const atMs = Date.UTC(2026, 10, 23);
    const clock = chainClock('ETC', { height: 25_870_000, atMs, blockTimeS: 13 })!;
    expect(clock).toMatchObject({ blockTimeS: 13, isSeen: true, spread: 0.03 });
    const { atMs: then, fromMs, toMs } = timeOfHeight(clock, 25_870_000 + 100_000);
    expect(then - atMs).toBe(1_300_000_000);
    expect([fromMs - atMs, toMs - atMs]).toEqual([1_300_000_000 * 0.97, 1_300_000_000 * 1.03]);
  });

  it('has the wider range the further the block last known lies back', () => {
    const height = heightOfEpoch('ETC', 450);
    const width = ({ fromMs, toMs }: { fromMs: number; toMs: number }) => toMs - fromMs;
    const seen = chainClock('ETC', { height: 25_870_000, atMs: Date.UTC(2026, 10, 23) })!;
    expect(width(timeOfHeight(chainClock('ETC')!, height))).toBeGreaterThan(width(timeOfHeight(seen, height)) + 30 * DAY_MS);
  });

  it('is less certain where the measured block time is not the expected one', () => {
    expect(chainClock('RVN', { height: 4_500_000, atMs: Date.UTC(2026, 10, 23), blockTimeS: 66.44 })?.spread).toBeCloseTo(0.1, 9);
  });

  it.each([0, -5, 1.5, Number.NaN])('takes no block of height %d for one', (height) => {
    expect(chainClock('ETC', { height, atMs: Date.UTC(2026, 0, 1) })).toMatchObject({ isSeen: false, anchor: { height: 19_250_000 } });
  });

  it('is unknown for chains that are history or have no figures', () => {
    for (const symbol of ['ETH', 'ZIL', 'CAU', 'EXP', 'XYZ']) expect(chainClock(symbol)).toBeUndefined();
  });
});

it('knows the memory of 64 cards, each once', () => {
  expect(new Set(gpuMemories.map(({ name }) => name)).size).toBe(64);
  expect(gpuMemories.find(({ name }) => name === 'RTX 3080 10GB')?.memoryGb).toBe(10);
});
