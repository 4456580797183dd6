import uPlot from 'uplot';
import type { ChartMark } from './chart-marks.ts';
import type { ChartPoint } from './chart-summary.ts';
import { evenIndices, roundTicks, type Ticks } from './chart-ticks.ts';

/** How the caller's figures and moments are written. */
export interface ChartFormats {
  value(value: number): string;
  time(atMs: number): string;
  /** A figure beside the axis, with the decimals by which it differs from its neighbours. */
  tick(value: number, digits: number): string;
  timeTick(atMs: number): string;
}

export interface ChartContent {
  points: readonly ChartPoint[];
  formats: ChartFormats;
  /** A level drawn across the chart. */
  reference?: number | undefined;
  /** The series is what comes out, in the hot colour. */
  isHot?: boolean | undefined;
  /** From this moment on the line is a forecast. */
  forecastFromMs?: number | undefined;
  /** Moments that are pointed at. */
  marks?: readonly ChartMark[] | undefined;
}

interface Drawing {
  content: ChartContent;
  colours: ChartColours;
  /** CSS pixels. */
  width: number;
  height: number;
}

const LINE_PX = 2;
const valueStepCount = 3;
const timeTickRem = 6.5;
const mostTimeTicks = 5;
/** Space at the right for half of the last date, at the top for half of the highest figure. */
const paddingRem = { top: 0.5, right: 1.625 };

/** The series as uPlot takes it: moments, the values until the forecast begins, and those of the forecast, which starts where the others end. */
export function chartData({
  points,
  forecastFromMs = Number.POSITIVE_INFINITY,
}: Pick<ChartContent, 'points' | 'forecastFromMs'>): uPlot.AlignedData {
  const last = latestSeen(points, forecastFromMs)?.atMs ?? Number.NEGATIVE_INFINITY;
  return [
    points.map(({ atMs }) => atMs),
    points.map(({ atMs, value }) => (atMs <= last ? value : null)),
    points.map(({ atMs, value }) => (atMs >= last ? value : null)),
  ];
}

/** The last point before a forecast; the last of all where there is none. */
function latestSeen(points: readonly ChartPoint[], forecastFromMs = Number.POSITIVE_INFINITY): ChartPoint | undefined {
  return points.findLast(({ atMs }) => atMs <= forecastFromMs);
}

/** Hairline grid, 2 px line, dot on the latest point, dashed crosshair; an area only over a whole axis, where its height is true. */
export function chartOptions({ content, colours, width, height }: Drawing): uPlot.Options {
  const ticks = ticksOf(content);
  const [low = 0] = ticks.values;
  const high = ticks.values.at(-1) ?? 1;
  const line: uPlot.Series = {
    width: LINE_PX,
    stroke: colours.line,
    points: { show: false },
    gaps: (plot) => gapsOf(content.points, (atMs) => plot.valToPos(atMs, 'x', true)),
  };
  return {
    width,
    height,
    padding: [paddingRem.top * colours.remPx, paddingRem.right * colours.remPx, 0, 0],
    legend: { show: false },
    cursor: {
      y: false,
      move: snap,
      drag: { x: false, y: false, setScale: false },
      points: { size: 9, width: 2, fill: colours.line, stroke: colours.surface },
    },
    scales: { x: { time: false }, y: { range: [low, high] } },
    axes: [timeAxis(content, colours, width), valueAxis(content, colours, ticks)],
    series: [{}, { ...line, ...(low === 0 && { fill: (plot) => areaFill(plot, colours) }) }, { ...line, dash: [3, 4] }],
    hooks: {
      drawAxes: [(plot) => drawReference(plot, content.reference, colours)],
      draw: [
        (plot) => drawLatestDot(plot, latestSeen(content.points, content.forecastFromMs), colours),
        (plot) => drawLonePoints(plot, content.points, colours),
      ],
    },
  };
}

/** Where no line is drawn, in the pixels of the canvas. */
export function gapsOf(points: readonly ChartPoint[], xOf: (atMs: number) => number): [fromX: number, toX: number][] {
  return points.flatMap(({ atMs, isAfterGap }, index) => {
    const before = points[index - 1];
    return isAfterGap && before ? [[Math.round(xOf(before.atMs)), Math.round(xOf(atMs))] satisfies [number, number]] : [];
  });
}

/** A point between two gaps has no line to show it. */
function drawLonePoints(plot: uPlot, points: readonly ChartPoint[], { line }: ChartColours): void {
  const lone = points.filter((point, index) => {
    const next = points[index + 1];
    return (point.isAfterGap || index === 0) && next?.isAfterGap;
  });
  if (lone.length === 0) return;
  const { ctx } = plot;
  ctx.save();
  ctx.fillStyle = line;
  ctx.beginPath();
  for (const { atMs, value } of lone) {
    const [x, y] = [plot.valToPos(atMs, 'x', true), plot.valToPos(value, 'y', true)];
    ctx.moveTo(x, y);
    ctx.arc(x, y, LINE_PX * uPlot.pxRatio, 0, 2 * Math.PI);
  }
  ctx.fill();
  ctx.restore();
}

