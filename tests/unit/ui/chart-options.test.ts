import type uPlot from 'uplot';
import { describe, expect, it } from 'vitest';
import { chartData, chartOptions } from '#src/ui/chart-options.ts';

const write = (value: number) => String(value);
const formats = { value: write, time: write, tick: write, timeTick: write };
const colours = {
  line: '#112233',
  reference: '#445566',
  area: ['#11223342', '#11223300'],
  surface: '',
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
