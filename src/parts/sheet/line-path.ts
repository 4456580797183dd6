/** A drawing, and the values at its edges. */
export interface Box {
  readonly width: number;
  readonly height: number;
  /** Values at the lower and the upper edge. */
  readonly low: number;
  readonly high: number;
}

/** Values side by side, the oldest first; one that is not known is a gap. */
type Series = readonly (number | undefined)[];

/**
 * A series as the `d` of an SVG path from the left to the right edge of a box, one decimal. '' for fewer than two values.
 * A level series runs through the middle; a value between two gaps is a dot.
 */
export function linePath(values: Series, box: Box): string {
  return runsOf(values, box)
    .map(({ points }) => `M${points.join('L')}${points.length === 1 ? 'h0' : ''}`)
    .join('');
}

/** What lies under such a line down to the lower edge, as the `d` of a path that is filled. */
export function areaPath(values: Series, box: Box): string {
  return runsOf(values, box)
    .map(({ points, fromX, toX }) => `M${fromX} ${box.height}L${points.join('L')}L${toX} ${box.height}Z`)
    .join('');
}

interface Run {
  readonly points: readonly string[];
  readonly fromX: string;
  readonly toX: string;
}

/** The stretches of a series without a gap. */
function runsOf(values: Series, box: Box): readonly Run[] {
  if (values.length < 2) return [];
  const runs: (Run & { points: string[]; toX: string })[] = [];
  values.forEach((value, index) => {
    if (value === undefined) return;
    const x = xOf(index, values.length, box);
    if (values[index - 1] === undefined) runs.push({ points: [], fromX: x, toX: x });
    const run = runs.at(-1);
    if (!run) return;
    run.points.push(`${x} ${yOf(value, box).toFixed(1)}`);
    run.toX = x;
  });
  return runs;
}

/** Where the value of an index stands in a series, as a path writes it. */
export function xOf(index: number, length: number, { width }: Box): string {
  return ((index / (length - 1)) * width).toFixed(1);
}

/** The height of a value in a box, 0 at its upper edge. */
export function yOf(value: number, { height, low, high }: Box): number {
  return high > low ? (1 - (value - low) / (high - low)) * height : height / 2;
}
