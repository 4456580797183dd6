import { describe, expect, it } from 'vitest';
import { cardMemories, dagSizes, type DagChoice, gibOf } from '#src/features/tools/dag.model.ts';

const sizes = (changes: Partial<DagChoice>) =>
  dagSizes({ symbol: 'ETC', input: 'epoch', text: '390', nowMs: Date.UTC(2026, 10, 21), ...changes });

describe('the DAG of a coin', () => {
  it('is exact at an epoch', () => {
    const answer = sizes({});
    expect(answer).toMatchObject({ epoch: 390, datasetBytes: 4_345_295_488, isEstimate: false, height: undefined });
    expect(gibOf(answer!.datasetBytes)).toBeCloseTo(4.047, 3);
  });

  it('is exact at a height, with the block at which the next epoch begins', () => {
    expect(sizes({ input: 'height', text: '23400001' })).toMatchObject({ epoch: 390, height: 23_400_001, nextEpochHeight: 23_460_000 });
  });

  it('is estimated for today when nothing was typed', () => {
    const answer = sizes({ text: '' });
    expect(answer?.isEstimate).toBe(true);
    expect(answer!.height).toBeGreaterThan(19_250_000);
  });

  it('is unknown before the page knows the time, for chains that are history, and beyond what a chain can reach', () => {
    expect(sizes({ text: '', nowMs: undefined })).toBeUndefined();
    expect(sizes({ symbol: 'ETH', text: '' })).toBeUndefined();
    expect(sizes({ text: '1000001' })).toBeUndefined();
  });

  it('has no next epoch where the epoch never ends', () => {
    expect(sizes({ symbol: 'ZIL', input: 'height', text: '5' })?.nextEpochHeight).toBeUndefined();
  });
});

describe('cards', () => {
  it('are told by whether dataset, cache and headroom fit', () => {
    const fits = new Map(cardMemories(sizes({})!).map(({ memoryGb, fit }) => [memoryGb, fit]));
    expect(fits.get(4)).toBe('full');
    expect(fits.get(6)).toBe('fits');
  });

  it('never fill more than all of their cells', () => {
    expect(cardMemories(sizes({ text: '5000' })!).every(({ filledRatio }) => filledRatio <= 1)).toBe(true);
  });
});
