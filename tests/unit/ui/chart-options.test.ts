import type uPlot from 'uplot';
import { describe, expect, it } from 'vitest';
import { chartData, chartOptions, type ChartContent } from '#src/ui/chart-options.ts';

const write = (value: number) => String(value);
const formats = {
  value: write,
  time: write,
  tick: (value: number, digits: number) => value.toFixed(digits),
  timeTick: (atMs: number) => `day ${atMs}`,
};
const colours = {
  line: '#112233',
  reference: '#445566',
  area: ['#11223342', '#11223300'],
  surface: '#ddeeff',
  grid: '',
  text: '',
  font: '',
  remPx: 16,
} as const;

function seriesOf(...values: number[]) {
  const points = values.map((value, index) => ({ atMs: index, value }));
  return chartOptions({ content: { points, formats }, colours, width: 400, height: 300 }).series[1];
}

it('an area stands only on an axis that begins at zero, where its height is true', () => {
  expect(seriesOf(15.6, 16.2)?.fill).toBeUndefined();
  expect(seriesOf(0.2, 16.2)?.fill).toBeDefined();
  expect(seriesOf(-3, 16.2)?.fill).toBeUndefined();
});

const optionsOf = (content: Partial<ChartContent>, width = 400, remPx = 16) =>
  chartOptions({ content: { points: [], formats, ...content }, colours: { ...colours, remPx }, width, height: 300 });
const pointsOf = (...values: number[]) => values.map((value, index) => ({ atMs: index, value }));
/** What stands along an axis. */
function axisOf(options: uPlot.Options, index: 0 | 1): unknown {
  const { splits, values } = options.axes![index]!;
  const plot = {} as uPlot;
  if (typeof splits !== 'function' || typeof values !== 'function') return undefined;
  return values(plot, splits(plot, 0, 0, 0, 0, 0), 0, 0, 0);
}
const rangeOf = (options: uPlot.Options) => options.scales?.y?.range;

describe('the axes', () => {
  it('hold the series and the level that it is measured against, which lies on no edge', () => {
    expect(rangeOf(optionsOf({ points: pointsOf(10.85, 12.02) }))).toEqual([10.5, 12.5]);
    const [low, high] = rangeOf(optionsOf({ points: pointsOf(10, 12), reference: 14 })) as number[];
    expect([low! <= 10, high! > 14]).toEqual([true, true]);
    const [under] = rangeOf(optionsOf({ points: pointsOf(10, 12), reference: 8 })) as number[];
    expect(under).toBeLessThan(8);
    expect(rangeOf(optionsOf({}))).toEqual([0, 1]);
  });

  it('say moments from the first to the last, as many as there is space for, five at most and two at least', () => {
    const points = pointsOf(...Array.from({ length: 61 }, (_, index) => index));
    expect(axisOf(optionsOf({ points }, 1_200), 0)).toEqual(['day 0', 'day 15', 'day 30', 'day 45', 'day 60']);
    expect(axisOf(optionsOf({ points }, 330), 0)).toEqual(['day 0', 'day 30', 'day 60']);
    // Larger text takes more of it.
    expect(axisOf(optionsOf({ points }, 330, 20), 0)).toEqual(['day 0', 'day 60']);
    expect(axisOf(optionsOf({ points }, 90), 0)).toEqual(['day 0', 'day 60']);
  });

  it('say figures with the decimals that tell them apart', () => {
    expect(axisOf(optionsOf({ points: pointsOf(0.1, 0.8) }), 1)).toEqual(['0.00', '0.25', '0.50', '0.75', '1.00']);
  });
});

describe('a gap in a series', () => {
  const points = pointsOf(5, 6, 7, 8).map((point) => (point.atMs === 2 || point.atMs === 3 ? { ...point, isAfterGap: true } : point));

  it('has no line, in either part of it', () => {
    const plot = { valToPos: (value: number) => value * 100 } as unknown as uPlot;
    const gapsOf = (index: number) => {
      const { gaps } = optionsOf({ points }).series[index]!;
      return typeof gaps === 'function' ? gaps(plot, index, 0, 3, []) : gaps;
    };
    const expected = [
      [100, 200],
      [200, 300],
    ];
    expect([gapsOf(1), gapsOf(2)]).toEqual([expected, expected]);
  });

  it('leaves a point between two as a dot', () => {
    const { done, plot } = canvas();
    const [, drawLone] = optionsOf({ points }).hooks?.draw ?? [];
    drawLone?.(plot);
    expect(done.filter(([name]) => name === 'arc').map(([, x, y]) => [x, y])).toEqual([[2, 7]]);
  });
});

