import type { PaperRow } from '../paper.model.ts';
import { drawChange, figureText, waitText } from './change-text.ts';
import type { PaperPen } from './paper-pen.ts';
import { EDGE, INNER, type Sheet } from './sheet.ts';

const CELLS = 4;
const HEIGHT = 128;
const PAD = 20;

/** Four figures of the first coin between two rules. Gives the lower edge. */
export function drawStrip(pen: PaperPen, sheet: Sheet, row: PaperRow, top: number): number {
  const { t, formats } = sheet;
  const step = INNER / CELLS;
  const lefts = Array.from({ length: CELLS }, (_, index) => Math.round(EDGE + index * step + (index === 0 ? 0 : PAD)));
  const figures = [
    formats.usd(row.priceUsd),
    figureText(row.network),
    figureText(row.difficulty),
    row.next ? figureText(row.next.figure) : t('notForecast'),
  ];
  const labels = [row.coin.symbol, t('strip.network'), t('strip.difficulty'), t('strip.next')];
  lefts.forEach((x, index) => {
    pen.text(labels[index] ?? '', { x, y: top + 36 }, { size: 21, ink: '--muted', maxWidth: step - 2 * PAD });
    pen.text(figures[index] ?? '', { x, y: top + 74 }, { size: 29, face: 'mono', weight: 520, maxWidth: step - 2 * PAD + 8 });
    if (index > 0) pen.box('--border', x - PAD, top, 1, HEIGHT);
  });
  const small = { size: 21, face: 'mono', formats } as const;
  drawChange(pen, row.changeRatio, { x: EDGE, y: top + 106 }, small);
  if (row.next) {
    const x = lefts[CELLS - 1] ?? EDGE;
    const width = drawChange(pen, row.next.ratio, { x, y: top + 106 }, small);
    pen.text(waitText(row.next, sheet), { x: x + width + 12, y: top + 106 }, { size: 20, ink: '--muted' });
  }
  pen.box('--text', EDGE, top + HEIGHT, INNER, 2);
  return top + HEIGHT + 2;
}
