import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ChartContent, readChartColours } from '#src/ui/chart-options.ts';
import { createChartPlot } from '#src/ui/chart-plot.ts';
import { until } from '#tests/until.ts';
import { settled } from '../drawn.ts';

/** uPlot, which needs a canvas: a hundred pixels for a day, ten for a unit of value. */
const FakePlot = vi.hoisted(() => {
  class Plot {
    static readonly pxRatio = 1;
    static drawn: Plot[] = [];
    readonly over = document.createElement('div');
    readonly hooks: { setCursor?: (() => void)[] } = {};
    readonly cursor: { idx?: number | null; left?: number } = {};
    readonly setCursor = vi.fn<(at: { left: number; top: number }) => void>();
    readonly setSize = vi.fn<(size: { width: number; height: number }) => void>();
    isGone = false;
    constructor(
      readonly options: { width: number; series: { stroke?: string }[] },
      readonly data: number[][],
      box: HTMLElement,
    ) {
      Plot.drawn.push(this);
      Object.defineProperty(this.over, 'clientWidth', { value: 300 });
      box.append(this.over);
    }
    valToPos(value: number, scale: string) {
      return scale === 'x' ? value * 100 : 100 - value * 10;
    }
    destroy() {
      this.isGone = true;
      this.over.remove();
    }
    /** The crosshair is put somewhere, by a mouse say. */
    hover(idx: number | null, left: number) {
      Object.assign(this.cursor, { idx, left });
      for (const hook of this.hooks.setCursor ?? []) hook();
    }
  }
  return Plot;
});
vi.mock('uplot', () => ({ default: FakePlot }));

const points = [
  { atMs: 0, value: 5 },
  { atMs: 1, value: 7 },
  { atMs: 3, value: 9 },
];
const formats = {
  value: (value: number) => `${value} EH/s`,
  time: (atMs: number) => `day ${atMs}`,
  tick: String,
  timeTick: (atMs: number) => `d${atMs}`,
};
const content: ChartContent = { points, formats };

let resized: (() => void) | undefined;
let fontsAreThere: () => void;
const print = new EventTarget();

beforeEach(() => {
  FakePlot.drawn = [];
  resized = undefined;
  document.documentElement.style.cssText = '--chart-1: #111111; --chart-2: #222222';
  vi.stubGlobal('matchMedia', () => print);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly seen: () => void;
      constructor(callback: () => void) {
        this.seen = callback;
      }
      observe() {
        resized = this.seen;
      }
      disconnect() {
        resized = undefined;
      }
    },
  );
  const ready = new Promise<void>((done) => (fontsAreThere = done));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { status: 'loading', ready } });
  onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'));
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
});

const box = () => document.body.appendChild(document.createElement('div'));
/** Draws until the test is over. */
function create(place: HTMLElement, shown: ChartContent) {
  const drawing = createChartPlot(place, shown);
  onTestFinished(() => drawing.destroy());
  return drawing;
}
const plot = () => FakePlot.drawn.at(-1)!;
const card = () => plot().over.querySelector('div')!;
const last = <T,>(calls: readonly T[]) => calls.at(-1);
/** Drawn and not taken away: there is one drawing at most. */
const standing = () => FakePlot.drawn.filter(({ isGone }) => !isGone).length;

