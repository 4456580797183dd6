import { heatStrokes } from './heat-strokes.ts';

/** Where the app is to be had (spec 2). */
export const stores = ['appStore', 'googlePlay', 'androidPackage'] as const;

const columns = 22;
const rows = 15;
const pitch = 15;
const cell = 11.5;

/** Bins of the temperature ramp (DESIGN 2). */
const binCount = 8;

/** The two cells of the drawing without a share; hollow, since colour is never the only signal. */
const silentCells = new Set(['5,0', '13,6']);

/** Edge lengths of the drawn hall and of a cell, and the space between two cells. */
export const hallSize = { width: (columns - 1) * pitch + cell, height: (rows - 1) * pitch + cell, cell, gap: pitch - cell };

/** From 0 to 7: three racks, each cool at its intake and hot at its exhaust, a little strewn by batches of five, the same in build and browser. */
function binAt(column: number, row: number): number {
  const depth = (column % 8) / 7;
  const batch = Math.floor(row / 5);
  const strewn = ((column * 37 + batch * 61 + column * batch * 13) % 19) / 19;
  const patch = column > 3 && column < 7 && row > 3 && row < 7 ? 0.16 : 0;
  return Math.min(binCount - 1, Math.floor((depth * 0.66 + strewn * 0.26 + patch) * binCount));
}

/** One path a bin. */
export const heatPaths: readonly string[] = Array.from({ length: binCount }, (_, bin) =>
  cellsWhere((column, row) => binAt(column, row) === bin),
);

function cellsWhere(isIn: (column: number, row: number) => boolean): string {
  const places: { x: number; y: number }[] = [];
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1)
      if (isIn(column, row) && !silentCells.has(`${column},${row}`)) places.push({ x: column * pitch, y: row * pitch });
  return heatStrokes(places, cell, pitch);
}

/** Outlines of the silent cells. */
export const silentPath = [...silentCells]
  .map((place) => place.split(',').map(Number))
  .map(([column = 0, row = 0]) => `M${column * pitch + 0.7} ${row * pitch + 0.7}h10.1v10.1h-10.1z`)
  .join('');

/** The drawn farm: 1,008 rigs of about 141.7 TH/s, and what AI(BTC) paid them on the day of the drawing. */
export const exampleFarm = {
  hashrate: '142.86 PH/s',
  online: 1008,
  offline: 16,
  today: '0.06428',
  paid: ['0.06428', '0.06391', '0.06412', '0.06377'],
};
