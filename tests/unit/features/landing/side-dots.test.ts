import { describe, expect, it } from 'vitest';
import { currentAnchor } from '#src/features/landing/side-dots.tsx';

const page = (os: number, rigs: number, pool: number, formTopPx: number) => {
  const tops: Record<string, number> = { '#os': os, '#rigs': rigs, '#pool': pool, '#join': formTopPx };
  return currentAnchor((selector) => tops[selector] ?? Number.NaN);
};

describe('the anchor the side dots stand on', () => {
  it('is none before the first anchor is 200 px from the top', () => {
    expect(page(201, 1200, 2200, 5000)).toBeUndefined();
  });

  it('is the last one that was reached', () => {
    expect(page(200, 1200, 2200, 5000)).toBe('os');
    expect(page(-800, 200, 1200, 4000)).toBe('rigs');
    expect(page(-2800, -1800, -800, 2000)).toBe('pool');
  });

  it('is none from the form area on', () => {
    expect(page(-4600, -3600, -2600, 200)).toBeUndefined();
  });

  it('leaves out a section that is not there', () => {
    expect(page(-4600, Infinity, Infinity, 900)).toBe('os');
    expect(page(Infinity, Infinity, Infinity, Infinity)).toBeUndefined();
  });
});