describe('a drawing', () => {
  it('fills its box, also when that changes', () => {
    const place = box();
    vi.spyOn(place, 'clientWidth', 'get').mockReturnValue(640);
    vi.spyOn(place, 'clientHeight', 'get').mockReturnValue(280);
    create(place, content).point(null);
    expect(plot().options).toMatchObject({ width: 640, height: 280 });
    vi.spyOn(place, 'clientWidth', 'get').mockReturnValue(320);
    resized?.();
    expect(last(plot().setSize.mock.calls)).toEqual([{ width: 320, height: 280 }]);
  });

  it.each(['data-theme', 'data-text-size'])('is made anew when %s changes, and the earlier one goes', async (attribute) => {
    create(box(), content);
    onTestFinished(() => document.documentElement.removeAttribute(attribute));
    document.documentElement.setAttribute(attribute, 'other');
    await until(() => expect(FakePlot.drawn).toHaveLength(2));
    expect(standing()).toBe(1);
  });

  it('is made anew when its type has come, and not once it is gone', async () => {
    const drawing = create(box(), content);
    create(box(), content);
    drawing.destroy();
    fontsAreThere();
    await settled();
    expect(FakePlot.drawn).toHaveLength(3);
    expect(standing()).toBe(1);
  });

  it('leaves nothing behind that would draw again', async () => {
    const drawing = create(box(), content);
    document.documentElement.dataset.theme = 'dark';
    await Promise.resolve();
    drawing.destroy();
    document.documentElement.dataset.theme = 'light';
    print.dispatchEvent(new Event('change'));
    expect(resized).toBeUndefined();
    await new Promise(requestAnimationFrame);
    await settled();
    delete document.documentElement.dataset.theme;
    expect([FakePlot.drawn.length, standing()]).toEqual([1, 0]);
  });

  it('shows what comes later, and keeps it for paper', () => {
    const drawing = create(box(), content);
    drawing.show({ ...content, points: points.slice(1) });
    expect(plot().data[0]).toEqual([1, 3]);
    print.dispatchEvent(new Event('change'));
    expect(FakePlot.drawn).toHaveLength(3);
    expect(plot().data[0]).toEqual([1, 3]);
    expect(standing()).toBe(1);
  });

  it('is in the hot colour where it is an income or stands against a level, in the cool one elsewhere', () => {
    const colour = (more: Partial<ChartContent>) => {
      create(box(), { ...content, ...more });
      return plot().options.series[1]?.stroke;
    };
    expect([colour({}), colour({ isHot: true }), colour({ reference: 6 })]).toEqual(['#111111', '#222222', '#222222']);
  });
});

it('reads its colours where it stands, and its type at the size of the text', () => {
  document.documentElement.style.fontSize = '20px';
  const place = box();
  place.style.cssText = 'font-size: 10px; --chart-1: #abcdef; --chart-2: oklch(0.7 0.1 40)';
  const cool = readChartColours(place);
  expect(cool).toMatchObject({ line: '#abcdef', reference: '#abcdef', area: ['#abcdef42', '#abcdef00'], remPx: 20 });
  expect(cool.font).toContain('15px');
  // Not a plain colour: it cannot be made transparent.
  expect(readChartColours(place, true)).toMatchObject({ line: 'oklch(0.7 0.1 40)', reference: '#abcdef', area: undefined });
  document.documentElement.removeAttribute('style');
});

describe('the crosshair', () => {
  it('goes to the point that is stepped to, and away again', () => {
    const drawing = create(box(), content);
    drawing.point(1);
    expect(last(plot().setCursor.mock.calls)).toEqual([{ left: 100, top: 30 }]);
    drawing.point(null);
    const [away] = last(plot().setCursor.mock.calls)!;
    expect([away.left < 0, away.top < 0]).toEqual([true, true]);
  });

  it('follows a finger as it comes down and moves, and leaves the mouse to uPlot', () => {
    create(box(), content);
    const { over, setCursor } = plot();
    over.getBoundingClientRect = () => new DOMRect(50, 20, 300, 100);
    const point = (type: string, pointerType: string) =>
      over.dispatchEvent(Object.assign(new Event(type), { pointerType, clientX: 150, clientY: 60 }));
    point('pointermove', 'mouse');
    expect(setCursor).not.toHaveBeenCalled();
    for (const type of ['pointerdown', 'pointermove']) point(type, 'touch');
    expect(setCursor.mock.calls).toEqual([[{ left: 100, top: 40 }], [{ left: 100, top: 40 }]]);
  });

  it('has a card with moment and figure beside it, from the first point to the last, and none off the drawing', () => {
    create(box(), content);
    expect(card().hidden).toBe(true);
    plot().hover(0, 0);
    expect([card().hidden, card().textContent]).toEqual([false, 'day 05 EH/s']);
    expect(card().style.transform).toBe('translate(10px, 0px)');
    plot().hover(2, 300);
    expect(card().textContent).toBe('day 39 EH/s');
    // No space at the right of the line.
    expect(card().style.transform).toBe('translate(210px, 0px)');
    plot().hover(2, -10);
    expect(card().hidden).toBe(true);
    plot().hover(1, 100);
    expect(card().hidden).toBe(false);
    plot().hover(null, 100);
    expect(card().hidden).toBe(true);
  });
});
