import { roundTicks } from '#src/ui/chart-ticks.ts';
import { areaPath, type Box, linePath, xOf, yOf } from './line-path.ts';

/** The drawing's own units; the SVG is stretched to its box and its strokes are not. */
export const CHART_WIDTH = 1000;
export const CHART_HEIGHT = 200;

const GRID_STEPS = 3;

export interface ChartShape {
  readonly line: string;
  /** What lies under it. */
  readonly area: string;
  /** Where other lines of the same drawing run. */
  readonly box: Box;
  /** Lines across the drawing with the value at each, upper edge first. */
  readonly grid: readonly { readonly y: number; readonly value: number }[];
  /** Where the line ends: the newest value that is known. */
  readonly endX: number;
  readonly endY: number;
  readonly digits: number;
}

/** The lines of a sheet's chart between round ticks; a value that is not known is a gap. Undefined for fewer than two values, which make no line. */
export function chartShape(values: readonly (number | undefined)[]): ChartShape | undefined {
  const known = values.flatMap((value) => value ?? []);
  const last = known.at(-1);
  if (last === undefined || known.length < 2) return undefined;
  const ticks = roundTicks(Math.min(...known), Math.max(...known), GRID_STEPS);
  const grid = ticks.values.toReversed();
  const box = { width: CHART_WIDTH, height: CHART_HEIGHT, low: grid.at(-1) ?? last, high: grid[0] ?? last };
  return {
    line: linePath(values, box),
    area: areaPath(values, box),
    box,
    grid: grid.map((value) => ({ y: yOf(value, box), value })),
    endX: Number(
      xOf(
        values.findLastIndex((value) => value !== undefined),
        values.length,
        box,
      ),
    ),
    endY: yOf(last, box),
    digits: ticks.digits,
  };
}