it('the crosshair stands on a point, and goes where it is sent when it leaves', () => {
  const move = optionsOf({ points: pointsOf(5, 6) }).cursor!.move!;
  const posToIdx = (left: number) => (left === 37 ? 1 : 2);
  const plot = { data: [[10, 20, 30]], posToIdx, valToPos: (value: number) => value * 2 } as unknown as uPlot;
  expect(move(plot, 37, 5)).toEqual([40, 5]);
  expect(move(plot, -10, -10)).toEqual([-10, -10]);
});

it('a mouse that is drawn across selects nothing, and there is no legend', () => {
  const { cursor, legend } = optionsOf({ points: pointsOf(5, 6) });
  expect([cursor?.drag, cursor?.y, legend?.show]).toEqual([{ x: false, y: false, setScale: false }, false, false]);
});

/** A canvas that notes what is done to it. */
function canvas() {
  const done: unknown[][] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      done.push([name, ...args]);
  const ctx = new Proxy<Record<string, unknown>>({}, { get: (set, name) => set[String(name)] ?? note(String(name)) });
  // The canvas has two pixels for each of the page.
  const valToPos = (value: number, _scale: string, isCanvas?: boolean) => (isCanvas ? value : value / 2);
  const plot = { ctx, bbox: { left: 50, top: 10, width: 300, height: 200 }, valToPos } as unknown as uPlot;
  return { done, ctx, plot };
}

it('a level is a line across the whole drawing, in its own colour; without one there is none', () => {
  const { done, ctx, plot } = canvas();
  for (const draw of optionsOf({ points: pointsOf(5, 6) }).hooks?.drawAxes ?? []) draw?.(plot);
  expect(done).toEqual([]);
  for (const draw of optionsOf({ points: pointsOf(5, 6), reference: 7 }).hooks?.drawAxes ?? []) draw?.(plot);
  expect(done).toContainEqual(['moveTo', 50, 7]);
  expect(done).toContainEqual(['lineTo', 350, 7]);
  expect(ctx.strokeStyle).toBe('#445566');
});

it('an area is the colour of the line above and nothing at its foot, and nothing where its colour cannot be read', () => {
  const { plot } = canvas();
  const stops: unknown[] = [];
  const addColorStop = (at: number, colour: string) => stops.push([at, colour]);
  Object.assign(plot.ctx, { createLinearGradient: () => ({ addColorStop }) });
  const fill = (area: readonly [string, string] | undefined) => {
    const content = { points: pointsOf(0, 9), formats };
    const { series } = chartOptions({ content, colours: { ...colours, area }, width: 400, height: 300 });
    const fillOf = series[1]?.fill as ((plot: uPlot) => unknown) | undefined;
    return fillOf?.(plot);
  };
  fill(colours.area);
  expect(stops).toEqual([
    [0, '#11223342'],
    [1, '#11223300'],
  ]);
  expect(fill(undefined)).toBe('transparent');
});

describe('a forecast', () => {
  const points = [1, 2, 3, 4].map((value, index) => ({ atMs: index * 10, value }));

  it('leaves its dashes to its own line: the ring of the latest point is whole', () => {
    let dash = [3, 4];
    const dashAtStroke: number[][] = [];
    const draw = { save() {}, beginPath() {}, arc() {}, fill() {}, restore() {} };
    const ctx = { ...draw, setLineDash: (next: number[]) => (dash = next), stroke: () => dashAtStroke.push(dash) };
    const [drawLatest] =
      chartOptions({ content: { points, formats, forecastFromMs: 15 }, colours, width: 400, height: 300 }).hooks?.draw ?? [];
    drawLatest?.({ ctx, valToPos: (value: number) => value } as unknown as uPlot);
    expect(dashAtStroke).toEqual([[]]);
  });

  it('begins at the latest point that was seen, which has the dot', () => {
    const { done, ctx, plot } = canvas();
    for (const draw of optionsOf({ points, forecastFromMs: 20 }).hooks?.draw ?? []) draw?.(plot);
    expect(done.find(([name]) => name === 'arc')).toEqual(['arc', 20, 3, expect.any(Number), 0, 2 * Math.PI]);
    expect([ctx.fillStyle, ctx.strokeStyle]).toEqual(['#112233', '#ddeeff']);
    expect(chartData({ points, forecastFromMs: 20 })[2]).toEqual([null, null, 3, 4]);
  });

  it('goes on where what was seen ends, in a line of its own', () => {
    expect(chartData({ points, forecastFromMs: 15 })).toEqual([
      [0, 10, 20, 30],
      [1, 2, null, null],
      [null, 2, 3, 4],
    ]);
  });

  it('is nothing but the last point where there is none', () => {
    expect(chartData({ points })).toEqual([
      [0, 10, 20, 30],
      [1, 2, 3, 4],
      [null, null, null, 4],
    ]);
  });
});
