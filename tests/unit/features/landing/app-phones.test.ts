import { describe, expect, it } from 'vitest';
import { exampleFarm, hallSize, heatPaths, silentPath } from '#src/features/landing/app-phones.tsx';
import { heatStrokes } from '#src/features/landing/heat-strokes.ts';

const outlinesOf = (path: string) => path.match(/M/g)?.length ?? 0;
const cellsOf = (path: string) =>
  [...path.matchAll(/v([\d.]+)/g)].reduce((sum, [, length]) => sum + (Number(length) + hallSize.gap) / (hallSize.cell + hallSize.gap), 0);

describe('the drawn hall of the app', () => {
  it('has every cell once: warm ones in a bin of the ramp, silent ones hollow', () => {
    const columns = Math.ceil(hallSize.width / 15);
    const rows = Math.ceil(hallSize.height / 15);
    expect(heatPaths).toHaveLength(8);
    expect(heatPaths.reduce((sum, path) => sum + cellsOf(path), outlinesOf(silentPath))).toBe(columns * rows);
    expect(heatPaths.every((path) => path !== '')).toBe(true);
    expect(outlinesOf(silentPath)).toBe(2);
  });

  it('is cool at the intake of a rack and hot at its exhaust', () => {
    const pitch = hallSize.cell + hallSize.gap;
    const meanDepth = (path: string) => {
      const columns = [...path.matchAll(/M([\d.]+)/g)].map(([, x]) => (Number(x) - hallSize.cell / 2) / pitch);
      // Strokes run through the middle of their cells.
      expect(columns.every(Number.isInteger)).toBe(true);
      return columns.reduce((sum, column) => sum + (column % 8), 0) / columns.length;
    };
    expect(meanDepth(heatPaths[0]!)).toBeLessThan(2);
    expect(meanDepth(heatPaths[7]!)).toBeGreaterThan(5);
  });

  it('joins neighbours of one column alone into a stroke', () => {
    const places = [0, 15].map((y) => ({ x: 0, y }));
    expect(heatStrokes([...places, { x: 15, y: 30 }], 12, 15)).toBe('M6 0v27M21 30v12');
  });

  it('pays what its hashrate earns', () => {
    const terahashes = Number.parseFloat(exampleFarm.hashrate) * 1000;
    expect(Number(exampleFarm.today) / terahashes).toBeCloseTo(0.000_000_45, 10);
    // What one rig does, as such rigs do.
    expect(terahashes / exampleFarm.online).toBeCloseTo(141.7, 1);
    expect(exampleFarm.paid[0]).toBe(exampleFarm.today);
  });
});
