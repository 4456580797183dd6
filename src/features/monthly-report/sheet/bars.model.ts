import { roundTicks } from '#src/ui/chart-ticks.ts';

/** The part of a day's place that its bar takes. */
const FILL = 0.72;

/** Bars of a drawing `width` by `height`, from nought at its foot to `top` at its upper edge, as the `d` of one SVG path. */
export function barsPath(values: readonly number[], { width, height, top }: { width: number; height: number; top: number }): string {
  const step = width / values.length;
  const bars = values.map((value, index) => {
    const tall = top > 0 ? (Math.max(0, value) / top) * height : 0;
    return `M${(index * step).toFixed(1)} ${height}v-${tall.toFixed(1)}h${(step * FILL).toFixed(1)}V${height}z`;
  });
  return bars.join('');
}

/** The value axis of bars: round ticks from nought up, the highest first. */
export function barTicks(values: readonly number[], steps: number): { readonly values: readonly number[]; readonly digits: number } {
  const { values: ticks, digits } = roundTicks(0, Math.max(...values), steps);
  return { values: ticks.toReversed(), digits };
}
