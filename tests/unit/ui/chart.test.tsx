import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Chart, type ChartFormats } from '#src/ui/chart.tsx';
import type { ChartContent } from '#src/ui/chart-options.ts';
import type * as ChartPlotModule from '#src/ui/chart-plot.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { enter } from '#tests/unit/user.ts';

const plot = vi.hoisted(() => ({
  show: vi.fn<() => void>(),
  point: vi.fn<(index: number | null) => void>(),
  destroy: vi.fn<() => void>(),
}));
const createChartPlot = vi.hoisted(() => vi.fn<(box: HTMLElement, content: ChartContent) => typeof plot>(() => plot));
vi.mock('#src/ui/chart-plot.ts', () => ({ createChartPlot }));
/** uPlot, which needs a canvas. */
const draw = vi.hoisted(() => vi.fn<() => void>());
vi.mock('uplot', () => ({
  default: class {
    static readonly paths = { linear: () => () => null };
    readonly over = document.createElement('div');
    readonly hooks = {};
    constructor() {
      draw();
    }
    destroy() {}
  },
}));

let isSeen: (() => void) | undefined;
class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    isSeen = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

const formats: ChartFormats = { value: (value) => `${value} EH/s`, time: (atMs) => `day ${atMs}`, tick: String, timeTick: String };
const words = { formats, summary: 'BTC rose', stepLabel: 'Step', emptyText: 'No data' };
const points = [
  { atMs: 1, value: 5 },
  { atMs: 2, value: 7 },
  { atMs: 3, value: 6 },
];

let root: Root;
const host = document.createElement('div');
const render = (node: ReactNode) => act(async () => root.render(node));
const slider = () => host.querySelector<HTMLInputElement>('input[type=range]');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.clearAllMocks();
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => act(async () => root.unmount()));

const failToDraw = () =>
  createChartPlot.mockImplementationOnce(() => {
    throw new Error('no canvas');
  });

describe('Chart', () => {
  it('is a picture with the summary as its name', async () => {
    await render(<Chart points={points} {...words} />);
    expect(host.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('BTC rose');
  });

  it('renders its box on a server, without a style attribute', () => {
    const html = renderToString(<Chart points={undefined} {...words} />);
    expect(html).toContain('role="img"');
    expect(html).not.toContain('style=');
  });

  it('draws only once it nears the viewport, and takes the drawing away when it goes', async () => {
    await render(<Chart points={points} {...words} />);
    expect(createChartPlot).not.toHaveBeenCalled();
    await act(async () => isSeen?.());
    await drawn(() => expect(createChartPlot).toHaveBeenCalledOnce());
    await render(null);
    expect(plot.destroy).toHaveBeenCalledOnce();
  });

  it('is busy while its points are on their way', async () => {
    const busy = () => host.querySelector('[role=img]')?.getAttribute('aria-busy');
    await render(<Chart points={undefined} {...words} />);
    expect([busy(), host.textContent]).toEqual(['true', '']);
    await render(<Chart points={points} {...words} />);
    expect(busy()).toBe('false');
  });

  it('is empty, without a message, where it cannot be drawn', async () => {
    failToDraw();
    await render(<Chart points={points} {...words} />);
    await act(async () => isSeen?.());
    await drawn(() => expect(host.textContent).toBe('No data'));
    expect(host.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('No data');
    expect(slider()).toBeNull();
  });

  it('is drawn after all when the network is back, or with the next points', async () => {
    failToDraw();
    await render(<Chart points={points} {...words} />);
    await act(async () => isSeen?.());
    await drawn(() => expect(host.textContent).toBe('No data'));
    failToDraw();
    await render(<Chart points={points.slice(1)} {...words} />);
    await drawn(() => expect(createChartPlot).toHaveBeenCalledTimes(2));
    await drawn(() => expect(host.textContent).toBe('No data'));
    await act(async () => window.dispatchEvent(new Event('online')));
    await drawn(() => expect(createChartPlot).toHaveBeenCalledTimes(3));
    expect([host.textContent, slider()?.getAttribute('aria-valuetext')]).toEqual(['', 'day 3: 6 EH/s']);
  });

  it('draws all that it was given, of a long series as much as can be told apart, and what comes later', async () => {
    const long = Array.from({ length: 5_000 }, (_, index) => ({ atMs: index, value: index % 7 }));
    await render(<Chart points={long} {...words} reference={5} isHot forecastFromMs={9} />);
    await act(async () => isSeen?.());
    await drawn(() => expect(createChartPlot).toHaveBeenCalledOnce());
    const [, content] = createChartPlot.mock.calls[0]!;
    expect(content).toMatchObject({ formats, reference: 5, isHot: true, forecastFromMs: 9 });
    expect(content.points.length).toBeLessThanOrEqual(1_600);
    await render(<Chart points={points} {...words} />);
    expect(plot.show).toHaveBeenLastCalledWith(expect.objectContaining({ points }));
    for (const more of [{ isHot: true }, { reference: 6 }, { forecastFromMs: 2 }]) {
      await render(<Chart points={points} {...words} {...more} />);
      expect(plot.show).toHaveBeenLastCalledWith(expect.objectContaining(more));
    }
    // The slider stood at the end of the longer series.
    expect(slider()?.getAttribute('aria-valuetext')).toBe('day 3: 6 EH/s');
    await act(async () => slider()?.focus());
    expect(plot.point).toHaveBeenLastCalledWith(2);
  });

  it('draws what is there when its script has come', async () => {
    await render(<Chart points={points} {...words} />);
    // Without a wait in between: the script is on its way.
    act(() => isSeen?.());
    act(() => root.render(<Chart points={points.slice(1)} {...words} />));
    await drawn(() => expect(createChartPlot).toHaveBeenCalledOnce());
    expect(createChartPlot.mock.calls[0]?.[1].points).toEqual(points.slice(1));
  });

  it('says "No data" in words and in its name when there is nothing to draw', async () => {
    await render(<Chart points={[]} {...words} />);
    expect(host.textContent).toBe('No data');
    expect(host.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('No data');
    expect(slider()).toBeNull();
  });

  it('reads the latest point out, and steps by the slider', async () => {
    await render(<Chart points={points} {...words} />);
    await act(async () => isSeen?.());
    await drawn(() => expect(createChartPlot).toHaveBeenCalledOnce());
    const input = slider();
    expect(input?.getAttribute('aria-valuetext')).toBe('day 3: 6 EH/s');
    expect(input?.getAttribute('aria-label')).toBe('Step');
    await act(async () => input?.focus());
    expect(plot.point).toHaveBeenLastCalledWith(2);
    await enter(input!, '1');
    expect(slider()?.getAttribute('aria-valuetext')).toBe('day 2: 7 EH/s');
    expect(plot.point).toHaveBeenLastCalledWith(1);
    await act(async () => input?.blur());
    expect(plot.point).toHaveBeenLastCalledWith(null);
  });
});

describe('a drawing', () => {
  it('is made anew for paper, and no more once it is taken away', async () => {
    const actual = await vi.importActual<typeof ChartPlotModule>('#src/ui/chart-plot.ts');
    const print = new EventTarget();
    vi.stubGlobal('matchMedia', () => print);
    const drawing = actual.createChartPlot(host, { points, formats });
    print.dispatchEvent(new Event('change'));
    expect(draw).toHaveBeenCalledTimes(2);
    drawing.destroy();
    print.dispatchEvent(new Event('change'));
    expect(draw).toHaveBeenCalledTimes(2);
  });
});
