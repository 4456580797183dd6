import { describe, expect, it } from 'vitest';
import { datasetBytes } from '#src/domain/dag.ts';
import { barsPath, dagAt } from '#src/features/landing/tools-miniatures.tsx';

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

describe('the bars of a machine', () => {
  const risesOf = (path: string) => [...path.matchAll(/v(-?[\d.]+)/g)].map(([, rise]) => Number(rise));

  it('gain above the line and lose below it, the largest as high as there is place', () => {
    const nets = [-4, -1, 0, 2, 8];
    expect(risesOf(barsPath(nets, 'loss'))).toEqual([19, 4.8, 0]);
    expect(risesOf(barsPath(nets, 'gain'))).toEqual([-9.5, -38]);
  });

  it('are none while nothing is known', () => {
    expect(barsPath([], 'gain')).toBe('');
  });
});
