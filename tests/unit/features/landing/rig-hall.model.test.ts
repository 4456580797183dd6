import { describe, expect, it, vi } from 'vitest';
import {
  BIN_COUNT,
  binOf,
  CELL,
  cellAt,
  COOLEST_CELSIUS,
  drawBins,
  GAP,
  HALL_HEIGHT,
  HALL_WIDTH,
  HOTTEST_CELSIUS,
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

  it('names every rig differently, by its rack and its place there', () => {
    expect(new Set(cells.map(({ name }) => name)).size).toBe(cells.length);
    expect([cells[0]?.name, cells.at(-1)?.name]).toEqual(['B-01-001', 'B-07-208']);
  });

  it('is the same hall each time it is drawn, in the build and in a browser', async () => {
    expect(drawnHall()).toBe(drawnHall());
    vi.resetModules();
    vi.useFakeTimers({ now: 1_000 });
    const again = await import('#src/features/landing/rig-hall.model.ts');
    vi.useRealTimers();
    expect(again.drawnHall()).toEqual(drawnHall());
  });

  it('is cool at the intakes and hot at the exhausts, and nearly all of it runs', () => {
    const meanAt = (column: number) => {
      const own = cells.filter((_, index) => Math.floor(index / 26) % 8 === column);
      return own.reduce((sum, { celsius }) => sum + celsius, 0) / own.length;
    };
    expect(meanAt(0)).toBeLessThan(meanAt(4));
    expect(meanAt(4)).toBeLessThan(meanAt(7));
    expect(cells.filter(({ celsius }) => celsius < COOLEST_CELSIUS || celsius >= HOTTEST_CELSIUS)).toEqual([]);
    expect(offlineCount / cells.length).toBeLessThan(0.03);
  });

  it('shows at a glance the usual temperature of each column', () => {
    const columns = Array.from({ length: cells.length / 26 }, (_, index) => cells.slice(index * 26, (index + 1) * 26));
    const middle = ({ x }: { x: number }) => `M${x + CELL / 2} 0v`;
    for (const column of columns) {
      const usual = column.map(({ celsius }) => celsius).toSorted((a, b) => a - b)[13]!;
      expect(columnPaths.findIndex((path) => path.includes(middle(column[0]!)))).toBe(binOf(usual));
    }
  });

  it('keeps every cell inside the drawing', () => {
    expect(cells.filter(({ x, y }) => x < 0 || y < 0 || x + CELL > HALL_WIDTH || y + CELL > HALL_HEIGHT)).toEqual([]);
    expect([cells.at(-1)!.x + CELL, cells.at(-1)!.y + CELL]).toEqual([HALL_WIDTH, HALL_HEIGHT]);
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
    expect(watched.map(({ silentMinutes }) => silentMinutes)).toEqual([undefined, undefined, undefined, 42, 65, 118]);
    // The hall is the same for everybody, and so are they.
    expect([offlineCount, ...watched.map(({ cell }) => `${cell.name} ${cell.celsius}`)]).toEqual([
      23,
      'B-05-197 89',
      'B-04-187 88',
      'B-01-185 87',
      'B-07-182 78',
      'B-06-187 69',
      'B-05-134 68',
    ]);
    // From all over the hall, not three neighbours.
    for (const kind of [hot, watched.slice(3)]) expect(new Set(kind.map(({ cell }) => cell.rack)).size).toBe(3);
  });
});
