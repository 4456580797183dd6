import { expect, it } from 'vitest';
import { chartShape } from '#src/parts/sheet/chart-shape.ts';
import { SheetChart, SheetPlot } from '#src/parts/sheet/sheet-chart.tsx';
import { mount } from '../ui/mount.tsx';

it("has heading and unit, what stands for the drawing, and the axes' words from the top and from the left", async () => {
  const grid = [
    { y: 0, label: '$90' },
    { y: 200, label: '$80' },
  ];
  const { container } = await mount(
    <SheetChart className={undefined} title="Price" unit="USD">
      <SheetPlot width={1_000} height={200} grid={grid} from="1 Nov" to="21 Nov" summary="The price rose.">
        <path d="M0 200L1000 0" />
      </SheetPlot>
    </SheetChart>,
  );
  expect(container.querySelector('h2')?.textContent).toBe('Price');
  expect(container.textContent).toBe('PriceUSD$90$801 Nov21 Nov');
  const drawing = container.querySelector('svg');
  expect([drawing?.role, drawing?.ariaLabel, drawing?.getAttribute('viewBox')]).toEqual(['img', 'The price rose.', '0 0 1000 200']);
  expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([
    'M0 0H1000',
    'M0 200H1000',
    'M0 200L1000 0',
  ]);
  const axes = [...container.querySelectorAll('[aria-hidden]')].map((axis) => axis.textContent);
  expect(axes).toEqual(['$90$80', '1 Nov21 Nov']);
});

it('draws no line over a gap, no area under it, and a value between two as a dot', () => {
  const { line, area, endX } = chartShape([10, 20, undefined, undefined, 30, undefined, 40, 50, undefined])!;
  expect(line.match(/M[\d.]+/g)).toEqual(['M0.0', 'M500.0', 'M750.0']);
  expect(line).toMatch(/M500\.0 [\d.]+h0M750/);
  expect(area.match(/M[\d.]+ 200/g)).toEqual(['M0.0 200', 'M500.0 200', 'M750.0 200']);
  expect(area).toMatch(/L125\.0 200Z/);
  expect(endX).toBe(875);
});

it('ends at the newest value that is known, and has its lines where their values are', () => {
  const shape = chartShape([10, 40, 20, undefined]);
  expect(shape?.grid[0]?.y).toBe(0);
  for (const { y, value } of shape?.grid ?? []) expect(y).toBeCloseTo(((40 - value) / (40 - shape!.box.low)) * 200, 6);
  const { low, high } = shape!.box;
  expect(shape?.endY).toBeCloseTo((1 - (20 - low) / (high - low)) * 200, 6);
  expect([low <= 10, high]).toEqual([true, 40]);
  // Values begin and end at the edges, also where the last is not known.
  expect(shape?.line).toMatch(/^M0\.0 [\d.]+L333\.3 0\.0L666\.7 [\d.]+$/);
});
