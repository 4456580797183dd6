import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { drawMarks } from './chart-marks.ts';
import { type ChartContent, chartData, chartOptions, readChartColours } from './chart-options.ts';
import styles from './chart.module.css';

/** A drawn chart. */
export interface ChartPlot {
  show(content: ChartContent): void;
  /** Puts the crosshair on the point of that index; null takes it away. */
  point(index: number | null): void;
  destroy(): void;
}

/** Draws into `box`, fills it, and follows its size, the theme and the text setting until destroyed. Loaded lazily. */
export function createChartPlot(box: HTMLElement, initial: ChartContent): ChartPlot {
  let content = initial;
  let drawing = draw(box, content);
  let isGone = false;
  // A canvas keeps the colours and the type it was drawn with.
  const redraw = () => {
    const before = drawing;
    // On paper a box without a drawing has no height to draw in.
    drawing = draw(box, content);
    before.destroy();
  };
  // A browser without it keeps the size that the chart was drawn in.
  const size = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => drawing.fit());
  // A canvas follows behind the frame that shows the new theme: it reads its colours, and would have the page styled within the click.
  const look = new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => isGone || redraw())));
  size?.observe(box);
  look.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-text-size'] });
  // Paper has colours of its own.
  const paper = matchMedia('print');
  paper.addEventListener('change', redraw);
  if (document.fonts?.status === 'loading') void document.fonts.ready.then(() => isGone || redraw());

  return {
    show(next) {
      content = next;
      redraw();
    },
    point: (index) => drawing.point(index),
    destroy() {
      isGone = true;
      size?.disconnect();
      look.disconnect();
      paper.removeEventListener('change', redraw);
      drawing.destroy();
    },
  };
}

function draw(box: HTMLElement, content: ChartContent) {
  const colours = readChartColours(box, content.isHot || content.reference !== undefined);
  const options = chartOptions({ content, colours, width: box.clientWidth, height: box.clientHeight });
  const plot = new uPlot(options, chartData(content), box);
  const tip = createChartTip(plot.over);
  const { marks = [] } = content;
  // The first drawing comes in a task of its own.
  plot.hooks.draw = [...(plot.hooks.draw ?? []), () => drawMarks(plot, marks, box, uPlot.pxRatio)];
  plot.hooks.setCursor = [() => moveTip(plot, content, tip)];
  followTouch(plot);
  return {
    fit: () => plot.setSize({ width: box.clientWidth, height: box.clientHeight }),
    point(index: number | null) {
      const at = index === null ? undefined : content.points[index];
      plot.setCursor(at ? { left: plot.valToPos(at.atMs, 'x'), top: plot.valToPos(at.value, 'y') } : { left: -10, top: -10 });
    },
    destroy: () => plot.destroy(),
  };
}

function moveTip(plot: uPlot, { points, formats }: ChartContent, tip: ChartTip): void {
  const { idx, left = -1 } = plot.cursor;
  const point = typeof idx === 'number' && left >= 0 ? points[idx] : undefined;
  if (!point) return tip.hide();
  const at = { left: plot.valToPos(point.atMs, 'x'), top: plot.valToPos(point.value, 'y'), plotWidth: plot.over.clientWidth };
  tip.show({ time: formats.time(point.atMs), value: formats.value(point.value) }, at);
}

/** uPlot follows a mouse only: a finger drawn along the chart shows the values, a finger drawn down still scrolls (CSS touch-action). */
function followTouch(plot: uPlot): void {
  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return;
    const area = plot.over.getBoundingClientRect();
    plot.setCursor({ left: event.clientX - area.left, top: event.clientY - area.top });
  };
  // The listeners go with the element, which destroy() removes.
  plot.over.addEventListener('pointerdown', follow);
  plot.over.addEventListener('pointermove', follow);
}

/** The small card beside the crosshair. */
interface ChartTip {
  show(text: { time: string; value: string }, at: { left: number; top: number; plotWidth: number }): void;
  hide(): void;
}

const gapPx = 10;

/** Makes the card inside `parent` out of text nodes: Trusted Types forbid markup from strings. */
function createChartTip(parent: HTMLElement): ChartTip {
  const card = document.createElement('div');
  const time = document.createElement('span');
  const value = document.createElement('b');
  card.className = styles.tip ?? '';
  card.hidden = true;
  card.append(time, value);
  parent.append(card);
  return {
    show(text, { left, top, plotWidth }) {
      time.textContent = text.time;
      value.textContent = text.value;
      card.hidden = false;
      const isLeftOfLine = left + gapPx + card.offsetWidth > plotWidth;
      const x = isLeftOfLine ? left - gapPx - card.offsetWidth : left + gapPx;
      const y = Math.max(0, top - card.offsetHeight - gapPx);
      card.style.transform = `translate(${Math.max(0, x)}px, ${y}px)`;
    },
    hide() {
      card.hidden = true;
    },
  };
}
