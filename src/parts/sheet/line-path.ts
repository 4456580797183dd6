/** A drawing, and the values at its edges. */
export interface Box {
  readonly width: number;
  readonly height: number;
  /** Values at the lower and the upper edge. */
  readonly low: number;
  readonly high: number;
}

/**
 * A series as the `d` of an SVG path from the left to the right edge of a box, one decimal. '' for fewer than two values.
 * A level series runs through the middle; a value that is not known is a gap.
 */
export function linePath(values: readonly (number | undefined)[], box: Box): string {
  if (values.length < 2) return '';
  const points = values.map((value, index) => {
    if (value === undefined) return '';
    const pen = index > 0 && values[index - 1] !== undefined ? 'L' : 'M';
    return `${pen}${((index / (values.length - 1)) * box.width).toFixed(1)} ${yOf(value, box).toFixed(1)}`;
  });
  return points.join('');
}

/** The height of a value in a box, 0 at its upper edge. */
export function yOf(value: number, { height, low, high }: Box): number {
  return high > low ? (1 - (value - low) / (high - low)) * height : height / 2;
}