/** The crosshair snaps to a point of the series, never between two. */
function snap(plot: uPlot, left: number, top: number): [number, number] {
  const atMs = left < 0 ? undefined : plot.data[0]?.[plot.posToIdx(left)];
  return [typeof atMs === 'number' ? plot.valToPos(atMs, 'x') : left, top];
}

function ticksOf({ points, reference }: ChartContent): Ticks {
  const values = points.map((point) => point.value);
  if (values.length === 0) return roundTicks(0, 0, valueStepCount);
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (reference === undefined) return roundTicks(low, high, valueStepCount);
  // A level on the very edge would read as the axis.
  const gap = (Math.max(high, reference) - Math.min(low, reference)) / 20;
  return roundTicks(Math.min(low, reference - gap), Math.max(high, reference + gap), valueStepCount);
}

function timeAxis({ points, formats }: ChartContent, { text, font, remPx }: ChartColours, widthPx: number): uPlot.Axis {
  const fitting = Math.floor(widthPx / (timeTickRem * remPx));
  const indices = evenIndices(points.length, Math.min(mostTimeTicks, Math.max(2, fitting)));
  return {
    stroke: text,
    font,
    size: 2.2 * remPx,
    gap: 0.7 * remPx,
    grid: { show: false },
    ticks: { show: false },
    splits: () => indices.flatMap((index) => points[index]?.atMs ?? []),
    values: (_plot, splits) => splits.map((atMs) => formats.timeTick(atMs)),
  };
}

function valueAxis({ formats }: ChartContent, { text, font, grid, remPx }: ChartColours, ticks: Ticks): uPlot.Axis {
  return {
    stroke: text,
    font,
    size: 3.4 * remPx,
    grid: { stroke: grid, width: 1 },
    ticks: { show: false },
    splits: () => ticks.values,
    values: (_plot, splits) => splits.map((value) => formats.tick(value, ticks.digits)),
  };
}

function areaFill(plot: uPlot, { area }: ChartColours): CanvasGradient | string {
  if (!area) return 'transparent';
  const gradient = plot.ctx.createLinearGradient(0, plot.bbox.top, 0, plot.bbox.top + plot.bbox.height);
  gradient.addColorStop(0, area[0]);
  gradient.addColorStop(1, area[1]);
  return gradient;
}

/** Under the series, over the grid. */
function drawReference(plot: uPlot, value: number | undefined, { reference }: ChartColours): void {
  if (value === undefined) return;
  const { ctx, bbox } = plot;
  const y = plot.valToPos(value, 'y', true);
  ctx.save();
  ctx.beginPath();
  ctx.setLineDash([6 * uPlot.pxRatio, 4 * uPlot.pxRatio]);
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.strokeStyle = reference;
  ctx.lineWidth = 2 * uPlot.pxRatio;
  ctx.stroke();
  ctx.restore();
}

function drawLatestDot(plot: uPlot, latest: ChartPoint | undefined, { line, surface }: ChartColours): void {
  if (!latest) return;
  const { ctx } = plot;
  ctx.save();
  ctx.beginPath();
  ctx.arc(plot.valToPos(latest.atMs, 'x', true), plot.valToPos(latest.value, 'y', true), 5 * uPlot.pxRatio, 0, 2 * Math.PI);
  ctx.fillStyle = line;
  ctx.strokeStyle = surface;
  ctx.lineWidth = 2 * uPlot.pxRatio;
  // A forecast before it is dashed.
  ctx.setLineDash([]);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

/** What a canvas needs of the style sheet, which it cannot read by itself. */
interface ChartColours {
  line: string;
  /** Of the level that a series is measured against. */
  reference: string;
  /** Top and foot of the area under the line; undefined when the token is not a plain hex colour. */
  area: readonly [string, string] | undefined;
  surface: string;
  grid: string;
  text: string;
  /** A CSS font shorthand at the size of the visitor's text setting. */
  font: string;
  /** Pixels of one rem. */
  remPx: number;
}

/** The area falls from 26% to nothing. */
const areaTop = '42';
const areaFoot = '00';

/** Reads the tokens that apply to `element`: its theme, its dark zone, its text size. An income is in the hot colour, and so is what is measured against a reference. */
export function readChartColours(element: Element, isHot = false): ChartColours {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const reference = token('--chart-1');
  const line = isHot ? token('--chart-2') : reference;
  return {
    line,
    reference,
    area: /^#[0-9a-f]{6}$/i.test(line) ? [line + areaTop, line + areaFoot] : undefined,
    surface: token('--raised'),
    grid: token('--border'),
    text: token('--muted'),
    font: `400 ${remPx * 0.75}px ${token('--font-mono')}`,
    remPx,
  };
}
