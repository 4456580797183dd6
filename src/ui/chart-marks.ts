import type uPlot from 'uplot';

/** A moment that a chart points at: where something broke off, or came back. */
export interface ChartMark {
  readonly atMs: number;
  readonly isGood: boolean;
}

const SIZE_PX = 5;

/** Draws marks at the foot of a chart, within its span: a triangle that falls, or one that rises. */
export function drawMarks(plot: uPlot, marks: readonly ChartMark[], box: Element, pxRatio: number): void {
  const { ctx, bbox } = plot;
  const style = getComputedStyle(box);
  const size = SIZE_PX * pxRatio;
  const foot = bbox.top + bbox.height - pxRatio;
  ctx.save();
  for (const { atMs, isGood } of marks) {
    const x = plot.valToPos(atMs, 'x', true);
    if (x < bbox.left || x > bbox.left + bbox.width) continue;
    ctx.fillStyle = style.getPropertyValue(isGood ? '--positive' : '--negative').trim();
    ctx.beginPath();
    const [tip, base] = isGood ? [foot - 2 * size, foot] : [foot, foot - 2 * size];
    ctx.moveTo(x, tip);
    ctx.lineTo(x - size, base);
    ctx.lineTo(x + size, base);
    ctx.closePath();
    ctx.fill();
  }
  ctx.restore();
}
