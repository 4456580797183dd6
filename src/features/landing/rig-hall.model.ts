import { heatStrokes } from './heat-strokes.ts';

/** A rig of the drawn hall. */
export interface HallCell {
  /** Hall, rack and place: 'B-03-044'. */
  readonly name: string;
  readonly rack: number;
  /** Left upper corner in units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly celsius: number;
  readonly isOffline: boolean;
}

/** A rig of the list beside the drawing: silent for some minutes, or hot. */
export interface WatchedRig {
  readonly cell: HallCell;
  /** Undefined for a hot rig. */
  readonly silentMinutes: number | undefined;
}

const RACKS = 7;
const COLUMNS = 8;
const ROWS = 26;
const PITCH = 15;
const AISLE = 17;
const OFFLINE_SHARE = 0.017;
const RACK_WIDTH = COLUMNS * PITCH + AISLE;

/** Edge of a cell, space between two, and edges of the whole drawing, in its units. */
export const CELL = 12;
export const GAP = PITCH - CELL;
export const HALL_WIDTH = RACKS * RACK_WIDTH - AISLE - PITCH + CELL;
export const HALL_HEIGHT = ROWS * PITCH - PITCH + CELL;

/** Bins of the temperature ramp, from the intake's 40 °C to the exhaust's 90 °C. */
export const BIN_COUNT = 8;
export const COOLEST_CELSIUS = 40;
export const HOTTEST_CELSIUS = 90;

/** Numbers from 0 to 1 that look strewn and never change: the build and the browser must draw the same hall. */
function createStrewn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A wave from -1 to 1 out of exact arithmetic, which is the same in every browser; sines are not. */
function wave(phase: number): number {
  return Math.abs((((phase % 4) + 4) % 4) - 2) - 1;
}

/** 0 to 1, cool at the intake side of a rack and hot at the other; one rack has a bad patch. */
function heatAt(rack: number, column: number, row: number): number {
  const depth = column / (COLUMNS - 1);
  const across = 0.12 + 0.3 * depth + 0.28 * depth * depth;
  const along = 0.14 * wave(rack * 1.1 + row * 0.21) + 0.1 * wave(row * 0.57 + column * 0.45 + rack);
  const badPatch = rack === 4 && row > 9 && row < 15 ? 0.24 * depth : 0;
  return across + along + badPatch;
}

function drawCells(): readonly HallCell[] {
  const strewn = createStrewn(42);
  return Array.from({ length: RACKS * COLUMNS * ROWS }, (_, index) => {
    const row = index % ROWS;
    const column = Math.floor(index / ROWS) % COLUMNS;
    const rack = Math.floor(index / (ROWS * COLUMNS));
    const heat = Math.min(0.999, Math.max(0, heatAt(rack, column, row) + (strewn() - 0.5) * 0.2));
    const place = column * ROWS + row + 1;
    return {
      name: `B-${String(rack + 1).padStart(2, '0')}-${String(place).padStart(3, '0')}`,
      rack,
      x: rack * RACK_WIDTH + column * PITCH,
      y: row * PITCH,
      celsius: Math.floor(COOLEST_CELSIUS + heat * (HOTTEST_CELSIUS - COOLEST_CELSIUS)),
      isOffline: strewn() < OFFLINE_SHARE,
    };
  });
}

/** The bin of the ramp a temperature falls into, 0 to 7. */
export function binOf(celsius: number): number {
  const heat = (celsius - COOLEST_CELSIUS) / (HOTTEST_CELSIUS - COOLEST_CELSIUS);
  return Math.min(BIN_COUNT - 1, Math.max(0, Math.floor(heat * BIN_COUNT)));
}

/** The drawn hall. */
interface Hall {
  /** Every rig, rack by rack and column by column. */
  readonly cells: readonly HallCell[];
  readonly offlineCount: number;
  /** The hottest rigs and some silent ones, at most one of a kind a rack. */
  readonly watched: readonly WatchedRig[];
  /** The hall at a glance, one temperature a column, the usual one there: a tenth of the size, for the prerendered page. */
  readonly columnPaths: readonly string[];
}

let hall: Hall | undefined;

/** The hall, drawn at its first use and kept: no other section waits for it. */
export function drawnHall(): Hall {
  return (hall ??= drawHall());
}

function drawHall(): Hall {
  const cells = drawCells();
  const columnBins = usualBins(cells);
  return {
    cells,
    offlineCount: cells.filter((cell) => cell.isOffline).length,
    watched: watchList(cells),
    columnPaths: pathsBy(cells, (cell) => columnBins.get(cell.x)),
  };
}

/** One path a bin: every rig that is online in its own temperature. Made when the hall is near the viewport, as the next. */
export const drawBins = () => pathsBy(drawnHall().cells, (cell) => (cell.isOffline ? undefined : binOf(cell.celsius)));

function pathsBy(cells: readonly HallCell[], bin: (cell: HallCell) => number | undefined): readonly string[] {
  const places = Array.from({ length: BIN_COUNT }, (): HallCell[] => []);
  for (const cell of cells) places[bin(cell) ?? -1]?.push(cell);
  return places.map((cellsOfBin) => heatStrokes(cellsOfBin, CELL, PITCH));
}

/** Silent rigs are hollow: colour is never the only signal. */
export const drawHollow = () =>
  drawnHall()
    .cells.filter((cell) => cell.isOffline)
    .map(({ x, y }) => `M${x + 1} ${y + 1}h${CELL - 2}v${CELL - 2}h${2 - CELL}z`)
    .join('');

function usualBins(cells: readonly HallCell[]): ReadonlyMap<number, number> {
  const columns = Array.from({ length: RACKS * COLUMNS }, (_, index) => cells.slice(index * ROWS, (index + 1) * ROWS));
  return new Map(
    columns.map((column) => {
      const celsius = column.map((cell) => cell.celsius).toSorted((a, b) => a - b);
      return [column[0]?.x ?? 0, binOf(celsius[ROWS / 2] ?? COOLEST_CELSIUS)];
    }),
  );
}

/** The rig at a point of the drawing, undefined in an aisle. */
export function cellAt(x: number, y: number): HallCell | undefined {
  const rack = Math.floor(x / RACK_WIDTH);
  const column = Math.floor((x - rack * RACK_WIDTH) / PITCH);
  const row = Math.floor(y / PITCH);
  const isInside = rack >= 0 && rack < RACKS && column < COLUMNS && row >= 0 && row < ROWS;
  return isInside ? drawnHall().cells[(rack * COLUMNS + column) * ROWS + row] : undefined;
}

const silences = [42, 65, 118];

function watchList(cells: readonly HallCell[]): readonly WatchedRig[] {
  const hot = onePerRack(cells.filter((cell) => !cell.isOffline).toSorted((a, b) => b.celsius - a.celsius)).slice(0, silences.length);
  const silent = onePerRack(cells.filter((cell) => cell.isOffline).toReversed()).slice(0, silences.length);
  return [
    ...hot.map((cell) => ({ cell, silentMinutes: undefined })),
    ...silent.map((cell, index) => ({ cell, silentMinutes: silences[index] })),
  ];
}

function onePerRack(sorted: readonly HallCell[]): readonly HallCell[] {
  return sorted.filter((cell, index) => sorted.findIndex(({ rack }) => rack === cell.rack) === index);
}
