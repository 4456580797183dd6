import { chainFigures } from '../chain-figures.ts';
import type { PaperChain } from '../chain.model.ts';
import { drawChart } from './chart-part.ts';
import { drawChange } from './figures-part.ts';
import { EDGE, INNER, type PaperPen, type Sheet } from './paper-pen.ts';

const COLUMNS = 3;
const GAP = 28;
const COLUMN = (INNER - (COLUMNS - 1) * GAP) / COLUMNS;
const ROW = 112;

const ADJUSTED_COLUMNS = 5;
const ADJUSTED_COLUMN = INNER / ADJUSTED_COLUMNS;
const ADJUSTED_ROW = 36;

/** The hash price over the last days, the figures of the chain, its last adjustments. Gives the lower edge. */
export function drawChain(pen: PaperPen, sheet: Sheet, chain: PaperChain, top: number): number {
  const { t } = sheet;
  const { symbol } = chain.coin;
  const title = t('chain.chart', { symbol, days: chain.hashPrices.length });
  const underChart = drawChart(pen, sheet, { title, unit: t('chain.chartUnit', { unit: chain.unit }), values: chain.hashPrices, top });
  return drawAdjustments(pen, sheet, chain, drawFigures(pen, sheet, chain, underChart));
}

function drawFigures(pen: PaperPen, { t, formats }: Sheet, chain: PaperChain, top: number): number {
  const figures = chainFigures(chain, { t, formats });
  pen.box('--border', EDGE, top, INNER, 1);
  figures.forEach(({ name, value, detail }, index) => {
    const x = EDGE + (index % COLUMNS) * (COLUMN + GAP);
    const y = top + Math.floor(index / COLUMNS) * ROW;
    pen.text(name, { x, y: y + 36 }, { size: 20, ink: '--muted', maxWidth: COLUMN });
    pen.text(value, { x, y: y + 68 }, { size: 25, face: 'mono', weight: 520, maxWidth: COLUMN });
    if (detail !== undefined) pen.text(detail, { x, y: y + 96 }, { size: 18, face: 'mono', ink: '--muted', maxWidth: COLUMN });
  });
  return top + Math.ceil(figures.length / COLUMNS) * ROW + 12;
}

/** The newest first, in lines of five. */
function drawAdjustments(pen: PaperPen, { t, formats }: Sheet, { adjustments }: PaperChain, top: number): number {
  if (adjustments.length === 0) return top + 8;
  pen.box('--border', EDGE, top, INNER, 1);
  pen.text(t('chain.adjustments'), { x: EDGE, y: top + 36 }, { size: 20, ink: '--muted' });
  const small = { size: 19, face: 'mono' } as const;
  adjustments.forEach(({ atMs, ratio }, index) => {
    const x = EDGE + (index % ADJUSTED_COLUMNS) * ADJUSTED_COLUMN;
    const y = top + 72 + Math.floor(index / ADJUSTED_COLUMNS) * ADJUSTED_ROW;
    const width = pen.text(formats.beijingDay(atMs), { x, y }, { ...small, ink: '--muted', maxWidth: ADJUSTED_COLUMN / 2 });
    drawChange(pen, ratio, { x: x + width + 12, y }, { ...small, formats, isNeutral: true });
  });
  return top + 72 + Math.ceil(adjustments.length / ADJUSTED_COLUMNS) * ADJUSTED_ROW;
}
