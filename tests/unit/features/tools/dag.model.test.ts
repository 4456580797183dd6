import { describe, expect, it } from 'vitest';
import { cardMemories, dagAnswer, type DagQuestion, gibOf } from '#src/features/tools/dag.model.ts';

const ask = (changes: Partial<DagQuestion>) =>
  dagAnswer({ symbol: 'ETC', input: 'epoch', text: '390', nowMs: Date.UTC(2026, 10, 21), ...changes });

describe('the DAG of a coin', () => {
  it('is exact at an epoch', () => {
    const answer = ask({});
    expect(answer).toMatchObject({ epoch: 390, datasetBytes: 4_345_295_488, isEstimate: false, height: undefined });
    expect(gibOf(answer!.datasetBytes)).toBeCloseTo(4.047, 3);
  });

  it('is exact at a height, with the block at which the next epoch begins', () => {
    expect(ask({ input: 'height', text: '23400001' })).toMatchObject({ epoch: 390, height: 23_400_001, nextEpochHeight: 23_460_000 });
  });

  it('is estimated for today when nothing was asked', () => {
    const answer = ask({ text: '' });
    expect(answer?.isEstimate).toBe(true);
    expect(answer!.height).toBeGreaterThan(19_250_000);
  });

  it('is unknown before the page knows the time, for chains that are history, and beyond what a chain can reach', () => {
    expect(ask({ text: '', nowMs: undefined })).toBeUndefined();
    expect(ask({ symbol: 'ETH', text: '' })).toBeUndefined();
    expect(ask({ text: '1000001' })).toBeUndefined();
  });

  it('has no next epoch where the epoch never ends', () => {
    expect(ask({ symbol: 'ZIL', input: 'height', text: '5' })?.nextEpochHeight).toBeUndefined();
  });
});

describe('cards', () => {
  it('are told by whether dataset, cache and headroom fit', () => {
    const fits = new Map(cardMemories(ask({})!).map(({ memoryGb, fit }) => [memoryGb, fit]));
    expect(fits.get(4)).toBe('full');
    expect(fits.get(6)).toBe('fits');
  });

  it('never fill more than all of their cells', () => {
    expect(cardMemories(ask({ text: '5000' })!).every(({ filledRatio }) => filledRatio <= 1)).toBe(true);
  });
});
