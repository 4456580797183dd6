import { describe, expect, it } from 'vitest';
import {
  BIN_COUNT,
  binOf,
  CELL,
  cellAt,
  drawBins,
  GAP,
  HALL_HEIGHT,
  HALL_WIDTH,
  drawHollow,
  drawnHall,
} from '#src/features/landing/rig-hall.model.ts';

const { cells, columnPaths, offlineCount, watched } = drawnHall();

describe('the drawn hall', () => {
  const drawn = (paths: readonly string[]) =>
    paths
      .flatMap((path) => [...path.matchAll(/v(\d+)/g)].map(([, length]) => Number(length)))
      .reduce((sum, length) => sum + (length + GAP) / (CELL + GAP), 0);

  it('draws every rig once: as a cell of its temperature, or hollow', () => {
    expect(drawBins()).toHaveLength(BIN_COUNT);
    expect(drawn(drawBins())).toBe(cells.length - offlineCount);
    expect(drawHollow().split('M').length - 1).toBe(offlineCount);
  });

  it('draws every rig at a glance, one stroke a column', () => {
    expect(columnPaths).toHaveLength(BIN_COUNT);
    expect(drawn(columnPaths)).toBe(cells.length);
    expect(columnPaths.join('').split('M').length - 1).toBe(new Set(cells.map(({ x }) => x)).size);
  });

  it('uses every temperature of the ramp', () => {
    expect(drawBins().filter((path) => path === '')).toEqual([]);
  });

  it('names every rig differently', () => {
    expect(new Set(cells.map(({ name }) => name)).size).toBe(cells.length);
  });

  it('keeps every cell inside the drawing', () => {
    expect(cells.filter(({ x, y }) => x < 0 || y < 0 || x + CELL > HALL_WIDTH || y + CELL > HALL_HEIGHT)).toEqual([]);
  });

  it('finds a rig by a point on it, and none in an aisle or outside', () => {
    expect(cells.filter((cell) => cellAt(cell.x + CELL / 2, cell.y + CELL / 2) !== cell)).toEqual([]);
    expect(cellAt(125, 5)).toBeUndefined();
    expect(cellAt(-1, 5)).toBeUndefined();
    expect(cellAt(5, HALL_HEIGHT + CELL)).toBeUndefined();
    expect(cellAt(HALL_WIDTH + CELL * 3, 5)).toBeUndefined();
  });
});

describe('binOf', () => {
  it.each([
    [0, 0],
    [40, 0],
    [46, 0],
    [47, 1],
    [65, 4],
    [89, 7],
    [120, 7],
  ])('puts %i °C into bin %i', (celsius, bin) => expect(binOf(celsius)).toBe(bin));
});

describe('the rigs that need a look', () => {
  it('are the hottest that run, and silent ones that do not', () => {
    const hot = watched.filter(({ silentMinutes }) => silentMinutes === undefined);
    const hottest = Math.max(...cells.filter(({ isOffline }) => !isOffline).map(({ celsius }) => celsius));
    expect(hot[0]?.cell.celsius).toBe(hottest);
    expect(hot.some(({ cell }) => cell.isOffline)).toBe(false);
    expect(watched.filter((rig) => !hot.includes(rig)).every(({ cell }) => cell.isOffline)).toBe(true);
    expect(watched).toHaveLength(6);
  });
});
