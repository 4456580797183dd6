import { describe, expect, it } from 'vitest';
import { datasetBytes } from '#src/domain/dag.ts';
import { barPricesUsd, dagAt, exampleMiner, netUsdPerDay, shutdownPriceUsd } from '#src/features/landing/tools-miniatures.tsx';
import { tools } from '#src/features/landing/tools-section.tsx';

describe('the four cards', () => {
  it('lead to the tools in the order of the specification', () => {
    expect(tools.map(({ type }) => type)).toEqual([1, 2, 4, 3]);
  });
});

describe('dagAt', () => {
  const atMs = Date.UTC(2026, 10, 21);

  it('shows nothing while the time is not known, as in a prerendered page', () => {
    expect(dagAt(0)).toBeUndefined();
  });

  it('takes the size from the epoch of the day', () => {
    const dag = dagAt(atMs);
    expect(dag?.epoch).toBeGreaterThan(400);
    expect(dag?.datasetGib).toBe(datasetBytes('ETC', dag?.epoch ?? 0) / 2 ** 30);
  });

  it('says which cards it no longer fits', () => {
    const full = dagAt(atMs)?.cards.filter(({ ratio }) => ratio > 1);
    expect(full?.map(({ sizeGib }) => sizeGib)).toEqual([4]);
  });
});

describe('the example miner', () => {
  it('earns nothing at its shutdown price', () => {
    expect(netUsdPerDay(shutdownPriceUsd!)).toBeCloseTo(0, 9);
  });

  it('loses below it and gains above it, and the bars show both', () => {
    const price = shutdownPriceUsd!;
    expect(netUsdPerDay(price - 1000)).toBeLessThan(0);
    expect(netUsdPerDay(exampleMiner.coinPriceUsd)).toBeGreaterThan(0);
    expect(Math.min(...barPricesUsd)).toBeLessThan(price);
    expect(Math.max(...barPricesUsd)).toBeGreaterThan(price);
  });
});
