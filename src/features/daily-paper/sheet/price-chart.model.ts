import { roundTicks } from '#src/ui/chart-ticks.ts';
import { linePath, yOf } from '#src/parts/sheet/line-path.ts';

/** The drawing's own units; the SVG is stretched to its box and its strokes are not. */
export const CHART_WIDTH = 1000;
export const CHART_HEIGHT = 200;

const GRID_STEPS = 3;

export interface ChartShape {
  readonly line: string;
  /** Lines across the drawing with the price at each, upper edge first. */
  readonly grid: readonly { readonly y: number; readonly price: number }[];
  /** Where the line ends: the newest price. */
  readonly endY: number;
  readonly digits: number;
}

/** The lines of a price chart between round ticks; undefined for fewer than two prices, which make no line. */
export function chartShape(prices: readonly number[]): ChartShape | undefined {
  const last = prices.at(-1);
  if (last === undefined || prices.length < 2) return undefined;
  const { values, digits } = roundTicks(Math.min(...prices), Math.max(...prices), GRID_STEPS);
  const ticks = values.toReversed();
  const box = { width: CHART_WIDTH, height: CHART_HEIGHT, low: values[0] ?? last, high: ticks[0] ?? last };
  return {
    line: linePath(prices, box),
    grid: ticks.map((price) => ({ y: yOf(price, box), price })),
    endY: yOf(last, box),
    digits,
  };
}
