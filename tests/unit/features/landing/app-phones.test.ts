import { describe, expect, it } from 'vitest';
import { exampleFarm, hallSize, heatPaths, silentPath } from '#src/features/landing/app-phones.tsx';

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
  });

  it('pays what its hashrate earns', () => {
    const terahashes = Number.parseFloat(exampleFarm.hashrate) * 1000;
    expect(Number(exampleFarm.today) / terahashes).toBeCloseTo(0.000_000_45, 10);
  });
});
