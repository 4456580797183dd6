import { expect, it } from 'vitest';
import { chartOptions } from '#src/ui/chart-options.ts';

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
