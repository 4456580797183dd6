/** A place in a drawing of cells: its left upper corner, in the drawing's units. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Cells of one temperature as path data of strokes down their columns. Drawn with a dash as long as a cell and a gap as long as the
 * space between two, a run of neighbours is one stroke: a thousand cells stay small. Cells come column by column, from the top.
 */
export function heatStrokes(places: readonly Place[], cell: number, pitch: number): string {
  const runs: { x: number; y: number; end: number }[] = [];
  for (const { x, y } of places) {
    const last = runs.at(-1);
    if (last?.x === x && last.end + pitch - cell === y) last.end = y + cell;
    else runs.push({ x, y, end: y + cell });
  }
  return runs.map(({ x, y, end }) => `M${x + cell / 2} ${y}v${end - y}`).join('');
}
